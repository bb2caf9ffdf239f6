import ScreenModel

/// Draws shapes and texts in the points of a screen, seen from a corner of its own.
struct Pen {
  /// How a text is drawn.
  struct Style {
    /// Its class, which gives the colour.
    var tone: StaticString = "t"
    var points: Int
    var isBold = false
    var isCentred = false
    var runs: [Element.Run] = []
  }

  /// What has been drawn.
  var drawing = HTMLText()
  private let x: Int
  private let y: Int

  /// Makes a pen whose origin lies at a corner of the screen.
  init(x: Int = 0, y: Int = 0) {
    self.x = x
    self.y = y
  }

  /// Draws a rectangle with round corners.
  mutating func box(_ frame: Rect, _ tone: StaticString, radius: Int = 0) {
    drawing.markup(#"<rect class=""#)
    drawing.markup(tone)
    drawing.markup(#"""#)
    if frame.x != x { drawing.attribute("x", frame.x - x) }
    if frame.y != y { drawing.attribute("y", frame.y - y) }
    drawing.attribute("width", max(0, frame.width))
    drawing.attribute("height", max(0, frame.height))
    if radius > 0 { drawing.attribute("rx", radius) }
    drawing.markup("/>")
  }

  /// Draws a disc that fills a square.
  mutating func disc(_ frame: Rect, _ tone: StaticString) {
    drawing.markup(#"<circle class=""#)
    drawing.markup(tone)
    drawing.markup(#"""#)
    drawing.attribute("cx", frame.midX - x)
    drawing.attribute("cy", frame.midY - y)
    drawing.attribute("r", min(frame.width, frame.height) / 2)
    drawing.markup("/>")
  }

  /// Draws a hairline from left to right.
  mutating func line(from left: Int, to right: Int, at height: Int) {
    guard right > left else { return }
    drawing.markup(#"<path class="l" d="M"#)
    drawing.number(left - x)
    drawing.markup(" ")
    drawing.number(height - y)
    drawing.markup("h")
    drawing.number(right - left)
    drawing.markup(#""/>"#)
  }

  /// Draws an icon in a square, in the colour of a class.
  mutating func icon(_ icon: Icon, _ frame: Rect, _ tone: StaticString) {
    shape(icon.shapes, of: 24, frame, tone)
  }

  /// Draws a shape of the tool's own, given in a square of `side` points, into a square of the screen.
  mutating func shape(
    _ shape: StaticString, of side: Int = 100, _ frame: Rect, _ tone: StaticString = ""
  ) {
    drawing.markup(#"<g class=""#)
    drawing.markup(tone)
    drawing.markup(#"" transform="translate("#)
    drawing.number(frame.x - x)
    drawing.markup(" ")
    drawing.number(frame.y - y)
    drawing.markup(")scale(")
    let scale = frame.width * 1000 / side
    drawing.number(scale / 1000)
    drawing.markup(".")
    if scale % 1000 < 100 { drawing.markup("0") }
    if scale % 1000 < 10 { drawing.markup("0") }
    drawing.number(scale % 1000)
    drawing.markup(#")">"#)
    drawing.markup(shape)
    drawing.markup("</g>")
  }

  /// Draws boxes of one colour as one shape.
  mutating func boxes(_ frames: [Rect], _ tone: StaticString) {
    drawing.markup(#"<path class=""#)
    drawing.markup(tone)
    drawing.markup(#"" d=""#)
    for frame in frames {
      drawing.markup("M")
      drawing.number(frame.x - x)
      drawing.markup(" ")
      drawing.number(frame.y - y)
      drawing.markup("h")
      drawing.number(frame.width)
      drawing.markup("v")
      drawing.number(frame.height)
      drawing.markup("h-")
      drawing.number(frame.width)
      drawing.markup("z")
    }
    drawing.markup(#""/>"#)
  }

  /// Draws letters around points on one line, from left to right.
  mutating func letters(_ letters: String, around points: [Int], y line: Int, size: Int) {
    drawing.markup(#"<text class="t m" x=""#)
    for (index, point) in points.enumerated() {
      if index > 0 { drawing.markup(" ") }
      drawing.number(point - x)
    }
    drawing.markup(#"""#)
    drawing.attribute("y", line - y + size * 36 / 100)
    drawing.attribute("font-size", size)
    drawing.markup(">")
    drawing.text(letters)
    drawing.markup("</text>")
  }

  /// Draws a use of a shared shape with its corner at a point of the screen.
  mutating func use(_ number: Int, at frame: Rect, _ book: PictureBook) {
    book.use(number, x: frame.x - x, y: frame.y - y, in: &drawing)
  }

  /// Draws a text of one line, cut to its room in points, from a left edge or around a middle.
  mutating func label(
    _ text: String, x left: Int, midY: Int, room: Int, _ style: Style
  ) {
    let full = TextMetrics.points(
      TextMetrics.width(of: text), size: style.points, bold: style.isBold)
    let width = min(full, room)
    let frame = Rect(
      x: style.isCentred ? left - width / 2 : left, y: midY - style.points * 3 / 5, width: width,
      height: style.points * 6 / 5)
    self.text(text, frame, lines: 1, isCut: full > room, style)
  }

  /// Draws a text in the frame and the lines that the layout gave it.
  mutating func text(
    _ text: String, _ frame: Rect, lines count: Int, isCut: Bool, _ style: Style
  ) {
    guard !text.isEmpty else { return }
    let count = max(1, count)
    let height = frame.height / count
    var room = frame.width * 1000 / max(1, style.points)
    if style.isBold { room = room * 100 / 106 }
    let lines = TextLines(text, count: count, room: room, isCut: isCut).lines
    var baseline = frame.y - y + (height * 50 + style.points * 36) / 100
    for line in lines {
      write(line, x: style.isCentred ? frame.midX - x : frame.x - x, y: baseline, style)
      baseline += height
    }
  }

  private mutating func write(_ line: TextLines.Line, x: Int, y: Int, _ style: Style) {
    drawing.markup(#"<text class=""#)
    drawing.markup(style.tone)
    if style.isBold { drawing.markup(" b") }
    if style.isCentred { drawing.markup(" m") }
    drawing.markup(#"""#)
    drawing.attribute("x", x)
    drawing.attribute("y", y)
    drawing.attribute("font-size", style.points)
    let width = TextMetrics.points(line.width, size: style.points, bold: style.isBold)
    if width > 0, !line.overflows {
      drawing.attribute("textLength", width)
      drawing.markup(#" lengthAdjust="spacingAndGlyphs""#)
    }
    drawing.markup(">")
    if style.runs.isEmpty { drawing.text(line.text) } else { write(line.text, runs: style.runs) }
    drawing.markup("</text>")
  }

  /// Writes a line with the pieces that have a style of their own.
  private mutating func write(_ text: String, runs: [Element.Run]) {
    var rest = text[...]
    for run in runs {
      let piece = VisibleText.escaped(run.text)
      guard let found = rest.firstRange(of: piece), !piece.isEmpty else { continue }
      drawing.text(String(rest[..<found.lowerBound]))
      switch run.style {
      case .bold: drawing.markup(#"<tspan class="b">"#)
      case .italic: drawing.markup(#"<tspan class="o">"#)
      case .link: drawing.markup(#"<tspan class="a u">"#)
      }
      drawing.text(piece)
      drawing.markup("</tspan>")
      rest = rest[found.upperBound...]
    }
    drawing.text(String(rest))
  }

  /// Draws what `body` draws upside down, mirrored at the middle of a frame.
  mutating func turned(_ frame: Rect, _ isTurned: Bool, _ body: (inout Pen) -> Void) {
    guard isTurned else { return body(&self) }
    drawing.markup(#"<g transform="matrix(1 0 0 -1 0 "#)
    drawing.number(2 * (frame.y - y) + frame.height)
    drawing.markup(#")">"#)
    body(&self)
    drawing.markup("</g>")
  }
}
