/// Everything that reports tell of a sweep.
package struct SweepOutcome: Sendable {
  package var plan: Plan
  package var cases: [SweptCase]
  package var schedules: Sweep.Schedules
  /// The name of the fault that the app was played with.
  package var fault: String?
  /// The options that a command needs to play the same scenarios.
  package var commonOptions: [String]

  /// Makes the outcome of a sweep.
  package init(
    plan: Plan, cases: [SweptCase], schedules: Sweep.Schedules, fault: String? = nil,
    commonOptions: [String] = []
  ) {
    self.plan = plan
    self.cases = cases
    self.schedules = schedules
    self.fault = fault
    self.commonOptions = commonOptions
  }

  /// How the process ends: well if every case held.
  package var exitCode: ExitCode {
    cases.allSatisfy { $0.status == .held } ? .passed : .failed
  }

  /// How many schedules were played in all.
  package var played: Int { cases.reduce(0) { $0 + $1.played } }

  /// Gives the number of cases with a status.
  package func count(_ status: SweptCase.Status) -> Int {
    cases.count { $0.status == status }
  }

  /// Gives the command that plays a failure's choices again, in as few scenarios as can be.
  package func command(_ swept: SweptCase, _ failure: SweepFailure) -> String {
    command(swept, failure, ["--choices", failure.choices.written])
  }

  /// Gives the command that draws a failure's schedule from its seed again; `nil` where none drew it.
  package func seedCommand(_ swept: SweptCase, _ failure: SweepFailure) -> String? {
    guard let seed = failure.seed else { return nil }
    let words = ["planrunner", "sweep", swept.id, "--seed", String(seed), "--seeds", "1"]
    return Wording.shellLine(words + common)
  }

  private func command(
    _ swept: SweptCase, _ failure: SweepFailure, _ options: [String]
  ) -> String {
    Wording.command(
      swept.id, by: ["sweep"], failing: [failure.verdict], all: swept.plain.scenarios,
      common: options + common)
  }

  private var common: [String] { (fault.map { ["--fault", $0] } ?? []) + commonOptions }
}

extension Sweep.Schedules {
  /// The schedules in words.
  package var words: String {
    switch self {
    case .seeds(let first, 1): "seed \(first)"
    case .seeds(let first, let count): "seeds \(first) to \(first &+ UInt64(count - 1))"
    case .choices(let choices):
      choices.isEmpty ? "a schedule without choices" : "the choices \(choices.written)"
    }
  }
}
