/// The clauses that a team knows to prove nothing by themselves, so that only new ones count.
package struct VacuityBaseline: Sendable {
  /// Each entry as it is written: the case's ID, a colon and the clause's words.
  private var entries: [String] = []

  /// Makes a baseline without entries.
  package init() {}

  /// Reads a baseline: an entry on each line, beside blank lines and lines that begin with "#".
  package init(_ text: String) {
    entries = text.split(whereSeparator: \.isNewline).map { $0.trimmed }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }

  /// Writes a clause as an entry.
  package static func entry(_ clause: VacuousClause) -> String {
    "\(clause.caseID): \(clause.text.withoutEndingComma().trimmed)"
  }

  /// Tells whether a clause has an entry.
  package func holds(_ clause: VacuousClause) -> Bool {
    entries.contains(VacuityBaseline.entry(clause))
  }

  /// Gives the entries that no finding has any more.
  package func stale(_ clauses: [VacuousClause]) -> [String] {
    let found = Set(clauses.filter(\.isFinding).map(VacuityBaseline.entry))
    return entries.filter { !found.contains($0) }
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
