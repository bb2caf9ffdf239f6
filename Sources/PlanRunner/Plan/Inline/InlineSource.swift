/// The inline source of a cell or paragraph, with the place of every byte in the document.
struct InlineSource {
  /// The source; lines are joined with a line feed.
  private(set) var bytes: [UInt8] = []
  /// The offset of each byte in the document.
  private(set) var places: [UInt32] = []
  /// The line (from 0) of the first byte.
  let line: Int
  /// The offset at which the text begins, also when it is empty.
  let start: Int

  /// Takes a table cell: a backslash before a pipe is removed.
  init(cell range: Range<Int>, in source: SourceText, line: Int) {
    self.line = line
    start = range.lowerBound
    bytes.reserveCapacity(range.count)
    places.reserveCapacity(range.count)
    for offset in range {
      let byte = source.bytes[offset]
      if byte == Byte.backslash, offset + 1 < range.upperBound,
        source.bytes[offset + 1] == Byte.pipe
      {
        continue
      }
      bytes.append(byte)
      places.append(UInt32(offset))
    }
  }

  /// Takes the lines of a paragraph or heading.
  init(lines: [LineSlice], in source: SourceText) {
    line = lines.first.map { Int($0.line) } ?? 0
    start = lines.first?.range.lowerBound ?? 0
    for slice in lines {
      if !bytes.isEmpty {
        bytes.append(Byte.lineFeed)
        places.append(slice.start)
      }
      for offset in slice.range {
        bytes.append(source.bytes[offset])
        places.append(UInt32(offset))
      }
    }
    while let last = bytes.last, last.isSpaceOrTab || last == Byte.lineFeed {
      bytes.removeLast()
      places.removeLast()
    }
  }

  /// The source as text.
  var string: String { String(decoding: bytes, as: UTF8.self) }
}
