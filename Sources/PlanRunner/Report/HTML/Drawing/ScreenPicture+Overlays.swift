import ScreenModel

extension ScreenPicture {
  func drawAlertButton(_ element: Element, _ pen: inout Pen) {
    pen.line(from: element.frame.x, to: element.frame.maxX, at: element.frame.y)
    pen.label(
      element.label, x: element.frame.midX, midY: element.frame.midY,
      room: element.frame.width - 24,
      Pen.Style(
        tone: "a", points: min(size.points(.body), TextSize.xxxLarge.points(.body)),
        isCentred: true))
  }

  func drawMenuItem(_ element: Element, _ pen: inout Pen) {
    pen.box(element.frame, "al", radius: 12)
    pen.label(
      element.label, x: element.frame.x + 16, midY: element.frame.midY,
      room: element.frame.width - 32, Pen.Style(points: size.points(.body)))
  }

  func drawNotification(_ element: Element, _ pen: inout Pen) {
    let frame = element.frame
    pen.box(frame, "al no", radius: 18)
    let square = Rect(x: frame.x + 12, y: frame.midY - 17, width: 34, height: 34)
    pen.box(square, "me", radius: 8)
    pen.shape(#"<path class="sx" d="M26 26l48 48M74 26L26 74"/>"#, square)
    pen.label(
      element.label, x: square.maxX + 10, midY: frame.midY, room: frame.maxX - square.maxX - 22,
      Pen.Style(points: min(size.points(.subheadline), 23), isBold: true))
  }

  /// Draws the keyboard with letters; of its keys only the return key is in a frame.
  func drawKeyboard(_ index: Int, _ element: Element, _ pen: inout Pen) {
    let frame = element.frame
    pen.box(frame, "kb")
    guard let key = part(.returnKey, of: index) else { return }
    let pitch = frame.width / 10
    let step = key.frame.height + 12
    let top = key.frame.y - 3 * step
    let rows: [(letters: String, left: Int)] = [
      ("qwertyuiop", 0), ("asdfghjkl", pitch / 2), ("zxcvbnm", pitch * 3 / 2),
    ]
    let keys = rows.enumerated().map { number, row in
      let start = frame.x + (frame.width - 10 * pitch) / 2 + row.left
      return row.letters.indices.enumerated().map { place, _ in
        Rect(
          x: start + place * pitch + 3, y: top + number * step, width: pitch - 6,
          height: key.frame.height)
      }
    }
    drawSideKeys(frame, key.frame, third: top + 2 * step, pitch: pitch, keys.flatMap(\.self), &pen)
    for (row, boxes) in zip(rows, keys) {
      pen.letters(row.letters, around: boxes.map(\.midX), y: boxes[0].midY - 1, size: 21)
    }
  }

  /// Draws the letters' keys, shift and delete beside the third row, and what stands beside the return key.
  private func drawSideKeys(
    _ frame: Rect, _ key: Rect, third: Int, pitch: Int, _ keys: [Rect], _ pen: inout Pen
  ) {
    let side = pitch * 13 / 10
    let shift = Rect(x: frame.x + 3, y: third, width: side - 6, height: key.height)
    let delete = Rect(x: frame.maxX - side + 3, y: third, width: side - 6, height: key.height)
    let numbers = Rect(x: frame.x + 3, y: key.y, width: key.width - 8, height: key.height)
    let blank = Rect(
      x: numbers.maxX + 6, y: key.y, width: key.x - numbers.maxX - 12, height: key.height)
    pen.boxes([shift, delete, numbers].map { $0.inset(2) }, "km")
    pen.boxes((keys + [blank]).map { $0.inset(2) }, "ke")
    let picture = { (box: Rect) in
      Rect(x: box.midX - 11, y: box.midY - 11, width: 22, height: 22)
    }
    pen.shape(#"<path class="kp" d="M50 16L14 54h20v28h32V54h20z"/>"#, picture(shift))
    pen.shape(
      #"<path class="kp" d="M32 22h60v56H32L8 50zM48 38l24 24M72 38L48 62"/>"#, picture(delete))
    pen.label(
      "123", x: numbers.midX, midY: numbers.midY, room: numbers.width,
      Pen.Style(points: 16, isCentred: true))
  }

  func drawReturnKey(_ element: Element, _ pen: inout Pen) {
    let isBlue = element.label != Strings().returnKey
    if isBlue {
      pen.box(element.frame, "ba", radius: 5)
    } else {
      pen.boxes([element.frame.inset(2)], "km")
    }
    pen.label(
      element.label, x: element.frame.midX, midY: element.frame.midY, room: element.frame.width,
      Pen.Style(tone: isBlue ? "w" : "t", points: 16, isCentred: true))
  }

  /// Draws the phone's own clock and signs at the upper edge, and the bar to swipe at the lower one.
  func drawStatusBar(_ pen: inout Pen, _ book: inout PictureBook) {
    var own = Pen()
    let onDark =
      screen.elements.first.map {
        $0.frame.y > 0 && $0.parent < 0
      } ?? false
    let tone: StaticString = onDark ? "w" : "t"
    let isSmall = height < 700
    let middle = isSmall ? 10 : 30
    own.label(
      "9:41", x: isSmall ? width / 2 : 56, midY: middle, room: 60,
      Pen.Style(tone: tone, points: isSmall ? 12 : 16, isBold: true, isCentred: true))
    if !isSmall {
      own.box(Rect(x: width / 2 - 60, y: 12, width: 120, height: 35), "is", radius: 17)
    }
    let signs: StaticString =
      #"<path d="M4 60h12v16H4zM24 48h12v28H24zM44 36h12v40H44zM64 24h12v52H64zM112 30h70v44h-70zM118 36v32h58V36zM122 40h40v24h-40zM186 44h6v16h-6z" fill-rule="evenodd"/>"#
    own.shape(
      signs, Rect(x: width - (isSmall ? 52 : 78), y: middle - 12, width: 24, height: 24),
      onDark ? "wf" : "tf")
    if !isSmall {
      own.box(
        Rect(x: width / 2 - 67, y: height - 13, width: 134, height: 5),
        "tf", radius: 3)
    }
    book.use(book.number(of: own.drawing), x: 0, y: 0, in: &pen.drawing)
  }
}
