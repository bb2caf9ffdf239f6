/// The film of a case with a fault beside the healthy one.
package struct FaultDrawing {
  private let mutant: Mutant
  private let mutation: Mutation
  private let plan: CompiledPlan
  private let style: ReportStyle

  /// Makes a drawing of a mutant that was played.
  package init(
    _ mutant: Mutant, of mutation: Mutation, in plan: CompiledPlan,
    style: ReportStyle = ReportStyle()
  ) {
    self.mutant = mutant
    self.mutation = mutation
    self.plan = plan
    self.style = style
  }

  /// Gives the films from the first frame in which they differ, side by side; empty when none differs.
  package func text() -> String {
    guard let id = mutant.kill?.caseID ?? mutant.changedCases.first,
      let index = plan.plan.cases.firstIndex(where: { $0.id == id }),
      let healthy = mutation.healthyVerdict(case: index)
    else { return "" }
    let sick = mutation.verdict(of: mutant.fault, case: index)
    let pairs = Array(zip(healthy.scenarios, sick.scenarios))
    guard
      let pair = pairs.first(where: { $0.1.status != .passed })
        ?? pairs.first(where: { $0.0.film != $0.1.film })
    else { return "" }
    let place = Wording.place([pair.1], glyphs: style.glyphs)
    var lines = [style.toned("\(id) with the fault “\(mutant.fault.name)”", .strong), place, ""]
    lines += sideBySide(pair.0.film, pair.1.film)
    return lines.joined(separator: "\n") + "\n"
  }

  private func sideBySide(_ healthy: Film, _ sick: Film) -> [String] {
    let films = [healthy, sick].map { FilmStrip($0, glyphs: style.glyphs).pictures() }
    let width = ScreenDrawing.width
    let titles = ["healthy", "with the fault"].map { TextFitting.centred($0, in: width) }
    var lines = [titles.joined(separator: "    ").trimmedEnd()]
    for row in FilmRows(films).rows {
      lines.append("")
      let height = row.map { $0?.lines.count ?? 0 }.max() ?? 0
      for number in 0..<height {
        let cells = row.map { picture in
          let own = picture?.lines ?? []
          return TextFitting.padded(number < own.count ? own[number] : "", to: width)
        }
        lines.append(cells.joined(separator: "    ").trimmedEnd())
      }
    }
    return lines
  }
}
