/// A table of the plan, whether it holds cases or not.
struct PlanTable {
  /// The rendered headings of its columns.
  var headings: [String]
  /// The roles of its columns.
  var columns: CaseColumns
  /// The place of its header row.
  var position: SourcePosition
  /// The number of its columns.
  var width: Int
  /// The number of its body rows.
  var rowCount: Int

  /// Says what the table lacks to be a case table.
  var lack: String {
    let names = columns.missing.map { Excerpt.quoted($0.name) }.joined(separator: ", ")
    let hints = columns.nearMisses.map { miss in
      "did you mean \(Excerpt.quoted(Self.capitalized(miss.heading))) "
        + "by \(Excerpt.quoted(headings[miss.column]))?"
    }
    return (["no column for \(names)"] + hints).joined(separator: "; ")
  }

  /// The headings in one line.
  var headingLine: String { Excerpt.quoted(headings.joined(separator: " | ")) }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension PlanBuilder {
  /// Says that the plan has no case table, and what each of its tables lacks.
  mutating func reportNoCaseTable() {
    let notes = tables.values.sorted { $0.position < $1.position }.prefix(50).map { table in
      Diagnostic.Note(
        position: table.position, message: "the table \(table.headingLine) has \(table.lack)")
    }
    let isEmpty = source.lines.isEmpty
    findings.add(
      Diagnostic(
        .error, at: SourcePosition(line: 1, column: 1),
        (isEmpty ? "the plan is empty: " : "")
          + "no case table, which is a table with columns for “ID”, “Do” and “Expect”",
        notes: Array(notes)))
  }

  /// Says of each case table without rows that it is one; a plan that has no others has nothing to play.
  ///
  /// Rows that a table has lost are errors already.
  mutating func reportEmptyCaseTables() {
    guard !findings.hasErrors else { return }
    let complete = tables.values.filter(\.columns.isComplete)
    let isAll = complete.allSatisfy { $0.rowCount == 0 }
    for table in complete.sorted(by: { $0.position < $1.position }) where table.rowCount == 0 {
      findings.add(
        Diagnostic(isAll ? .error : .warning, at: table.position, "the case table has no rows"))
    }
  }
}
