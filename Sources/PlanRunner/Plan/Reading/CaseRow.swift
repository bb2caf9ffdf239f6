/// Tells rows of cases by their looks, where no table says so.
enum CaseRow {
  /// Says whether a line looks like a case: an ID, and as many cells as a case needs.
  static func isLikely(_ line: LineSlice, in source: SourceText, widths: Set<Int>) -> Bool {
    let cells = TableRow.cells(line, in: source.bytes, limit: 50)
    guard cells.count >= 3 || widths.contains(cells.count), let first = cells.first else {
      return false
    }
    let text = source.string(first.lowerBound..<min(first.upperBound, first.lowerBound + 80))
    let plain = text.filter { $0 != "*" && $0 != "`" && $0 != "_" }
    let word = plain.prefix { !$0.isWhitespace }
    return CaseID.looksLikeID(word) && cells[1...].contains { !$0.isEmpty }
  }
}
