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
          "a case table in a \(name) is not played\(hint)",
          notes: isSlip ? rows(of: block, below: header) : []))
    }
  }

  private mutating func reportUnclosed(_ block: Block, name: String, headers: [LineSlice]) {
    let rows = block.lines.filter {
      CaseRow.isLikely($0.trimmed(in: source), in: source, widths: caseWidths)
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
        notes: notes(swallowed)))
  }

  private func startOfText(_ line: SourceText.Line) -> Int {
    var offset = Int(line.start)
    while offset < Int(line.end), source.bytes[offset].isSpaceOrTab { offset += 1 }
    return offset
  }

  private func tableHeaders(in block: Block) -> [LineSlice] {
    block.lines.indices.filter { HiddenTable.length(in: block, at: $0, of: source) > 0 }
      .map { block.lines[$0] }
  }

  private func rows(of block: Block, below header: LineSlice) -> [Diagnostic.Note] {
    guard let start = block.lines.firstIndex(where: { $0.line == header.line }) else { return [] }
    let length = HiddenTable.length(in: block, at: start, of: source)
    return notes(block.lines[(start + 2)..<(start + length)])
  }

  private func notes(_ lines: some Collection<LineSlice>) -> [Diagnostic.Note] {
    lines.prefix(Findings.limit).map {
      let text = Excerpt.quoted(source.string($0.trimmed(in: source).range))
      return Diagnostic.Note(position: place($0), message: "not played: \(text)")
    }
  }

  private func place(_ line: LineSlice) -> SourcePosition {
    let line = line.trimmed(in: source)
    return source.position(line: Int(line.line), offset: line.range.lowerBound)
  }
}

/// A case table inside a block that holds no tables.
enum HiddenTable {
  /// Counts the lines of the table whose header is at an index of a block; 0 if there is none.
  static func length(in block: Block, at index: Int, of source: SourceText) -> Int {
    guard index + 1 < block.lines.count else { return 0 }
    let header = block.lines[index].trimmed(in: source)
    let delimiter = block.lines[index + 1].trimmed(in: source)
    guard let columns = TableRow.delimiterColumns(delimiter, in: source.bytes),
      columns == TableRow.countCells(header, in: source.bytes)
    else { return 0 }
    let headings = TableRow.cells(header, in: source.bytes, limit: 50)
      .map { source.string($0.lowerBound..<min($0.upperBound, $0.lowerBound + 200)) }
    guard CaseColumns(headings: headings).isComplete else { return 0 }
    let rows = block.lines[(index + 2)...].prefix {
      TableRow.isRow($0.trimmed(in: source), in: source.bytes)
        && TableRow.hasPipe($0, in: source.bytes)
    }
    return 2 + rows.count
  }
}
