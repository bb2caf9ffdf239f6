/// The rules of a valid expression that its grammar alone does not say.
package enum ExpressionChecker {
  /// Checks a parsed expression against the rules and the known parameter types.
  ///
  /// - Throws: ``ExpressionError`` for the first part, in reading order, that breaks a rule.
  package static func check(
    _ expression: ExpressionNode, of source: String, types: ParameterTypeRegistry
  ) throws(ExpressionError) {
    for node in expression.children {
      switch node.kind {
      case .optional: try checkOptional(node, of: source)
      case .alternation: try checkAlternation(node, of: source)
      case .parameter: try checkParameter(node, of: source, types: types)
      case .text, .expression, .alternative: continue
      }
    }
  }

  private static func checkOptional(
    _ node: ExpressionNode, of source: String
  ) throws(ExpressionError) {
    if let inner = node.children.first(where: { $0.kind == .parameter }) {
      throw ExpressionError(.parameterInOptional, at: inner.range, in: source)
    }
    if let inner = node.children.first(where: { $0.kind == .optional }) {
      throw ExpressionError(.optionalInOptional, at: inner.range, in: source)
    }
    guard !node.children.isEmpty else {
      throw ExpressionError(.emptyOptional, at: node.range, in: source)
    }
  }

  private static func checkAlternation(
    _ node: ExpressionNode, of source: String
  ) throws(ExpressionError) {
    for alternative in node.children {
      guard !alternative.children.isEmpty else {
        throw ExpressionError(.emptyAlternative, at: alternative.range, in: source)
      }
      guard alternative.children.contains(where: { $0.kind == .text }) else {
        throw ExpressionError(.alternativeOfOptionals, at: alternative.range, in: source)
      }
      for part in alternative.children where part.kind == .optional {
        try checkOptional(part, of: source)
      }
    }
  }

  private static func checkParameter(
    _ node: ExpressionNode, of source: String, types: ParameterTypeRegistry
  ) throws(ExpressionError) {
    guard types[node.text] == nil else { return }
    guard ParameterTypeRegistry.isLegal(node.text) else {
      throw ExpressionError(.illegalParameterName, at: node.range, in: source)
    }
    let near = nearest(to: node.text, in: types.names, limit: 3)
    throw ExpressionError(
      .undefinedParameterType(name: node.text, nearest: near), at: node.range, in: source)
  }
}
