package import ScreenModel

/// How a run is to be played.
package struct RunOptions: Hashable, Sendable {
  /// The toolbar modes to play in; `nil` for the plan's own.
  package var modes: [ToolbarMode]?
  package var phone: Phone?
  package var textSize: TextSize?
  package var ios: Int?
  package var liveDirectory: Bool
  /// The number of cases that are played at a time; it never changes a result.
  package var jobs: Int
  /// Whether the cases behind the first one that does not pass are skipped.
  package var failFast: Bool
  /// Whether the films of passed scenarios are kept too, to be shown.
  package var keepsFilms: Bool

  /// Whether some of the plan's phones and modes are left out.
  package var isNarrowed: Bool { modes != nil || phone != nil || textSize != nil || ios != nil }

  /// Makes the options of a run; without any, it plays the plan's own matrix.
  package init(
    modes: [ToolbarMode]? = nil, phone: Phone? = nil, textSize: TextSize? = nil, ios: Int? = nil,
    liveDirectory: Bool = false, jobs: Int = 1, failFast: Bool = false,
    keepsFilms: Bool = false
  ) {
    self.modes = modes
    self.phone = phone
    self.textSize = textSize
    self.ios = ios
    self.liveDirectory = liveDirectory
    self.jobs = jobs
    self.failFast = failFast
    self.keepsFilms = keepsFilms
  }
}

/// Plays the cases of a plan, and reads its Setup list.
package enum Engine {
  /// Plays cases, given as indices into the plan's cases; the verdicts keep their order.
  ///
  /// The plan's Setup list is given where it has been read already; `onPlayed` is told of each case as it is done, with its place
  /// among those that were wanted.
  package static func play(
    _ plan: Plan, _ setup: Setup? = nil, cases: [Int], options: RunOptions, base: Launch = Launch(),
    onPlayed: CompiledPlan.Listener? = nil
  ) -> [CaseVerdict] {
    let bound = BoundCases(plan, cases, jobs: options.jobs)
    return CompiledPlan(bound, setup ?? Setup(plan))
      .play(cases, options: options, base: base, onPlayed: onPlayed)
  }

  /// Binds cases of a plan, and meanwhile reads its Setup list and gives what is to be said of that.
  static func prepare(
    _ plan: Plan, cases: [Int], options: RunOptions, base: Launch = Launch()
  ) -> (plan: CompiledPlan, findings: [Diagnostic]) {
    let ((setup, findings), bound) = Parallel.both(jobs: options.jobs) {
      let setup = Setup(plan)
      return (setup, setup.findings(base, live: options.liveDirectory))
    } _: {
      BoundCases(plan, cases, jobs: options.jobs)
    }
    return (CompiledPlan(bound, setup), findings)
  }

  /// Binds the sentences of the plan's Setup list.
  package static func showSetup(_ plan: Plan) -> [Setup.Sentence] {
    Setup(plan).explainedSentences
  }

  /// Gives what is to be said of the plan's Setup list before cases are played.
  package static func setupFindings(
    _ plan: Plan, options: RunOptions, base: Launch = Launch()
  ) -> [Diagnostic] {
    Setup(plan).findings(base, live: options.liveDirectory)
  }
}
