/// A form that a report can have.
package enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  case text, json, ndjson
  case mutationElements = "mutation-elements"

  /// What it is, for the help.
  package var explanation: String {
    switch self {
    case .text: "for people (the default)"
    case .json: "one JSON document, down to each clause"
    case .ndjson: "the events of the run, a line of JSON each; report and merge read them"
    case .mutationElements: "faults in the mutation testing report schema, for viewers"
    }
  }

  /// Whether it shows or holds what passed scenarios looked like.
  package var showsFilms: Bool { self == .ndjson }

  /// Whether a command writes it.
  package func belongs(to command: Command) -> Bool {
    switch self {
    case .text, .json: true
    case .ndjson: command != .list && command != .mutate
    case .mutationElements: command == .mutate
    }
  }
}
