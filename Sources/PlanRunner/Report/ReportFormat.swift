/// A form that a report can have.
package enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  case text, json, html, ndjson, junit
  case junitStrict = "junit-strict"
  case tap, ctrf, github, markdown
  case mutationElements = "mutation-elements"

  /// What it is, for the help.
  package var explanation: String {
    switch self {
    case .text: "for people (the default)"
    case .json: "one JSON document, down to each clause"
    case .html: "one page with pictures of the screens, for a browser"
    case .ndjson: "the events of the run, a line of JSON each; report and merge read them"
    case .mutationElements: "faults in the mutation testing report schema, for viewers"
    case .junit: "JUnit XML, with the criteria as a suite of their own"
    case .junitStrict: "the same within the bounds of Jenkins' schema"
    case .tap: "Test Anything Protocol, version 13"
    case .ctrf: "Common Test Report Format"
    case .github: "GitHub's annotations on the lines of the plan"
    case .markdown: "a summary for GitHub's job page"
    }
  }

  /// Tells of a run in this form.
  ///
  /// - Parameters:
  ///   - outcome: The run; all but text and JSON want its cases as ``CaseVerdict/recorded()`` leaves them.
  ///   - style: How text looks.
  ///   - level: How much text there is.
  ///   - root: The folder that GitHub tells the plan's path from.
  /// - Returns: The whole report, in which no word of the plan is a command to a build server.
  package func text(
    _ outcome: RunOutcome, style: ReportStyle = ReportStyle(), level: Arguments.Level = .normal,
    root: String? = nil
  ) -> String {
    switch self {
    case .text, .mutationElements:
      BuildLog.defused(TextReport(outcome, style: style, level: level).text())
    case .json: JSONReport(outcome).text()
    case .html: String(decoding: HTMLReport(outcome).bytes(), as: UTF8.self)
    case .ndjson: String(decoding: EventWriter.bytes(outcome), as: UTF8.self)
    case .junit: JUnitReport(outcome).text()
    case .junitStrict: JUnitReport(outcome, .strict).text()
    case .tap: TAPReport(outcome).text()
    case .ctrf: CTRFReport(outcome).text()
    case .github: AnnotationReport(outcome, root: root).text()
    case .markdown: BuildLog.defused(MarkdownReport(outcome).text())
    }
  }

  /// Whether it shows or holds what passed scenarios looked like.
  package var showsFilms: Bool { self == .ndjson || self == .html }

  /// Whether a command writes it.
  package func belongs(to command: Command) -> Bool {
    switch self {
    case .text, .json: true
    case .mutationElements: command == .mutate
    default: command != .list && command != .mutate
    }
  }
}
