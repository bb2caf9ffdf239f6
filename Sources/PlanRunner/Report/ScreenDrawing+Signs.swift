import ScreenModel

extension ScreenDrawing {
  /// Gives what an element shows on one line: its text, or a sign for its picture.
  func sign(_ element: Element) -> String {
    let text = VisibleText.escaped(element.label.isEmpty ? element.value : element.label)
    switch element.identifier {
    case .avatar: return glyphs.avatar
    case .star: return glyphs.star
    case .pencil: return glyphs.pencil
    case .clearButton: return glyphs.clear
    case .backButton: return text.isEmpty ? glyphs.back : "\(glyphs.back) \(text)"
    case .spinner: return text.isEmpty ? glyphs.spinner : "\(glyphs.spinner) \(text)"
    case .icon: return iconSign(text)
    case .mask: return glyphs.mask
    case .archiveBox: return glyphs.archive
    case .filterButton:
      return element.traits.contains(.selected) ? "[\(glyphs.filter)]" : glyphs.filter
    case .unreadBadge: return "(\(text))"
    case .toggle: return element.value == "1" ? "[on]" : "[off]"
    case .trailing, .alertButton, .sheetButton, .cancelButton, .profileButton:
      return "[\(text)]"
    case _ where element.role == .activityIndicator: return glyphs.spinner
    case _ where element.role == .image: return "(\(text))"
    default: return text
    }
  }

  private func iconSign(_ name: String) -> String {
    let name = name.lowercased()
    if name.contains("plus") { return glyphs.plus }
    if name.contains("arrow") { return glyphs.arrow }
    if name.contains("number") { return glyphs.number }
    if name == "at" || name.hasPrefix("at.") { return "@" }
    if name.contains("magnif") { return glyphs.magnifier }
    return "(\(name))"
  }

  /// Gives an element's own text, or the texts that it holds.
  func spoken(_ index: Int) -> String {
    let element = screen.elements[index]
    let own = element.value.isEmpty ? element.label : element.value
    guard own.isEmpty else { return VisibleText.escaped(own) }
    return leaves(of: index).map { sign(screen.elements[$0]) }.joined(separator: " ")
  }

  /// Draws text in the middle of the screen.
  func centredLines(_ element: Element) -> [String] {
    TextFitting.wrapped(VisibleText.escaped(element.label), to: room)
      .map { TextFitting.centred($0, in: room) }
  }

  /// Draws the search field with its wheel and its buttons.
  func fieldLines(_ index: Int) -> [String] {
    let parts = [index] + leaves(of: index)
    let field = parts.first { screen.elements[$0].identifier == .searchField } ?? index
    let wheel = parts.filter { screen.elements[$0].identifier == .spinner }
    let inside = parts.filter { screen.elements[$0].identifier == .clearButton }
    let outside = parts.filter { part in
      part != index && part != field && !wheel.contains(part) && !inside.contains(part)
    }
    let before = outside.filter { screen.elements[$0].frame.x < screen.elements[field].frame.x }
    let after = outside.filter { !before.contains($0) }
    let signs = { (parts: [Int]) in parts.map { sign(screen.elements[$0]) } }

    let ends = signs(wheel + inside).joined(separator: " ")
    let left = signs(before).map { $0 + " " }.joined()
    let right = signs(after).map { " " + $0 }.joined()
    let space = room - DisplayWidth.of(left + right) - 4
    let text = TextFitting.cut(
      fieldText(screen.elements[field]), to: max(1, space - DisplayWidth.of(ends) - 1),
      ellipsis: glyphs.ellipsis)
    let filled = TextFitting.padded(text, to: space - DisplayWidth.of(ends)) + ends
    return ["\(left)( \(filled) )\(right)"]
  }

  private func fieldText(_ field: Element) -> String {
    let value = VisibleText.escaped(field.value)
    let cursor = field.traits.contains(.focused) ? glyphs.cursor : ""
    let text = value.isEmpty ? cursor + VisibleText.escaped(field.label) : value + cursor
    return text + (field.isEnabled ? "" : " (disabled)")
  }

  /// Draws a switch with its name.
  func toggleLines(_ toggle: Element) -> [String] {
    let state = sign(toggle)
    let space = room - DisplayWidth.of(state)
    let name = TextFitting.cut(
      VisibleText.escaped(toggle.label), to: space - 1, ellipsis: glyphs.ellipsis)
    return [TextFitting.padded(name, to: space) + state]
  }

  /// Draws the tags side by side.
  func tagLines(_ index: Int) -> [String] {
    let tags = children(of: index).map { index in
      let tag = screen.elements[index]
      let mark = tag.traits.contains(.selected) ? glyphs.selected : ""
      return "[\(mark)\(spoken(index))]"
    }
    return TextFitting.wrapped(tags.joined(separator: " "), to: room)
  }

  /// Draws the keyboard as a line with its return key.
  func keyboardLines(_ index: Int) -> [String] {
    let key = screen.descendants(of: index).first {
      screen.elements[$0].identifier == .returnKey
    }
    let label = key.map { "[\(spoken($0))]" } ?? ""
    let across = String(repeating: glyphs.box.across, count: room)
    let space = room - DisplayWidth.of(label)
    return [across, TextFitting.padded("q w e r t y " + glyphs.ellipsis, to: space) + label]
  }
}
