/// A place in a line, which counts columns as markdown does: a tab ends at the next multiple of four.
struct LineCursor {
  /// The whole document.
  let bytes: [UInt8]
  /// The line's number, from 0.
  let line: Int
  /// The offset behind the line's last byte.
  let end: Int
  /// The offset of the next byte.
  private(set) var offset: Int
  private var column = 0
  /// The offset of the next byte that is neither space nor tab; `end` if there is none.
  private(set) var first = 0
  private var firstColumn = 0

  /// Stands at the start of a line.
  init(_ source: SourceText, line: Int) {
    bytes = source.bytes
    self.line = line
    offset = Int(source.lines[line].start)
    end = Int(source.lines[line].end)
    findFirst()
  }

  /// The columns of white space before `first`.
  var indent: Int { firstColumn - column }
  /// Whether only white space is left.
  var isBlank: Bool { first == end }
  /// The byte at `first`, or 0 at the end of the line.
  var byte: UInt8 { byte(at: first) }
  /// The line from the next byte on.
  var rest: LineSlice { LineSlice(line: line, offset..<end) }
  /// The line from `first` on.
  var trimmedRest: LineSlice { LineSlice(line: line, first..<end) }

  /// Gives the byte at an offset of the line, or 0 behind its end.
  func byte(at offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

  /// Counts how often the byte at an offset stands there in a row.
  func run(at start: Int) -> Int {
    guard start < end else { return 0 }
    var index = start
    while index < end, bytes[index] == bytes[start] { index += 1 }
    return index - start
  }

  /// Gives the offset of the next byte from an offset on that is neither space nor tab.
  func skipBlanks(from start: Int) -> Int {
    var index = start
    while index < end, bytes[index].isSpaceOrTab { index += 1 }
    return index
  }

  /// Moves on by columns of white space; part of a tab may stay.
  mutating func advance(columns: Int) {
    var left = columns
    while left > 0, offset < end {
      if bytes[offset] == Byte.tab {
        let width = 4 - column % 4
        column += min(left, width)
        if width <= left { offset += 1 }
        left -= min(left, width)
      } else {
        offset += 1
        column += 1
        left -= 1
      }
    }
    findFirst()
  }

  /// Moves to `first` and over some ASCII bytes behind it.
  mutating func advancePastIndent(bytes count: Int = 0) {
    column = firstColumn + count
    offset = first + count
    findFirst()
  }

  private mutating func findFirst() {
    first = offset
    firstColumn = column
    while first < end {
      if bytes[first] == Byte.space {
        firstColumn += 1
      } else if bytes[first] == Byte.tab {
        firstColumn += 4 - firstColumn % 4
      } else {
        return
      }
      first += 1
    }
  }
}
