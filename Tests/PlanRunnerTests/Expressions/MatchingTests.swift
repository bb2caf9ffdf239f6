import PlanRunner
import Testing

/// An expression, a text, and the values that the parameters take; nil when nothing matches.
struct MatchRow: Sendable, CustomTestStringConvertible {
  let expression: String
  let text: String
  let values: [ArgumentValue]?

  init(_ expression: String, _ text: String, _ values: [ArgumentValue]?) {
    self.expression = expression
    self.text = text
    self.values = values
  }

  var testDescription: String { "\(expression) ← \(text)" }
}

@Suite("An expression matches a whole text")
struct MatchingTests {
  static let literals: [MatchRow] = [
    MatchRow("", "", []),
    MatchRow("", "a", nil),
    MatchRow("tap the row", "tap the row", []),
    MatchRow("tap the row", "tap the row ", nil),
    MatchRow("tap the row", "Tap the row", nil),
    MatchRow("a  b", "a b", nil),
    MatchRow("^$[]|.?*+", "^$[]|.?*+", []),
    MatchRow("a.c", "abc", nil),
    MatchRow("Zürich 😀 日本", "Zürich 😀 日本", []),
    MatchRow(")", ")", []),
    MatchRow("}", "}", []),
    MatchRow(#"three \(blind) mice"#, "three (blind) mice", []),
    MatchRow(#"three \({string}) mice"#, #"three ("blind") mice"#, [.string("blind")]),
    MatchRow(#"\{int}"#, "{int}", []),
    MatchRow(#"a\\b"#, #"a\b"#, []),
    MatchRow(#"12\/2020"#, "12/2020", []),
    MatchRow(#"12\\/2020"#, #"12\"#, []),
    MatchRow(#"12\\/2020"#, "2020", []),
    MatchRow(#"12\\\/2020"#, #"12\/2020"#, []),
    MatchRow(
      #"three \\(exceptionally) \\{string} mice"#, #"three \exceptionally \"blind" mice"#,
      [.string("blind")]),
  ]

  static let choices: [MatchRow] = [
    MatchRow("cucumber(s)", "cucumber", []),
    MatchRow("cucumber(s)", "cucumbers", []),
    MatchRow("cucumber(s)", "cucumberss", nil),
    MatchRow("(very )big", "big", []),
    MatchRow("(very )big", "very big", []),
    MatchRow("(a)(a)a", "a", []),
    MatchRow("(a)(a)a", "aaa", []),
    MatchRow("(a)(a)a", "aaaa", nil),
    MatchRow("mice/rats", "mice", []),
    MatchRow("mice/rats", "rats", []),
    MatchRow("mice/rats", "mice/rats", nil),
    MatchRow("see mice/rats run", "see rats run", []),
    MatchRow("see mice/rats run", "see mice", nil),
    MatchRow(#"black\ cat/dog"#, "black cat", []),
    MatchRow(#"black\ cat/dog"#, "black dog", nil),
    MatchRow("a/ab/abc d", "abc d", []),
    MatchRow("{int} rat(s)/mouse/mice", "3 rats", [.int(3)]),
    MatchRow("{int} rat(s)/mouse/mice", "1 rat", [.int(1)]),
    MatchRow("{int} rat(s)/mouse/mice", "1 mouse", [.int(1)]),
    MatchRow("{int}st/nd/rd/th", "3rd", [.int(3)]),
    MatchRow("a/i{int}n/y", "i18n", [.int(18)]),
    MatchRow("a/i{int}n/y", "a11y", [.int(11)]),
    MatchRow("wait {int} second(s)./second(s)?", "wait 2 seconds?", [.int(2)]),
    MatchRow("wait {int} second(s)./second(s)?", "wait 1 second.", [.int(1)]),
    MatchRow("wait {int} second(s)./second(s)?", "wait 1 second", nil),
    MatchRow("(brown)x/black", "brownx", []),
  ]

  static let numbers: [MatchRow] = [
    MatchRow("{int}", "22", [.int(22)]),
    MatchRow("{int}", "-22", [.int(-22)]),
    MatchRow("{int}", "+22", nil),
    MatchRow("{int}", "-", nil),
    MatchRow("{int}", "1.22", nil),
    MatchRow("{int}", "٣", nil),
    MatchRow("{int}{int}", "123", [.int(12), .int(3)]),
    MatchRow("{int}", "9223372036854775807", [.int(.max)]),
    MatchRow("{int}", "99999999999999999999", [.bigInteger("99999999999999999999")]),
    MatchRow("{byte}", "127", [.int(127)]),
    MatchRow("{byte}", "128", [.bigInteger("128")]),
    MatchRow("{short}", "-32768", [.int(-32768)]),
    MatchRow("{short}", "32768", [.bigInteger("32768")]),
    MatchRow("{long}", "-9223372036854775808", [.int(.min)]),
    MatchRow("{biginteger}", "-0012345678901234567890", [.bigInteger("-12345678901234567890")]),
    MatchRow("{biginteger}", "-000", [.bigInteger("0")]),
    MatchRow("{float}", "3.25", [.double(3.25)]),
    MatchRow("{float}", "-3", [.double(-3)]),
    MatchRow("{float}", ".25", [.double(0.25)]),
    MatchRow("{float}", "-.25", [.double(-0.25)]),
    MatchRow("{float}", "+1.5E+3", [.double(1500)]),
    MatchRow("{float}", "15E-1", [.double(1.5)]),
    MatchRow("{float}", "1E999", [.double(.infinity)]),
    MatchRow("{float}", "1e3", nil),
    MatchRow("{float}", "1.", nil),
    MatchRow("{float}", ".", nil),
    MatchRow("{float}", "", nil),
    MatchRow("{float}", "-", nil),
    MatchRow("{float}", "1,5", nil),
    MatchRow("{float}5", "3.5", [.double(3)]),
    MatchRow("{double}", "-", nil),
    MatchRow("{double}", "3.5", [.double(3.5)]),
    MatchRow(
      "{bigdecimal}", "3.10000000000000000000000001",
      [
        .decimal("3.10000000000000000000000001")
      ]),
    MatchRow("{bigdecimal}", "12", [.decimal("12")]),
  ]

  static let texts: [MatchRow] = [
    MatchRow("a {word} ball", "a red ball", [.string("red")]),
    MatchRow("a {word} ball", "a dark red ball", nil),
    MatchRow("{word}{word}", "abc", [.string("ab"), .string("c")]),
    MatchRow("{word}", "", nil),
    MatchRow("{}", "0.22", [.string("0.22")]),
    MatchRow("{}", "", [.string("")]),
    MatchRow("{}", "two\nlines", nil),
    MatchRow("{} and {}", "a and b and c", [.string("a and b"), .string("c")]),
    MatchRow("{string}", #""banana split""#, [.string("banana split")]),
    MatchRow("{string}", "'banana split'", [.string("banana split")]),
    MatchRow("{string}", #""""#, [.string("")]),
    MatchRow("{string}", "''", [.string("")]),
    MatchRow("{string}", #""it's""#, [.string("it's")]),
    MatchRow("{string}", #"'say "hi"'"#, [.string(#"say "hi""#)]),
    MatchRow("{string}", #""a\"b""#, [.string(#"a"b"#)]),
    MatchRow("{string}", #"'a\'b'"#, [.string("a'b")]),
    MatchRow("{string}", #""a\nb""#, [.string(#"a\nb"#)]),
    MatchRow("{string}", #""blind'"#, nil),
    MatchRow("{string}", #""open"#, nil),
    MatchRow("{string}", "bare", nil),
    MatchRow("{string}", "'a\\\nb'", nil),
    MatchRow("{}{string}", "it's 'a' it's", nil),
    MatchRow("{}{string}s", "'\\'a's", [.string("'\\"), .string("a")]),
    MatchRow("{}{string}{}", #"'\'"\"x"#, nil),
    MatchRow("{}{string}{}", #"'\'"\""x"#, [.string(#"'\'"\"#), .string(""), .string("x")]),
    MatchRow("{string} {string}", #""a" 'b'"#, [.string("a"), .string("b")]),
    MatchRow("{string} {string}", #""" "b""#, [.string(""), .string("b")]),
  ]

  @Test("with the values of the published syntax", arguments: literals + choices + numbers + texts)
  func values(_ row: MatchRow) throws {
    let arguments = try CucumberExpression(row.expression).match(row.text)
    #expect(arguments?.map(\.value) == row.values)
  }

  @Test("and says where each argument stands")
  func places() throws {
    let arguments = try CucumberExpression("type {string} {int} times").match("type 'é' 12 times")
    #expect(
      arguments == [
        Argument(parameter: "string", text: "'é'", range: 5..<8, value: .string("é")),
        Argument(parameter: "int", text: "12", range: 9..<11, value: .int(12)),
      ])
  }

  static let relaxed: [(String, String, ExpressionOptions, Bool)] = [
    ("Tap Ärger", "tAP äRGER", ExpressionOptions(ignoresCase: true), true),
    ("tap [", "tap {", ExpressionOptions(ignoresCase: true), false),
    ("tap @", "tap `", ExpressionOptions(ignoresCase: true), false),
    ("tap it", "tap \u{A0}\n it", ExpressionOptions(joinsWhiteSpace: true), true),
    ("tap  it", "tap it", ExpressionOptions(joinsWhiteSpace: true), true),
    ("tap it", "tapit", ExpressionOptions(joinsWhiteSpace: true), false),
    ("tap (on) it", "tap it", ExpressionOptions(joinsWhiteSpace: true), true),
    ("tap (on) it", "tap on it", ExpressionOptions(joinsWhiteSpace: true), true),
    ("tap (on) it", "tap onit", ExpressionOptions(joinsWhiteSpace: true), false),
    ("tap (on) it", "tap it", ExpressionOptions(), false),
  ]

  @Test("less strictly when asked to", arguments: relaxed)
  func options(
    _ expression: String, _ text: String, _ options: ExpressionOptions, _ matches: Bool
  ) throws {
    let expression = try CucumberExpression(expression, options: options)
    #expect((expression.match(text) != nil) == matches)
  }
}
