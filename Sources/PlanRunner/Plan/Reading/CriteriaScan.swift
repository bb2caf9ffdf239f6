/// Takes criteria, separators and range marks from a text, one after the other.
struct CriteriaScan {
  /// The highest number that a criterion can have.
  static let numberLimit = 999_999

  private let characters: [Character]
  /// The index of the next character.
  var index: Int
  private let end: Int

  /// Scans a stretch of a text, or all of it.
  init(_ characters: [Character], in range: Range<Int>? = nil) {
    self.characters = characters
    index = range?.lowerBound ?? 0
    end = range?.upperBound ?? characters.count
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { index >= end }

  private func character(at index: Int) -> Character? {
    index >= 0 && index < end ? characters[index] : nil
  }

  /// Moves over white space.
  mutating func skipBlanks() {
    while character(at: index)?.isWhitespace == true { index += 1 }
  }

  /// Takes "AC" and a number that stand as a word; a number above the limit is cut to one above it.
  mutating func takeCriterion() -> Int? {
    let first = character(at: index)
    let second = character(at: index + 1)
    guard first == "A" || first == "a", second == "C" || second == "c" else { return nil }
    if let before = character(at: index - 1), before.isLetter || before.isNumber { return nil }
    let start = index
    index += 2
    if let number = takeNumber() { return number }
    index = start
    return nil
  }

  /// Takes a number that no letter follows.
  mutating func takeNumber() -> Int? {
    var end = index
    var number = 0
    while let digit = character(at: end)?.wholeNumberValue, character(at: end)?.isASCII == true {
      number = min(number * 10 + digit, Self.numberLimit + 1)
      end += 1
    }
    guard end > index else { return nil }
    if let behind = character(at: end), behind.isLetter || behind.isNumber || behind == "_" {
      return nil
    }
    index = end
    return number
  }

  /// Takes a dash or "to".
  mutating func takeRangeMark() -> Bool {
    guard let mark = character(at: index) else { return false }
    if "–—-‐‑‒−".contains(mark) {
      index += 1
      return true
    }
    return takeWord("to")
  }

  /// Takes a comma, slash, "and" or the like.
  mutating func takeSeparator() -> Bool {
    guard let mark = character(at: index) else { return false }
    if ",;/&+、，".contains(mark) {
      index += 1
      return true
    }
    return takeWord("and") || takeWord("or")
  }

  private mutating func takeWord(_ word: String) -> Bool {
    let stop = index + word.count
    guard stop <= end, String(characters[index..<stop]).lowercased() == word,
      character(at: stop)?.isLetter != true, character(at: stop)?.isNumber != true
    else { return false }
    index = stop
    return true
  }
}

extension CriteriaScan {
  /// Says whether a text holds criteria, separators and nothing else.
  static func isOnlyCriteria(_ text: String) -> Bool {
    var scan = CriteriaScan(Array(text))
    var found = false
    while !scan.isAtEnd {
      let start = scan.index
      scan.skipBlanks()
      if scan.takeCriterion() != nil { found = true }
      if scan.index == start { _ = scan.takeSeparator() || scan.takeRangeMark() }
      guard scan.index > start else { return false }
    }
    return found
  }
}
