import PlanRunner

/// Texts that an expression says of itself that it reads.
enum SampleWords {
  /// A text for each parameter type, as it stands in a cell's source.
  static let values: [String: [String]] = [
    "label": ["\"Open\"", "**Open**"], "code": ["`x`"], "name": ["Open", "\"Open\""],
    "key": ["Search"], "case": ["C2"], "duration": ["10 s"], "points": ["30-pt"], "int": ["5"],
    "thing": ["the tags"], "term": ["text"], "trigger": ["the row", "the key"],
  ]

  /// Writes an expression out in all its ways.
  static func of(_ expression: String) throws -> [String] {
    texts(try ExpressionParser.parse(expression))
  }

  private static func texts(_ node: ExpressionNode) -> [String] {
    switch node.kind {
    case .text: [node.text]
    case .parameter: values[node.text] ?? []
    case .optional: [""] + sequence(node)
    case .alternation: node.children.flatMap(texts)
    case .expression, .alternative: sequence(node)
    }
  }

  private static func sequence(_ node: ExpressionNode) -> [String] {
    node.children.reduce([""]) { begun, child in
      let next = texts(child)
      return begun.flatMap { start in next.map { start + $0 } }
    }
  }
}
