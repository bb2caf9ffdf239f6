import ScreenModel

extension ScreenDrawing {
  /// Draws an element that has a form of its own; gives `nil` for a mere holder of others.
  func blockLines(_ index: Int) -> [String]? {
    let element = screen.elements[index]
    switch element.identifier {
    case .searchBar: return fieldLines(index)
    case .searchField
    where element.parent < 0 || screen.elements[element.parent].identifier != .searchBar:
      return fieldLines(index)
    case .tagBar: return tagLines(index)
    case .keyboard: return keyboardLines(index)
    case .toggle: return toggleLines(element)
    case .overlay: return centredLines(element)
    case .joinBar: return [TextFitting.centred("[ \(spoken(index)) ]", in: room)]
    case .composer: return ["( \(TextFitting.padded(spoken(index), to: room - 4)) )"]
    case _ where isBar(index): return barLines(index)
    case _ where element.identifier.isRow || element.role == .navigationBar:
      return withMarks(of: element, on: rowLines(of: parts(of: index), width: room))
    default: return nil
    }
  }

  /// Gives the elements with something to read that an element holds, at any depth.
  func leaves(of index: Int) -> [Int] {
    screen.descendants(of: index).filter { part in
      children(of: part).isEmpty && !screen.elements[part].traits.contains(.scrolledOut)
    }
  }

  /// Gives what a row is drawn from: what it holds, and itself where that has no words.
  func parts(of index: Int) -> [Int] {
    let parts = leaves(of: index)
    let hasWords = parts.contains {
      !isPicture(screen.elements[$0]) && !isAtEdge(screen.elements[$0])
    }
    return hasWords ? parts : parts + [index]
  }

  /// Whether an element is a bar that shows its own title, with nothing but buttons in it.
  private func isBar(_ index: Int) -> Bool {
    let element = screen.elements[index]
    guard element.role == .toolbar || element.role == .navigationBar else { return false }
    return leaves(of: index).allSatisfy { screen.elements[$0].role == .button }
  }

  /// Draws a bar: its title in the middle, its buttons at the sides.
  private func barLines(_ index: Int) -> [String] {
    let bar = screen.elements[index]
    let buttons = clusters(leaves(of: index)).flatMap { $0 }
    let isLeft = { (part: Int) in screen.elements[part].frame.midX < bar.frame.midX }
    let left = buttons.filter(isLeft).map { sign(screen.elements[$0]) }.joined(separator: " ")
    let right = buttons.filter { !isLeft($0) }.map { sign(screen.elements[$0]) }
      .joined(separator: " ")
    let title = VisibleText.escaped(bar.label)
    let sides = max(DisplayWidth.of(left), DisplayWidth.of(right))
    let middle = TextFitting.centred(
      TextFitting.cut(title, to: max(1, room - 2 * sides - 2)), in: max(1, room - 2 * sides))
    return [
      TextFitting.padded(left, to: sides) + middle
        + TextFitting.padded(right, to: sides, onLeft: true)
    ]
  }

  /// Groups elements that stand at one height, from top to bottom, each group from left to right.
  func clusters(_ indices: [Int]) -> [[Int]] {
    let ordered = indices.sorted {
      let (left, right) = (screen.elements[$0].frame, screen.elements[$1].frame)
      return (left.midY, left.x, $0) < (right.midY, right.x, $1)
    }
    var groups: [[Int]] = []
    var bottom = Int.min
    for index in ordered {
      let frame = screen.elements[index].frame
      if frame.midY < bottom {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
        bottom = frame.maxY
      }
    }
    return groups.map { group in
      group.sorted { (screen.elements[$0].frame.x, $0) < (screen.elements[$1].frame.x, $1) }
    }
  }

