/// The messages of a reading, as many as a person can use.
struct Findings {
  /// The most messages that are kept.
  static let limit = 1_000

  private var kept: [Diagnostic] = []
  private var left: [Diagnostic.Severity: Int] = [:]

  /// Keeps a message, or counts it when there are too many.
  mutating func add(_ diagnostic: Diagnostic) {
    guard kept.count < Self.limit else {
      left[diagnostic.severity, default: 0] += 1
      return
    }
    kept.append(diagnostic)
  }

  /// Whether there is an error among the messages.
  var hasErrors: Bool {
    kept.contains { $0.severity == .error } || left[.error, default: 0] > 0
  }

  /// Keeps several messages.
  mutating func add(contentsOf diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { add(diagnostic) }
  }

  /// The messages by place; last, how many there are besides.
  var sorted: [Diagnostic] {
    let start = SourcePosition(line: 0, column: 0)
    var result = kept.enumerated().sorted {
      ($0.element.position ?? start, $0.offset) < ($1.element.position ?? start, $1.offset)
    }.map(\.element)
    for severity in [Diagnostic.Severity.error, .warning] {
      guard let count = left[severity] else { continue }
      result.append(Diagnostic(severity, at: nil, "\(count) more messages of this kind"))
    }
    return result
  }
}
