/// Finds the tables of a markdown text as the GFM specification has them.
package enum MarkdownTables {
  /// A cell's text: inline source with the pipes unescaped, and its place.
  package struct Cell: Hashable, Sendable {
    /// The inline source; empty for a cell that is missing.
    package var source: String
    /// The place of the text; of a missing cell, the end of its row.
    package var position: SourcePosition
  }

  /// A body row, as wide as the header.
  package struct Row: Hashable, Sendable {
    /// The cells in order; missing ones are empty, those beyond the header are left out.
    package var cells: [Cell]
    /// The number of the row's line.
    package var line: Int
  }

  /// A table with its header row and its body rows.
  package struct Table: Hashable, Sendable {
    /// The cells of the header row.
    package var header: [Cell]
    /// The body rows in order.
    package var rows: [Row]
    /// The place of the header row.
    package var position: SourcePosition
  }

  /// Finds the tables of a text, in order.
  package static func parse(_ text: String) -> [Table] {
    let source = SourceText(bytes: UTF8Check(Array(text.utf8)).bytes)
    return BlockScanner.scan(source).blocks.filter { $0.kind == .table }.map { block in
      Table(
        header: cells(of: block.lines[0], width: block.columns, source),
        rows: block.lines.dropFirst(2).map { line in
          Row(
            cells: cells(of: line, width: block.columns, source), line: Int(line.line) + 1)
        },
        position: source.position(
          line: block.firstLine, offset: block.lines[0].range.lowerBound))
    }
  }

  private static func cells(of line: LineSlice, width: Int, _ source: SourceText) -> [Cell] {
    var finder = PlaceFinder(source, line: Int(line.line))
    var cells = TableRow.cells(line, in: source.bytes, limit: width).map { range in
      Cell(
        source: InlineSource(cell: range, in: source, line: Int(line.line)).string,
        position: finder.position(of: range.lowerBound))
    }
    let end = finder.position(of: line.range.upperBound)
    while cells.count < width { cells.append(Cell(source: "", position: end)) }
    return cells
  }
}
