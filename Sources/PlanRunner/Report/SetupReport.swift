/// Prints how the plan's Setup list is read.
package struct SetupReport {
  private let sentences: [Setup.Sentence]
  private let style: ReportStyle

  /// Makes a report of the bound sentences.
  package init(_ sentences: [Setup.Sentence], style: ReportStyle = ReportStyle()) {
    self.sentences = sentences
    self.style = style
  }

  /// Gives the sentences that change how cases are played, then those that speak to people.
  package func text() -> String {
    let bound = sentences.filter(\.isRead)
    let others = sentences.filter { !$0.isRead }
    var lines = [style.toned("Read by the runner", .strong)]
    var number = 1
    for sentence in bound {
      let drawing = CellDrawing(sentence.cell, numberedFrom: number, style: style)
      lines += [""] + ["  line \(sentence.cell.text.start.line)"]
      lines += drawing.lines().map { "    \($0)" }
      lines += sentence.effects.map { "      \(style.glyphs.dot) \(VisibleText.escaped($0))" }
      number += drawing.count
    }
    if bound.isEmpty { lines.append("  (nothing)") }
    lines += ["", style.toned("Instructions to people", .strong)]
    for sentence in others {
      let words = VisibleText.escaped(sentence.cell.text.string)
      let wrapped = TextFitting.wrapped(words, to: max(20, min(style.width, 100) - 4))
      lines += ["", "  line \(sentence.cell.text.start.line)"] + wrapped.map { "    \($0)" }
    }
    if others.isEmpty { lines.append("  (none)") }
    return lines.joined(separator: "\n") + "\n"
  }
}
