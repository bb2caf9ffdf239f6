import FakeDirectory
import ScreenModel

/// Prints what the servers received and answered in the scenarios of a case.
package struct JournalReport {
  /// One journal with what it belongs to.
  private struct Page {
    var caseID: String
    var scenario: ScenarioVerdict
    /// The words of the follow-up that it belongs to; nil for the case's own actions.
    var followUp: String?
    var entries: ArraySlice<JournalEntry>
  }

  private let pages: [Page]
  private let style: ReportStyle
  private let use: DirectoryUse?

  /// Makes a report of the scenarios that are asked for.
  package init(
    _ verdicts: [CaseVerdict], variant: Arguments.Variant, use: DirectoryUse? = nil,
    style: ReportStyle = ReportStyle()
  ) {
    self.style = style
    self.use = use
    pages = verdicts.flatMap { verdict in
      JournalReport.scenarios(of: verdict, variant).flatMap { scenario in
        JournalReport.pages(verdict.script.planCase.id, scenario)
      }
    }
  }

  /// Gives the scenarios to print: all, one of the list, or the first that fails.
  private static func scenarios(
    of verdict: CaseVerdict, _ variant: Arguments.Variant
  ) -> [ScenarioVerdict] {
    let all = verdict.scenarios
    switch variant {
    case .all: return all
    case .number(let number): return all.indices.contains(number - 1) ? [all[number - 1]] : []
    case .telling:
      return Array((all.filter { $0.status > .skipped } + all).prefix(1))
    }
  }

  private static func pages(_ id: String, _ scenario: ScenarioVerdict) -> [Page] {
    var pages = [
      Page(caseID: id, scenario: scenario, entries: scenario.film.journal.entries[...])
    ]
    for followUp in scenario.followUps {
      let frames = followUp.film.frames
      let seen =
        frames.indices.contains(followUp.start - 1)
        ? frames[followUp.start - 1].journalCount : 0
      let entries = followUp.film.journal.entries.dropFirst(seen)
      guard !entries.isEmpty else { continue }
      pages.append(
        Page(caseID: id, scenario: scenario, followUp: followUp.text, entries: entries))
    }
    return pages
  }

  /// Gives the report as text, each message in its JSON under its line.
  package func text() -> String {
    var parts = pages.map { page -> [String] in
      let place = Wording.place([page.scenario], glyphs: style.glyphs)
      var heading = "\(VisibleText.escaped(page.caseID))  \(place)"
      if let words = page.followUp {
        heading += ", then \(Wording.quoted(words, style.glyphs))"
      }
      let lines = page.entries.isEmpty ? ["  nothing reached the servers"] : []
      return [style.toned(heading, .strong)] + lines + page.entries.flatMap(self.lines)
    }
    if let use { parts.append([use.sentence]) }
    return parts.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private func lines(_ entry: JournalEntry) -> [String] {
    let line = "  " + VisibleText.escaped("\(entry)")
    guard let message = message(entry.event) else { return [line] }
    let limit = JournalReport.messageLimit
    guard message.utf8.count > limit else { return [line, "      " + message] }
    let rest = message.unicodeScalars.count - limit
    guard rest > 0 else { return [line, "      " + message] }
    let cut = String(message.unicodeScalars.prefix(limit))
    return [line, "      \(cut)\(style.glyphs.ellipsis) (\(rest) more)"]
  }

  /// The most characters of a message that the text shows; the JSON form has all.
  private static let messageLimit = 400

  /// Gives a message of the directory's wire in its JSON; nil for what is none.
  private func message(_ event: JournalEntry.Event) -> String? {
    switch event {
    case .searchArrived(let request): WireText.text(request)
    case .answered(let reply, _), .held(let reply?, _): WireText.text(reply)
    default: nil
    }
  }

  /// Gives the report as JSON, version 1.
  package func json() -> String {
    JSONText.object([
      ("version", .integer(1)), ("tool", .string(Tool.inWords)),
      ("directory", use.map(\.json) ?? .null),
      ("journals", .array(pages.map(json))),
    ]).written()
  }

  private func json(_ page: Page) -> JSONText {
    let configuration = page.scenario.configuration
    return .object([
      ("case", .string(page.caseID)),
      (
        "configuration",
        .object([
          ("mode", .string(configuration.mode.rawValue)),
          ("phone", .string(configuration.phone.name)),
          ("textSize", .string(configuration.textSize.rawValue)),
          ("ios", .integer(configuration.ios)),
        ])
      ),
      ("variant", .string(page.scenario.variant)), ("followUp", .optional(page.followUp)),
      ("status", .string(page.scenario.status.rawValue)),
      ("entries", .array(page.entries.map(json))),
    ])
  }

  private func json(_ entry: JournalEntry) -> JSONText {
    .object([
      ("milliseconds", .integer(entry.time.milliseconds)),
      ("server", .string(entry.server.name)),
      ("number", entry.number.map { .integer($0) } ?? .null),
      ("event", .string("\(entry.event)")), ("message", .optional(message(entry.event))),
    ])
  }
}

extension DirectoryUse {
  /// The directory as a JSON object.
  var json: JSONText {
    .object([
      ("options", .strings(options)), ("seed", .integer(seed)),
      ("tool", .string(Tool.inWords)),
    ])
  }
}
