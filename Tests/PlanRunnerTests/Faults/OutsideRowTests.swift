import PlanRunner
import ScreenModel
import Testing

@Suite("Rows that the plan lacks")
struct OutsideRowTests {
  /// What became of a row on the healthy app and on one with the fault.
  private enum Outcome: Equatable {
    case kills
    case unreadable(String)
    case fails(String)
    case misses
  }

  /// Plays the row of each fault outside the plan, in the shipped plan with all these rows behind its last.
  private static let outcomes: [(fault: Fault, outcome: Outcome)] = {
    let faults = FaultCatalogue.all.filter { $0.missingRow != nil }
    let rows = faults.enumerated().map { "| X\($0.offset + 1) | \($0.element.missingRow ?? "") |" }
    let text = Plans.shippedText.trimmingEnd() + "\n" + rows.joined(separator: "\n") + "\n"
    guard let plan = try? Plans.read(text) else { return [] }
    let first = plan.cases.count - faults.count
    let compiled = CompiledPlan(plan, cases: Array(first..<plan.cases.count))
    let sheets = TestSheets(Launch())
    return faults.enumerated().map { offset, fault in
      let index = first + offset
      let healthy = compiled.play(index, RunOptions(), Launch(), sheets)
      guard healthy.status == .passed else {
        let bad = healthy.scenarios.flatMap(\.clauses).first { $0.status == .failed || $0.status == .error }
        let words = UndefinedWords.of(healthy.script).map(\.text).joined(separator: ", ")
        if healthy.status == .undefined { return (fault, .unreadable(words)) }
        return (fault, .fails(bad?.message ?? healthy.reason ?? "?"))
      }
      let sick = compiled.play(index, RunOptions(), Launch(rules: fault.rules), sheets)
      let clauses = sick.scenarios.flatMap(\.clauses)
      let isKilled = clauses.contains { $0.status == .failed || $0.status == .error }
      return (fault, isKilled ? .kills : .misses)
    }
  }()

  @Test("each row passes with a healthy app and fails with the fault, but for so many")
  func rows() {
    for (fault, outcome) in Self.outcomes where outcome != .kills {
      print("OUT \(fault.missingRow ?? "")\n    \(outcome)")
    }
    #expect(Self.outcomes.count { $0.outcome != .kills } == 0)
  }
}

extension String {
  fileprivate func trimmingEnd() -> String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
