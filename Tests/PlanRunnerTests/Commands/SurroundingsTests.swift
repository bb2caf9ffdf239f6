import PlanRunner
import Testing

@Suite struct SurroundingsTests {
  /// What is chosen, whether there is a terminal, what is set, and whether colours are used.
  static let colors: [(Arguments.ColorChoice, Bool, [String: String], Bool)] = [
    (.auto, true, [:], true),
    (.auto, false, [:], false),
    (.auto, true, ["NO_COLOR": "1"], false),
    (.auto, true, ["NO_COLOR": ""], true),
    (.auto, true, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
    (.auto, false, ["CLICOLOR_FORCE": "1"], true),
    (.auto, false, ["CLICOLOR_FORCE": "0"], false),
    (.auto, true, ["TERM": "dumb"], false),
    (.always, false, ["NO_COLOR": "1"], true),
    (.never, true, ["CLICOLOR_FORCE": "1"], false),
  ]

  @Test(arguments: colors)
  func `colours follow the option, the variables, the terminal`(
    choice: Arguments.ColorChoice, isTerminal: Bool, variables: [String: String], used: Bool
  ) {
    let surroundings = Surroundings(isTerminal: isTerminal) { variables[$0] }
    #expect(surroundings.usesColor(choice) == used)
  }

  @Test(
    arguments: [
      (true, [:], 132, 132), (true, [:], nil, 80), (false, [:], nil, 100),
      (true, ["COLUMNS": "60"], 132, 60), (false, ["COLUMNS": "60"], nil, 60),
      (true, ["COLUMNS": "x"], 132, 132),
    ] as [(Bool, [String: String], Int?, Int)])
  func `the width is the terminal's unless COLUMNS says otherwise`(
    isTerminal: Bool, variables: [String: String], terminal: Int?, width: Int
  ) {
    let surroundings = Surroundings(isTerminal: isTerminal) { variables[$0] }
    #expect(surroundings.width(terminal: terminal) == width)
  }

  @Test(
    arguments: [
      ([:], true), (["LANG": "de_DE.UTF-8"], true), (["LANG": "C.utf8"], true),
      (["LANG": "C"], false),
      (["LC_ALL": "C", "LANG": "de_DE.UTF-8"], false), (["LC_ALL": "", "LANG": "C.UTF-8"], true),
    ] as [([String: String], Bool)])
  func `Unicode signs are used unless the locale can't show them`(
    variables: [String: String], known: Bool
  ) {
    #expect(Surroundings(isTerminal: true) { variables[$0] }.knowsUnicode == known)
  }

  @Test(arguments: [
    (
      "nowhere.md", ["plans/a.md", "plans/b.md"], #" (did you mean "plans/a.md" or "plans/b.md"?)"#
    ),
    ("plans/aa.md", ["plans/a.md", "plans/b.md"], #" (did you mean "plans/a.md"?)"#),
    ("nowhere.md", [], ""),
  ])
  func `a missing plan is answered with the nearest one`(
    path: String, candidates: [String], hint: String
  ) {
    #expect(PlanFile.hint(path, candidates) == hint)
  }
}
