import ScreenModel

/// A text broken into the lines that the layout gave it.
///
/// The same table of widths that fitted the text breaks it here, so a text that the layout cut is drawn cut.
struct TextLines {
  /// One drawn line with its width in thousandths of the letter size.
  struct Line: Hashable {
    var text: String
    var width: Int
    /// Whether the line holds more than its room and runs over it.
    var overflows = false
  }

  /// The lines from top to bottom; never none.
  let lines: [Line]

  /// Breaks a text into at most `count` lines of `room` thousandths; a cut text ends in an ellipsis.
  init(_ text: String, count: Int, room: Int, isCut: Bool) {
    if count <= 1, !isCut {
      let text = VisibleText.escaped(text)
      let width = TextMetrics.width(of: text)
      lines = [Line(text: text, width: width, overflows: width > room)]
      return
    }
    var breaker = Breaker(text, room: max(room, TextMetrics.width(of: "M")))
    var lines: [Line] = []
    while lines.count + 1 < count, let line = breaker.next() { lines.append(line) }
    if let last = breaker.rest(isCut: isCut) { lines.append(last) }
    self.lines = lines.isEmpty ? [Line(text: "", width: 0)] : lines
  }

  /// Walks over a text and gives one line after the other.
  private struct Breaker {
    private let scalars: [Unicode.Scalar]
    private let room: Int
    private var start = 0

    init(_ text: String, room: Int) {
      scalars = Array(VisibleText.escaped(text).unicodeScalars)
      self.room = room
    }

    /// Gives the next line, broken at a blank; a word wider than the room breaks anywhere.
    mutating func next() -> Line? {
      guard start < scalars.count else { return nil }
      var width = 0
      var blank: (index: Int, width: Int)?
      var index = start
      while index < scalars.count {
        let scalar = scalars[index]
        let advance = TextMetrics.width(of: scalar)
        if scalar == " " { blank = (index, width) }
        if width + advance > room, index > start, scalar != " " { break }
        width += advance
        index += 1
      }
      guard index < scalars.count else { return line(to: index, width, then: index) }
      if let blank, blank.index > start {
        return line(to: blank.index, blank.width, then: blank.index + 1)
      }
      return line(to: index, width, then: index)
    }

    /// Gives all that is left as one line.
    mutating func rest(isCut: Bool) -> Line? {
      guard start < scalars.count else { return nil }
      let full = scalars[start...].reduce(0) { $0 + TextMetrics.width(of: $1) }
      guard isCut else {
        var last = line(to: scalars.count, full, then: scalars.count)
        last.overflows = full > room
        return last
      }
      var width = TextMetrics.ellipsis
      var end = start
      while end < scalars.count {
        let advance = TextMetrics.width(of: scalars[end])
        if width + advance > room { break }
        width += advance
        end += 1
      }
      while end > start, scalars[end - 1] == " " {
        end -= 1
        width -= TextMetrics.space
      }
      var last = line(to: end, width, then: scalars.count)
      last.text += "…"
      return last
    }

    private mutating func line(to end: Int, _ width: Int, then next: Int) -> Line {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[start..<end])
      start = next
      return Line(text: String(text), width: width)
    }
  }
}
