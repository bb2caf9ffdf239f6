/// Finds case tables in places where markdown has no tables: fences, code, comments, HTML.
struct HiddenTables {
  private let source: SourceText
  private let caseWidths: Set<Int>
  private var findings: [Diagnostic] = []

  /// Finds the tables in a document, and fences and comments that never end.
  static func find(in builder: PlanBuilder) -> [Diagnostic] {
    let complete = builder.tables.values.filter(\.columns.isComplete)
    var search = HiddenTables(
      source: builder.source, caseWidths: Set(complete.map(\.width)))
    for block in builder.document.blocks { search.look(at: block) }
    return search.findings
  }

  private init(source: SourceText, caseWidths: Set<Int>) {
    self.source = source
    self.caseWidths = caseWidths
  }

  private mutating func look(at block: Block) {
    switch block.kind {
    case .fence: lookInside(block, name: "fence", canStayOpen: true)
    case .indentedCode: lookInside(block, name: "block of indented code", canStayOpen: false)
    case .html(.comment): lookInside(block, name: "comment", canStayOpen: true)
    case .html(let html):
      lookInside(block, name: "block of HTML", canStayOpen: !html.endsAtBlankLine)
    default: break
    }
  }

  private mutating func lookInside(_ block: Block, name: String, canStayOpen: Bool) {
    let headers = tableHeaders(in: block)
    if canStayOpen && !block.isClosed {
      reportUnclosed(block, name: name, headers: headers)
      return
    }
    // In HTML that ends at a blank line a table is a slip of the pen: nobody comments out so.
    let isSlip = block.kind == .html(.element) || block.kind == .html(.loneTag)
    for header in headers {
      let hint = isSlip ? "; put a blank line before it" : ""
      findings.append(
        Diagnostic(
          isSlip ? .error : .warning, at: place(header),
          "a case table in a \(name) is not played\(hint)"))
    }
  }

  private mutating func reportUnclosed(_ block: Block, name: String, headers: [LineSlice]) {
    let rows = block.lines.filter {
      CaseRow.isLikely(trimmed($0), in: source, widths: caseWidths)
    }
    let hasCases = !headers.isEmpty || !rows.isEmpty
    let line = source.lines[block.firstLine]
    let swallowed = (headers + rows.filter { row in !headers.contains { $0.line == row.line } })
      .sorted { $0.line < $1.line }
    findings.append(
      Diagnostic(
        hasCases ? .error : .warning,
        at: source.position(line: block.firstLine, offset: startOfText(line)),
        "this \(name) is never closed"
          + (hasCases ? ", and takes cases in" : ""),
        notes: swallowed.prefix(Findings.limit).map {
          Diagnostic.Note(
            position: place($0),
            message: "not played: \(Excerpt.quoted(source.string(trimmed($0).range)))")
        }))
  }

  private func startOfText(_ line: SourceText.Line) -> Int {
    var offset = Int(line.start)
    while offset < Int(line.end), source.bytes[offset].isSpaceOrTab { offset += 1 }
    return offset
  }

  private func tableHeaders(in block: Block) -> [LineSlice] {
    zip(block.lines, block.lines.dropFirst()).compactMap { header, delimiter in
      guard
        let columns = TableRow.delimiterColumns(trimmed(delimiter), in: source.bytes),
        columns == TableRow.countCells(trimmed(header), in: source.bytes)
      else { return nil }
      let headings = TableRow.cells(trimmed(header), in: source.bytes, limit: 50)
        .map { source.string($0.lowerBound..<min($0.upperBound, $0.lowerBound + 200)) }
      return CaseColumns(headings: headings).isComplete ? header : nil
    }
  }

  private func trimmed(_ line: LineSlice) -> LineSlice {
    var range = line.range
    while let first = range.first, source.bytes[first].isSpaceOrTab {
      range = (first + 1)..<range.upperBound
    }
    return LineSlice(line: Int(line.line), range)
  }

  private func place(_ line: LineSlice) -> SourcePosition {
    let line = trimmed(line)
    return source.position(line: Int(line.line), offset: line.range.lowerBound)
  }
}
