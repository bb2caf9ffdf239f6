/// The seven kinds of HTML blocks of the specification, by their start.
enum HTMLBlock: Hashable, Sendable {
  /// A `<script>`, `<pre>` or `<style>`.
  case verbatim
  case comment
  case instruction
  case declaration
  case characterData
  /// One of the usual block elements.
  case element
  /// Any other tag that is alone on its line.
  case loneTag

  /// Whether the block goes to the next blank line, and not to a mark of its own.
  var endsAtBlankLine: Bool { self == .element || self == .loneTag }

  /// Finds the kind of block that starts at a line's first byte `<`.
  static func start(in cursor: LineCursor, afterParagraph: Bool) -> HTMLBlock? {
    let next = cursor.byte(at: cursor.first + 1)
    if next == Byte.question { return .instruction }
    if next == Byte.bang { return markStart(in: cursor) }
    let isClosing = next == Byte.slash
    let nameStart = cursor.first + (isClosing ? 2 : 1)
    var end = nameStart
    while cursor.byte(at: end).isLetter || cursor.byte(at: end).isDigit { end += 1 }
    let name = String(
      decoding: cursor.bytes[nameStart..<max(nameStart, min(end, cursor.end))].prefix(12)
        .map(\.lowercased), as: UTF8.self)
    let behind = cursor.byte(at: end)
    let isEnd = end >= cursor.end || behind.isCellBlank || behind == Byte.greater
    if !isClosing, isEnd, ["script", "pre", "style"].contains(name) { return .verbatim }
    let isSelfClosed = behind == Byte.slash && cursor.byte(at: end + 1) == Byte.greater
    if isEnd || isSelfClosed, elements.contains(name) { return .element }
    guard !afterParagraph,
      let tagEnd = HTMLTag.end(in: cursor.bytes[cursor.first..<cursor.end]),
      cursor.bytes[tagEnd..<cursor.end].allSatisfy(\.isCellBlank)
    else { return nil }
    return .loneTag
  }

  private static func markStart(in cursor: LineCursor) -> HTMLBlock? {
    let rest = cursor.bytes[cursor.first..<cursor.end]
    if rest.starts(with: "<!--".utf8) { return .comment }
    if rest.starts(with: "<![CDATA[".utf8) { return .characterData }
    let letter = cursor.byte(at: cursor.first + 2)
    return letter >= 0x41 && letter <= 0x5A ? .declaration : nil
  }

  /// Says whether a line of the block holds its end.
  func ends(in cursor: LineCursor) -> Bool {
    let line = cursor.bytes[cursor.offset..<cursor.end]
    switch self {
    case .verbatim:
      return ["</script>", "</pre>", "</style>"].contains { Self.contains($0, line) }
    case .comment: return Self.contains("-->", line)
    case .instruction: return Self.contains("?>", line)
    case .declaration: return line.contains(Byte.greater)
    case .characterData: return Self.contains("]]>", line)
    case .element, .loneTag: return false
    }
  }

  private static func contains(_ mark: StaticString, _ line: ArraySlice<UInt8>) -> Bool {
    let wanted = UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)
    guard line.count >= wanted.count else { return false }
    for start in line.startIndex...(line.endIndex - wanted.count) {
      var length = 0
      while length < wanted.count, line[start + length].lowercased == wanted[length] {
        length += 1
      }
      if length == wanted.count { return true }
    }
    return false
  }

  private static let elements: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption",
    "center", "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt",
    "fieldset", "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2",
    "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link",
    "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param",
    "section", "source", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title",
    "tr", "track", "ul",
  ]
}
