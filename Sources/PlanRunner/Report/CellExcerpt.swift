/// The lines of a cell that hold certain words, with the words underlined.
package struct CellExcerpt {
  private let characters: [Character]
  private let marked: Range<Int>?
  private let words: String

  /// Finds words in a cell by the place at which they begin.
  package init(_ text: PlanText, words: String, at position: SourcePosition) {
    let start = CellExcerpt.index(of: position, in: text.positions)
    let length = words.count
    let fits = start.map { $0 + length <= text.characters.count } ?? false
    characters = text.characters
    marked = fits ? start.map { $0..<($0 + length) } : nil
    self.words = words
  }

  /// Gives lines of at most a width, each with a line of carets below; the words alone if they are not in the cell.
  package func lines(width: Int) -> [String] {
    guard let marked, !marked.isEmpty else { return [VisibleText.escaped(words)] }
    var lines: [String] = []
    for range in lineRanges(around: marked, width: max(20, width)) {
      let part = range.clamped(to: marked)
      guard !part.isEmpty else { continue }
      lines.append(safe(range).trimmedEnd())
      let before = DisplayWidth.of(safe(range.lowerBound..<part.lowerBound))
      let under = DisplayWidth.of(safe(part).trimmedEnd())
      lines.append(String(repeating: " ", count: before) + String(repeating: "^", count: under))
    }
    return lines
  }

  /// Gives the lines near the words; the rest of a very long cell is not looked at.
  private func lineRanges(around marked: Range<Int>, width: Int) -> [Range<Int>] {
    let start = characters.count <= 2000 ? 0 : max(0, marked.lowerBound - 500)
    let end = min(characters.count, max(2000, marked.upperBound + 500))
    return TextFitting.lineRanges(of: Array(characters[start..<end]), width: width)
      .map { ($0.lowerBound + start)..<($0.upperBound + start) }
  }

  /// Finds a place among places in order.
  private static func index(of wanted: SourcePosition, in places: [SourcePosition]) -> Int? {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low] == wanted ? low : nil
  }

  private func safe(_ range: Range<Int>) -> String {
    VisibleText.escaped(String(characters[range]))
  }
}
