/// The words with which a match of an expression can begin, if it ends at a word's end.
struct FirstWords {
  private static let pathLimit = 64
  private let program: ExpressionProgram
  private var words: Set<String> = []
  private var paths: [(step: Int, word: String)] = []
  private var pathCount = 0

  /// Returns the lower-cased words, or nil when a match can begin with anything.
  static func find(in program: ExpressionProgram) -> Set<String>? {
    var search = FirstWords(program: program)
    return search.run()
  }

  /// Returns the lower-cased word at a place: its letters and digits, else its one character.
  ///
  /// Any white space is given as one blank; the end of the text as an empty word.
  static func word(in characters: [Character], from start: Int) -> String {
    guard start < characters.count else { return "" }
    var word = ""
    var index = start
    while index < characters.count, isPart(characters[index]) {
      word += characters[index].lowercased()
      index += 1
    }
    return word.isEmpty ? single(characters[start]) : word
  }

  private init(program: ExpressionProgram) {
    self.program = program
  }

  private mutating func run() -> Set<String>? {
    paths = [(program.first, "")]
    while let path = paths.popLast() {
      pathCount += 1
      guard pathCount <= Self.pathLimit, follow(path.step, word: path.word) else { return nil }
    }
    return words
  }

  /// Follows a path by one step; returns false if any word could come of it.
  private mutating func follow(_ step: Int, word: String) -> Bool {
    switch program.steps[step] {
    case .accept:
      guard !word.isEmpty else { return false }
      words.insert(word)
      return true
    case .parameter:
      return false
    case .choice(let steps):
      paths += steps.map { ($0, word) }
      return true
    case .whiteSpace(let joins, _):
      if word.isEmpty, joins { return false }
      words.insert(word.isEmpty ? " " : word)
      return true
    case .literal(let literal, let next):
      return read(literal, word: word, next: next)
    }
  }

  private mutating func read(_ literal: [Character], word: String, next: Int) -> Bool {
    var word = word
    for character in literal {
      guard Self.isPart(character) else {
        words.insert(word.isEmpty ? Self.single(character) : word)
        return true
      }
      word += character.lowercased()
    }
    paths.append((next, word))
    return true
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isAlphanumeric
  }

  private static func single(_ character: Character) -> String {
    character.isBlank ? " " : character.lowercased()
  }
}
