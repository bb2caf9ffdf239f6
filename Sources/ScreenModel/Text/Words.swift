/// A text with its measure taken once: the widths of its words.
package struct Words: Hashable, Sendable {
  /// The text.
  package let text: String
  /// The width on one line, in thousandths of the letter size.
  let total: Int
  /// The widths of the words between blanks.
  let parts: [Int]

  /// Measures a text.
  package init(_ text: String) {
    self.text = text
    var parts: [Int] = []
    var total = 0
    var part = 0
    for scalar in text.unicodeScalars {
      let width = TextMetrics.width(of: scalar)
      total += width
      if scalar == " " {
        parts.append(part)
        part = 0
      } else {
        part += width
      }
    }
    parts.append(part)
    self.total = total
    self.parts = parts
  }

  /// Gives the number of lines that the text needs when a line holds `limit` thousandths.
  ///
  /// Lines break at blanks; a word wider than a line breaks anywhere.
  package func lines(limit: Int) -> Int {
    guard total > limit else { return 1 }
    let limit = max(limit, TextMetrics.wide)
    var lines = 1
    var used = 0
    for part in parts {
      let joined = used == 0 ? part : used + TextMetrics.space + part
      if joined <= limit {
        used = joined
        continue
      }
      if used > 0 { lines += 1 }
      lines += max(0, part - 1) / limit
      used = part > limit ? (part - 1) % limit + 1 : part
    }
    return lines
  }
}

/// A text fitted into a width: how many lines it takes and whether some of it is cut off.
package struct FittedText: Hashable, Sendable {
  /// The width in points of what is drawn.
  package var width: Int
  /// The number of lines.
  package var lines: Int
  /// Whether some of it is cut off.
  package var isTruncated: Bool

  /// Fits a text into `available` points and at most `limit` lines; 0 lines mean no limit.
  package init(
    _ words: Words, style: TextStyle, size: TextSize, available: Int, limit: Int
  ) {
    let points = size.points(style)
    let full = TextMetrics.points(words.total, size: points, bold: style.isBold)
    guard full > available else {
      self.init(width: full, lines: 1, isTruncated: false)
      return
    }
    let room = max(0, available) * 1000 / points
    let needed = words.lines(limit: style.isBold ? room * 100 / 106 : room)
    let shown = limit == 0 ? needed : min(limit, needed)
    self.init(width: max(0, available), lines: shown, isTruncated: needed > shown)
  }

  init(width: Int, lines: Int, isTruncated: Bool) {
    self.width = width
    self.lines = lines
    self.isTruncated = isTruncated
  }
}
