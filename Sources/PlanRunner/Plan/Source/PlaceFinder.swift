/// Finds the places of bytes; cheap as long as it is asked from left to right.
struct PlaceFinder {
  private let source: SourceText
  private var line: Int
  private var text = ""
  private var index = "".startIndex
  private var offset = 0
  private var column = 1
  private var isASCII = true

  /// Makes a finder that starts at a line (counted from 0).
  init(_ source: SourceText, line: Int) {
    self.source = source
    self.line = line
    enterLine()
  }

  private mutating func enterLine() {
    column = 1
    guard line < source.lines.count else {
      offset = source.bytes.count
      isASCII = true
      return
    }
    let range = Int(source.lines[line].start)..<Int(source.lines[line].end)
    offset = range.lowerBound
    isASCII = source.bytes[range].allSatisfy { $0 < 0x80 }
    text = isASCII ? "" : source.string(range)
    index = text.startIndex
  }

  /// Finds the character that holds a byte; the byte may be at the end of its line.
  mutating func position(of target: Int) -> SourcePosition {
    while line + 1 < source.lines.count, target >= Int(source.lines[line + 1].start) {
      line += 1
      enterLine()
    }
    if isASCII {
      return SourcePosition(line: line + 1, column: max(1, target - offset + 1))
    }
    while index < text.endIndex {
      let next = text.index(after: index)
      let length = text.utf8.distance(from: index, to: next)
      guard offset + length <= target else { break }
      offset += length
      column += 1
      index = next
    }
    return SourcePosition(line: line + 1, column: column)
  }
}
