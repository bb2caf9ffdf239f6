/// Writes a run in the formats that a command line asks for.
struct RunReports {
  /// The reports that are written; one of them goes to standard output.
  let wanted: [Arguments.Report]
  private let level: Arguments.Level
  private let tellsGitHub: Bool
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    var wanted = arguments.reports
    if !wanted.contains(where: { $0.file == nil }) { wanted.append(Arguments.Report(.text)) }
    self.wanted = wanted
    level = arguments.level
    tellsGitHub = arguments.tellsGitHub ?? (System.environment("GITHUB_ACTIONS") == "true")
    self.console = console
  }

  /// Whether a report shows what passed scenarios looked like.
  var showsFilms: Bool { wanted.contains { $0.format.showsFilms } }

  /// Whether a report tells of films as an event stream holds them.
  var tellsOfFilms: Bool {
    tellsGitHub || wanted.contains { $0.format != .text && $0.format != .json }
  }

  /// Whether events go to standard output, where they are written while the run goes on.
  var streamsEvents: Bool { wanted.contains { $0.format == .ndjson && $0.file == nil } }

  /// Writes the reports, without one on standard output that has been written already.
  func write(_ outcome: RunOutcome, except written: ReportFormat? = nil) -> ExitCode {
    let rest = wanted.filter { $0.file != nil || $0.format != written }
    let code = PlanRunnerCommand.write(rest, console) { text(outcome, $0) }
    guard tellsGitHub else { return code }
    let told = tellGitHub(outcome)
    return code == .passed ? told : code
  }

  /// Tells GitHub Actions of a run: on the plan's lines, on the job's page, and to the next steps.
  private func tellGitHub(_ outcome: RunOutcome) -> ExitCode {
    let format = wanted.first { $0.file == nil }?.format
    if format != .github {
      let text = AnnotationReport(outcome, root: System.environment("GITHUB_WORKSPACE")).text()
      // Both streams are read for commands; standard output may belong to a report for machines.
      if format == .text {
        _ = PlanRunnerCommand.printed(text, console, holdsCommands: true)
      } else {
        console.command(text)
      }
    }
    var code = ExitCode.passed
    let files: [(String, () -> String)] = [
      ("GITHUB_STEP_SUMMARY", { MarkdownReport(outcome).text() }),
      ("GITHUB_OUTPUT", { StepOutputs.text(outcome) }),
    ]
    for (variable, text) in files {
      guard let path = System.environment(variable), !path.isEmpty else { continue }
      do throws(System.Failure) {
        try System.append(text(), to: path)
      } catch {
        console.complain(
          "can't write to \(OptionValues.quoted(path)), which \(variable) names: \(error.reason)")
        code = .reportNotWritten
      }
    }
    return code
  }

  private func text(_ outcome: RunOutcome, _ report: Arguments.Report) -> String {
    report.format.text(
      outcome, style: report.file == nil ? console.style : ReportStyle(), level: level,
      root: System.environment("GITHUB_WORKSPACE"))
  }
}
