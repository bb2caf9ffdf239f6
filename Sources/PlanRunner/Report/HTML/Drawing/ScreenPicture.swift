import ScreenModel

/// Draws a screen as SVG, from the frames and traits of its elements and nothing else.
///
/// Elements are drawn in reading order, so what the screen lists later covers what it lists before. What the
/// phone itself adds (the clock, the letters of the keyboard) is decoration and is in no frame.
struct ScreenPicture {
  let screen: Screen
  /// Behind the last descendant of each element.
  private let ends: [Int]

  /// Makes a picture of a screen.
  init(_ screen: Screen) {
    self.screen = screen
    var ends = Array(1..<(screen.elements.count + 1))
    for index in screen.elements.indices.reversed() {
      let parent = screen.elements[index].parent
      if screen.elements.indices.contains(parent) { ends[parent] = max(ends[parent], ends[index]) }
    }
    self.ends = ends
  }

  var size: TextSize { screen.configuration.textSize }
  var width: Int { screen.configuration.phone.width }
  var height: Int { screen.configuration.phone.height }
  var whole: Rect { Rect(x: 0, y: 0, width: width, height: height) }

  /// Gives the whole drawing, without the tag around it.
  func drawn(_ book: inout PictureBook) -> HTMLText {
    var pen = Pen()
    if screen.elements.first?.frame != whole { pen.box(whole, "pa") }
    var index = 0
    var isCovered = false
    while index < ends.count {
      let element = screen.elements[index]
      if element.isOnTop, !isCovered {
        drawStatusBar(&pen, &book)
        if element.identifier != .notification {
          pen.box(whole, "ve")
          isCovered = true
        }
      }
      draw(index, &pen, &book)
      index = ends[index]
    }
    if !isCovered { drawStatusBar(&pen, &book) }
    return pen.drawing
  }

  /// Gives the elements that an element holds directly, in reading order.
  func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    while child < ends[index] {
      result.append(child)
      child = ends[child]
    }
    return result
  }

  /// Gives the first element within another one that has an identifier.
  func part(_ identifier: Element.Identifier, of index: Int) -> Element? {
    screen.elements[(index + 1)..<ends[index]].first { $0.identifier == identifier }
  }

  /// Draws an element with all that it holds.
  func draw(_ index: Int, _ pen: inout Pen, _ book: inout PictureBook) {
    let element = screen.elements[index]
    guard element.frame.intersects(whole) else { return }
    guard element.identifier.isShared else { return drawParts(index, &pen, &book) }
    var own = Pen(x: element.frame.x, y: element.frame.y)
    drawParts(index, &own, &book)
    guard !own.drawing.isEmpty else { return }
    pen.use(book.number(of: own.drawing), at: element.frame, book)
  }

  private func drawParts(_ index: Int, _ pen: inout Pen, _ book: inout PictureBook) {
    let element = screen.elements[index]
    let isTurned = element.traits.contains(.upsideDown) && ends[index] == index + 1
    pen.turned(element.frame, isTurned) { pen in
      drawBody(index, element, &pen)
    }
    if element.identifier == .list {
      drawRows(index, element, &pen, &book)
    } else {
      for child in children(of: index) { draw(child, &pen, &book) }
    }
  }

  /// Draws the rows of a list, clipped to its frame.
  private func drawRows(
    _ index: Int, _ list: Element, _ pen: inout Pen, _ book: inout PictureBook
  ) {
    var own = Pen(x: list.frame.x, y: list.frame.y)
    for child in children(of: index) where screen.elements[child].frame.intersects(list.frame) {
      draw(child, &own, &book)
    }
    guard !own.drawing.isEmpty else { return }
    pen.drawing.markup("<svg")
    pen.drawing.attribute("width", list.frame.width)
    pen.drawing.attribute("height", list.frame.height)
    pen.drawing.markup(">")
    pen.drawing.append(own.drawing)
    pen.drawing.markup("</svg>")
  }
}

extension Element {
  /// Whether it lies over the screen and everything on it.
  var isOnTop: Bool {
    parent < 0
      && [.alert, .menu, .notification, .sheet].contains(identifier)
  }
}

extension Element.Identifier {
  /// Whether its drawing is likely to be seen again, on this screen or on another one.
  var isShared: Bool {
    switch self {
    case .toolbar, .sheetTitleBar, .tagBar, .searchBar, .connectRow, .directoryRow, .list,
      .chatRow, .resultRow, .loadRow, .emptyRow, .sectionHeader, .contactRow, .actionRow,
      .archiveRow, .onboardingPage, .alert, .preview, .menuItem, .notification, .keyboard,
      .banner, .joinBar, .composer, .settingsRow, .toggle, .profileRow:
      true
    default: false
    }
  }
}
