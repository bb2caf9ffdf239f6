import Dispatch
import ScreenModel
import Synchronization

/// A plan whose cases are bound.
package struct CompiledPlan: Sendable {
  package let plan: Plan
  package let cases: [CompiledCase]
  /// The plan's Setup list.
  package let setup: Setup
  private let indices: [String: Int]

  /// Binds every case of a plan.
  package init(_ plan: Plan) {
    self.plan = plan
    var compiler = CaseCompiler()
    cases = plan.cases.map { compiler.compile($0, in: plan) }
    setup = Setup(plan)
    var indices: [String: Int] = [:]
    for (index, planCase) in plan.cases.enumerated() {
      indices[planCase.id.lowercased()] = index
    }
    self.indices = indices
  }

  /// How the Setup list asks for cases to be played.
  package var matrix: Matrix { setup.matrix }

  /// Gives the case with an ID, in any letter case.
  package func compiledCase(_ id: String) -> CompiledCase? {
    indices[id.lowercased()].map { cases[$0] }
  }

  /// Plays cases; the verdicts stand in the order of the indices, whatever the number of jobs.
  package func play(
    _ wanted: [Int], options: RunOptions, base: Launch = Launch()
  ) -> [CaseVerdict] {
    let base = setup.launch(base, live: options.liveDirectory)
    let sheets = TestSheets(base)
    if options.failFast { return playUntilFailure(wanted, options, base, sheets) }
    let verdicts = Mutex<[CaseVerdict?]>(Array(repeating: nil, count: wanted.count))
    let jobs = max(1, min(options.jobs, wanted.count))
    if jobs == 1 { return wanted.map { play($0, options, base, sheets) } }
    let next = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      while let place = next.withLock({ place -> Int? in
        defer { place += 1 }
        return place < wanted.count ? place : nil
      }) {
        let verdict = play(wanted[place], options, base, sheets)
        verdicts.withLock { $0[place] = verdict }
      }
    }
    return verdicts.withLock { $0.compactMap(\.self) }
  }

  private func playUntilFailure(
    _ wanted: [Int], _ options: RunOptions, _ base: Launch, _ sheets: TestSheets
  ) -> [CaseVerdict] {
    var failed: String?
    return wanted.map { index in
      if let failed {
        return CaseVerdict(
          script: cases[index].script, status: .skipped,
          reason: "\(failed) did not pass before it", isManual: plan.cases[index].isManual)
      }
      let verdict = play(index, options, base, sheets)
      if verdict.status != .passed { failed = cases[index].id }
      return verdict
    }
  }

  private func play(
    _ index: Int, _ options: RunOptions, _ base: Launch, _ sheets: TestSheets
  ) -> CaseVerdict {
    CasePlayer(
      plan: self, compiled: cases[index], options: options, base: base, sheets: sheets
    ).play()
  }
}
