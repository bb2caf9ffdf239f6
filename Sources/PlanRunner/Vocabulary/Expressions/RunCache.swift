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
  /// For each kind of quote, where the last search for its partner went on without success.
  private var unclosed: [Character: ClosedRange<Int>] = [:]

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

  /// Returns the place after the partner of the quote at a place, or nil.
  ///
  /// A search that comes to where a fruitless one began would go the same way, so it ends there. A
  /// quote inside a fruitless search was escaped, so a search from it has no success either.
  mutating func quotedEnd(in characters: [Character], from start: Int) -> Int? {
    guard start < characters.count, characters[start] == "\"" || characters[start] == "'" else {
      return nil
    }
    let quote = characters[start]
    let fruitless = unclosed[quote]
    if let fruitless, fruitless.contains(start) { return nil }
    var index = start + 1
    while index < characters.count {
      if index == fruitless?.lowerBound {
        index = fruitless?.upperBound ?? index
        break
      }
      if characters[index] == quote { return index + 1 }
      if characters[index] == "\\" {
        index += 1
        if index < characters.count, characters[index].isNewline { break }
      }
      index += 1
    }
    unclosed[quote] = start + 1...index
    return nil
  }
}
