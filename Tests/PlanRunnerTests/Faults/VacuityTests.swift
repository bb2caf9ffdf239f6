import Foundation
import PlanRunner
import Testing

@Suite("Clauses that prove nothing by themselves")
struct VacuityTests {
  private static let shipped = Vacuity(
    FaultFixture.compiled, cases: Array(FaultFixture.plan.cases.indices),
    options: RunOptions(jobs: 2))

  /// Looks through rows of a chat list, given as "Do | Expect", named X1, X2 and so on.
  private func clauses(_ rows: String...) throws -> [VacuousClause] {
    let lines = rows.enumerated().map { "| X\($0.offset + 1) | \($0.element) |\n" }
    let text =
      "# Rows\n\n## Chat list: rows\n\n| ID | Do | Expect |\n|----|----|--------|\n"
      + lines.joined()
    let plan = CompiledPlan(try Plans.read(text))
    return Vacuity(plan, cases: Array(plan.plan.cases.indices), options: RunOptions()).clauses()
  }

  private func account(_ clause: VacuousClause) -> String {
    let kind =
      switch clause.kind {
      case .mustBeSo(let backing): "must be so, \(backing.caseID)"
      case .earlierAction: "earlier"
      case .finding: "finding"
      }
    return "\(clause.caseID) \(clause.text): \(kind)"
  }

  @Test(
    "a clause that the last action brings about is not listed",
    arguments: [
      "Type `ne` | \"Search in Directory\" appears",
      "Search for nonsense | \"No chats found\" appears once the search finishes",
      "With results shown, switch profile | Results disappear",
      "Start a search, clear the field | The spinner stops",
      "Type `ne` | \"Search in Directory\" is shown; clearing the text brings the tags back",
    ])
  func proven(_ row: String) throws {
    #expect(try clauses(row).map(account) == [])
  }

  @Test(
    "one that is true before, or without the last action, is a finding",
    arguments: [
      ("Type `ne` | The search bar is shown", "X1 The search bar is shown: finding"),
      // The local list says so while one types already.
      ("Search for nonsense | \"No chats found\"", "X1 \"No chats found\": finding"),
      (
        "Type `ne`, press **Search** | \"Search or paste SimpleX link\"",
        "X1 \"Search or paste SimpleX link\": finding"
      ),
    ])
  func findings(_ row: String, _ wanted: String) throws {
    #expect(try clauses(row).map(account) == [wanted])
  }

  @Test("that nothing comes must be so where another case shows the action working")
  func mustBeSo() throws {
    let silent = "Type `ne`, press **Search** | No alert"
    #expect(try clauses(silent).map(account) == ["X1 No alert: finding"])
    let both = try clauses(silent, "Type `ne`, press **Search** | The results")
    #expect(both.map(account) == ["X1 No alert: must be so, X2"])
    let other = try clauses(silent, "Search | The results")
    #expect(other.map(account) == ["X1 No alert: finding"])
  }

  @Test("a follow-up is the last action of the clauses behind it")
  func followUps() throws {
    let found = try clauses(
      "Search for the name of a channel you joined | The tags are hidden; clearing the text brings the tags back; no alert"
    )
    #expect(found.filter { $0.text.contains("back") }.isEmpty)
  }

  @Test("a clause of an earlier moment is told apart")
  func earlier() throws {
    let found = try clauses(
      "Type `ne`, press **Search** | The key is labelled Search")
    #expect(found.map(account) == ["X1 The key is labelled Search: earlier"])
  }

  @Test("the baseline holds every finding of the shipped plan, and no more")
  func baseline() throws {
    let file = URL(filePath: ShippedPlanTests.path).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "docs/vacuous-clauses.txt")
    let baseline = VacuityBaseline(try String(contentsOf: file, encoding: .utf8))
    let found = Self.shipped.clauses()
    let report = VacuityReport(Self.shipped, of: FaultFixture.plan, baseline: baseline)
    #expect(report.findings.map(VacuityBaseline.entry) == [])
    #expect(baseline.stale(found) == [])
    #expect(found.count(where: \.isFinding) == 3, "the list may only become shorter")
    #expect(Self.shipped.sickCases == [])
  }

  @Test("every clause that must be so is backed by a clause of another case")
  func backed() {
    for clause in Self.shipped.clauses() {
      guard case .mustBeSo(let backing) = clause.kind else { continue }
      #expect(backing.caseID != clause.caseID)
      #expect(FaultFixture.plan.cases.contains { $0.id == backing.caseID })
    }
  }

  @Test("the number of jobs and the selection change nothing")
  func order() {
    let one = Vacuity(
      FaultFixture.compiled, cases: FaultFixture.indices(["C4", "C6"]), options: RunOptions())
    let wanted = Self.shipped.clauses().filter { ["C4", "C6"].contains($0.caseID) }
    #expect(!wanted.isEmpty)
    #expect(one.clauses() == wanted)
  }

  @Test("a case that does not pass is named, and nothing is said of its clauses")
  func sick() throws {
    let text =
      "## Chat list\n\n| ID | Do | Expect |\n|--|--|--|\n| C1 | Type `ne` | The chat opens |\n"
    let plan = CompiledPlan(Sample.plan(text))
    let vacuity = Vacuity(plan, cases: [0], options: RunOptions())
    #expect(vacuity.sickCases == ["C1"])
    #expect(vacuity.clauses() == [])
  }

  @Test("a baseline has an entry on each line, beside remarks")
  func entries() throws {
    let clause = try #require(Self.shipped.clauses().first { $0.isFinding })
    let entry = VacuityBaseline.entry(clause)
    let baseline = VacuityBaseline("# a remark\n\n  \(entry)  \r\nC99: nothing\n")
    #expect(baseline.holds(clause))
    #expect(baseline.stale([clause]) == ["C99: nothing"])
  }

  @Test("the report counts every clause once, in text and in JSON")
  func report() throws {
    let report = VacuityReport(Self.shipped, of: FaultFixture.plan)
    let text = report.text()
    #expect(text.contains("✔ must be so  C6  "))
    #expect(text.contains("✘ proves nothing by itself  D2  "))
    let object = try JSONSerialization.jsonObject(with: Data(report.json().utf8))
    let json = try #require(object as? [String: Any])
    let summary = try #require(json["summary"] as? [String: Int])
    let listed = try #require(json["vacuous"] as? [[String: Any]])
    #expect(summary["clauses"] == summary["dependOnTheAction", default: 0] + listed.count)
    #expect(summary["findings"] == 3)
  }
}
