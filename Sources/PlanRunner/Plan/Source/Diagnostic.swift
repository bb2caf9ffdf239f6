/// A message about the plan, with its place.
package struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  package enum Severity: String, Hashable, Sendable {
    /// The plan can't be used.
    case error
    /// The plan can be used, but may not say what its author meant.
    case warning
  }

  /// A second place that explains the first.
  package struct Note: Hashable, Sendable {
    /// The place, if the note has one.
    package var position: SourcePosition?
    /// The note in one line.
    package var message: String

    /// Makes a note.
    package init(position: SourcePosition?, message: String) {
      self.position = position
      self.message = message
    }
  }

  /// Whether the plan can still be used.
  package var severity: Severity
  /// The place that the message is about; `nil` for the file as a whole.
  package var position: SourcePosition?
  /// The message in one line, without place and severity.
  package var message: String
  /// Further places, in order.
  package var notes: [Note]

  /// Makes a message.
  package init(
    _ severity: Severity, at position: SourcePosition?, _ message: String, notes: [Note] = []
  ) {
    self.severity = severity
    self.position = position
    self.message = message
    self.notes = notes
  }

  /// Renders the message as `path:line:column: error: …`, a line more for each note.
  package func rendered(path: String) -> String {
    var lines = [Self.line(path, position, severity.rawValue, message)]
    for note in notes {
      lines.append(Self.line(path, note.position, "note", note.message))
    }
    return lines.joined(separator: "\n")
  }

  private static func line(
    _ path: String, _ position: SourcePosition?, _ kind: String, _ message: String
  ) -> String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(Excerpt.escaped(path))\(place): \(kind): \(message)"
  }
}
