/// The cells of one line of a table.
enum TableRow {
  /// Says whether a line can be a body row: it is not blank and not a lone pipe.
  static func isRow(_ slice: LineSlice, in bytes: [UInt8]) -> Bool {
    firstCell(slice.range, bytes) < slice.range.upperBound
  }

  /// Counts the cells of a row.
  static func countCells(_ slice: LineSlice, in bytes: [UInt8]) -> Int {
    var count = 0
    forEachCell(slice, in: bytes) { _ in
      count += 1
      return true
    }
    return count
  }

  /// Gives the byte ranges of a row's cells without the blanks around them.
  static func cells(
    _ slice: LineSlice, in bytes: [UInt8], limit: Int = .max
  ) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    forEachCell(slice, in: bytes) { cell in
      cells.append(cell)
      return cells.count < limit
    }
    return cells
  }

  /// Calls back with each cell's range until it is told to stop.
  static func forEachCell(
    _ slice: LineSlice, in bytes: [UInt8], _ body: (Range<Int>) -> Bool
  ) {
    let end = slice.range.upperBound
    var offset = firstCell(slice.range, bytes)
    while offset < end {
      var cellEnd = offset
      while cellEnd < end, bytes[cellEnd] != Byte.pipe {
        let isEscape =
          bytes[cellEnd] == Byte.backslash && cellEnd + 1 < end
          && bytes[cellEnd + 1] == Byte.pipe
        cellEnd += isEscape ? 2 : 1
      }
      guard body(trimmed(offset..<cellEnd, bytes)) else { return }
      offset = cellEnd < end ? skipBlanks(cellEnd + 1, end, bytes) : end
    }
  }

  /// Counts the cells of a delimiter row; `nil` if the line is none.
  static func delimiterColumns(_ slice: LineSlice, in bytes: [UInt8]) -> Int? {
    let end = slice.range.upperBound
    var offset = slice.range.lowerBound
    var columns = 0
    if offset < end, bytes[offset] == Byte.pipe { offset += 1 }
    while true {
      offset = skipBlanks(offset, end, bytes)
      if columns > 0, offset == end { return columns }
      if offset < end, bytes[offset] == Byte.colon { offset += 1 }
      let dashes = offset
      while offset < end, bytes[offset] == Byte.dash { offset += 1 }
      guard offset > dashes else { return nil }
      if offset < end, bytes[offset] == Byte.colon { offset += 1 }
      columns += 1
      offset = skipBlanks(offset, end, bytes)
      guard offset < end else { return columns }
      guard bytes[offset] == Byte.pipe else { return nil }
      offset += 1
    }
  }

  private static func firstCell(_ range: Range<Int>, _ bytes: [UInt8]) -> Int {
    guard !range.isEmpty, bytes[range.lowerBound] == Byte.pipe else { return range.lowerBound }
    return skipBlanks(range.lowerBound + 1, range.upperBound, bytes)
  }

  private static func skipBlanks(_ start: Int, _ end: Int, _ bytes: [UInt8]) -> Int {
    var offset = start
    while offset < end, bytes[offset].isCellBlank { offset += 1 }
    return offset
  }

  private static func trimmed(_ range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    var end = range.upperBound
    let start = skipBlanks(range.lowerBound, end, bytes)
    while end > start, bytes[end - 1].isCellBlank { end -= 1 }
    return start..<end
  }
}

extension TableRow {
  /// Says whether a line holds a pipe that no backslash escapes.
  static func hasPipe(_ slice: LineSlice, in bytes: [UInt8]) -> Bool {
    var before: UInt8 = 0
    for byte in bytes[slice.range] {
      if byte == Byte.pipe && before != Byte.backslash { return true }
      before = byte
    }
    return false
  }

  /// Counts the pipes of a line that neither a backslash nor a code span protects.
  static func countBarePipes(_ slice: LineSlice, in bytes: [UInt8]) -> Int {
    let parts = bytes[slice.range].split(separator: Byte.backtick, omittingEmptySubsequences: false)
    var count = 0
    for (index, part) in parts.enumerated() where index % 2 == 0 || index == parts.count - 1 {
      let range = part.startIndex..<part.endIndex
      var before: UInt8 = 0
      for byte in bytes[range] {
        if byte == Byte.pipe && before != Byte.backslash { count += 1 }
        before = byte
      }
    }
    return count
  }
}