  /// Draws the parts of a row: its picture at the left, its texts, what stands at its trailing edge.
  func rowLines(of parts: [Int], width: Int) -> [String] {
    let pictures = parts.filter { isPicture(screen.elements[$0]) }
    let edges = parts.filter { isAtEdge(screen.elements[$0]) }
    let texts = parts.filter { !pictures.contains($0) && !edges.contains($0) }
    let left = pictures.map { sign(screen.elements[$0]) }.joined(separator: " ")
    let gutter = left.isEmpty ? 0 : DisplayWidth.of(left) + 1
    let right = edges.map { sign(screen.elements[$0]) }.joined(separator: " ")
    let edge = right.isEmpty ? 0 : DisplayWidth.of(right) + 1

    var lines: [String] = []
    for cluster in clusters(texts) {
      let space = max(4, width - gutter - (lines.isEmpty ? edge : 0))
      lines += textLines(cluster, width: space)
    }
    if lines.isEmpty { lines = [""] }
    for number in lines.indices {
      let margin = number == 0 ? left : ""
      lines[number] = TextFitting.padded(margin, to: gutter) + lines[number]
    }
    lines[0] = TextFitting.padded(lines[0], to: width - DisplayWidth.of(right)) + right
    return lines
  }

  /// Draws texts that stand side by side, in as many lines as they need or are cut to.
  private func textLines(_ cluster: [Int], width: Int) -> [String] {
    let badges = cluster.filter { isBadge(screen.elements[$0]) }
    let others = cluster.filter { !isBadge(screen.elements[$0]) }
    let right = badges.map { sign(screen.elements[$0]) }.joined(separator: " ")
    guard right.isEmpty else {
      let space = max(4, width - DisplayWidth.of(right) - 1)
      var lines = others.isEmpty ? [""] : textLines(others, width: space)
      lines[0] = TextFitting.padded(lines[0], to: width - DisplayWidth.of(right)) + right
      return lines
    }
    guard others.count == 1, let index = others.first else {
      let text = others.map { sign(screen.elements[$0]) }.joined(separator: "  ")
      return TextFitting.wrapped(text, to: width)
    }
    let element = screen.elements[index]
    var lines = TextFitting.wrapped(sign(element), to: width)
    if element.traits.contains(.truncated) {
      lines = Array(lines.prefix(max(1, element.lines)))
      let last = lines.removeLast()
      let ending = last.hasSuffix("…") ? "" : glyphs.ellipsis
      lines.append(TextFitting.cut(last + ending, to: width, ellipsis: glyphs.ellipsis))
    }
    return lines + styleNotes(element)
  }

  /// Says which pieces of a text are drawn unlike the rest of it.
  private func styleNotes(_ element: Element) -> [String] {
    element.runs.map { "(\($0.style.rawValue): \(VisibleText.escaped($0.text)))" }
  }

  /// Adds in words what a drawing can't show: grey, disabled, upside down.
  func withMarks(of element: Element, on lines: [String]) -> [String] {
    var marks: [String] = []
    if element.traits.contains(.grey) { marks.append("grey") }
    if !element.isEnabled { marks.append("disabled") }
    if element.traits.contains(.upsideDown) { marks.append("upside down") }
    guard !marks.isEmpty else { return lines }
    let text = "(\(marks.joined(separator: ", ")))"
    guard lines.count == 1, DisplayWidth.of(lines[0].trimmedEnd()) + 2 + text.count <= room else {
      return lines + [TextFitting.padded(text, to: room, onLeft: true)]
    }
    return [TextFitting.padded(lines[0].trimmedEnd() + "  " + text, to: room)]
  }

  private func isPicture(_ element: Element) -> Bool {
    [.avatar, .icon, .archiveBox, .backButton].contains(element.identifier)
  }

  private func isBadge(_ element: Element) -> Bool {
    [.star, .mask, .unreadBadge].contains(element.identifier)
  }

  private func isAtEdge(_ element: Element) -> Bool {
    [.trailing, .time, .toggle, .pencil].contains(element.identifier)
  }
}

extension String {
  /// Gives the text without the spaces at its end.
  func trimmedEnd() -> String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// Gives the text without the commas and spaces at its end.
  func withoutEndingComma() -> String {
    var text = self[...]
    while text.last == " " || text.last == "," { text.removeLast() }
    return String(text)
  }
}
