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
    CompiledPlan(plan, setup, cases: cases)
      .play(cases, options: options, base: base, onPlayed: onPlayed)
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
