import PlanRunner
import ScreenModel

/// The shipped plan, swept.
enum Sweeping {
  /// Sweeps cases of the shipped plan, all of them where none is named.
  static func outcome(
    _ ids: [String] = [], _ schedules: Sweep.Schedules, fault: String? = nil, jobs: Int = 2
  ) -> SweepOutcome {
    let indices = ids.isEmpty ? Array(FaultFixture.plan.cases.indices) : FaultFixture.indices(ids)
    return outcome(FaultFixture.compiled, indices, schedules, fault: fault, jobs: jobs)
  }

  static func outcome(
    _ plan: CompiledPlan, _ indices: [Int], _ schedules: Sweep.Schedules, fault: String? = nil,
    options: RunOptions = RunOptions(), jobs: Int = 2
  ) -> SweepOutcome {
    var options = options
    options.jobs = jobs
    let rules = fault.flatMap(FaultCatalogue.fault(named:))?.rules ?? Rules()
    let sweep = Sweep(plan, cases: indices, options: options, base: Launch(rules: rules))
    return SweepOutcome(
      plan: plan.plan, cases: sweep.play(schedules), schedules: schedules, fault: fault)
  }

  /// Gives what a case that did not hold has to say.
  static func account(_ swept: SweptCase) -> String {
    let choices = swept.failure.map { "\($0.seed ?? 0): \($0.choices.written)" } ?? ""
    var verdict = swept.plain
    if let failure = swept.failure { verdict.scenarios = [failure.verdict] }
    return "\(swept.id), \(swept.status), \(choices): \(verdict.account)"
  }
}
