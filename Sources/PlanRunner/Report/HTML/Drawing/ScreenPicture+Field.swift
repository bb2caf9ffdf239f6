import ScreenModel

extension ScreenPicture {
  /// Draws the search field with its magnifier, its text or placeholder, and the caret.
  func drawField(
    _ index: Int, _ element: Element, _ pen: inout Pen
  ) {
    let frame = element.frame
    pen.box(frame, "fi", radius: 10)
    pen.icon(
      .search, Rect(x: frame.x + 8, y: frame.midY - 9, width: 18, height: 18), "ig")
    let left = frame.x + 32
    let room = fieldEnd(element) - 8 - left
    let isEmpty = element.value.isEmpty
    let isGrey = isEmpty || element.traits.contains(.grey) || !element.isEnabled
    let points = size.points(.body)
    pen.label(
      isEmpty ? element.label : element.value, x: left, midY: frame.midY, room: room,
      Pen.Style(tone: isGrey ? "g" : "t", points: points))
    guard element.traits.contains(.focused), element.isEnabled else { return }
    let end = TextMetrics.points(
      TextMetrics.width(of: element.value), size: points, bold: false)
    pen.box(
      Rect(
        x: left + min(end, room) + 1, y: frame.midY - points * 6 / 10, width: 2,
        height: points * 12 / 10), "cu", radius: 1)
  }

  /// Gives the left edge of what stands at the end of a field, or the field's right edge.
  private func fieldEnd(_ field: Element) -> Int {
    screen.elements.filter {
      $0.parent == field.parent && $0.frame.x > field.frame.x && $0.frame.maxX <= field.frame.maxX
        && [.spinner, .clearButton].contains($0.identifier)
    }.map(\.frame.x).min() ?? field.frame.maxX
  }

  /// Draws the wheel that turns while something is waited for, standing still.
  func drawSpinner(_ frame: Rect, _ pen: inout Pen) {
    pen.shape(
      #"<path class="s1" d="M50 6v20M19 19l14 14M6 50h20"/><path class="s2" d="M19 81l14-14M50 94V74M81 81L67 67"/><path class="s3" d="M94 50H74M81 19L67 33"/>"#,
      frame)
  }

  func drawTag(_ element: Element, _ pen: inout Pen) {
    let isSelected = element.traits.contains(.selected)
    pen.box(element.frame, isSelected ? "ba" : "fi", radius: element.frame.height / 2)
    pen.label(
      element.label, x: element.frame.midX, midY: element.frame.midY, room: element.frame.width,
      Pen.Style(
        tone: isSelected ? "w" : "t", points: size.points(.subheadline), isCentred: true))
  }

  func drawFilterButton(_ element: Element, _ pen: inout Pen) {
    let isSelected = element.traits.contains(.selected)
    let side = min(element.frame.width, element.frame.height, 28)
    let square = Rect(
      x: element.frame.midX - side / 2, y: element.frame.midY - side / 2, width: side, height: side)
    if isSelected { pen.disc(square, "ba") }
    pen.icon(.filter, square.inset(2), isSelected ? "iw" : "ia")
  }
}
