import ScreenModel

/// Prints what the directory received and answered in cases.
struct JournalCommand {
  private let plan: Plan
  private let arguments: Arguments
  private let console: Console

  init(_ plan: Plan, _ arguments: Arguments, _ console: Console) {
    self.plan = plan
    self.arguments = arguments
    self.console = console
  }

  /// Runs the command; what it prints is no gate, so that failing cases can be looked at as well.
  func perform() -> ExitCode {
    guard
      let selection = PlanRunnerCommand.selection(
        arguments.selectors, of: plan, arguments, console),
      let (launch, use) = PlanRunnerCommand.launch(arguments, console)
    else { return .nothingRun }
    let options = RunOptions(
      modes: arguments.modes, phone: arguments.phone, textSize: arguments.textSize,
      ios: arguments.ios, liveDirectory: arguments.liveDirectory, jobs: System.processors,
      keepsFilms: true)
    let (compiled, findings) = Engine.prepare(
      plan, cases: selection.indices, options: options)
    guard PlanRunnerCommand.says(findings, of: plan, console) else { return .nothingRun }
    let verdicts = compiled.play(selection.indices, options: options, base: launch)
    if case .number(let number) = arguments.variant,
      let short = verdicts.first(where: { $0.scenarios.count < number })
    {
      let id = OptionValues.quoted(short.script.planCase.id)
      console.complain(
        "--variant \(number): \(id) has \(TimeText.count(short.scenarios.count, "scenario"))")
      return .nothingRun
    }
    let report = JournalReport(
      verdicts, variant: arguments.variant, use: use, style: console.style)
    let wantsJSON = arguments.reports.contains { $0.format == .json }
    return PlanRunnerCommand.printed(wantsJSON ? report.json() : report.text(), console)
  }
}
