import PlanRunner
import Testing

@Suite("A parameter type of the vocabulary")
struct ParameterTypeTests {
  private func types(_ type: ParameterType) throws -> ParameterTypeRegistry {
    var types = ParameterTypeRegistry()
    try types.define(type)
    return types
  }

  static let patternRows: [([String], String, String, [ArgumentValue]?)] = [
    (["red|blue"], "a {t} ball", "a blue ball", [.string("blue")]),
    (["red|blue"], "a {t} ball", "a green ball", nil),
    (["a|ab"], "{t}c", "abc", [.string("ab")]),
    (["a*"], "{t}aab", "aaaab", [.string("aa")]),
    (["a*?"], "{t}{t}", "aaa", [.string(""), .string("aaa")]),
    (["red", "rose"], "{t}", "rose", [.string("rose")]),
    ([#"(\d+),(\d+)"#], "at {t}", "at 3,14", [.groups(["3", "14"])]),
    ([#"(\d+)(?:,(\d+))?"#], "at {t}", "at 3", [.groups(["3", nil])]),
    ([#"(a)x"#, #"(b)y"#], "{t}", "by", [.groups([nil, "b"])]),
    (["日本|é"], "{t}!", "é!", [.string("é")]),
  ]

  @Test("reads with regular expressions, and goes back as they would", arguments: patternRows)
  func patterns(
    _ patterns: [String], _ source: String, _ text: String, _ values: [ArgumentValue]?
  ) throws {
    let expression = try CucumberExpression(
      source, types: try types(try ParameterType("t", patterns: patterns)))
    #expect(expression.match(text)?.map(\.value) == values)
  }

  @Test("converts its capture groups, or its text when there are none")
  func conversion() throws {
    let sum = try ParameterType("t", patterns: [#"(\d)\+(\d)"#]) { groups in
      .int(groups.compactMap { $0 }.compactMap { Int($0) }.reduce(0, +))
    }
    #expect(
      try CucumberExpression("{t}", types: types(sum)).match("3+4")?.map(\.value) == [.int(7)])
    let shout = try ParameterType("t", patterns: ["[a-z]+"]) { groups in
      .string(groups.compactMap { $0 }.joined().uppercased())
    }
    #expect(
      try CucumberExpression("{t}", types: types(shout)).match("hey")?.map(\.value)
        == [.string("HEY")])
  }

  @Test("reads with a function that gets the place and the context")
  func reader() throws {
    let label = try ParameterType("label") { place in
      let known = place.context as? [Int: Int] ?? [:]
      guard let end = known[place.start] else { return [] }
      return [ParameterCandidate(end: end, value: .custom(end - place.start))]
    }
    let expression = try CucumberExpression("tap {label} twice", types: types(label))
    #expect(expression.match("tap Top bar twice", context: [4: 11])?.map(\.value) == [.custom(7)])
    #expect(expression.match("tap Top bar twice", context: [4: 10]) == nil)
    #expect(expression.match("tap Top bar twice") == nil)
  }

  @Test("may offer several ends, of which those outside the text are ignored")
  func candidates() throws {
    let type = try ParameterType("t") { place in
      [99, -1, place.start, place.start + 1, place.start + 2].map {
        ParameterCandidate(end: $0, value: .int($0))
      }
    }
    let expression = try CucumberExpression("{t}c", types: types(type))
    #expect(expression.match("c")?.map(\.value) == [.int(0)])
    #expect(expression.match("abc")?.map(\.value) == [.int(2)])
    #expect(expression.match("abbc") == nil)
  }

  @Test("keeps its name free of reserved characters", arguments: ["", "a(b", "a}", "a/b", "x.y"])
  func illegalName(_ name: String) {
    #expect(throws: ParameterTypeError.illegalName(name)) {
      try ParameterType(name, patterns: ["a"])
    }
  }

  @Test("has a name of its own", arguments: ["int", "mine"])
  func duplicateName(_ name: String) throws {
    var types = ParameterTypeRegistry()
    try types.define(try ParameterType("mine", patterns: ["a"]))
    #expect(throws: ParameterTypeError.duplicateName(name)) {
      try types.define(try ParameterType(name, patterns: ["b"]))
    }
    #expect(types.names.contains("mine"))
  }

  @Test("needs a regular expression that can be compiled")
  func unreadablePattern() throws {
    #expect(throws: ParameterTypeError.noPattern(name: "t")) {
      try ParameterType("t", patterns: [])
    }
    let error = try #require(throws: ParameterTypeError.self) {
      try ParameterType("t", patterns: ["a", "(b"])
    }
    #expect(error.description.contains("'(b'"))
  }
}
