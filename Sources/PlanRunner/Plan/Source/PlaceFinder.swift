/// Finds the places of bytes; cheap as long as it is asked from left to right.
struct PlaceFinder {
  private let source: SourceText
  private var line: Int
  private var start = 0
  private var nextLine = Int.max
  /// The column of each byte, if the line is not plain ASCII.
  private var columns: [UInt32] = []

  /// Makes a finder that starts at a line (counted from 0).
  init(_ source: SourceText, line: Int) {
    self.source = source
    self.line = line
    enterLine()
  }

  private mutating func enterLine() {
    columns = []
    guard line < source.lines.count else {
      start = source.bytes.count
      nextLine = .max
      return
    }
    start = Int(source.lines[line].start)
    nextLine = line + 1 < source.lines.count ? Int(source.lines[line + 1].start) : .max
    let bytes = source.bytes[start..<Int(source.lines[line].end)]
    if !bytes.allSatisfy({ $0 < 0x80 }) { countColumns(bytes) }
  }

  private mutating func countColumns(_ bytes: ArraySlice<UInt8>) {
    columns.reserveCapacity(bytes.count + 1)
    var column: UInt32 = 0
    Graphemes.forEach(bytes) { _, index in
      while columns.count < index - bytes.startIndex { columns.append(column) }
      column += 1
    }
    while columns.count < bytes.count { columns.append(column) }
    columns.append(column + 1)
  }

  /// Finds the character that holds a byte; the byte may be at the end of its line.
  mutating func position(of target: Int) -> SourcePosition {
    while target >= nextLine {
      line += 1
      enterLine()
    }
    let offset = max(0, target - start)
    let column = columns.isEmpty ? offset + 1 : Int(columns[min(offset, columns.count - 1)])
    return SourcePosition(line: line + 1, column: column)
  }
}
