import PlanRunner
import ScreenModel
import Testing

@Suite("A wrong app is noticed by the words that forbid it")
struct WrongRuleTests {
  @Test("each consent case notices its wrong rules")
  func noticed() throws {
    let plan = CompiledPlan(try Plans.shipped())
    for wrong in WrongRule.all {
      let verdict = try #require(plan.verdicts([wrong.id], rules: wrong.rules).first)
      let words = verdict.scenarios.flatMap(\.clauses)
        .filter { [.failed, .error].contains($0.status) }.map(\.text)
      #expect(verdict.status > .skipped, "\(wrong.id): \(wrong.name)")
      #expect(
        words.contains { $0.contains(wrong.words) }, "\(wrong.id): \(wrong.name) – \(words)")
    }
  }

  @Test("each of C1 to C11 has two wrong rules at least")
  func complete() {
    for number in 1...11 {
      #expect(WrongRule.all.filter { $0.id == "C\(number)" }.count >= 2, "C\(number)")
    }
  }
}
