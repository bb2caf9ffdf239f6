/// A reader that turns an expression into a tree.
///
/// The tree may still break a rule that ``ExpressionChecker`` watches, such as an empty alternative.
package struct ExpressionParser {
  private static let deepestNesting = 64

  private let source: String
  private let tokens: [ExpressionToken]
  private var current = 0

  /// Returns the tree of an expression.
  ///
  /// - Throws: ``ExpressionError`` for brackets without a partner, and for characters in a wrong place.
  package static func parse(_ source: String) throws(ExpressionError) -> ExpressionNode {
    var parser = ExpressionParser(
      source: source, tokens: try ExpressionTokenizer.tokens(of: source))
    return try parser.expression()
  }

  private init(source: String, tokens: [ExpressionToken]) {
    self.source = source
    self.tokens = tokens
  }

  private var token: ExpressionToken { tokens[current] }

  private mutating func expression() throws(ExpressionError) -> ExpressionNode {
    var nodes: [ExpressionNode] = []
    current = 1
    while token.kind != .end {
      if isAtLeftBoundary {
        try alternationOrParts(into: &nodes)
      }
      guard token.kind != .end else { break }
      nodes.append(try part())
    }
    return ExpressionNode(.expression, children: nodes, range: 0..<token.range.upperBound)
  }

  private var isAtLeftBoundary: Bool {
    switch tokens[current - 1].kind {
    case .start, .whiteSpace, .endParameter: true
    default: false
    }
  }

  private var isAtRightBoundary: Bool {
    switch token.kind {
    case .end, .whiteSpace, .beginParameter: true
    default: false
    }
  }

  /// Reads up to the next boundary: one alternation if a slash is met, else the parts as they are.
  private mutating func alternationOrParts(
    into nodes: inout [ExpressionNode]
  ) throws(ExpressionError) {
    let start = token.range.lowerBound
    var alternatives: [ExpressionNode] = []
    var parts: [ExpressionNode] = []
    var alternativeStart = start
    while !isAtRightBoundary {
      guard token.kind == .alternation else {
        parts.append(try part())
        continue
      }
      let end = token.range.lowerBound
      alternatives.append(
        ExpressionNode(.alternative, children: parts, range: alternativeStart..<end))
      parts = []
      alternativeStart = token.range.upperBound
      current += 1
    }
    guard !alternatives.isEmpty else {
      nodes += parts
      return
    }
    let end = token.range.lowerBound
    alternatives.append(
      ExpressionNode(.alternative, children: parts, range: alternativeStart..<end))
    nodes.append(ExpressionNode(.alternation, children: alternatives, range: start..<end))
  }

  private mutating func part() throws(ExpressionError) -> ExpressionNode {
    switch token.kind {
    case .beginOptional: try optional()
    case .beginParameter: try parameter()
    default: textNode()
    }
  }

  private mutating func textNode() -> ExpressionNode {
    defer { current += 1 }
    return ExpressionNode(.text, text: token.text, range: token.range)
  }

  /// Reads an optional with those that are nested in it, so that the fault can be shown whole.
  private mutating func optional() throws(ExpressionError) -> ExpressionNode {
    var open: [(start: ExpressionToken, nodes: [ExpressionNode])] = [(token, [])]
    current += 1
    while let innermost = open.last {
      switch token.kind {
      case .beginOptional:
        guard open.count < Self.deepestNesting else {
          throw ExpressionError(.optionalInOptional, at: token.range, in: source)
        }
        open.append((token, []))
        current += 1
      case .endOptional:
        let range = innermost.start.range.lowerBound..<token.range.upperBound
        let node = ExpressionNode(.optional, children: innermost.nodes, range: range)
        current += 1
        open.removeLast()
        guard !open.isEmpty else { return node }
        open[open.count - 1].nodes.append(node)
      case .alternation:
        throw ExpressionError(.alternationInOptional, at: token.range, in: source)
      case .end:
        throw ExpressionError(.unfinishedOptional, at: innermost.start.range, in: source)
      default:
        open[open.count - 1].nodes.append(try part())
      }
    }
    return textNode()
  }

  private mutating func parameter() throws(ExpressionError) -> ExpressionNode {
    let start = token
    var name = ""
    current += 1
    while token.kind != .endParameter {
      switch token.kind {
      case .text, .whiteSpace: name += token.text
      case .end: throw ExpressionError(.unfinishedParameter, at: start.range, in: source)
      default: throw ExpressionError(.illegalParameterName, at: token.range, in: source)
      }
      current += 1
    }
    let range = start.range.lowerBound..<token.range.upperBound
    current += 1
    return ExpressionNode(.parameter, text: name, range: range)
  }
}
