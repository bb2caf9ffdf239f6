import PlanRunner
import Testing

@Suite("The tokens and the tree of an expression")
struct SyntaxTreeTests {
  static let tokenRows: [(String, [ExpressionToken])] = [
    ("", [ExpressionToken(.start, "", 0..<0), ExpressionToken(.end, "", 0..<0)]),
    (
      "😀 {int}",
      [
        ExpressionToken(.start, "", 0..<0), ExpressionToken(.text, "😀", 0..<1),
        ExpressionToken(.whiteSpace, " ", 1..<2), ExpressionToken(.beginParameter, "{", 2..<3),
        ExpressionToken(.text, "int", 3..<6), ExpressionToken(.endParameter, "}", 6..<7),
        ExpressionToken(.end, "", 7..<7),
      ]
    ),
    (
      #"a\/b  (\ )/"#,
      [
        ExpressionToken(.start, "", 0..<0), ExpressionToken(.text, "a/b", 0..<4),
        ExpressionToken(.whiteSpace, "  ", 4..<6), ExpressionToken(.beginOptional, "(", 6..<7),
        ExpressionToken(.text, " ", 7..<9), ExpressionToken(.endOptional, ")", 9..<10),
        ExpressionToken(.alternation, "/", 10..<11), ExpressionToken(.end, "", 11..<11),
      ]
    ),
  ]

  @Test("tokens keep their place, escapes included", arguments: tokenRows)
  func tokens(_ source: String, _ tokens: [ExpressionToken]) throws {
    #expect(try ExpressionTokenizer.tokens(of: source) == tokens)
  }

  static let treeRows: [(String, String)] = [
    ("", "expression 0–0"),
    ("three mice", "expression 0–10 [text 0–5 ‘three’, text 5–6 ‘ ’, text 6–10 ‘mice’]"),
    (")", "expression 0–1 [text 0–1 ‘)’]"),
    ("{}", "expression 0–2 [parameter 0–2]"),
    ("({int})", "expression 0–7 [optional 0–7 [parameter 1–6 ‘int’]]"),
    (
      #"\((very) x)"#,
      "expression 0–11 [text 0–2 ‘(’, optional 2–8 [text 3–7 ‘very’], text 8–9 ‘ ’, "
        + "text 9–10 ‘x’, text 10–11 ‘)’]"
    ),
    (
      "((a) b)",
      "expression 0–7 [optional 0–7 [optional 1–4 [text 2–3 ‘a’], text 4–5 ‘ ’, text 5–6 ‘b’]]"
    ),
    (
      #"a\ b/cat(s)"#,
      "expression 0–11 [alternation 0–11 [alternative 0–4 [text 0–4 ‘a b’], "
        + "alternative 5–11 [text 5–8 ‘cat’, optional 8–11 [text 9–10 ‘s’]]]]"
    ),
    (
      "{int}st/nd",
      "expression 0–10 [parameter 0–5 ‘int’, alternation 5–10 "
        + "[alternative 5–7 [text 5–7 ‘st’], alternative 8–10 [text 8–10 ‘nd’]]]"
    ),
    ("/", "expression 0–1 [alternation 0–1 [alternative 0–0, alternative 1–1]]"),
  ]

  @Test("nodes keep their place", arguments: treeRows)
  func tree(_ source: String, _ drawn: String) throws {
    #expect(draw(try ExpressionParser.parse(source)) == drawn)
  }

  private func draw(_ node: ExpressionNode) -> String {
    let place = "\(node.kind) \(node.range.lowerBound)–\(node.range.upperBound)"
    let text = node.text.isEmpty ? "" : " ‘\(node.text)’"
    let children = node.children.map(draw).joined(separator: ", ")
    return place + text + (children.isEmpty ? "" : " [\(children)]")
  }
}
