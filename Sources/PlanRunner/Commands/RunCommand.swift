import ScreenModel

/// Plays the selected cases and reports the verdict.
package struct RunCommand {
  private let plan: Plan
  private let arguments: Arguments
  private let console: Console

  init(_ plan: Plan, _ arguments: Arguments, _ console: Console) {
    self.plan = plan
    self.arguments = arguments
    self.console = console
  }

  /// Runs the command.
  func perform() -> ExitCode {
    let words = arguments.selectors
    guard
      var selection = PlanRunnerCommand.selection(words, of: plan, arguments, console)
    else { return .nothingRun }
    guard namesRequired() else { return .nothingRun }
    if let shard = arguments.shard { selection = selection.shard(shard.index, of: shard.count) }

    let setup = Setup(plan)
    guard PlanRunnerCommand.saysSetup(setup, of: plan, options, console) else {
      return .nothingRun
    }
    let progress = Progress(onTerminalOf: selection.indices.count, "case")
    let played = Engine.play(plan, setup, cases: selection.indices, options: options) {
      progress?.step()
    }
    progress?.finish()
    let verdicts = RunCommand.complete(played, of: plan, selection: selection)
    let decision = CriteriaDecision(
      plan, verdicts: verdicts, selection: selection, narrowings: arguments.narrowings,
      required: arguments.required)
    let criteria = decision.criteria()
    let outcome = RunOutcome(
      RunVerdict(plan: plan, cases: verdicts, criteria: criteria), selection: selection,
      required: arguments.required, exitCode: decision.exitCode(criteria),
      commonOptions: arguments.narrowingWords + arguments.commonOptions)
    let code = write(outcome)
    return code == .passed ? outcome.exitCode : code
  }

  /// Adds the cases that were not played, so that every row of the plan has one verdict.
  package static func complete(
    _ played: [CaseVerdict], of plan: Plan, selection: Selection
  ) -> [CaseVerdict] {
    let reason = selection.shard.map { "not in the shard \($0)" } ?? "not selected"
    var verdicts = plan.cases.map {
      CaseVerdict(
        script: CaseScript(unread: $0), status: .skipped, reason: reason, isManual: $0.isManual)
    }
    for (index, verdict) in zip(selection.indices, played) { verdicts[index] = verdict }
    return verdicts
  }

  /// Tells whether the plan names all required criteria, and on standard error which it does not.
  private func namesRequired() -> Bool {
    let unknown = arguments.required.filter { !plan.criteria.contains($0) }
    guard !unknown.isEmpty else { return true }
    let known = plan.criteria.isEmpty ? "none" : NumberedRange.list(of: plan.criteria)
    console.complain(
      "--require: the plan does not name \(VisibleText.escaped(NumberedRange.list(of: unknown))); "
        + "it names \(VisibleText.escaped(known))")
    console.note("Nothing was run.")
    return false
  }

  private var options: RunOptions {
    RunOptions(
      modes: arguments.modes, phone: arguments.phone, textSize: arguments.textSize,
      ios: arguments.ios, liveDirectory: arguments.liveDirectory,
      jobs: arguments.jobs ?? System.processors, failFast: arguments.failFast)
  }

  /// Writes the reports; one always goes to the terminal.
  private func write(_ outcome: RunOutcome) -> ExitCode {
    var reports = arguments.reports
    if !reports.contains(where: { $0.file == nil }) { reports.append(Arguments.Report(.text)) }
    return PlanRunnerCommand.write(reports, console) { report in
      switch report.format {
      case .json: JSONReport(outcome).text()
      case .text, .mutationElements:
        TextReport(
          outcome, style: report.file == nil ? console.style : ReportStyle(),
          level: arguments.level
        ).text()
      }
    }
  }
}

extension Arguments {
  /// The options that keep configurations of the plan's own matrix from being played.
  package var narrowings: [String] {
    narrowingPairs.map { option, value in
      "\(option) " + (value.contains(" ") ? "\"\(value)\"" : value)
    }
  }

  /// The same options, word by word.
  package var narrowingWords: [String] {
    narrowingPairs.flatMap { [$0.option, $0.value] }
  }

  private var narrowingPairs: [(option: String, value: String)] {
    var pairs: [(option: String, value: String)] = []
    if let modes, modes.count == 1 { pairs.append(("--mode", modes[0].rawValue)) }
    if let phone { pairs.append(("--phone", phone.name)) }
    if let textSize { pairs.append(("--text-size", textSize.rawValue)) }
    if let ios { pairs.append(("--ios", String(ios))) }
    return pairs
  }

  /// The options that another command needs to read the same plan and the same directory.
  package var commonOptions: [String] {
    (plan == Arguments.defaultPlan ? [] : ["--plan", plan])
      + (liveDirectory ? ["--directory", "live"] : [])
  }
}
