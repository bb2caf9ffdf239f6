import PlanRunner
import ScreenModel

/// The shipped plan, bound once for all tests of faults.
enum FaultFixture {
  static let plan = PlanReader.read(file: ShippedPlanTests.path).plan ?? Sample.plan
  static let compiled = CompiledPlan(plan)

  /// Gives the indices of cases by their IDs.
  static func indices(_ ids: [String]) -> [Int] {
    plan.cases.indices.filter { ids.contains(plan.cases[$0].id) }
  }

  /// Plays faults against cases of the shipped plan.
  static func play(
    _ faults: [Fault], _ ids: [String], jobs: Int = 1, isFull: Bool = false
  ) -> [Mutant] {
    let options = RunOptions(jobs: jobs)
    return Mutation(compiled, cases: indices(ids), options: options, isFull: isFull).play(faults)
  }

  /// A fault that changes nothing.
  static let none = Fault("nothing is wrong", "C5") { _ in }
  /// A fault that C6 and C7 notice, and C5 does not.
  static let cancel = Fault("Cancel searches", "C6") { $0.consent.cancelSearches = true }
  /// A fault that C5 shows and that no word of C5 forbids.
  static let icon = Fault("another icon", "C5") { $0.strings.directoryIcon = "globe" }
}
