import PlanRunner
import ScreenModel
import Testing

@Suite("Rows that the plan lacks")
struct OutsideRowTests {
  /// How many rows the vocabulary can't say yet; the number may only become smaller.
  private static let unplayable = 24

  /// What became of a row on the healthy app and on one with the fault.
  private enum Outcome: Hashable {
    /// It passes on the healthy app, and a clause of it does not hold with the fault.
    case kills
    /// Some of its words have no step, or what it asks for can't be arranged.
    case unplayable
    /// It passes on both.
    case misses
  }

  /// Plays the row of each fault outside the plan, written behind the last row of the shipped plan.
  private static let outcomes: [(fault: Fault, outcome: Outcome)] = {
    let faults = FaultCatalogue.all.filter { $0.missingRow != nil }
    let rows = faults.enumerated().map { "| X\($0.offset + 1) | \($0.element.missingRow ?? "") |" }
    let text = Plans.shippedText.trimmedAtEnd + "\n" + rows.joined(separator: "\n") + "\n"
    guard let plan = try? Plans.read(text) else { return [] }
    let first = plan.cases.count - faults.count
    let compiled = CompiledPlan(plan, cases: Array(first..<plan.cases.count))
    let sheets = TestSheets(Launch())
    return faults.enumerated().map { offset, fault in
      let healthy = compiled.play(first + offset, RunOptions(), Launch(), sheets)
      guard healthy.status == .passed else { return (fault, .unplayable) }
      let sick = compiled.play(first + offset, RunOptions(), Launch(rules: fault.rules), sheets)
      let isKilled = sick.scenarios.flatMap(\.clauses).contains {
        $0.status == .failed || $0.status == .error
      }
      return (fault, isKilled ? .kills : .misses)
    }
  }()

  @Test("every row is played, and all but some catch their fault")
  func kills() {
    #expect(Self.outcomes.count == FaultCatalogue.all.count { $0.missingRow != nil })
    #expect(Self.outcomes.count { $0.outcome != .kills } == Self.unplayable)
  }

  @Test("a fault whose row can't be played changes what is seen all the same")
  func reachable() {
    let right = Dictionary(uniqueKeysWithValues: Walk.all.map { ($0.name, $0.trace()) })
    for (fault, outcome) in Self.outcomes where outcome != .kills {
      let isSeen = Walk.all.contains { $0.trace(fault.rules) != right[$0.name] }
      #expect(isSeen, "\(fault.name)")
    }
  }

  @Test("the page says of each row whether it can be played")
  func marks() {
    let wrong = Self.outcomes.filter { ($0.outcome == .kills) != $0.fault.isRowPlayable }
    #expect(wrong.map(\.fault.name) == [])
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
