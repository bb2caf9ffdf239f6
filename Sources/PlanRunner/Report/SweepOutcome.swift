/// Everything that reports tell of a sweep.
package struct SweepOutcome: Sendable {
  package var plan: Plan
  package var cases: [SweptCase]
  package var schedules: Sweep.Schedules
  /// The name of the fault that the app was played with.
  package var fault: String?
  /// The options that a command needs to play the same scenarios.
  package var commonOptions: [String]
  /// How the directory was bent; what fails under it is told and is no failure of the sweep.
  package var directoryUse: DirectoryUse?

  /// Makes the outcome of a sweep.
  package init(
    plan: Plan, cases: [SweptCase], schedules: Sweep.Schedules, fault: String? = nil,
    commonOptions: [String] = [], directoryUse: DirectoryUse? = nil
  ) {
    self.plan = plan
    self.cases = cases
    self.schedules = schedules
    self.fault = fault
    self.commonOptions = commonOptions
    self.directoryUse = directoryUse
  }

  /// How the process ends: well if every case held, or if a script bends the directory.
  package var exitCode: ExitCode {
    directoryUse != nil || cases.allSatisfy { $0.status == .held } ? .passed : .failed
  }

  /// Gives a script of the directory under which a plain run fails in the same way; `nil` where
  /// the choices decide more than how long the directory takes.
  package func script(_ failure: SweepFailure) -> String? {
    let isEnough = failure.choices.allSatisfy { $0.place.kind == .directory }
    guard isEnough, !failure.choices.isEmpty, directoryUse == nil else { return nil }
    let rules = failure.choices.map {
      "{ when: { number: \($0.place.number) }, then: { latency: \"\($0.value)ms\" } }"
    }
    return "{ rules: [\(rules.joined(separator: ", "))] }"
  }

  /// Gives the command that plays a case plainly under such a script; `nil` for an app with a fault.
  package func scriptCommand(_ swept: SweptCase, _ failure: SweepFailure) -> String? {
    guard fault == nil, script(failure) != nil else { return nil }
    return Wording.command(
      swept.id, failing: [failure.verdict], all: swept.plain.scenarios,
      common: commonOptions + ["--directory", "./script.json5"])
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
