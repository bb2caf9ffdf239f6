/// Prints how the plan's Setup list is read.
package struct SetupReport {
  private let cells: [BoundCell]
  private let style: ReportStyle

  /// Makes a report of the bound sentences.
  package init(_ cells: [BoundCell], style: ReportStyle = ReportStyle()) {
    self.cells = cells
    self.style = style
  }

  /// Gives the sentences that change how cases are played, then those that speak to people.
  package func text() -> String {
    let bound = cells.filter(changesSomething)
    let others = cells.filter { !changesSomething($0) }
    var lines = [style.toned("Read by the runner", .strong)]
    var number = 1
    for cell in bound {
      let drawing = CellDrawing(cell, numberedFrom: number, style: style)
      lines += [""] + ["  line \(cell.text.start.line)"] + drawing.lines().map { "    \($0)" }
      number += drawing.count
    }
    if bound.isEmpty { lines.append("  (nothing)") }
    lines += ["", style.toned("Instructions to people", .strong)]
    for cell in others {
      let words = VisibleText.escaped(cell.text.string)
      let wrapped = TextFitting.wrapped(words, to: max(20, min(style.width, 100) - 4))
      lines += ["", "  line \(cell.text.start.line)"] + wrapped.map { "    \($0)" }
    }
    if others.isEmpty { lines.append("  (none)") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func changesSomething(_ cell: BoundCell) -> Bool {
    cell.pieces.contains { piece in
      switch piece.role {
      case .step, .undefined, .ambiguous, .invalid: true
      case .narrowing, .joining, .remark: false
      }
    }
  }
}
