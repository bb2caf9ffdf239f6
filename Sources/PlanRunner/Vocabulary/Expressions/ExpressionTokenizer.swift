/// A reader that cuts an expression into tokens.
package struct ExpressionTokenizer {
  private let source: String
  private let characters: [Character]
  private var tokens: [ExpressionToken] = []
  private var text = ""
  private var textKind = ExpressionToken.Kind.text
  private var textStart = 0

  /// Returns the tokens of an expression, a start and an end token included.
  ///
  /// - Throws: ``ExpressionError`` for a backslash before a character that needs none, or at the end.
  package static func tokens(of source: String) throws(ExpressionError) -> [ExpressionToken] {
    var tokenizer = ExpressionTokenizer(source)
    return try tokenizer.run()
  }

  private init(_ source: String) {
    self.source = source
    characters = Array(source)
  }

  private mutating func run() throws(ExpressionError) -> [ExpressionToken] {
    tokens.append(ExpressionToken(.start, "", 0..<0))
    var index = 0
    while index < characters.count {
      let character = characters[index]
      if character == "\\" {
        try checkEscape(at: index)
        add(characters[index + 1], kind: .text, at: index)
        index += 2
      } else {
        add(character, kind: Self.kind(of: character), at: index)
        index += 1
      }
    }
    flush(at: index)
    tokens.append(ExpressionToken(.end, "", index..<index))
    return tokens
  }

  private func checkEscape(at index: Int) throws(ExpressionError) {
    guard index + 1 < characters.count else {
      throw ExpressionError(.escapedEnd, at: index..<index + 1, in: source)
    }
    guard Self.kind(of: characters[index + 1]) != .text || characters[index + 1] == "\\" else {
      throw ExpressionError(.needlessEscape, at: index + 1..<index + 2, in: source)
    }
  }

  private mutating func add(_ character: Character, kind: ExpressionToken.Kind, at index: Int) {
    let joins = kind == .text || kind == .whiteSpace
    if !joins || kind != textKind { flush(at: index) }
    guard joins else {
      tokens.append(ExpressionToken(kind, String(character), index..<index + 1))
      return
    }
    if text.isEmpty {
      textKind = kind
      textStart = index
    }
    text.append(character)
  }

  private mutating func flush(at index: Int) {
    guard !text.isEmpty else { return }
    tokens.append(ExpressionToken(textKind, text, textStart..<index))
    text = ""
  }

  private static func kind(of character: Character) -> ExpressionToken.Kind {
    switch character {
    case "(": .beginOptional
    case ")": .endOptional
    case "{": .beginParameter
    case "}": .endParameter
    case "/": .alternation
    default: character.isBlank ? .whiteSpace : .text
    }
  }
}
