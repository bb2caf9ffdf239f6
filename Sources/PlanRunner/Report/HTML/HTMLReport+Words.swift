extension HTMLReport {
  /// Writes the two cells of a case, each phrase marked with what became of it, then the phrases one by one.
  func writeWords(_ verdict: CaseVerdict, _ places: FilmPlaces, _ page: inout HTMLText) {
    let planCase = verdict.script.planCase
    let summaries = ClauseSummary.of(verdict)
    var marks: [SourcePosition: Mark] = [:]
    for (index, summary) in summaries.enumerated() where marks[summary.clause.position] == nil {
      marks[summary.clause.position] = Mark(number: index + 1, status: summary.status)
    }
    page.markup(#"<div class="words"><p class="where">"#)
    page.text("\(outcome.run.plan.path):\(planCase.line)")
    page.markup("</p>")
    writeCell("Do", verdict.script.doCell, marks, &page)
    writeCell("Expect", verdict.script.expectCell, marks, &page)
    for cell in planCase.otherCells where !cell.text.isBlank {
      page.markup(#"<div class="cell"><h3 dir="auto">"#)
      page.text(cell.heading)
      page.markup(#"</h3><p dir="auto">"#)
      writeText(cell.text, cell.text.characters.indices, &page)
      page.markup("</p></div>")
    }
    page.markup("</div>")
    writePhrases(verdict, summaries, places, &page)
  }

  /// What became of a phrase, and its number in the list below the cells.
  private struct Mark {
    var number: Int
    var status: ClauseVerdict.Status
  }

  private func writeCell(
    _ name: StaticString, _ cell: BoundCell, _ marks: [SourcePosition: Mark],
    _ page: inout HTMLText
  ) {
    page.markup(#"<div class="cell"><h3>"#)
    page.markup(name)
    page.markup(#"</h3><p dir="auto">"#)
    let text = cell.text
    if text.isBlank {
      page.markup("<i>empty</i>")
    } else if cell.pieces.isEmpty {
      writeText(text, text.characters.indices, &page)
    }
    var end = 0
    var last: ClauseVerdict.Status?
    for piece in cell.pieces {
      let range = piece.range.clamped(to: text.characters.indices)
      guard !range.isEmpty, range.lowerBound >= end else { continue }
      writeText(text, end..<range.lowerBound, &page)
      end = range.upperBound
      let words = trimmed(range, of: text)
      writeText(text, range.lowerBound..<words.lowerBound, &page)
      let mark =
        marks[text.positions[words.lowerBound]] ?? marks[text.positions[range.lowerBound]]
      last = mark?.status ?? last
      if let look = look(of: piece, last) {
        page.markup(#"<span class="say "#)
        page.markup(look.name)
        page.markup(#"">"#)
        writeText(text, words, &page)
        if let mark {
          page.markup("<sup>")
          page.number(mark.number)
          page.markup("</sup>")
        }
        page.markup("</span>")
      } else {
        writeText(text, words, &page)
      }
      writeText(text, words.upperBound..<range.upperBound, &page)
    }
    page.markup("</p></div>")
  }

  private func look(of piece: BoundPiece, _ status: ClauseVerdict.Status?) -> VerdictLook? {
    switch piece.role {
    case .step: VerdictLook(status ?? .notPlayed)
    case .narrowing: .notPlayed
    case .joining: nil
    case .remark: .remark
    case .undefined: .undefined
    case .ambiguous, .invalid: .error
    }
  }

  /// Gives a range without the blanks at its ends.
  private func trimmed(_ range: Range<Int>, of text: PlanText) -> Range<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high, text.characters[low].isWhitespace { low += 1 }
    while high > low, text.characters[high - 1].isWhitespace { high -= 1 }
    guard low < high else { return range }
    return low..<high
  }

  /// Writes a stretch of the plan's text with its code, bold and italic parts; a link is text, it leads nowhere.
  private func writeText(_ text: PlanText, _ range: Range<Int>, _ page: inout HTMLText) {
    guard !range.isEmpty else { return }
    let spans = text.spans.filter { $0.range.overlaps(range) }
    guard !spans.isEmpty else { return page.text(String(text.characters[range])) }
    var edges: Set<Int> = [range.lowerBound, range.upperBound]
    for span in spans {
      let part = span.range.clamped(to: range)
      edges.formUnion([part.lowerBound, part.upperBound])
    }
    let places = edges.sorted()
    for (start, end) in zip(places, places.dropFirst()) {
      let kinds = spans.filter { $0.range.contains(start) }.map(\.kind)
      for kind in kinds { page.markup(kind.opening) }
      page.text(String(text.characters[start..<end]))
      for kind in kinds.reversed() { page.markup(kind.closing) }
    }
  }

  /// Lists how the words were read and what became of each phrase; open where something is wrong.
  private func writePhrases(
    _ verdict: CaseVerdict, _ summaries: [ClauseSummary], _ places: FilmPlaces,
    _ page: inout HTMLText
  ) {
    let undefined = UndefinedWords.of(verdict.script)
    guard !summaries.isEmpty || !undefined.isEmpty else { return }
    page.markup(#"<details class="how"><summary>How the words were read</summary><ol>"#)
    for summary in summaries {
      page.markup("<li>")
      page.badge(VerdictLook(summary.status))
      page.markup(#" <q dir="auto">"#)
      page.text(summary.clause.shownText)
      page.markup(#"</q> <code dir="auto">"#)
      page.text(Wording.plainPhrase(summary.clause.step))
      page.markup("</code>")
      if let place = places.frame(of: summary.clause) {
        page.markup(##" <a href="#"##)
        page.text(place.name)
        page.markup(#"">frame<span class="vh"> of “"#)
        page.text(summary.clause.shownText)
        page.markup("”</span></a>")
      }
      for message in summary.messages {
        page.markup(#"<p class="note" dir="auto">"#)
        page.text(message.text)
        page.markup("</p>")
      }
      page.markup("</li>")
    }
    page.markup("</ol>")
    for words in undefined {
      page.markup(#"<p class="note" dir="auto">Undefined: "#)
      page.text(Wording.quoted(words.text, .unicode))
      if !words.nearest.isEmpty {
        page.text("; near: " + Wording.plainPhrases(words.nearest).joined(separator: " · "))
      }
      page.markup("</p>")
    }
    for fact in verdict.script.facts {
      page.markup(#"<p class="note" dir="auto">Usual: "#)
      page.text(fact)
      page.markup("</p>")
    }
    page.markup("</details>")
  }
}

extension PlanText.Span.Kind {
  /// The tag that begins such a stretch.
  fileprivate var opening: StaticString {
    switch self {
    case .code: "<code>"
    case .bold: "<b>"
    case .italic: "<i>"
    case .link: "<u>"
    }
  }

  /// The tag that ends such a stretch.
  fileprivate var closing: StaticString {
    switch self {
    case .code: "</code>"
    case .bold: "</b>"
    case .italic: "</i>"
    case .link: "</u>"
    }
  }
}
