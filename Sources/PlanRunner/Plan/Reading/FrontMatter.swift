/// The block of settings between two `---` lines that some plans start with.
enum FrontMatter {
  /// Counts the lines that front matter takes at the start of a document; 0 if there is none.
  static func lineCount(in source: SourceText) -> Int {
    guard let first = source.lines.first, isMark(first, ["---"], source) else { return 0 }
    for (index, line) in source.lines.enumerated().dropFirst() {
      if isMark(line, ["---", "..."], source) { return index > 1 ? index + 1 : 0 }
      // A rule above a document is no front matter: settings start at once and hold no table.
      let isBlank = source.bytes[range(of: line)].allSatisfy(\.isSpaceOrTab)
      if index == 1 && isBlank { return 0 }
      if source.bytes[range(of: line)].first == Byte.pipe { return 0 }
    }
    return 0
  }

  private static func isMark(
    _ line: SourceText.Line, _ marks: [String], _ source: SourceText
  ) -> Bool {
    var bytes = source.bytes[range(of: line)]
    while let last = bytes.last, last.isSpaceOrTab { bytes.removeLast() }
    return marks.contains { bytes.elementsEqual($0.utf8) }
  }

  private static func range(of line: SourceText.Line) -> Range<Int> {
    Int(line.start)..<Int(line.end)
  }
}
