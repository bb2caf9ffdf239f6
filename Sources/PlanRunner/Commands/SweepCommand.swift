import ScreenModel

/// Plays the selected cases under many schedules and says which hold.
struct SweepCommand {
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
    guard
      let selection = PlanRunnerCommand.selection(
        arguments.selectors, of: plan, arguments, console)
    else { return .nothingRun }
    guard let (launch, use) = PlanRunnerCommand.launch(arguments, console) else {
      return .nothingRun
    }
    var base = launch
    if let name = arguments.fault {
      guard let fault = FaultCatalogue.fault(named: name) else {
        console.complain(
          "there is no fault \(OptionValues.quoted(name))\(FaultsCommand.hint(name))")
        return .nothingRun
      }
      base.rules = fault.rules
    }
    let setup = Setup(plan)
    let findings = setup.findings(Launch(), live: options.liveDirectory)
    guard PlanRunnerCommand.says(findings, of: plan, console) else { return .nothingRun }
    let sweep = Sweep(
      CompiledPlan(plan, setup, cases: selection.indices), cases: selection.indices,
      options: options, base: base)
    let progress = Progress(
      onTerminalOf: schedules.count * selection.indices.count, "schedule", level: arguments.level)
    let cases = sweep.play(schedules) { progress?.step($0) }
    progress?.finish()
    sayUnmet(cases)
    let outcome = SweepOutcome(
      plan: plan, cases: cases, schedules: schedules, fault: arguments.fault,
      commonOptions: arguments.narrowingWords + arguments.commonOptions, directoryUse: use)
    let code = write(outcome)
    return code == .passed ? outcome.exitCode : code
  }

  /// Says on standard error which of the given choices no play came to.
  private func sayUnmet(_ cases: [SweptCase]) {
    for choice in arguments.choices ?? [] where !cases.contains(where: { $0.met.contains(choice) })
    {
      console.complain("--choices: nothing that was played comes to \(choice.written)")
    }
  }

  private var schedules: Sweep.Schedules {
    if let choices = arguments.choices { return .choices(choices) }
    return .seeds(
      first: arguments.seed ?? 1, count: arguments.seeds ?? Arguments.defaultSeeds)
  }

  private var options: RunOptions {
    RunOptions(
      modes: arguments.modes, phone: arguments.phone, textSize: arguments.textSize,
      ios: arguments.ios, liveDirectory: arguments.liveDirectory,
      jobs: arguments.jobs ?? System.processors)
  }

  /// Writes the reports; one always goes to the terminal.
  private func write(_ outcome: SweepOutcome) -> ExitCode {
    var reports = arguments.reports
    if !reports.contains(where: { $0.file == nil }) { reports.append(Arguments.Report(.text)) }
    return PlanRunnerCommand.write(reports, console) { report in
      switch report.format {
      case .json: SweepJSON(outcome).text()
      default:
        BuildLog.defused(
          SweepReport(
            outcome, style: report.file == nil ? console.style : ReportStyle(),
            level: arguments.level
          ).text())
      }
    }
  }
}
