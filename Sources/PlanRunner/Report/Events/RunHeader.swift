/// What a run was asked to do, with which tool, and of which plan.
package struct RunHeader: Hashable, Sendable {
  /// The version of the tool that played the plan.
  package var toolVersion = Tool.version
  /// The SHA-256 of the plan's bytes, in 64 hexadecimal digits; empty where nobody needed it.
  package var planDigest = ""
  /// The selectors, as they were typed; none for the whole plan.
  package var selectors: [String] = []
  /// Which part of the selection was played; `nil` for all of it.
  package var shard: Arguments.Shard?
  /// Whether searches went to the live directory.
  package var isLive = false
  /// The directory, where the command line bends it.
  package var bent: DirectoryUse?
  /// The options that kept configurations of the plan's own matrix from being played.
  package var narrowings: [String] = []
  /// How the plan's Setup list asks for cases to be played.
  package var matrix = Matrix()

  /// Makes a header of a whole run of the plan's own matrix.
  package init() {}
}

/// What is known of a run before anything is played.
package struct RunBeginning: Sendable {
  package var plan: Plan
  package var selection: Selection
  /// The criteria that may not stay undecided.
  package var required: [String]
  /// The options that a command needs to play in the same plan, directory and configurations.
  package var commonOptions: [String]
  package var header: RunHeader

  /// Makes the beginning of a run from its parts.
  package init(
    plan: Plan, selection: Selection, required: [String], commonOptions: [String],
    header: RunHeader
  ) {
    self.plan = plan
    self.selection = selection
    self.required = required
    self.commonOptions = commonOptions
    self.header = header
  }
}

extension RunOutcome {
  /// Makes the outcome of a run from its beginning and what was played.
  ///
  /// - Parameters:
  ///   - beginning: What was known before.
  ///   - cases: The verdicts of all cases of the plan, in its order.
  ///   - criteria: The criteria, decided.
  ///   - exitCode: The code that the run ends with.
  package init(
    _ beginning: RunBeginning, cases: [CaseVerdict], criteria: [CriterionVerdict],
    exitCode: ExitCode
  ) {
    self.init(
      RunVerdict(plan: beginning.plan, cases: cases, criteria: criteria),
      selection: beginning.selection, required: beginning.required, exitCode: exitCode,
      commonOptions: beginning.commonOptions, header: beginning.header)
  }

  /// What was known before anything was played.
  package var beginning: RunBeginning {
    RunBeginning(
      plan: run.plan, selection: selection, required: required, commonOptions: commonOptions,
      header: header)
  }

  /// Decides the criteria of a run whose cases have been played.
  package static func decided(_ beginning: RunBeginning, cases: [CaseVerdict]) -> RunOutcome {
    let decision = CriteriaDecision(
      beginning.plan, verdicts: cases, selection: beginning.selection,
      narrowings: beginning.header.narrowings, required: beginning.required)
    let criteria = decision.criteria()
    return RunOutcome(
      beginning, cases: cases, criteria: criteria, exitCode: decision.exitCode(criteria))
  }
}

/// The name and the version that the tool gives itself.
package enum Tool {
  /// The name of the program.
  package static let name = "planrunner"
  /// The version: what is removed or changes its meaning raises the first number.
  package static let version = "1.0.0"
  /// The name with the version.
  package static let inWords = "\(name) \(version)"
}
