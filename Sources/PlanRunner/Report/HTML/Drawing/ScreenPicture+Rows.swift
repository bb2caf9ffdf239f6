import ScreenModel

extension ScreenPicture {
  /// The room that an icon and the space behind it take at the start of a row.
  private static let iconRoom = 32
  private static let margin = 16

  /// Draws what lies below the parts of a list's row: the line at its end, or its only text.
  func drawListRow(_ index: Int, _ element: Element, _ pen: inout Pen) {
    let isTextOnly = children(of: index).isEmpty
    if element.identifier == .sectionHeader || (isTextOnly && element.identifier == .emptyRow) {
      let isHeader = element.identifier == .sectionHeader
      let lines = max(1, element.lines)
      let height = lines * size.lineHeight(.subheadline)
      let frame = Rect(
        x: element.frame.x + ScreenPicture.margin, y: element.frame.midY - height / 2,
        width: element.frame.width - 2 * ScreenPicture.margin, height: height)
      let style = Pen.Style(tone: "g", points: size.points(.subheadline), isCentred: !isHeader)
      return pen.text(
        element.label, frame, lines: lines, isCut: element.traits.contains(.truncated), style)
    }
    if element.identifier == .contactRow { pen.box(element.frame, "ca") }
    drawLine(below: element, from: textStart(of: index), &pen)
  }

  /// Gives the left edge of a row's texts.
  private func textStart(of index: Int) -> Int {
    (part(.title, of: index) ?? part(.lastMessage, of: index))?.frame.x
      ?? screen.elements[index].frame.x + ScreenPicture.margin
  }

  private func drawLine(below element: Element, from left: Int, _ pen: inout Pen) {
    pen.line(from: left, to: element.frame.maxX, at: element.frame.maxY)
  }

  /// Draws a row that has one text of its own, with an icon before it or a sign behind it.
  func drawPlainRow(
    _ index: Int, _ element: Element, _ pen: inout Pen
  ) {
    let frame = element.frame
    let isByField = element.identifier == .connectRow || element.identifier == .directoryRow
    if !isByField { pen.box(frame, "ca") }
    let left = drawStart(index, element, &pen)
    let right = drawEnd(element, &pen)
    pen.label(
      element.label, x: left, midY: frame.midY, room: right - left,
      Pen.Style(
        tone: !element.isEnabled || element.traits.contains(.grey) ? "g" : isByField ? "a" : "t",
        points: bodyPoints(in: frame), runs: element.runs))
    drawLine(below: element, from: left, &pen)
  }

  /// Draws the picture before a row's text, and gives the left edge of the text.
  private func drawStart(
    _ index: Int, _ element: Element, _ pen: inout Pen
  ) -> Int {
    let left = element.frame.x + ScreenPicture.margin
    let square = Rect(x: left, y: element.frame.midY - 12, width: 24, height: 24)
    switch element.identifier {
    case .connectRow, .directoryRow: return left + ScreenPicture.iconRoom
    case .actionRow: pen.icon(actionIcon(element.label), square, "ia")
    case .archiveRow: pen.icon(.archive, square, "ig")
    case .profileRow: drawProfile(labelled: element.label, square.inset(-2), &pen)
    default: return left
    }
    return left + ScreenPicture.iconRoom + 4
  }

  /// Draws the sign behind a row's text, and gives the right edge of the text's room.
  private func drawEnd(
    _ element: Element, _ pen: inout Pen
  ) -> Int {
    let right = element.frame.maxX - ScreenPicture.margin
    let square = Rect(x: right - 18, y: element.frame.midY - 9, width: 18, height: 18)
    switch element.identifier {
    case .toggle:
      drawSwitch(element, &pen)
      return right - 60
    case .settingsRow, .archiveRow: pen.icon(.forward, square.inset(1), "il")
    case .profileRow where element.traits.contains(.selected):
      pen.icon(.check, square, "ia")
    case .profileRow: break
    default: return right
    }
    return right - 24
  }

  private func actionIcon(_ label: String) -> Icon {
    let strings = Strings()
    switch label {
    case strings.createLink: return .link
    case strings.scan: return .scan
    case strings.createGroup: return .people
    case strings.createChannel: return .channel
    default: return .add
    }
  }

  /// Gives the size of a row's letters: a row that grew, grew with them.
  private func bodyPoints(in frame: Rect) -> Int {
    frame.height > 44 ? size.points(.body) : min(size.points(.body), 18)
  }

  private func drawSwitch(_ element: Element, _ pen: inout Pen) {
    let isOn = element.value == "1"
    let frame = Rect(
      x: element.frame.maxX - ScreenPicture.margin - 51, y: element.frame.midY - 15, width: 51,
      height: 31)
    pen.box(frame, isOn ? "on" : "of", radius: 16)
    pen.disc(
      Rect(x: isOn ? frame.maxX - 29 : frame.x + 2, y: frame.y + 2, width: 27, height: 27), "kn")
  }

  func drawAvatar(
    _ index: Int, _ element: Element, _ pen: inout Pen
  ) {
    let icon = Icon.named(element.label)
    guard icon == .picture else {
      pen.disc(element.frame, "av")
      let side = element.frame.width * 6 / 10
      let square = Rect(
        x: element.frame.midX - side / 2, y: element.frame.midY - side / 2, width: side,
        height: side)
      return pen.icon(icon, square, "iw")
    }
    drawPhotograph(element.frame, hue: hue(of: element), &pen)
  }

  /// Gives one of six colours for a picture, by the name beside it.
  private func hue(of element: Element) -> StaticString {
    let title = screen.elements.first {
      $0.parent == element.parent && $0.identifier == .title
    }
    let sum = title?.label.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } ?? 0
    let hues: [StaticString] = ["h0", "h1", "h2", "h3", "h4", "h5"]
    return hues[sum % hues.count]
  }

  /// Draws a picture of its own: a landscape, for the letters of the picture are in no frame.
  private func drawPhotograph(_ frame: Rect, hue: StaticString, _ pen: inout Pen) {
    let radius = frame.width / 2
    pen.disc(frame, hue)
    pen.disc(
      Rect(
        x: frame.x + radius * 5 / 4, y: frame.y + radius / 3, width: radius / 2,
        height: radius / 2), "su")
    pen.shape(#"<path class="hi" d="M0 58Q24 30 46 56T99 54A50 50 0 0 1 0 58z"/>"#, frame)
  }

  func drawIcon(_ element: Element, _ pen: inout Pen) {
    let isGrey = element.traits.contains(.grey) || !element.isEnabled
    pen.icon(.named(element.label), element.frame.inset(1), isGrey ? "ig" : "ia")
  }

  func drawBadge(_ element: Element, _ pen: inout Pen) {
    pen.box(element.frame, "ba", radius: element.frame.height / 2)
    pen.label(
      element.label, x: element.frame.midX, midY: element.frame.midY, room: element.frame.width,
      Pen.Style(tone: "w", points: 12, isBold: true, isCentred: true))
  }

  func drawProfile(_ element: Element, _ pen: inout Pen) {
    drawProfile(labelled: element.label, element.frame, &pen)
  }

  private func drawProfile(labelled label: String, _ frame: Rect, _ pen: inout Pen) {
    pen.disc(frame, "me")
    pen.label(
      String(label.prefix(1)), x: frame.midX, midY: frame.midY, room: frame.width,
      Pen.Style(tone: "w", points: frame.width / 2, isBold: true, isCentred: true))
  }
}
