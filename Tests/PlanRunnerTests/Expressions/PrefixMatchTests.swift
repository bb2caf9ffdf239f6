import PlanRunner
import Testing

@Suite("An expression reads a text from a place on")
struct PrefixMatchTests {
  static let rows: [(String, String, Int, [Int])] = [
    ("tap", "tap the row", 0, [3]),
    ("tap", "then tap it", 5, [8]),
    ("tap", "then tap it", 4, []),
    ("tap", "ta", 0, []),
    ("tap", "tap", 3, []),
    ("tap", "tap", 4, []),
    ("tap", "tap", -1, []),
    ("", "ab", 2, [2]),
    ("row(s)", "rows", 0, [4, 3]),
    ("a/ab/abc", "abcd", 0, [3, 2, 1]),
    ("a/a/a", "aa", 0, [1]),
    ("wait {int}", "wait 120 s", 0, [8, 7, 6]),
    ("{word} {word}", "ab cd ef", 0, [5, 4]),
    ("{float}", "2.5E1x", 0, [5, 3, 2, 1]),
    ("{string}", "'a' 'b'", 0, [3]),
  ]

  @Test("and ends at every place it can, the longest first", arguments: rows)
  func ends(_ source: String, _ text: String, _ start: Int, _ ends: [Int]) throws {
    let matches = try CucumberExpression(source).matches(in: Array(text), from: start)
    #expect(matches.map(\.end) == ends)
  }

  @Test("with the preferred arguments for each end")
  func arguments() throws {
    let text = ExpressionText("x 123")
    let matches = try CucumberExpression("{int}{int}").matches(in: text, from: 2)
    #expect(matches.map { $0.arguments.map(\.text) } == [["12", "3"], ["1", "2"]])
    #expect(matches.map { $0.arguments.map(\.range) } == [[2..<4, 4..<5], [2..<3, 3..<4]])
  }

  @Test("with a regular expression's ends")
  func patternEnds() throws {
    var types = ParameterTypeRegistry()
    try types.define(try ParameterType("case", patterns: [#"[A-Z]\d+"#]))
    let matches = try CucumberExpression("as in {case}", types: types)
      .matches(in: Array("same as in D15."), from: 5)
    #expect(matches.map(\.end) == [14, 13])
    #expect(matches.map { $0.arguments.map(\.value) } == [[.string("D15")], [.string("D1")]])
  }
}

@Suite("What an expression tells about itself")
struct ExpressionFactsTests {
  static let firstRows: [(String, Set<String>?)] = [
    ("tap the row", ["tap"]),
    ("Tap(s) it", ["tap", "taps"]),
    ("(the )field opens", ["the", "field"]),
    ("type/enter {string}", ["type", "enter"]),
    ("one-hand list", ["one"]),
    ("opens", ["opens"]),
    (#"\(see below)"#, ["("]),
    ("{int} rows", nil),
    ("(about ){int} rows", nil),
    ("pre{word}", nil),
    ("", nil),
    ("(a)", nil),
    ("(a)(b)(c)(d)(e)(f)(g)(h) x", nil),
  ]

  @Test("the words it can begin with", arguments: firstRows)
  func firstLiterals(_ source: String, _ words: Set<String>?) throws {
    #expect(try CucumberExpression(source).firstLiterals == words)
  }

  static let wordRows: [(String, Int, String)] = [
    ("Tap it", 0, "tap"), ("one-hand", 0, "one"), ("a, b", 1, ","), ("a\n b", 1, " "),
    ("a", 1, ""), ("Été", 0, "été"),
  ]

  @Test("the word of a text to compare them with", arguments: wordRows)
  func firstWord(_ text: String, _ start: Int, _ word: String) {
    #expect(CucumberExpression.firstWord(in: Array(text), from: start) == word)
  }

  @Test("its source, parameters and literal words")
  func facts() throws {
    let source = "Type/Enter {string} into the (search )field(s) {int} time(s) {}"
    let expression = try CucumberExpression(source)
    #expect(expression.source == source)
    #expect(expression.parameterNames == ["string", "int", ""])
    #expect(
      expression.literalWords == ["type", "enter", "into", "the", "search", "field", "time"])
  }
}
