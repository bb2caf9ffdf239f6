package import ScreenModel

/// Draws a screen as text: a phone's outline with what it shows, top to bottom.
///
/// Places are told by order, not to scale: rows stand as they follow each other on the screen.
package struct ScreenDrawing {
  /// Something drawn, with the place that it has on the phone.
  struct Item {
    /// The top in points.
    var y: Int
    /// The bottom in points.
    var maxY: Int
    var lines: [String]
  }

  /// The columns of a phone, outline included.
  package static let width = 40

  let screen: Screen
  let glyphs: Glyphs

  /// Makes a drawing of a screen.
  package init(_ screen: Screen, glyphs: Glyphs = .unicode) {
    self.screen = screen
    self.glyphs = glyphs
  }

  /// The columns within the outline and its margin.
  var room: Int { ScreenDrawing.width - 4 }

  /// Gives the drawing's lines, all of one width.
  package func lines() -> [String] {
    var content: [String] = []
    var bottom = 0
    for item in placedItems() {
      if item.y - bottom > 60 { content.append("") }
      bottom = max(bottom, item.maxY)
      content += item.lines
    }
    if screen.configuration.phone.height - bottom > 60 { content.append("") }
    return boxed(content, glyphs.phone, room: room)
  }

  /// Gives what is drawn, from top to bottom.
  private func placedItems() -> [Item] {
    let rows = items(of: visibleRoots())
    let overlays = screen.elements.indices.filter { isOverlay($0) }.map(overlay)
    return (rows + overlays).enumerated()
      .sorted { ($0.element.y, $0.offset) < ($1.element.y, $1.offset) }
      .map(\.element)
  }

  /// Gives the roots that are seen: of several screens the last one lies on top.
  private func visibleRoots() -> [Int] {
    let roots = screen.elements.indices.filter { screen.elements[$0].parent < 0 }
    let top = roots.last { screen.elements[$0].identifier.isScreen }
    return roots.filter { $0 == top || !screen.elements[$0].identifier.isScreen }
  }

  /// Draws what stands next to each other; things on one height share a line.
  private func items(of indices: [Int]) -> [Item] {
    var result: [Item] = []
    var loose: [Int] = []
    var hidden = 0
    for index in indices {
      let element = screen.elements[index]
      if element.traits.contains(.scrolledOut) {
        hidden += element.identifier.isRow ? 1 : 0
      } else if isOverlay(index) {
        continue
      } else if let lines = blockLines(index) {
        result.append(Item(y: element.frame.y, maxY: element.frame.maxY, lines: lines))
      } else {
        let children = children(of: index)
        if children.isEmpty { loose.append(index) } else { result += items(of: children) }
      }
    }
    for line in clusters(loose) {
      let frames = line.map { screen.elements[$0].frame }
      result.append(
        Item(
          y: frames.map(\.y).min() ?? 0, maxY: frames.map(\.maxY).max() ?? 0,
          lines: rowLines(of: line, width: room)))
    }
    if hidden > 0 { result.append(scrolledOut(hidden, beside: result)) }
    return result
  }

  private func scrolledOut(_ count: Int, beside shown: [Item]) -> Item {
    let end = shown.map(\.maxY).max() ?? 0
    let flipped = screen.configuration.mode == .oneHand && screen.first(.chatList) != nil
    let y = flipped ? shown.map(\.y).min() ?? 0 : end
    let text = "(\(TimeText.count(count, "more row")), scrolled out)"
    return Item(y: flipped ? y - 1 : y, maxY: y, lines: [TextFitting.centred(text, in: room)])
  }

  /// Gives the elements that an element holds directly, in reading order.
  func children(of index: Int) -> [Int] {
    screen.descendants(of: index).filter { screen.elements[$0].parent == index }
  }

  /// Draws a frame around lines.
  func boxed(_ content: [String], _ box: Glyphs.Box, room: Int) -> [String] {
    let across = String(repeating: box.across, count: room + 2)
    var lines = [box.topLeft + across + box.topRight]
    for line in content {
      let text = TextFitting.cut(line, to: room, ellipsis: glyphs.ellipsis)
      lines.append("\(box.down) \(TextFitting.padded(text, to: room)) \(box.down)")
    }
    lines.append(box.bottomLeft + across + box.bottomRight)
    return lines
  }
}

extension Element.Identifier {
  /// Whether it is the root of a screen.
  var isScreen: Bool {
    switch self {
    case .chatList, .newChat, .archivedContacts, .chat, .settings, .privacy, .profilePicker,
      .systemFlow:
      true
    default: false
    }
  }

  /// Whether it is a line of a list, with parts of its own.
  var isRow: Bool {
    switch self {
    case .connectRow, .directoryRow, .chatRow, .resultRow, .loadRow, .emptyRow, .actionRow,
      .archiveRow, .contactRow, .settingsRow, .profileRow:
      true
    default: false
    }
  }
}
