/// A form that a report can have.
package enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  case text, json, ndjson, html

  /// What it is, for the help.
  package var explanation: String {
    switch self {
    case .text: "for people (the default)"
    case .json: "one JSON document, down to each clause"
    case .html: "one page with pictures of the screens, for a browser"
    case .ndjson: "the events of the run, a line of JSON each; report and merge read them"
    }
  }

  /// Whether it shows or holds what passed scenarios looked like.
  package var showsFilms: Bool { self == .ndjson || self == .html }

  /// Whether a command writes it.
  package func belongs(to command: Command) -> Bool {
    command != .list || self == .text || self == .json
  }
}
