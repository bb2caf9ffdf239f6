/// Everything that reports tell of a run.
package struct RunOutcome: Sendable {
  /// The verdicts of all cases and criteria of the plan.
  package var run: RunVerdict
  package var selection: Selection
  /// The criteria that may not stay undecided.
  package var required: [String]
  package var exitCode: ExitCode
  package var summary: RunSummary
  /// The options that a command needs to play in the same plan, directory and configurations.
  package var commonOptions: [String]
  /// What was asked for.
  package var header: RunHeader

  /// Makes the outcome of a run whose criteria are decided.
  package init(
    _ run: RunVerdict, selection: Selection, required: [String] = [], exitCode: ExitCode,
    commonOptions: [String] = [], header: RunHeader = RunHeader()
  ) {
    self.run = run
    self.selection = selection
    self.required = required
    self.exitCode = exitCode
    self.commonOptions = commonOptions
    self.header = header
    summary = RunSummary(run, selection: selection)
  }

  /// The verdicts of the selected cases, in the plan's order.
  package var selectedCases: [CaseVerdict] {
    selection.indices.map { run.cases[$0] }
  }
}
