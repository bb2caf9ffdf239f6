import PlanRunner
import Testing

/// Cells of a case table, read one by one.
enum Cells {
  /// Renders the source of a cell; the first character stands in line 7, column 8.
  static func text(_ source: String) throws -> PlanText {
    try #require(PlanFixture.doCell(source), "\(source) is no cell")
  }

  /// Cuts a cell into tokens.
  static func tokens(
    _ source: String, _ use: Phrase.Use, _ vocabulary: Vocabulary = .standard
  ) throws -> [Token] {
    Reader(vocabulary, use: use).read(try text(source))
  }

  /// The cells of a plan, each with its use.
  static func all(of plan: Plan) -> [(text: PlanText, use: Phrase.Use)] {
    plan.cases.flatMap { [($0.doCell, Phrase.Use.do), ($0.expectCell, .expect)] }
  }
}

extension Token {
  /// The expression that read it, if one did.
  var expression: String? {
    if case .phrase(_, let expression) = content { expression } else { nil }
  }

  /// One word for what it is, and its words.
  var account: String {
    switch content {
    case .phrase(.example(let value), let expression): "\(expression) = \(value)"
    case .phrase(_, let expression): expression
    case .mark(let mark): String(mark)
    case .undefined: "undefined: \(text)"
    case .ambiguous(let expressions): "ambiguous: \(expressions.joined(separator: " | "))"
    case .invalid(let message, _): "invalid: \(message)"
    }
  }
}
