/// The words of an expression's literal text.
enum LiteralWords {
  /// Returns the words of a tree in reading order, in lower case.
  static func list(_ node: ExpressionNode) -> [String] {
    node.children.flatMap { child -> [String] in
      switch child.kind {
      case .text: words(of: child.text)
      case .optional: isWordEnding(child) ? [] : list(child)
      case .parameter: []
      case .expression, .alternation, .alternative: list(child)
      }
    }
  }

  private static func isWordEnding(_ optional: ExpressionNode) -> Bool {
    !optional.children.contains { $0.text.contains(where: \.isBlank) }
  }

  private static func words(of text: String) -> [String] {
    text.split { !$0.isAlphanumeric }.map { $0.lowercased() }
  }
}
