extension CaseTableReader {
  /// Names what a body row loses; says whether the row can be a case.
  mutating func checkRow(_ index: Int) -> Bool {
    let line = block.lines[index]
    if TableRow.delimiterColumns(line, in: source.bytes) != nil {
      reportDashes(index)
      return false
    }
    if isHeaderAgain(index) { return false }
    reportDropped(line)
    guard table.width > 1, !TableRow.hasPipe(line, in: source.bytes) else { return true }
    let text = Excerpt.quoted(source.string(line.range))
    if table.columns.isComplete && CaseID.looksLikeID(source.string(line.range)) {
      report(
        .warning, at: place(line, line.range.lowerBound), "a row without any pipe: \(text)")
      return true
    }
    report(
      .warning, at: place(line, line.range.lowerBound),
      "a line without any pipe is part of the table above it: \(text); "
        + "put a blank line before it")
    return false
  }

  private func place(_ line: LineSlice, _ offset: Int) -> SourcePosition {
    source.position(line: Int(line.line), offset: offset)
  }

  private func isHeaderAgain(_ index: Int) -> Bool {
    guard index + 1 < block.lines.count,
      TableRow.delimiterColumns(block.lines[index + 1], in: source.bytes) != nil
    else { return false }
    return roles(of: block.lines[index]).missing.count < 2
  }

  private func roles(of line: LineSlice) -> CaseColumns {
    CaseColumns(
      headings: TableRow.cells(line, in: source.bytes, limit: 50).map {
        source.string($0.lowerBound..<min($0.upperBound, $0.lowerBound + 200))
      })
  }

  private mutating func reportDashes(_ index: Int) {
    let line = block.lines[index]
    let start = place(line, line.range.lowerBound)
    let above = block.lines[index - 1]
    if index > 2, roles(of: above).missing.count < 2 {
      report(
        .error, at: place(above, above.range.lowerBound),
        "a second table starts here, but its rows belong to the table of line "
          + "\(table.position.line): put a blank line before it")
    } else {
      report(
        .warning, at: start,
        "a row of dashes is no case; a new table needs a blank line before its header")
    }
  }

  private mutating func reportDropped(_ line: LineSlice) {
    let width = min(table.width, Self.columnLimit)
    guard TableRow.cells(line, in: source.bytes, limit: width + 1).count > width else { return }
    let cells = TableRow.cells(line, in: source.bytes, limit: width + Self.columnLimit)
    let dropped = cells[width...].filter { !$0.isEmpty }
    guard let first = dropped.first else { return }
    let texts = dropped.prefix(5).map { Excerpt.quoted(source.string($0)) }
    let more = dropped.count > 5 ? " and \(dropped.count - 5) more" : ""
    let hasCode = source.bytes[line.range].contains(Byte.backtick)
    let hint =
      hasCode ? "; a pipe inside code is written `\\|`" : "; a pipe in a text is written `\\|`"
    report(
      severity, at: place(line, first.lowerBound),
      "the row has \(cells.count) cells, the header \(table.width): "
        + "\(texts.joined(separator: ", "))\(more) would be dropped\(hint)")
  }

  /// Finds code that a pipe cut in two.
  mutating func checkBackticks(_ texts: [PlanText]) {
    guard let open = texts.firstIndex(where: { Self.openBacktick($0) != nil }),
      let place = Self.openBacktick(texts[open])
    else { return }
    let goesOn = open + 1 < texts.count && Self.openBacktick(texts[open + 1]) != nil
    report(
      .warning, at: place,
      "a backtick is left open in this cell"
        + (goesOn ? "; a pipe inside code is written `\\|`" : ""))
  }

  private static func openBacktick(_ text: PlanText) -> SourcePosition? {
    guard text.source.utf8.contains(Byte.backtick),
      let index = text.characters.firstIndex(of: "`"),
      !text.spans.contains(where: { $0.kind == .code && $0.range.contains(index) }),
      !text.source.contains("\\`")
    else { return nil }
    return text.positions[index]
  }
}
