import ScreenModel

extension ScreenPicture {
  private static let usual = Strings()

  /// Draws what an element itself looks like, without what it holds.
  func drawBody(
    _ index: Int, _ element: Element, _ pen: inout Pen
  ) {
    switch element.identifier {
    case .chatList, .chat: pen.box(element.frame, "pa")
    case .newChat, .archivedContacts, .settings, .privacy, .profilePicker, .systemFlow:
      drawSheet(element, &pen)
    case .toolbar, .sheetTitleBar: drawBar(index, element, &pen)
    case .slot, .tagBar, .searchBar, .list, .menu: break
    case .resultsCard: pen.box(element.frame, "ca", radius: 12)
    case .searchField: drawField(index, element, &pen)
    case .spinner: drawSpinner(element.frame, &pen)
    case .clearButton: pen.icon(.clear, element.frame, "ig")
    case .filterButton: drawFilterButton(element, &pen)
    case .tag: drawTag(element, &pen)
    case .connectRow, .directoryRow, .actionRow, .archiveRow, .settingsRow, .profileRow, .toggle:
      drawPlainRow(index, element, &pen)
    case .chatRow, .resultRow, .contactRow, .loadRow, .emptyRow, .sectionHeader:
      drawListRow(index, element, &pen)
    case .avatar: drawAvatar(index, element, &pen)
    case .profileButton: drawProfile(element, &pen)
    case .icon: drawIcon(element, &pen)
    case .star, .archiveBox: pen.icon(.named(element.label), element.frame, "ig")
    case .mask: pen.icon(.mask, element.frame, "iv")
    case .pencil: pen.icon(.pencil, element.frame.inset(2), "ia")
    case .unreadBadge: drawBadge(element, &pen)
    case .backButton: drawBack(element, &pen)
    case .onboardingPage:
      pen.label(
        element.label, x: element.frame.midX,
        midY: element.frame.y + size.lineHeight(.title) / 2 + 4,
        room: element.frame.width - 32,
        Pen.Style(points: size.points(.title), isBold: true, isCentred: true))
    case .onboardingCard: drawButton(element, &pen, fill: "ti", tone: "a", radius: 16)
    case .banner: pen.box(element.frame, "fi", radius: 16)
    case .joinBar: drawButton(element, &pen, fill: "ti", tone: "a b", radius: 12)
    case .composer: drawComposer(element, &pen)
    case .alert: pen.box(element.frame, "al", radius: 14)
    case .alertButton, .sheetButton: drawAlertButton(element, &pen)
    case .sheet: pen.box(element.frame, "al", radius: 14)
    case .preview: pen.box(element.frame.inset(8, 0), "pa", radius: 14)
    case .menuItem: drawMenuItem(element, &pen)
    case .notification: drawNotification(element, &pen)
    case .keyboard: drawKeyboard(index, element, &pen)
    case .returnKey: drawReturnKey(element, &pen)
    case .title, .simplexName, .description, .caption, .lastMessage, .time, .trailing, .overlay,
      .alertTitle, .alertMessage, .sheetTitle, .chatTitle, .toolbarCount, .bannerCount,
      .cancelButton:
      drawText(index, element, &pen)
    }
  }

  /// Draws a text in its own frame: the frame's lines tell the size of the letters.
  private func drawText(_ index: Int, _ element: Element, _ pen: inout Pen) {
    let lines = max(1, element.lines)
    let isButton = element.identifier == .cancelButton
    let points =
      isButton ? size.points(.body) : element.frame.height / lines * 5 / 6
    pen.text(
      element.label,
      isButton
        ? Rect(
          x: element.frame.x, y: element.frame.midY - size.lineHeight(.body) / 2,
          width: element.frame.width, height: size.lineHeight(.body)) : element.frame,
      lines: lines, isCut: element.traits.contains(.truncated),
      Pen.Style(
        tone: tone(of: element), points: points,
        isBold: isBold(element, points: points),
        isCentred: element.identifier.isCentred, runs: element.runs))
  }

  private func tone(of element: Element) -> StaticString {
    if element.identifier == .trailing || element.identifier == .cancelButton { return "a" }
    return element.traits.contains(.grey) ? "g" : "t"
  }

  private func isBold(_ element: Element, points: Int) -> Bool {
    switch element.identifier {
    case .alertTitle, .sheetTitle, .chatTitle: return true
    case .title:
      guard screen.elements.indices.contains(element.parent) else { return false }
      switch screen.elements[element.parent].identifier {
      case .resultRow, .preview, .banner: return true
      case .chatRow: return points > size.points(.body)
      default: return false
      }
    default: return false
    }
  }

  /// The background of a page; a sheet stands a little lower, with round corners, before a dark ground.
  private func drawSheet(_ element: Element, _ pen: inout Pen) {
    guard element.frame.y > 0 else { return pen.box(element.frame, "gr") }
    pen.box(whole, "dk")
    var frame = element.frame
    frame.height += 20
    pen.box(frame, "gr", radius: 12)
  }

  private func drawBar(_ index: Int, _ element: Element, _ pen: inout Pen) {
    let hasTitle =
      part(.sheetTitle, of: index) != nil || part(.chatTitle, of: index) != nil
    guard !hasTitle else { return }
    pen.label(
      element.label, x: element.frame.midX, midY: element.frame.midY,
      room: element.frame.width - 120,
      Pen.Style(points: size.points(.headline), isBold: true, isCentred: true))
  }

  private func drawBack(_ element: Element, _ pen: inout Pen) {
    let frame = element.frame
    if element.label != ScreenPicture.usual.close {
      pen.icon(.back, Rect(x: frame.x - 16, y: frame.midY - 10, width: 20, height: 20), "ia")
    }
    pen.label(
      element.label, x: frame.x, midY: frame.midY, room: frame.width,
      Pen.Style(tone: "a", points: size.points(.body)))
  }

  /// Draws a button as a coloured box with its label in the middle.
  private func drawButton(
    _ element: Element, _ pen: inout Pen, fill: StaticString, tone: StaticString, radius: Int
  ) {
    pen.box(element.frame, fill, radius: radius)
    pen.label(
      element.label, x: element.frame.midX, midY: element.frame.midY,
      room: element.frame.width - 24,
      Pen.Style(tone: tone, points: size.points(.body), isCentred: true))
  }

  private func drawComposer(_ element: Element, _ pen: inout Pen) {
    pen.box(element.frame, "fo", radius: element.frame.height / 2)
    pen.label(
      element.label, x: element.frame.x + 14, midY: element.frame.midY,
      room: element.frame.width - 28, Pen.Style(tone: "g", points: size.points(.body)))
  }
}

extension Rect {
  /// The rectangle without a margin on all sides.
  func inset(_ margin: Int) -> Rect { inset(margin, margin) }

  /// The rectangle without a margin at its sides and one above and below.
  func inset(_ sides: Int, _ ends: Int) -> Rect {
    Rect(x: x + sides, y: y + ends, width: width - 2 * sides, height: height - 2 * ends)
  }
}

extension Element.Identifier {
  /// Whether its text is drawn around the middle of its frame.
  fileprivate var isCentred: Bool {
    self == .alertTitle || self == .alertMessage || self == .overlay
  }
}
