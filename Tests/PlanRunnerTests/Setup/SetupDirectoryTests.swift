import FakeDirectory
import PlanRunner
import Testing

@Suite("The Setup list decides what the directory's address can do")
struct SetupDirectoryTests {
  private func verdict(_ id: String, live: Bool, in plan: Plan) throws -> CaseVerdict {
    let index = try #require(plan.cases.firstIndex { $0.id == id })
    let options = RunOptions(liveDirectory: live)
    return try #require(Engine.play(plan, cases: [index], options: options).first)
  }

  private func errors(_ verdict: CaseVerdict) -> [Instant] {
    verdict.scenarios.first?.film.journal.entries
      .filter { $0.event == .failed(.notDRAddress) }.map(\.time) ?? []
  }

  @Test func `on the live directory searches fail at once, and the report says why`() throws {
    let plan = try #require(SetupFixture.plan())
    let verdict = try verdict("D2", live: true, in: plan)
    #expect(verdict.status > .skipped)
    #expect(verdict.reason?.contains("ASENotDRAddress") == true)
    #expect(verdict.reason?.contains("line 9") == true)
    #expect(errors(verdict) == [.zero])
    let said = SetupFixture.findings(plan, live: true)
    #expect(said.count == 1)
    #expect(said.first?.hasPrefix("plan.md:9:") == true)
  }

  @Test func `on the test directory searches succeed`() throws {
    let plan = try #require(SetupFixture.plan())
    let verdict = try verdict("D2", live: false, in: plan)
    #expect(verdict.status == .passed)
    #expect(verdict.reason == nil)
    #expect(errors(verdict).isEmpty)
  }

  @Test func `cases that search nothing pass on the live directory`() throws {
    let plan = try #require(SetupFixture.plan())
    #expect(try verdict("C1", live: true, in: plan).status == .passed)
    #expect(try verdict("C6", live: true, in: plan).reason == nil)
  }

  @Test func `a live directory of which nothing is said takes searches`() throws {
    let plan = try #require(SetupFixture.plan("fail with", "meet"))
    #expect(try verdict("D2", live: true, in: plan).status == .passed)
  }

  /// Changes that leave the test directory's address without keys.
  @Test(arguments: [
    (" pq_ratchet=on", ""), ("pq_ratchet=on", "pq_ratchet=off"), ("short link", "full link"),
  ])
  func `an address without keys fails the searches of the test directory`(
    edit: (String, String)
  ) throws {
    let plan = try #require(SetupFixture.plan(edit.0, edit.1))
    let verdict = try verdict("D2", live: false, in: plan)
    #expect(verdict.status > .skipped)
    #expect(verdict.reason != nil)
    #expect(errors(verdict) == [.zero])
  }
}
