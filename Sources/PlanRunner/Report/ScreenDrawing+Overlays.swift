import ScreenModel

extension ScreenDrawing {
  /// Whether an element lies on top of the screen, in a box of its own.
  func isOverlay(_ index: Int) -> Bool {
    switch screen.elements[index].identifier {
    case .alert, .sheet, .menu, .preview, .notification: true
    default: false
    }
  }

  /// Draws what lies on top as a box in the middle.
  func overlay(_ index: Int) -> Item {
    let element = screen.elements[index]
    let space = element.identifier == .alert || element.identifier == .menu ? 28 : room - 4
    var content = contentLines(of: index, width: space)
    content = withMarks(of: element, on: content).map { TextFitting.cut($0, to: space) }
    let lines = boxed(content, glyphs.box, room: space)
    return Item(
      y: element.frame.y, maxY: element.frame.maxY,
      lines: lines.map { TextFitting.centred($0, in: room) })
  }

  private func contentLines(of index: Int, width: Int) -> [String] {
    let element = screen.elements[index]
    switch element.identifier {
    case .alert, .sheet: return dialogLines(index, width: width)
    case .menu:
      let items = screen.descendants(of: index).filter {
        screen.elements[$0].identifier == .menuItem
      }
      return items.isEmpty ? [spoken(index)] : items.map { spoken($0) }
    default:
      return rowLines(of: parts(of: index), width: width)
    }
  }

  /// Draws a title, a message, and buttons: side by side where they stand so.
  private func dialogLines(_ index: Int, width: Int) -> [String] {
    let parts = leaves(of: index)
    let isButton = { (part: Int) in
      [.alertButton, .sheetButton].contains(screen.elements[part].identifier)
    }
    var lines: [String] = []
    for cluster in clusters(parts) {
      if cluster.allSatisfy(isButton) {
        lines += buttonLines(cluster, width: width)
      } else {
        let text = cluster.map { sign(screen.elements[$0]) }.joined(separator: " ")
        let isTitle = cluster.contains {
          [.alertTitle, .sheetTitle].contains(screen.elements[$0].identifier)
        }
        let wrapped = TextFitting.wrapped(text, to: width)
        lines += isTitle ? wrapped.map { TextFitting.centred($0, in: width) } : wrapped
      }
    }
    return lines
  }

  private func buttonLines(_ buttons: [Int], width: Int) -> [String] {
    let signs = buttons.map { sign(screen.elements[$0]) }
    let joined = signs.joined(separator: "   ")
    guard DisplayWidth.of(joined) <= width else {
      return signs.map { TextFitting.centred(TextFitting.cut($0, to: width), in: width) }
    }
    return [TextFitting.centred(joined, in: width)]
  }
}
