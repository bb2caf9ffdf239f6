/// The bytes of a document, cut into lines at LF, CRLF and CR.
struct SourceText: Sendable {
  /// A line's bytes without its line end.
  struct Line: Sendable {
    var start: UInt32
    var end: UInt32
  }

  /// The largest document that is read, in bytes.
  static let sizeLimit = 1 << 30

  /// The whole document; always UTF-8.
  let bytes: [UInt8]
  /// The lines in order; a byte order mark is in none of them.
  let lines: [Line]

  /// Cuts bytes that are known to be UTF-8 into lines.
  init(bytes: [UInt8]) {
    self.bytes = bytes
    lines = Self.lines(of: bytes)
  }

  private static func lines(of bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      guard byte == Byte.lineFeed || byte == Byte.carriageReturn else { continue }
      lines.append(Line(start: UInt32(start), end: UInt32(offset - 1)))
      let isPair = byte == Byte.carriageReturn && offset < bytes.count
      if isPair && bytes[offset] == Byte.lineFeed { offset += 1 }
      start = offset
    }
    if start < bytes.count {
      lines.append(Line(start: UInt32(start), end: UInt32(bytes.count)))
    }
    return lines
  }

  /// Finds the place of a byte in one of the lines (counted from 0).
  func position(line: Int, offset: Int) -> SourcePosition {
    var finder = PlaceFinder(self, line: line)
    return finder.position(of: offset)
  }

  /// Decodes a stretch of bytes.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

/// A stretch of one line: what is left of it behind the marks of quotes and list items.
struct LineSlice: Sendable {
  /// The line's number from 0.
  var line: UInt32
  var start: UInt32
  var end: UInt32

  /// Makes a stretch from a line's number (from 0) and byte offsets.
  init(line: Int, _ range: Range<Int>) {
    self.line = UInt32(line)
    start = UInt32(range.lowerBound)
    end = UInt32(range.upperBound)
  }

  /// The byte offsets in the document.
  var range: Range<Int> { Int(start)..<Int(end) }

  /// Gives the stretch without the spaces and tabs before it.
  func trimmed(in source: SourceText) -> LineSlice {
    var result = self
    while result.start < end, source.bytes[Int(result.start)].isSpaceOrTab { result.start += 1 }
    return result
  }
}
