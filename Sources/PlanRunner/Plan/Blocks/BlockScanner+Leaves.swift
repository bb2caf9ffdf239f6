extension BlockScanner {
  /// What became of the open leaf on a line that continues all its containers.
  enum Continuation {
    /// The line belongs to the leaf and is done.
    case taken
    /// The line belongs to the leaf if it starts nothing else.
    case stands
    /// The leaf ended before the line.
    case ended
  }

  /// Gives the line to the open leaf if it belongs there.
  mutating func continueLeaf() -> Continuation {
    switch leaf?.kind {
    case .paragraph: return cursor.isBlank ? .ended : .stands
    case .table: return TableRow.isRow(cursor.trimmedRest, in: cursor.bytes) ? .stands : .ended
    case .fence(let mark, let length, let indent):
      return continueFence(mark: mark, length: length, indent: indent)
    case .indentedCode:
      guard cursor.indent >= 4 || cursor.isBlank else { return .ended }
      cursor.advance(columns: min(cursor.indent, 4))
      return take()
    case .html(let html):
      if html.endsAtBlankLine && cursor.isBlank { return .ended }
      return takeHTML(html)
    case .heading, .thematicBreak, nil: return .ended
    }
  }

  private mutating func take() -> Continuation {
    leaf?.lines.append(cursor.rest)
    leaf?.lastLine = cursor.line
    return .taken
  }

  private mutating func continueFence(mark: UInt8, length: Int, indent: Int) -> Continuation {
    let run = cursor.run(at: cursor.first)
    let isEnd =
      cursor.indent < 4 && cursor.byte == mark && run >= length
      && cursor.skipBlanks(from: cursor.first + run) == cursor.end
    guard isEnd else {
      cursor.advance(columns: min(cursor.indent, indent))
      return take()
    }
    leaf?.isClosed = true
    leaf?.lastLine = cursor.line
    closeLeaf()
    return .taken
  }

  private mutating func takeHTML(_ html: HTMLBlock) -> Continuation {
    _ = take()
    if html.ends(in: cursor) {
      leaf?.isClosed = true
      closeLeaf()
    }
    return .taken
  }

  /// Opens a leaf if the line starts one, or makes the paragraph before it a heading or a table.
  mutating func startLeaf(in context: Block.Kind?, matched: Int, started: Bool) -> Bool {
    guard let first = startingKind(in: context) else { return false }
    if case .heading(let level) = first, context == .paragraph, cursor.byte != Byte.hash {
      leaf?.kind = .heading(level: level)
      leaf?.lastLine = cursor.line
      closeLeaf()
      return true
    }
    closeUnmatched(matched, unless: started)
    start(first)
    switch first {
    case .heading: addHeadingText()
    case .html(let html): _ = takeHTML(html)
    default: break
    }
    switch first {
    case .heading, .thematicBreak: closeLeaf()
    default: break
    }
    return true
  }

  private func startingKind(in context: Block.Kind?) -> Block.Kind? {
    switch cursor.byte {
    case Byte.hash: return headingStart()
    case Byte.backtick, Byte.tilde: return fenceStart()
    case Byte.less:
      return HTMLBlock.start(in: cursor, afterParagraph: context == .paragraph).map(
        Block.Kind.html)
    case Byte.equals, Byte.dash, Byte.star, Byte.underscore:
      if context == .paragraph, let level = underlineLevel() { return .heading(level: level) }
      return isThematicBreak() ? .thematicBreak : nil
    default: return nil
    }
  }

  private func headingStart() -> Block.Kind? {
    let level = cursor.run(at: cursor.first)
    let behind = cursor.first + level
    guard level <= 6, behind == cursor.end || cursor.byte(at: behind).isSpaceOrTab else {
      return nil
    }
    return .heading(level: level)
  }

  private func fenceStart() -> Block.Kind? {
    let length = cursor.run(at: cursor.first)
    guard length >= 3 else { return nil }
    let info = cursor.bytes[(cursor.first + length)..<cursor.end]
    if cursor.byte == Byte.backtick && info.contains(Byte.backtick) { return nil }
    return .fence(mark: cursor.byte, length: length, indent: cursor.indent)
  }

  private func underlineLevel() -> Int? {
    let mark = cursor.byte
    guard mark == Byte.equals || mark == Byte.dash else { return nil }
    let end = cursor.first + cursor.run(at: cursor.first)
    guard cursor.skipBlanks(from: end) == cursor.end else { return nil }
    return mark == Byte.equals ? 1 : 2
  }

  private func isThematicBreak() -> Bool {
    guard cursor.byte != Byte.equals else { return false }
    var count = 0
    for byte in cursor.bytes[cursor.first..<cursor.end] where !byte.isSpaceOrTab {
      guard byte == cursor.byte else { return false }
      count += 1
    }
    return count >= 3
  }

  private mutating func addHeadingText() {
    let start = cursor.skipBlanks(from: cursor.first + cursor.run(at: cursor.first))
    var end = cursor.end
    while end > start, cursor.bytes[end - 1].isSpaceOrTab { end -= 1 }
    var closing = end
    while closing > start, cursor.bytes[closing - 1] == Byte.hash { closing -= 1 }
    if closing == start {
      end = start
    } else if cursor.bytes[closing - 1].isSpaceOrTab {
      end = closing
    }
    while end > start, cursor.bytes[end - 1].isSpaceOrTab { end -= 1 }
    leaf?.lines.append(LineSlice(line: cursor.line, start..<end))
  }

  /// Makes the last line of the open paragraph a table's header if the line is its delimiter row.
  mutating func startTable() -> Bool {
    guard let header = leaf?.lines.last,
      let columns = TableRow.delimiterColumns(cursor.trimmedRest, in: cursor.bytes)
    else { return false }
    let found = TableRow.countCells(header, in: cursor.bytes)
    guard found == columns else {
      if max(found, columns) > 1 {
        document.mismatches.append(
          BlockDocument.Mismatch(
            header: header, headerColumns: found, delimiter: cursor.trimmedRest,
            delimiterColumns: columns))
      }
      return false
    }
    leaf?.lines.removeLast()
    leaf?.lastLine = Int(header.line) - 1
    if leaf?.lines.isEmpty == true { leaf = nil }
    closeLeaf()
    start(.table)
    leaf?.firstLine = Int(header.line)
    leaf?.lines = [header, cursor.trimmedRest]
    leaf?.columns = columns
    return true
  }
}
