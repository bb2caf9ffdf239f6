/// The ends that a parameter can reach from a place, found one at a time in order of preference.
///
/// It is a reference, so that a choice can keep it without copying the ends.
final class EndCursor {
  private enum Source {
    case range(ClosedRange<Int>)
    case candidate(ParameterCandidate)
    case end(Int)
    case preferredEnd(ParameterPattern)
    case otherEnds(ParameterPattern)
  }

  private let start: Int
  /// Where ends come from, the next source last.
  private var sources: [Source]

  /// Prepares the ends of a type at a place.
  init(
    of type: ParameterType, in text: ExpressionText, from start: Int, context: Any?,
    runs: inout RunCache
  ) {
    self.start = start
    switch type.source {
    case .builtIn(let builtIn):
      let ranges = builtIn.ends(in: text.characters, from: start, runs: &runs)
      sources = ranges.reversed().map { .range($0) }
    case .patterns(let patterns, _):
      sources = patterns.reversed().map { .preferredEnd($0) }
    case .reader(let reader):
      let place = MatchPlace(characters: text.characters, start: start, context: context)
      let possible = start...text.characters.count
      sources = text.candidates(of: type.name, at: place, reader).reversed()
        .filter { possible.contains($0.end) }
        .map { .candidate($0) }
    }
  }

  /// Returns the next end that is still untried, with its value if the vocabulary gave one.
  func next(
    in text: ExpressionText, untried: inout UntriedEnds
  ) -> (end: Int, value: ArgumentValue?)? {
    while let source = sources.popLast() {
      switch source {
      case .range(let range):
        guard let end = untried.highest(upTo: range.upperBound), end >= range.lowerBound else {
          continue
        }
        if end > range.lowerBound { sources.append(.range(range.lowerBound...end - 1)) }
        if untried.remove(end) { return (end, nil) }
      case .candidate(let candidate):
        if untried.remove(candidate.end) { return (candidate.end, candidate.value) }
      case .end(let end):
        if untried.remove(end) { return (end, nil) }
      case .preferredEnd(let pattern):
        guard let end = pattern.preferredEnd(in: text, from: start) else { continue }
        sources.append(.otherEnds(pattern))
        if untried.remove(end) { return (end, nil) }
      case .otherEnds(let pattern):
        let ends = pattern.allEnds(in: text, from: start)
        sources += ends.reversed().map { .end($0) }
      }
    }
    return nil
  }
}
