/// A piece of an expression that the tokenizer tells apart.
package struct ExpressionToken: Equatable, Sendable {
  /// The role of a token.
  package enum Kind: Equatable, Sendable {
    case start, whiteSpace, beginOptional, endOptional, beginParameter, endParameter
    case alternation, text, end
  }

  /// The role of the token.
  package let kind: Kind
  /// The characters of the token without their escapes.
  package let text: String
  /// The place of the token in the expression, in characters from 0, escapes included.
  package let range: Range<Int>

  /// Creates a token.
  package init(_ kind: Kind, _ text: String, _ range: Range<Int>) {
    self.kind = kind
    self.text = text
    self.range = range
  }
}
