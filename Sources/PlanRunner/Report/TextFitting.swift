/// Fits text into columns; all texts are without control characters.
package enum TextFitting {
  /// Gives a text filled with spaces to a width, on the right unless `onLeft`.
  package static func padded(_ text: String, to width: Int, onLeft: Bool = false) -> String {
    let gap = String(repeating: " ", count: max(0, width - DisplayWidth.of(text)))
    return onLeft ? gap + text : text + gap
  }

  /// Gives a text centred in a width.
  package static func centred(_ text: String, in width: Int) -> String {
    let gap = max(0, width - DisplayWidth.of(text))
    return padded(String(repeating: " ", count: gap / 2) + text, to: width)
  }

  /// Gives as much of a text as a width takes, with an ellipsis in place of the rest.
  package static func cut(_ text: String, to width: Int, ellipsis: String = "…") -> String {
    guard DisplayWidth.of(text) > width else { return text }
    let room = width - DisplayWidth.of(ellipsis)
    guard room > 0 else { return String(ellipsis.prefix(max(0, width))) }
    var used = 0
    let kept = text.prefix { character in
      used += DisplayWidth.of(character)
      return used <= room
    }
    return kept + ellipsis
  }

  /// Gives a text as lines of at most a width, broken at spaces where there are some.
  package static func wrapped(_ text: String, to width: Int) -> [String] {
    let characters = Array(text)
    return lineRanges(of: characters, width: width).map { range in
      var line = characters[range]
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }

  /// Gives the stretches of characters that make lines of at most a width; together they cover all of them.
  package static func lineRanges(of characters: [Character], width: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var used = 0
    var breakAfter: Int?
    for (index, character) in characters.enumerated() {
      let columns = DisplayWidth.of(character)
      if used + columns > width, index > start, character != " " {
        let end = breakAfter ?? index
        lines.append(start..<end)
        start = end
        breakAfter = nil
        used = characters[start..<index].reduce(0) { $0 + DisplayWidth.of($1) }
      }
      used += columns
      if character == " " { breakAfter = index + 1 }
    }
    lines.append(start..<characters.count)
    return lines
  }
}
