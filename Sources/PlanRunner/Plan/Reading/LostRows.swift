/// Finds lines with pipes that belong to no table.
struct LostRows {
  private let source: SourceText
  private let document: BlockDocument
  private let tables: [Int: PlanTable]
  private let caseWidths: Set<Int>
  private let mismatches: [UInt32: BlockDocument.Mismatch]
  private var findings: [Diagnostic] = []
  /// The table from which lines without a blank one between have led here.
  private var chain: Chain?

  private struct Chain {
    var table: PlanTable
    var tableBlock: Int
    var end: Int
  }

  /// Finds the lines in a document whose tables are known.
  static func find(in builder: PlanBuilder) -> [Diagnostic] {
    var search = LostRows(builder)
    for index in builder.document.blocks.indices { search.look(at: index) }
    return search.findings
  }

  private init(_ builder: PlanBuilder) {
    source = builder.source
    document = builder.document
    tables = builder.tables
    caseWidths = Set(builder.tables.values.filter(\.columns.isComplete).map(\.width))
    let pairs = builder.document.mismatches.map { ($0.header.line, $0) }
    mismatches = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  private mutating func look(at index: Int) {
    let block = document.blocks[index]
    if let table = tables[index] {
      chain = Chain(table: table, tableBlock: index, end: block.lastLine)
      return
    }
    if chain.map({ block.firstLine > $0.end + 1 }) == true { chain = nil }
    chain?.end = block.lastLine
    switch block.kind {
    case .paragraph, .heading, .html(.element), .html(.loneTag): lookAtLines(of: block)
    case .indentedCode where chain != nil: lookAtLines(of: block)
    default: break
    }
  }

  private mutating func lookAtLines(of block: Block) {
    var group: [LineSlice] = []
    for (index, line) in block.lines.enumerated() {
      if let mismatch = mismatches[line.line] {
        report(group)
        report(mismatch, rows: block.lines[min(index + 2, block.lines.count)...])
        return
      }
      if isHiddenTable(block, at: index) { return report(group) }
      if isLost(line) {
        group.append(line)
      } else {
        report(group)
        group = []
      }
    }
    report(group)
  }

  /// A whole case table inside HTML is named as such, not line by line.
  private func isHiddenTable(_ block: Block, at index: Int) -> Bool {
    guard case .html = block.kind, index + 1 < block.lines.count else { return false }
    let delimiter = trimmed(block.lines[index + 1])
    return TableRow.delimiterColumns(delimiter, in: source.bytes) != nil
      && isHeader(block.lines[index])
  }

  private func isLost(_ line: LineSlice) -> Bool {
    guard TableRow.hasPipe(line, in: source.bytes) else { return false }
    let trimmed = trimmed(line)
    guard TableRow.isRow(trimmed, in: source.bytes) else { return false }
    if source.bytes[trimmed.range].first == Byte.pipe { return true }
    if TableRow.countBarePipes(line, in: source.bytes) >= 2 { return true }
    guard let chain else { return false }
    return TableRow.countCells(trimmed, in: source.bytes) == chain.table.width
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

  private func quoted(_ line: LineSlice) -> String {
    Excerpt.quoted(source.string(trimmed(line).range))
  }

  private mutating func report(_ group: [LineSlice]) {
    guard let first = group.first else { return }
    var notes = group.dropFirst().prefix(Findings.limit).map {
      Diagnostic.Note(position: place($0), message: "and this line: \(quoted($0))")
    }
    if let chain {
      notes.append(endNote(chain))
      let isCase = chain.table.columns.isComplete || group.contains(where: looksLikeCase)
      findings.append(
        Diagnostic(
          isCase ? .error : .warning, at: place(first),
          "this row is cut off from the table of line \(chain.table.position.line): "
            + quoted(first), notes: notes))
    } else if isHeader(first) {
      findings.append(
        Diagnostic(
          .error, at: place(first),
          "the header of a case table without a delimiter row (`|---|---|…`) below it: "
            + quoted(first), notes: notes))
    } else {
      findings.append(
        Diagnostic(
          group.contains(where: looksLikeCase) ? .error : .warning, at: place(first),
          "a line with pipes that belongs to no table: \(quoted(first))", notes: notes))
    }
  }

  private mutating func report(
    _ mismatch: BlockDocument.Mismatch, rows: ArraySlice<LineSlice>
  ) {
    let isCase = isHeader(mismatch.header) || rows.contains(where: looksLikeCase)
    var notes = [
      Diagnostic.Note(
        position: place(mismatch.header), message: "the header \(quoted(mismatch.header))")
    ]
    let lost = rows.filter { TableRow.hasPipe($0, in: source.bytes) }
    notes += lost.prefix(Findings.limit).map {
      Diagnostic.Note(position: place($0), message: "a row that is lost: \(quoted($0))")
    }
    findings.append(
      Diagnostic(
        isCase ? .error : .warning, at: place(mismatch.delimiter),
        "no table: the header has \(Self.cells(mismatch.headerColumns)), "
          + "the delimiter row \(mismatch.delimiterColumns)", notes: notes))
  }

  private static func cells(_ count: Int) -> String { "\(count) \(count == 1 ? "cell" : "cells")" }

  private func texts(_ line: LineSlice, limit: Int) -> [String] {
    TableRow.cells(trimmed(line), in: source.bytes, limit: limit).map {
      source.string($0.lowerBound..<min($0.upperBound, $0.lowerBound + 200))
    }
  }

  private func isHeader(_ line: LineSlice) -> Bool {
    CaseColumns(headings: texts(line, limit: 50)).isComplete
  }

  private func looksLikeCase(_ line: LineSlice) -> Bool {
    CaseRow.isLikely(trimmed(line), in: source, widths: caseWidths)
  }

  /// Says what ended the table of a chain.
  private func endNote(_ chain: Chain) -> Diagnostic.Note {
    let table = document.blocks[chain.tableBlock]
    let line = table.lastLine + 1
    let text = source.lines[min(line, source.lines.count - 1)]
    let next = document.blocks[min(chain.tableBlock + 1, document.blocks.count - 1)]
    let isInside = document.path(from: table.container).allSatisfy {
      document.path(from: next.container).contains($0)
    }
    let inner = document.path(from: next.container).last {
      document.containers[$0].line == line && $0 != table.container
    }
    let cause =
      switch (inner.map { document.containers[$0].kind }, next.kind) {
      case (.item, _): "a list item starts here"
      case (.quote, _): "a quote starts here"
      case _ where !isInside: "this line is outside the list item or quote of the table"
      case (_, .heading): "a heading starts here"
      case (_, .fence): "a fence starts here"
      case (_, .indentedCode): "this line is indented like code"
      case (_, .html): "HTML starts here"
      case (_, .thematicBreak): "a rule is drawn here"
      default: "this line is no row"
      }
    return Diagnostic.Note(
      position: source.position(line: line, offset: Int(text.start)),
      message: "\(cause), which ends the table")
  }
}
