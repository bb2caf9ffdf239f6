/// Writes a run in the formats that a command line asks for.
struct RunReports {
  /// The reports that are written; one of them goes to standard output.
  let wanted: [Arguments.Report]
  private let level: Arguments.Level
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    var wanted = arguments.reports
    if !wanted.contains(where: { $0.file == nil }) { wanted.append(Arguments.Report(.text)) }
    self.wanted = wanted
    level = arguments.level
    self.console = console
  }

  /// Whether a report shows what passed scenarios looked like.
  var showsFilms: Bool { wanted.contains { $0.format.showsFilms } }

  /// Whether a report tells of films as an event stream holds them.
  var tellsOfFilms: Bool { wanted.contains { $0.format != .text && $0.format != .json } }

  /// Whether events go to standard output, where they are written while the run goes on.
  var streamsEvents: Bool { wanted.contains { $0.format == .ndjson && $0.file == nil } }

  /// Writes the reports, without one on standard output that has been written already.
  func write(_ outcome: RunOutcome, except written: ReportFormat? = nil) -> ExitCode {
    let rest = wanted.filter { $0.file != nil || $0.format != written }
    return PlanRunnerCommand.write(rest, console) { text(outcome, $0) }
  }

  private func text(_ outcome: RunOutcome, _ report: Arguments.Report) -> String {
    switch report.format {
    case .json: JSONReport(outcome).text()
    case .ndjson: String(decoding: EventWriter.bytes(outcome), as: UTF8.self)
    case .text, .mutationElements:
      TextReport(
        outcome, style: report.file == nil ? console.style : ReportStyle(), level: level
      ).text()
    }
  }
}
