/// A reason why an expression can't be used, with the place where it shows.
package struct ExpressionError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong with an expression.
  package enum Kind: Equatable, Sendable {
    case escapedEnd, needlessEscape
    case unfinishedOptional, unfinishedParameter, illegalParameterName
    case alternationInOptional, parameterInOptional, optionalInOptional, emptyOptional
    case emptyAlternative, alternativeOfOptionals
    case undefinedParameterType(name: String, nearest: [String])
  }

  /// What is wrong.
  package let kind: Kind
  /// The place of the fault, in characters of the expression from 0; empty for a missing part.
  package let range: Range<Int>
  /// The expression as it was written.
  package let source: String

  /// Creates an error at a place of an expression.
  package init(_ kind: Kind, at range: Range<Int>, in source: String) {
    self.kind = kind
    self.range = range
    self.source = source
  }

  /// The column of the first wrong character, from 1.
  package var column: Int { range.lowerBound + 1 }

  /// The fault in one sentence.
  package var summary: String {
    switch kind {
    case .escapedEnd: "A backslash ends the expression, and there is nothing left for it to escape."
    case .needlessEscape: "A backslash stands before a character that has no special meaning."
    case .unfinishedOptional: "This '(' is never closed."
    case .unfinishedParameter: "This '{' is never closed."
    case .illegalParameterName: "A parameter name can't hold this character."
    case .alternationInOptional: "A '/' can't offer alternatives inside optional text."
    case .parameterInOptional: "A parameter can't be optional."
    case .optionalInOptional: "Optional text can't hold more optional text."
    case .emptyOptional: "There is no text between these parentheses."
    case .emptyAlternative: "One side of a '/' has no text."
    case .alternativeOfOptionals: "One side of a '/' is made of optional text only."
    case .undefinedParameterType(let name, _): "No parameter type is called '\(name)'."
    }
  }

  /// A way out, in one sentence.
  package var hint: String {
    switch kind {
    case .escapedEnd: #"Write '\\' for a backslash."#
    case .needlessEscape:
      #"Escape only ( ) { } / \ and white space; write '\\' for a backslash."#
    case .unfinishedOptional: #"Add a ')', or write '\(' for a parenthesis."#
    case .unfinishedParameter: #"Add a '}', or write '\{' for a brace."#
    case .illegalParameterName:
      #"Choose a name without ( ) { } [ ] / \ $ . | ? * and +, or escape the '{'."#
    case .alternationInOptional: #"Write '\/' for a slash, or move the choice out."#
    case .parameterInOptional: #"Write '\{' for a brace, or use two expressions."#
    case .optionalInOptional: #"Write '\(' for a parenthesis, or use two expressions."#
    case .emptyOptional: #"Put text between them, or write '\(' for a parenthesis."#
    case .emptyAlternative: #"Put text there, or write '\/' for a slash."#
    case .alternativeOfOptionals:
      #"Put some text beside it, or write '\(' for a parenthesis."#
    case .undefinedParameterType(_, let nearest):
      nearest.isEmpty
        ? "Define it in the registry before the expression."
        : "Did you mean \(nearest.map { "{\($0)}" }.joined(separator: " or "))?"
    }
  }

  /// The fault drawn under the expression, with its hint.
  package var description: String {
    """
    column \(column): \(summary)

      \(String(source.map(Self.drawn)))
      \(String(repeating: " ", count: range.lowerBound))\(pointer)
    \(hint)
    """
  }

  private var pointer: String {
    guard range.count > 1 else { return "^" }
    return "^" + String(repeating: "-", count: range.count - 2) + "^"
  }

  /// Shows a control character as a dot, so that the pointer stays under its place.
  private static func drawn(_ character: Character) -> Character {
    let isControl = character.unicodeScalars.contains { scalar in
      scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        || (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
    return isControl ? "·" : character
  }
}
