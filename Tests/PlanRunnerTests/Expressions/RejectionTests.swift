import PlanRunner
import Testing

@Suite("An expression is rejected")
struct RejectionTests {
  static let rows: [(String, ExpressionError.Kind, Range<Int>)] = [
    (#"\"#, .escapedEnd, 0..<1),
    (#"tap \"#, .escapedEnd, 4..<5),
    (#"\["#, .needlessEscape, 1..<2),
    (#"tap \now"#, .needlessEscape, 5..<6),
    ("(", .unfinishedOptional, 0..<1),
    ("a ((b", .unfinishedOptional, 3..<4),
    (#"three blind\ mice/rats("#, .unfinishedOptional, 22..<23),
    ("three (exceptionally) {string mice", .unfinishedParameter, 22..<23),
    ("three (exceptionally {string} mice", .unfinishedOptional, 6..<7),
    ("{", .unfinishedParameter, 0..<1),
    ("{string", .unfinishedParameter, 0..<1),
    ("{(string)}", .illegalParameterName, 1..<2),
    ("{a/b}", .illegalParameterName, 2..<3),
    ("{a{b}}", .illegalParameterName, 2..<3),
    (#"{a\)}"#, .illegalParameterName, 0..<5),
    ("x {a.b}", .illegalParameterName, 2..<7),
    ("three( brown/black) mice", .alternationInOptional, 12..<13),
    ("({int})", .parameterInOptional, 1..<6),
    ("(a(b))", .optionalInOptional, 2..<5),
    ("three ((very) blind) mice", .optionalInOptional, 7..<13),
    ("three () mice", .emptyOptional, 6..<8),
    ("()", .emptyOptional, 0..<2),
    ("a/b()", .emptyOptional, 3..<5),
    ("a/b({int})", .parameterInOptional, 4..<9),
    ("/", .emptyAlternative, 0..<0),
    ("three brown//black mice", .emptyAlternative, 12..<12),
    ("brown/ mice", .emptyAlternative, 6..<6),
    ("{int}/x", .emptyAlternative, 5..<5),
    ("x/{int}", .emptyAlternative, 2..<2),
    ("three (brown)/black mice", .alternativeOfOptionals, 6..<13),
    ("rat/(s)", .alternativeOfOptionals, 4..<7),
    ("{unknown}", .undefinedParameterType(name: "unknown", nearest: []), 0..<9),
    ("a {strng}", .undefinedParameterType(name: "strng", nearest: ["string"]), 2..<9),
    ("{ int}", .undefinedParameterType(name: " int", nearest: ["int"]), 0..<6),
  ]

  @Test("with the kind and the place of its first fault", arguments: rows)
  func fault(_ source: String, _ kind: ExpressionError.Kind, _ range: Range<Int>) {
    #expect(throws: ExpressionError(kind, at: range, in: source)) {
      try CucumberExpression(source)
    }
  }

  @Test("with a drawing that points at the place")
  func drawing() throws {
    let error = try #require(throws: ExpressionError.self) {
      try CucumberExpression("tap\t({int}) now")
    }
    #expect(
      error.description == #"""
        column 6: A parameter can't be optional.

          tap·({int}) now
               ^---^
        Write '\{' for a brace, or use two expressions.
        """#)
  }

  @Test("with one pointer for one character, and names that were meant")
  func shortDrawing() throws {
    let error = try #require(throws: ExpressionError.self) { try CucumberExpression("{itn") }
    #expect(error.description.contains("\n  {itn\n  ^\n"))
    let unknown = try #require(throws: ExpressionError.self) { try CucumberExpression("{itn}") }
    #expect(unknown.hint == "Did you mean {int}?")
    #expect(unknown.column == 1)
  }

  @Test("without harm when brackets are nested very deeply", arguments: [")", ""])
  func deep(_ closing: String) {
    let count = 100_000
    let source =
      String(repeating: "(", count: count) + "a" + String(repeating: closing, count: count)
    #expect(throws: ExpressionError.self) { try CucumberExpression(source) }
  }
}
