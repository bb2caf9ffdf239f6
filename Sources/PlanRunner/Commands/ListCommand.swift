/// Prints the cases and criteria of the plan.
struct ListCommand {
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
    guard let selection = PlanRunnerCommand.selection(words, of: plan, arguments, console) else {
      return .nothingRun
    }
    let reports = arguments.reports.isEmpty ? [Arguments.Report(.text)] : arguments.reports
    return PlanRunnerCommand.write(reports, console) { report in
      switch report.format {
      case .json: ListReport(plan, selection).json()
      default:
        ListReport(plan, selection).text(report.file == nil ? console.style : ReportStyle())
      }
    }
  }
}
