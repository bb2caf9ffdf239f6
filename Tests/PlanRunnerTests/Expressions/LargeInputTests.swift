import PlanRunner
import Testing

@Suite("A large or hostile text", .timeLimit(.minutes(10)))
struct LargeInputTests {
  static let size = 100_000

  static let rows: [(String, String)] = [
    ("{} {} {} {} x", " "),
    ("{word}{word}{word}{word}{word} x", "a"),
    ("{int}{int}{int}{int} x", "7"),
    ("{float}{float}{float}{float} x", "7"),
    ("{}{float}{float} x", "1.5E7"),
    ("{}{string}{string} x", "''"),
    (#"{}{string} x"#, #"\""#),
    ("{word} {word} {word} x", "ab "),
    ("{}(a)(a)(a)(a)(a)(a) x", "a"),
  ]

  @Test("is read in a moment though nothing matches", arguments: rows)
  func noMatch(_ source: String, _ unit: String) throws {
    let text = String(repeating: unit, count: Self.size / unit.count)
    #expect(try CucumberExpression(source).match(text) == nil)
  }

  @Test("is read in a moment by a regular expression with many ends")
  func pattern() throws {
    var types = ParameterTypeRegistry()
    try types.define(try ParameterType("run", patterns: ["a*"]))
    let expression = try CucumberExpression("{run}b", types: types)
    let text = String(repeating: "a", count: Self.size)
    #expect(expression.match(text) == nil)
    #expect(expression.match(text + "b")?.map(\.range) == [0..<Self.size])
  }

  @Test("does not multiply the ways of many optionals")
  func optionals() throws {
    let count = 300
    let source = String(repeating: "(a)", count: count) + String(repeating: "a", count: count)
    let expression = try CucumberExpression(source)
    #expect(expression.match(String(repeating: "a", count: count)) != nil)
    #expect(expression.match(String(repeating: "a", count: count) + "b") == nil)
    #expect(expression.match(String(repeating: "a", count: 2 * count + 1)) == nil)
  }

  @Test("does not multiply the ways of many alternatives")
  func alternatives() throws {
    let source = Array(repeating: "a/a/a/a", count: 50).joined(separator: " ")
    let text = Array(repeating: "a", count: 50).joined(separator: " ")
    #expect(try CucumberExpression(source).match(text) == [])
    #expect(try CucumberExpression(source).match(text + "!") == nil)
  }

  @Test("gives up whole and in order")
  func wholeText() throws {
    let text = String(repeating: "word ", count: Self.size / 5) + "end"
    let arguments = try #require(try CucumberExpression("{} {word}").match(text))
    #expect(arguments.map(\.range) == [0..<Self.size - 1, Self.size..<Self.size + 3])
  }
}
