/// The ways in which literal text may be read less strictly than the published syntax says.
package struct ExpressionOptions: Equatable, Sendable {
  /// Whether upper and lower case are alike in literal text.
  package var ignoresCase: Bool
  /// Whether white space in the expression stands for any white space in the text.
  ///
  /// Two runs that meet because an optional between them is absent count as one.
  package var joinsWhiteSpace: Bool

  /// Creates options; the default ones are strict.
  package init(ignoresCase: Bool = false, joinsWhiteSpace: Bool = false) {
    self.ignoresCase = ignoresCase
    self.joinsWhiteSpace = joinsWhiteSpace
  }
}
