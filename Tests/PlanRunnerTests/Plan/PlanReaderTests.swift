import Foundation
import PlanRunner
import Testing

@Suite("Cases are found with their criteria")
struct PlanReaderTests {
  @Test(
    "the usual headings are understood",
    arguments: [
      "ID|Do|Expect", "Case|Step|Expected", "Test case ID|Steps|Expected result",
      "#|Action|Expect", "Test Case ID|Test Step(s)|Expected Result(s)",
      "**ID**|`Do`|Expected outcome", "No.|Action|Then", "id:|DO|EXPECTED RESULTS",
      "Step|Action|Expected", "ID|Scenario|Expected", "编号|操作|期望",
    ])
  func headings(_ headings: String) throws {
    let text = "\(headings)\n---|---|---\nC1|tap|opens\n"
    let found = try #require(PlanFixture.read(text).plan?.cases.first)
    #expect(found.id == "C1")
    #expect(found.doCell.string == "tap")
    #expect(found.expectCell.string == "opens")
  }

  @Test("columns can stand in any order, and others are kept")
  func order() throws {
    let text = "| Notes | Expected | ID | Steps |\n|-|-|-|-|\n| n | e | C1 | d |\n"
    let found = try #require(PlanFixture.read(text).plan?.cases.first)
    #expect([found.id, found.doCell.string, found.expectCell.string] == ["C1", "d", "e"])
    #expect(found.otherCells.map(\.heading) == ["Notes"])
    #expect(found.otherCells.map(\.text.string) == ["n"])
  }

  @Test(
    "an ID cell loses its marks and its tag",
    arguments: [
      ("C5 (AC4)", "C5", ["AC4"]), ("**C5** (AC4)", "C5", ["AC4"]), ("`C5`", "C5", []),
      ("D16 (AC5, AC6)", "D16", ["AC5", "AC6"]), ("C1 (AC5–AC8)", "C1", range(5...8)),
      ("C1 (AC5—AC7)", "C1", range(5...7)), ("C1 (AC5-7)", "C1", range(5...7)),
      ("C1 (AC5 to AC7)", "C1", range(5...7)), ("C1 [ac4]", "C1", ["AC4"]),
      ("C1 (AC5 and AC7)", "C1", ["AC5", "AC7"]), ("C1 (AC9/AC7)", "C1", ["AC7", "AC9"]),
      ("C1 (AC10, AC9, AC9)", "C1", ["AC9", "AC10"]), ("C1 (iOS)", "C1", []),
      ("C1 (AC03)", "C1", ["AC3"]), ("C1 AC4", "C1", ["AC4"]), ("1.", "1", []),
      ("Log in", "Log in", []),
    ])
  func identifiers(_ cell: String, _ id: String, _ criteria: [String]) throws {
    let plan = PlanFixture.read(PlanFixture.head + "| \(cell) | a | b |\n").plan
    let found = try #require(plan?.cases.first)
    #expect(found.id == id)
    #expect(found.ownCriteria == criteria)
  }

  private static func range(_ numbers: ClosedRange<Int>) -> [String] { numbers.map { "AC\($0)" } }

  @Test("a heading's criteria hold for its cases and for the headings below it")
  func inherited() throws {
    let table = "| ID | Do | Expect |\n|---|---|---|\n"
    let text =
      "# T (AC1)\n\n## A [AC2, AC4–AC5]\n\n\(table)| A1 | a | b |\n\n### B\n\n\(table)"
      + "| B1 | a | b |\n| B2 (AC9) | a | b |\n\n## C\n\n\(table)| C1 | a | b |\n"
    let plan = try #require(PlanFixture.read(text).plan)
    let all = ["AC2", "AC4", "AC5"]
    #expect(plan.cases.map(\.criteria) == [all, all, ["AC9"], []])
    #expect(plan.cases.map(\.section) == [0, 1, 1, 2])
    #expect(plan.sections.map(\.title) == ["A", "B", "C"])
    #expect(plan.criteria == ["AC1"] + all + ["AC9"])
  }

  @Test("criteria that only a paragraph names are the plan's, code apart")
  func mentioned() {
    let text =
      "# T\n\nSee **AC3**–AC5, ac8 and `AC9`; MAC7, AC2b.\n\n" + PlanFixture.head
      + "| C1 | a | b |\n"
    #expect(PlanFixture.read(text).plan?.criteria == ["AC3", "AC4", "AC5", "AC8"])
  }

  @Test("a table in a quote or a list item holds cases, and they know it")
  func contexts() throws {
    let text =
      "# T\n\n> | ID | Do | Expect |\n> |---|---|---|\n> | C1 | a | b |\n\n"
      + "1. x\n\n   | ID | Do | Expect |\n   |---|---|---|\n   | C2 | a | b |\n"
    let cases = try #require(PlanFixture.read(text).plan).cases
    #expect(cases.map(\.context) == [.quote, .listItem])
  }

  @Test("front matter is no part of the plan")
  func frontMatter() throws {
    let text = "---\ntitle: x\n---\n" + PlanFixture.head + "| C1 | a | b |\n"
    let plan = try #require(PlanFixture.read(text).plan)
    #expect(plan.sections.map(\.title) == ["S"])
    #expect(plan.introduction.isEmpty)
    #expect(plan.cases.map(\.line) == [10])
  }

  @Test("a rule at the start does not hide a table")
  func ruleAtStart() {
    let text = "---\n" + PlanFixture.head + "| C1 | a | b |\n\n---\n"
    #expect(PlanFixture.read(text).plan?.cases.map(\.id) == ["C1"])
  }

  @Test("a file that can't be read is an error without a place")
  func files() {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().path
    #expect(Self.message(folder) == "\(folder): error: this is a directory, not a file")
    let none = folder + "/none.md"
    #expect(Self.message(none) == "\(none): error: there is no such file")
  }

  private static func message(_ path: String) -> String? {
    PlanReader.read(file: path).diagnostics.first?.rendered(path: path)
  }
}
