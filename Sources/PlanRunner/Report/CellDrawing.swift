/// Draws a cell's words with marks below them that say which phrase reads which words.
package struct CellDrawing {
  private let cell: BoundCell
  private let style: ReportStyle
  /// The number of the cell's first phrase.
  private let firstNumber: Int

  /// Makes a drawing of a cell whose phrases are numbered from a number on.
  package init(_ cell: BoundCell, numberedFrom firstNumber: Int = 1, style: ReportStyle) {
    self.cell = cell
    self.firstNumber = firstNumber
    self.style = style
  }

  /// The number of phrases that get a number.
  package var count: Int {
    cell.pieces.count { CellDrawing.isNumbered($0.role) }
  }

  /// Gives the words with their marks, then what each number means.
  package func lines() -> [String] {
    guard !cell.text.isBlank else { return ["(empty)"] }
    return markedLines() + legend()
  }

  private func markedLines() -> [String] {
    let characters = cell.text.characters
    let ranges = TextFitting.lineRanges(of: characters, width: max(20, min(style.width, 100) - 4))
    let pieces = numbered
    var first = 0
    return ranges.flatMap { range -> [String] in
      while first < pieces.count, pieces[first].piece.range.upperBound <= range.lowerBound {
        first += 1
      }
      let onLine = pieces[first...].prefix { $0.piece.range.lowerBound < range.upperBound }
      let marks = onLine.map { number, piece -> String in
        let part = VisibleText.escaped(String(characters[piece.range.clamped(to: range)]))
        let blanks = String(part.prefix { $0 == " " })
        let words = DisplayWidth.of(part.trimmedEnd()) - blanks.count
        let stroke = mark(piece.role, number, width: max(0, words))
        return TextFitting.padded(blanks + stroke, to: DisplayWidth.of(part))
      }
      let line = VisibleText.escaped(String(characters[range])).trimmedEnd()
      return [line, marks.joined().trimmedEnd()].filter { !$0.isEmpty }
    }
  }

  /// Gives the stroke below a piece's words.
  private func mark(_ role: BoundPiece.Role, _ number: Int?, width: Int) -> String {
    switch role {
    case .joining: return String(repeating: " ", count: width)
    case .remark: return String(repeating: "~", count: width)
    case .undefined: return String(repeating: "?", count: width)
    case .ambiguous, .invalid: return String(repeating: "!", count: width)
    case .narrowing: return String(repeating: "=", count: width)
    case .step: break
    }
    let name = number.map(String.init) ?? ""
    guard name.count <= width else {
      return String(repeating: style.glyphs.underline, count: width)
    }
    return name + String(repeating: style.glyphs.underline, count: width - name.count)
  }

  /// The pieces with the numbers of those that have one.
  private var numbered: [(number: Int?, piece: BoundPiece)] {
    var number = firstNumber - 1
    return cell.pieces.map { piece in
      guard CellDrawing.isNumbered(piece.role) else { return (nil, piece) }
      number += 1
      return (number, piece)
    }
  }

  private static func isNumbered(_ role: BoundPiece.Role) -> Bool {
    if case .step = role { true } else { false }
  }

  private func legend() -> [String] {
    numbered.flatMap { number, piece -> [String] in
      let words = Wording.quoted(
        TextFitting.cut(
          String(cell.words(of: piece).trimmedEnd().drop { $0 == " " }), to: 60,
          ellipsis: style.glyphs.ellipsis),
        style.glyphs)
      switch piece.role {
      case .step(let phrase):
        let name = TextFitting.padded(number.map(String.init) ?? "", to: 3, onLeft: true)
        return ["\(name)  \(VisibleText.escaped(phrase))"]
      case .narrowing: return ["  =  \(words) narrows what follows"]
      case .joining: return []
      case .remark: return ["  ~  \(words) is a remark"]
      case .undefined(let nearest):
        return ["  ?  \(style.toned("undefined", .unknown)): \(words)"]
          + Wording.plainPhrases(nearest).map { "     near: \(VisibleText.escaped($0))" }
      case .ambiguous(let phrases):
        return ["  !  \(style.toned("ambiguous", .bad)): \(words)"]
          + phrases.map { "     could be: \(VisibleText.escaped($0))" }
      case .invalid(let reason):
        return ["  !  \(style.toned("not usable here", .bad)): \(VisibleText.escaped(reason))"]
      }
    }
  }
}
