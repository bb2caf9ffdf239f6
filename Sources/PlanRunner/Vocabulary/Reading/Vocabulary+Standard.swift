extension Vocabulary {
  /// The vocabulary of the tool.
  ///
  /// A fault in an expression is a bug of ours; the tests compile all of them one by one.
  package static let standard: Vocabulary = {
    do {
      return try make()
    } catch {
      preconditionFailure("the vocabulary has a faulty expression: \(error)")
    }
  }()

  /// All phrases, by subject.
  package static let allPhrases: [Phrase] = [
    nounPhrases, Terms.phrases, DoPhrases.typing, DoPhrases.searching, DoPhrases.places,
    Places.phrases, Predicate.presencePhrases, Predicate.propertyPhrases, Moments.phrases,
    Statements.searching, Statements.opening, Statements.rows, FollowUps.phrases,
    Words.phrases, Regressions.phrases, Ways.phrases,
  ].flatMap { $0 }

  private static let nounPhrases: [Phrase] = [
    Nouns.labelPhrases, Nouns.rowPhrases, Nouns.partPhrases, Nouns.screenPhrases,
  ].flatMap { $0 }

  private static func make() throws -> Vocabulary {
    var types = try CellParameters.registry()
    let nouns = try Vocabulary(nounPhrases, types: types)
    let terms = try Vocabulary(Terms.phrases, types: types)
    try types.define(
      ParameterType("thing") { place in
        nouns.values(at: place) { meaning -> Thing? in
          switch meaning {
          case .thing(let thing): thing
          case .theRow: Nouns.directoryRow
          default: nil
          }
        }
      })
    try types.define(
      ParameterType("term") { place in
        terms.values(at: place) { if case .term(let term) = $0 { term } else { nil } }
      })
    try types.define(ParameterType("trigger", reader: readTrigger))
    return try Vocabulary(allPhrases, types: types)
  }

  /// Reads the way in which a search is started: "the row", "the key".
  @Sendable private static func readTrigger(_ place: MatchPlace) -> [ParameterCandidate] {
    let words: [(String, Trigger)] = [("the row", .row), ("the key", .key)]
    return words.compactMap { text, trigger in
      guard place.characters[place.start...].starts(with: text) else { return nil }
      return ParameterCandidate(
        end: place.start + text.count, value: .custom(Captured(text, trigger)))
    }
  }

  /// Gives the values that phrases read at a place, the longest first.
  fileprivate func values<Value: Sendable>(
    at place: MatchPlace, _ value: (Meaning) -> Value?
  ) -> [ParameterCandidate] {
    guard let text = place.context as? ReadingText else { return [] }
    let expressionText = ExpressionText(place.characters)
    let found = allReadings(in: text, at: place.start, expressionText: expressionText)
    var candidates: [ParameterCandidate] = []
    for reading in found where !candidates.contains(where: { $0.end == reading.match.end }) {
      let captures = Captures(reading.match.arguments)
      guard let meaning = try? reading.phrase.make(captures), let value = value(meaning) else {
        continue
      }
      let words = String(place.characters[place.start..<reading.match.end])
      candidates.append(
        ParameterCandidate(end: reading.match.end, value: .custom(Captured(words, value))))
    }
    return candidates
  }
}
