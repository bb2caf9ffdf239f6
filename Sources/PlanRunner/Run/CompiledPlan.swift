import Dispatch
import ScreenModel
import Synchronization

/// A plan of which some cases are bound, with all that they refer to.
package struct CompiledPlan: Sendable {
  package let plan: Plan
  /// The plan's Setup list.
  package let setup: Setup
  private let indices: [String: Int]
  /// The bound cases by their place in the plan.
  private let cases: [CompiledCase?]

  /// Binds cases of a plan, given as indices, and those that they refer to; `nil` means all.
  ///
  /// The plan's Setup list is given where it has been read already.
  package init(_ plan: Plan, _ setup: Setup? = nil, cases wanted: [Int]? = nil) {
    self.init(BoundCases(plan, wanted, jobs: 1), setup ?? Setup(plan))
  }

  /// Puts bound cases and the plan's Setup list together.
  package init(_ bound: BoundCases, _ setup: Setup) {
    plan = bound.plan
    self.setup = setup
    indices = bound.indices
    cases = bound.cases
  }

  /// How the Setup list asks for cases to be played.
  package var matrix: Matrix { setup.matrix }

  /// Gives a bound case by its ID, in any letter case.
  package func compiledCase(_ id: String) -> CompiledCase? {
    indices[id.lowercased()].flatMap { cases[$0] }
  }

  /// Gives the script of a case, with its words if it is bound.
  package func script(of index: Int) -> CaseScript {
    cases[index]?.script ?? CaseScript(unread: plan.cases[index])
  }

  /// Plays bound cases; the verdicts stand in the order of the indices, whatever the number of jobs.
  package func play(
    _ wanted: [Int], options: RunOptions, base: Launch = Launch(),
    onPlayed: Listener? = nil
  ) -> [CaseVerdict] {
    let base = setup.launch(base, live: options.liveDirectory)
    let sheets = TestSheets(base)
    let jobs = max(1, min(options.jobs, wanted.count))
    if options.failFast || jobs == 1 {
      return playInTurn(wanted, Job(options: options, base: base, sheets: sheets), onPlayed)
    }
    let verdicts = Mutex<[CaseVerdict?]>(Array(repeating: nil, count: wanted.count))
    let next = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      let job = Job(options: options, base: base, sheets: sheets)
      while let place = next.withLock({ place -> Int? in
        defer { place += 1 }
        return place < wanted.count ? place : nil
      }) {
        let verdict = play(wanted[place], job)
        verdicts.withLock { $0[place] = verdict }
        onPlayed?(place, verdict)
      }
    }
    return verdicts.withLock { $0.compactMap(\.self) }
  }

  /// Is told of a case that has been played and of its place among those that were wanted, on any thread.
  package typealias Listener = @Sendable (Int, CaseVerdict) -> Void

  /// What all cases of one job are played with.
  private struct Job {
    let options: RunOptions
    let base: Launch
    let sheets: TestSheets
    let casting: ScenarioPlayer.Casting

    init(
      options: RunOptions, base: Launch, sheets: TestSheets,
      casting: ScenarioPlayer.Casting? = nil
    ) {
      self.options = options
      self.base = base
      self.sheets = sheets
      let phones = ModelPhones()
      self.casting = casting ?? { phones.phone($0) }
    }
  }

  private func playInTurn(
    _ wanted: [Int], _ job: Job, _ onPlayed: Listener?
  ) -> [CaseVerdict] {
    var failed: String?
    return wanted.enumerated().map { place, index in
      let planCase = plan.cases[index]
      var verdict: CaseVerdict
      if job.options.failFast, let failed {
        verdict = CaseVerdict(
          script: script(of: index), status: .skipped,
          reason: "\(failed) did not pass before it", isManual: planCase.isManual)
      } else {
        verdict = play(index, job)
        if verdict.status != .passed { failed = planCase.id }
      }
      onPlayed?(place, verdict)
      return verdict
    }
  }

  /// Plays one case on phones of one's own, with test data that was written down before.
  package func play(
    _ index: Int, _ options: RunOptions, _ base: Launch, _ sheets: TestSheets,
    casting: ScenarioPlayer.Casting? = nil
  ) -> CaseVerdict {
    let launch = setup.launch(base, live: options.liveDirectory)
    return play(index, Job(options: options, base: launch, sheets: sheets, casting: casting))
  }

  /// Judges the clauses of a case with nothing done, scenario by scenario; `nil` when the case does not pass.
  package func playIdle(_ index: Int, _ options: RunOptions) -> [[IdleClause]]? {
    let base = setup.launch(Launch(), live: options.liveDirectory)
    let job = Job(options: options, base: base, sheets: TestSheets(base))
    guard let compiled = cases[index] else { return nil }
    return player(of: compiled, job).playIdle()
  }

  private func play(_ index: Int, _ job: Job) -> CaseVerdict {
    guard let compiled = cases[index] else {
      return CaseVerdict(
        script: script(of: index), status: .skipped, reason: "its words were not read",
        isManual: plan.cases[index].isManual)
    }
    return player(of: compiled, job).play()
  }

  private func player(of compiled: CompiledCase, _ job: Job) -> CasePlayer {
    CasePlayer(
      plan: self, compiled: compiled, options: job.options, base: job.base, sheets: job.sheets,
      casting: job.casting)
  }
}

/// Cases of a plan with their words bound, and all that they refer to.
package struct BoundCases: Sendable {
  let plan: Plan
  let indices: [String: Int]
  /// The bound cases by their place in the plan.
  let cases: [CompiledCase?]

  /// Binds cases, given as indices, by so many threads; `nil` means all.
  package init(_ plan: Plan, _ wanted: [Int]?, jobs: Int) {
    self.plan = plan
    var indices: [String: Int] = [:]
    for (index, planCase) in plan.cases.enumerated() {
      indices[planCase.id.lowercased()] = index
    }
    var compiler = CaseCompiler()
    var cases = [CompiledCase?](repeating: nil, count: plan.cases.count)
    var open = wanted ?? Array(plan.cases.indices)
    compiler.readCells(of: open.map { plan.cases[$0] }, jobs: jobs)
    while let index = open.popLast() {
      guard cases[index] == nil else { continue }
      let compiled = compiler.compile(plan.cases[index], in: plan)
      open += compiled.references.compactMap { indices[$0.lowercased()] }
      cases[index] = compiled
    }
    self.indices = indices
    self.cases = cases
  }
}
