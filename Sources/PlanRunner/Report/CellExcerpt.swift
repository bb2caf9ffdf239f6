/// The lines of a cell that hold certain words, with the words underlined.
package struct CellExcerpt {
  private let characters: [Character]
  private let marked: Range<Int>?
  private let words: String

  /// Finds words in a cell by the place at which they begin.
  package init(_ text: PlanText, words: String, at position: SourcePosition) {
    let start = text.positions.firstIndex(of: position)
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
    for range in TextFitting.lineRanges(of: characters, width: max(20, width)) {
      let part = range.clamped(to: marked)
      guard !part.isEmpty else { continue }
      lines.append(safe(range).trimmedEnd())
      let before = DisplayWidth.of(safe(range.lowerBound..<part.lowerBound))
      let under = DisplayWidth.of(safe(part).trimmedEnd())
      lines.append(String(repeating: " ", count: before) + String(repeating: "^", count: under))
    }
    return lines
  }

  private func safe(_ range: Range<Int>) -> String {
    VisibleText.escaped(String(characters[range]))
  }
}
