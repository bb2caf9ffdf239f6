import PlanRunner
import ScreenModel
import Testing

@Suite("A phone that shows something wrong is noticed by the words that forbid it")
struct WrongPhoneTests {
  private static let plan = (try? Plans.shipped()).map { CompiledPlan($0) }

  private func play(_ flaw: Flaw) throws -> CaseVerdict {
    let plan = try #require(Self.plan)
    let index = try #require(plan.plan.cases.firstIndex { $0.id == flaw.id })
    let launch = Launch()
    return plan.play(index, RunOptions(), launch, TestSheets(launch)) { launch in
      if launch.rules == .withoutDirectorySearch { return ModelPhone(launch) }
      return WrongPhone(launch, flaw)
    }
  }

  @Test("each flaw is noticed", arguments: Flaw.all)
  func noticed(_ flaw: Flaw) throws {
    let verdict = try play(flaw)
    #expect(verdict.status == .failed, "\(verdict.account)")
    #expect(
      verdict.failedWords.contains { $0.contains(flaw.words) }, "\(Set(verdict.failedWords))")
  }

  @Test("without a flaw the same cases hold", arguments: Set(Flaw.all.map(\.id)).sorted())
  func holds(_ id: String) throws {
    let verdict = try play(Flaw(id, "nothing is wrong", caughtBy: "") { _, _ in })
    #expect(verdict.status == .passed, "\(verdict.account)")
  }
}
