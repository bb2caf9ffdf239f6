/// A part of a parsed expression, with its place in the source.
package struct ExpressionNode: Equatable, Sendable {
  /// The role of a node.
  package enum Kind: Equatable, Sendable {
    case expression, alternation, alternative, optional, parameter, text
  }

  /// The role of the node.
  package let kind: Kind
  /// The unescaped characters of a text, the name of a parameter, else empty.
  package let text: String
  /// The parts of the node in reading order.
  package let children: [ExpressionNode]
  /// The place of the node in the expression, in characters from 0.
  package let range: Range<Int>

  /// Creates a node.
  package init(
    _ kind: Kind, text: String = "", children: [ExpressionNode] = [], range: Range<Int>
  ) {
    self.kind = kind
    self.text = text
    self.children = children
    self.range = range
  }
}
