/// A memory of the last runs of like characters, so that a long run is measured only once.
struct RunCache {
  /// What the characters of a run have in common.
  enum Run: Equatable {
    case line, word, digits

    func contains(_ character: Character) -> Bool {
      switch self {
      case .line: !character.isNewline
      case .word: !character.isWhitespace
      case .digits: ("0"..."9").contains(character) && character.isASCII
      }
    }
  }

  private var recent: [(run: Run, range: Range<Int>)] = []

  /// Returns the end of the run that begins at a place, or is under way there.
  mutating func end(of run: Run, in characters: [Character], from start: Int) -> Int {
    if let known = recent.first(where: { $0.run == run && $0.range.contains(start) }) {
      return known.range.upperBound
    }
    var end = start
    while end < characters.count, run.contains(characters[end]) { end += 1 }
    guard end > start else { return start }
    if recent.count == 4 { recent.removeFirst() }
    recent.append((run, start..<end))
    return end
  }
}
