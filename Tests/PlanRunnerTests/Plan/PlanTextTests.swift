import PlanRunner
import Testing

@Suite("A cell is shown as a reader sees it")
struct PlanTextTests {
  @Test(
    "marks are taken out, escapes and entities resolved",
    arguments: [
      ("plain", "plain"),
      ("**bold** and *it* and __b__ and _i_", "bold and it and b and i"),
      ("***both***", "both"),
      ("snake_case_name 2*3*4", "snake_case_name 234"),
      ("a * b * c", "a * b * c"),
      ("`code *x* \\` y", "code *x* \\ y"),
      ("`` a ` b ``", "a ` b"),
      ("run `ls \\| wc`", "run ls | wc"),
      ("\\*no\\* \\`no\\`", "*no* `no`"),
      ("a &amp; b &#124; c &#x41; &nbsp;&hellip;", "a & b | c A \u{A0}…"),
      ("&unknown; &#0; &", "&unknown; \u{FFFD} &"),
      ("one<br>two<br/>three<BR />four", "one two three four"),
      ("<b>x</b> a < b <!-- no -->y", "x a < b y"),
      ("[doc](d.md \"t\") ![alt](a.png) <https://x.y/z>", "doc alt https://x.y/z"),
      ("[x] [ ] [a](b", "[x] [ ] [a](b"),
      ("**\"Open\"** at", "\"Open\" at"),
      ("*bold* [x](https://example.com)", "bold x"),
      ("`*bold* [x](https://example.com)`", "*bold* [x](https://example.com)"),
      ("a**b", "a**b"),
      ("点击**「搜索」**键", "点击**「搜索」**键"),
    ])
  func rendered(_ source: String, _ shown: String) {
    #expect(PlanFixture.doCell(source)?.string == shown)
  }

  @Test(
    "marked stretches are spans, the outer one first",
    arguments: [
      ("tap `ne` now", [PlanText.Span(kind: .code, range: 4..<6)]),
      (
        "**tap `x`** *y*",
        [
          PlanText.Span(kind: .bold, range: 0..<5), PlanText.Span(kind: .code, range: 4..<5),
          PlanText.Span(kind: .italic, range: 6..<7),
        ]
      ),
      (
        "[**a**b](u)",
        [
          PlanText.Span(kind: .link(destination: "u"), range: 0..<2),
          PlanText.Span(kind: .bold, range: 0..<1),
        ]
      ),
      ("é `が` x", [PlanText.Span(kind: .code, range: 2..<3)]),
    ])
  func spans(_ source: String, _ spans: [PlanText.Span]) {
    #expect(PlanFixture.doCell(source)?.spans == spans)
  }

  @Test("each character has its place, in columns of characters")
  func places() throws {
    // The cell starts in column 8: `| C1 | ` is seven characters.
    let cell = try #require(PlanFixture.doCell("👩‍👩‍👧 **e\u{301}** \\| `x`"))
    #expect(cell.string == "👩‍👩‍👧 e\u{301} | x")
    #expect(cell.positions.map(\.column) == [8, 9, 12, 15, 17, 18, 20])
    #expect(cell.positions.allSatisfy { $0.line == 7 })
    #expect(cell.source == "👩‍👩‍👧 **e\u{301}** | `x`")
  }

  @Test("an empty cell stands where its text would be")
  func emptyCell() throws {
    let plan = try #require(PlanFixture.read(PlanFixture.head + "| C1 |  | ok |\n").plan)
    let cell = try #require(plan.cases.first).doCell
    #expect(cell.isBlank)
    #expect(cell.start == SourcePosition(line: 7, column: 9))
  }

  @Test("a Setup item over several lines keeps its places")
  func severalLines() throws {
    let setup = "## Prerequisites\n\n3) one **two\n   three** four\n   - in\n4) five\n\n"
    let plan = try #require(PlanFixture.read(setup + PlanFixture.head + "| C1 | a | b |\n").plan)
    let item = try #require(plan.setup.first)
    #expect(item.text.string == "one two three four")
    #expect(item.text.spans == [PlanText.Span(kind: .bold, range: 4..<13)])
    #expect(item.text.positions[8] == SourcePosition(line: 4, column: 4))
    #expect(plan.setup.map(\.number) == ["3", "4"])
    #expect(item.children.map(\.number) == ["3.1"])
    #expect(item.children.first?.text.string == "in")
  }
}
