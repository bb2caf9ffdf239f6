import PlanRunner
import Testing

@Suite("Values of the plan")
struct PlanValueTests {
  /// Gives the values of a cell as "kind: words".
  private func values(_ expect: String, _ kinds: Set<PlanValue.Kind>) throws -> [String] {
    let cell = try Plans.rows([("X1", "Type `ne`", expect)]).cases[0].expectCell
    return PlanValueFinder(cell, caseIndex: 0).expected().filter { kinds.contains($0.kind) }
      .map { "\($0.kind.rawValue): \($0.words)" }
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
    let kinds: Set<PlanValue.Kind> = [
      .label, .name, .key, .code, .number, .duration, .points, .reference,
    ]
    #expect(try values(expect, kinds) == wanted)
  }

  @Test(
    "modes, denials, the places for them and turning words are found",
    arguments: [
      (
        "One-hand: tags stay. Top bar: tags stay",
        ["mode: One-hand", "word: stay", "mode: Top bar", "word: stay"]
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
    let found = PlanValueFinder(plan.cases[0].doCell, caseIndex: 0).examples()
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
