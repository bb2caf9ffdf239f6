import ScreenModel

/// Screens put together by hand, as a driver would give them.
enum HandMade {
  /// A row of a list.
  struct Row {
    var identifier: Element.Identifier
    var y: Int
    var title: String
    var caption: String
    var edge: String

    init(_ identifier: Element.Identifier, y: Int, title: String, caption: String, edge: String) {
      self.identifier = identifier
      self.y = y
      self.title = title
      self.caption = caption
      self.edge = edge
    }
  }

  /// The frame of a small phone.
  static let whole = Rect(x: 0, y: 0, width: 375, height: 667)

  static func screen(_ elements: [Element], _ mode: ToolbarMode = .oneHand) -> Screen {
    Screen(configuration: Configuration(mode: mode), elements: elements)
  }

  static func text(
    _ identifier: Element.Identifier, _ label: String, x: Int = 10, y: Int, parent: Int
  ) -> Element {
    Element(
      identifier, role: .staticText, label: label,
      frame: Rect(x: x, y: y, width: 100, height: 20), lines: 1, parent: parent)
  }

  /// A chat list with rows, two tags, and a focused field that loads.
  static func chatList(text: String, rows: [Row], mode: ToolbarMode = .oneHand) -> Screen {
    var elements = [Element(.chatList, role: .window, frame: whole)]
    for row in rows {
      let index = elements.count
      let frame = Rect(x: 0, y: row.y, width: 375, height: 60)
      elements.append(Element(row.identifier, role: .cell, frame: frame, parent: 0))
      elements += [
        Element(
          .avatar, role: .image, label: "picture",
          frame: Rect(x: 10, y: row.y + 5, width: 50, height: 50), parent: index),
        HandMade.text(.title, row.title, x: 70, y: row.y + 5, parent: index),
        HandMade.text(.caption, row.caption, x: 70, y: row.y + 30, parent: index),
        HandMade.text(.trailing, row.edge, x: 320, y: row.y + 20, parent: index),
      ]
      if row.identifier == .chatRow { elements[elements.count - 1].identifier = .time }
    }
    let tags = elements.count
    elements += [
      Element(
        .tagBar, role: .other, frame: Rect(x: 0, y: 440, width: 375, height: 40), parent: 0),
      HandMade.text(.tag, "All", y: 445, parent: tags),
      HandMade.text(.tag, "Groups", x: 120, y: 445, parent: tags),
    ]
    elements[tags + 2].traits.insert(.selected)
    let bar = elements.count
    elements += [
      Element(
        .searchBar, role: .other, frame: Rect(x: 0, y: 490, width: 375, height: 50), parent: 0),
      Element(
        .searchField, role: .searchField, label: "Search", value: text,
        frame: Rect(x: 10, y: 495, width: 350, height: 40),
        traits: [.enabled, .hittable, .focused], parent: bar),
      Element(
        .spinner, role: .activityIndicator, frame: Rect(x: 300, y: 500, width: 20, height: 20),
        parent: bar),
      Element(
        .clearButton, role: .button, label: "Clear",
        frame: Rect(x: 330, y: 500, width: 20, height: 20), parent: bar),
    ]
    return screen(elements, mode)
  }
}
