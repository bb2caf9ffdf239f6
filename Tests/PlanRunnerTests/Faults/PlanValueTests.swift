import PlanRunner
import Testing

@Suite("Values of the plan")
struct PlanValueTests {
  private static let taken: Set<PlanValue.Kind> = [
    .label, .name, .key, .code, .number, .duration, .points, .reference,
  ]

  /// Gives the values of a cell as "kind: words".
  private func values(
    of column: PlanValue.Column = .expect, _ cell: String, _ kinds: Set<PlanValue.Kind>
  ) throws -> [String] {
    let row = column == .do ? ("X1", cell, "Results") : ("X1", "Type `ne`", cell)
    let planCase = try Plans.rows([row]).cases[0]
    return PlanValueFinder(column, of: planCase, caseIndex: 0).values()
      .filter { kinds.contains($0.kind) }.map { "\($0.kind.rawValue): \($0.words)" }
  }

  @Test(
    "what a phrase took from the cell is found, without quotes and units",
    arguments: [
      ("\"Search in Directory\"", ["label: Search in Directory"]),
      ("the \"Join channel\" bar, **\"Open\"**", ["label: Join channel", "label: Open"]),
      ("The spinner within 0.5 s", ["duration: 0.5"]),
      ("30-pt avatars, description up to 2 lines", ["points: 30", "number: 2"]),
      ("`#` name, name without `#`", ["code: #", "code: #"]),
      ("The key is labelled Search", ["key: Search"]),
      ("Alert \"A\", actions Cancel and Enable", ["label: A", "name: Cancel", "name: Enable"]),
      ("As in C2", ["case: C2"]),
      ("brings \"Open\" back", ["label: Open"]),
    ])
  func taken(_ expect: String, _ wanted: [String]) throws {
    #expect(try values(expect, Self.taken) == wanted)
  }

  @Test(
    "so is what a step took from the Do cell",
    arguments: [
      ("Type `ne`", ["code: ne"]),
      ("Type a 5+ letter word, e.g. `alice`", ["number: 5"]),
      ("With \"Directory search\" off, tap \"Open\"", ["label: Directory search", "label: Open"]),
      ("In C5, choose Cancel", ["case: C5", "name: Cancel"]),
      ("Press the keyboard **Search** key", ["label: Search"]),
      ("Tap a result (or its \"Open\")", ["label: Open"]),
      ("Fail a \"Load more\", then retry", ["label: Load more"]),
      ("Search", []),
    ])
  func done(_ action: String, _ wanted: [String]) throws {
    #expect(try values(of: .do, action, Self.taken) == wanted)
  }

  @Test("a switch that is on could be off in the Do cell")
  func switched() throws {
    let cell = "With \"Directory search\" on, tap \"Open\""
    #expect(
      try values(of: .do, cell, [.word, .mode, .denial, .saying])
        == ["word: With", "word: on"])
  }

  @Test(
    "modes, denials, the places for them and turning words are found",
    arguments: [
      (
        "One-hand: tags stay. Top bar: tags stay",
        [
          "mode: One-hand", "denial: ", "word: stay", "mode: Top bar", "denial: ", "word: stay",
        ]
      ),
      ("no \"Open\", \"Open\"", ["denial: no", "denial: "]),
      ("without headers (no \"Open\")", ["denial: without", "word: without"]),
      ("\"Open\" above the field", ["denial: ", "word: above"]),
      ("Nothing happens", ["word: Nothing happens"]),
      ("tapping it opens the channel with no alert", ["denial: no"]),
    ])
  func turning(_ expect: String, _ wanted: [String]) throws {
    #expect(try values(expect, [.mode, .denial, .word]) == wanted)
  }

  @Test("examples are found in the Do cell")
  func examples() throws {
    let plan = try Plans.rows([("X1", "Type a 5+ letter word, e.g. `alice`", "\"Open\"")])
    let found = PlanValueFinder(.do, of: plan.cases[0], caseIndex: 0).examples()
    #expect(found.map(\.words) == ["e.g. alice"])
  }

  @Test("words are replaced where they stand in the source, whatever stands before them")
  func editing() throws {
    let text =
      "| ID | Do | Expect |\n|---|---|---|\n| Ü1 | `a\\|b` é | 👩‍👩‍👧 \\* **\"Open\"** and `x` |\n"
    let cell = try Plans.read(text).cases[0].expectCell
    let start = try #require(cell.characters.firstIndex(of: "O"))
    let bytes = SourceEditor(Array(text.utf8)).replacing(
      start..<start + 4, of: cell, with: "Shut")
    let wanted = text.split(separator: "Open").joined(separator: "Shut")
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == wanted)
  }
}
