extension BlockScanner {
  /// Counts the open containers that the line continues, and moves past their marks.
  mutating func matchContainers() -> Int {
    var matched = 1
    while matched < open.count, continues(document.containers[open[matched]]) {
      matched += 1
    }
    return matched
  }

  private mutating func continues(_ container: Container) -> Bool {
    switch container.kind {
    case .document: return true
    case .quote: return takeQuoteMark()
    case .item:
      if cursor.indent >= container.contentIndent && !cursor.isBlank {
        cursor.advance(columns: container.contentIndent)
        return true
      }
      guard cursor.isBlank, !container.isEmpty else { return false }
      // Keeps the blanks of a code block's empty line beyond the item's own indent.
      cursor.advance(columns: min(cursor.indent, container.contentIndent))
      return true
    }
  }

  private mutating func takeQuoteMark() -> Bool {
    guard cursor.indent < 4, cursor.byte == Byte.greater else { return false }
    cursor.advancePastIndent(bytes: 1)
    if cursor.byte(at: cursor.offset).isSpaceOrTab { cursor.advance(columns: 1) }
    return true
  }

  /// Opens a quote or a list item if the line starts one.
  mutating func startContainer(in context: Block.Kind?, matched: Int, started: Bool) -> Bool {
    guard (started ? open.count : matched) <= Self.depthLimit else { return false }
    if cursor.byte == Byte.greater {
      closeUnmatched(matched, unless: started)
      _ = takeQuoteMark()
      push(Container(kind: .quote, parent: 0, line: cursor.line), item: false)
      return true
    }
    guard let marker = listMarker(interruptsParagraph: context == .paragraph) else {
      return false
    }
    closeUnmatched(matched, unless: started)
    startItem(marker)
    return true
  }

  private mutating func push(_ container: Container, item: Bool) {
    var new = container
    let parent = open[open.count - 1]
    new.parent = parent
    document.containers.append(new)
    let index = document.containers.count - 1
    document.containers[parent].isEmpty = false
    document.containers[parent].lastItem = item ? index : nil
    open.append(index)
  }

  private struct MarkerFound {
    var marker: ListMarker
    var length: Int
    var number: Int
  }

  private func listMarker(interruptsParagraph: Bool) -> MarkerFound? {
    var end = cursor.first
    var number = 0
    while end - cursor.first < 9, cursor.byte(at: end).isDigit {
      number = number * 10 + Int(cursor.byte(at: end) - 0x30)
      end += 1
    }
    let isOrdered = end > cursor.first
    let mark = cursor.byte(at: end)
    let marks =
      isOrdered ? [Byte.period, Byte.closeParenthesis] : [Byte.star, Byte.dash, Byte.plus]
    guard marks.contains(mark) else { return nil }
    end += 1
    guard end == cursor.end || cursor.byte(at: end).isCellBlank else { return nil }
    if interruptsParagraph {
      guard cursor.skipBlanks(from: end) < cursor.end, !isOrdered || number == 1 else {
        return nil
      }
    }
    return MarkerFound(
      marker: ListMarker(mark: mark, isOrdered: isOrdered), length: end - cursor.first,
      number: number)
  }

  private mutating func startItem(_ found: MarkerFound) {
    let indent = cursor.indent
    let line = cursor.line
    cursor.advancePastIndent(bytes: found.length)
    let blanks = cursor.indent
    var padding = found.length + 1
    if blanks >= 1 && blanks <= 4 && !cursor.isBlank {
      padding = found.length + blanks
      cursor.advance(columns: blanks)
    } else if blanks > 0 {
      cursor.advance(columns: 1)
    }
    let kind = Container.Kind.item(found.marker)
    var item = Container(kind: kind, parent: 0, line: line, contentIndent: indent + padding)
    item.ordinal = ordinal(of: kind, number: found.marker.isOrdered ? found.number : 1)
    push(item, item: true)
  }

  private func ordinal(of kind: Container.Kind, number: Int) -> Int {
    guard let last = document.containers[open[open.count - 1]].lastItem,
      document.containers[last].kind == kind
    else { return number }
    return document.containers[last].ordinal + 1
  }
}
