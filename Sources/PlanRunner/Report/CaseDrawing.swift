import ScreenModel

/// Draws a case: which words are which step, the screens as they change, the clauses with their verdicts.
package struct CaseDrawing {
  private let verdict: CaseVerdict
  private let plan: Plan
  private let variant: Arguments.Variant
  private let style: ReportStyle

  /// Makes a drawing of a case.
  package init(
    _ verdict: CaseVerdict, of plan: Plan, variant: Arguments.Variant = .telling,
    style: ReportStyle = ReportStyle()
  ) {
    self.verdict = verdict
    self.plan = plan
    self.variant = variant
    self.style = style
  }

  /// Gives the whole drawing.
  package func text() -> String {
    let groups = FilmGroup.of(verdict)
    var parts = [heading(), cellLines(), factLines()]
    for (index, group) in shown(groups) { parts.append(filmLines(group, index, groups.count)) }
    parts.append(clauseLines())
    parts.append([closing(groups)])
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private func heading() -> [String] {
    let planCase = verdict.script.planCase
    var facts = ["\(safe(plan.path)):\(planCase.line)"]
    if !planCase.criteria.isEmpty { facts.append(safe(planCase.criteria.joined(separator: ", "))) }
    if verdict.isManual { facts.append("manual only: a check on a device is still owed") }
    let title = safe(plan.sectionHeading(of: planCase))
    return [
      style.toned("\(safe(planCase.id))  \(title)", .strong),
      facts.joined(separator: " \(style.glyphs.dot) "),
    ]
  }

  private func cellLines() -> [String] {
    let doDrawing = CellDrawing(verdict.script.doCell, style: style)
    let expectDrawing = CellDrawing(
      verdict.script.expectCell, numberedFrom: doDrawing.count + 1, style: style)
    return [style.toned("Do", .strong)] + doDrawing.lines().map { "  \($0)" }
      + ["", style.toned("Expect", .strong)] + expectDrawing.lines().map { "  \($0)" }
  }

  /// Says what "usual" stands for, where the case has the word.
  private func factLines() -> [String] {
    let facts = verdict.script.facts
    guard !facts.isEmpty else { return [] }
    return [style.toned("Usual", .strong)]
      + facts.flatMap { TextFitting.wrapped($0, to: max(40, style.width - 2)).map { "  \($0)" } }
  }

  /// Gives the groups to draw with their numbers.
  private func shown(_ groups: [FilmGroup]) -> [(Int, FilmGroup)] {
    let all = Array(zip(groups.indices, groups))
    switch variant {
    case .all: return all
    case .number(let number): return all.filter { $0.0 == number - 1 }
    case .telling:
      return Array((all.filter { $0.1.status > .skipped } + all).prefix(1))
    }
  }

  private func filmLines(_ group: FilmGroup, _ index: Int, _ count: Int) -> [String] {
    var title = Wording.place(group.scenarios, glyphs: style.glyphs)
    if count > 1 { title = "\(index + 1) of \(count): \(title)" }
    let strips = group.scenarios.map { scenario in
      Strip(scenario, FilmStrip(scenario.film, glyphs: style.glyphs))
    }
    return [style.toned(title, .strong)] + stripLines(strips)
      + FollowUpGroup.of(group).flatMap { followUp in
        let words = Wording.quoted(followUp.text, style.glyphs)
        let strips = followUp.films.map { scenario, film in
          Strip(scenario, FilmStrip(film.film, from: film.start, glyphs: style.glyphs))
        }
        return ["", style.toned("then, \(words)", .strong)] + stripLines(strips)
      }
  }

  /// A film's pictures with the name of their mode.
  private struct Strip {
    let mode: String
    let pictures: [FilmStrip.Picture]

    init(_ scenario: ScenarioVerdict, _ strip: FilmStrip) {
      mode = scenario.configuration.mode.rawValue
      pictures = strip.pictures()
    }
  }

  /// Draws films side by side where there is room, else one below the other.
  private func stripLines(_ strips: [Strip]) -> [String] {
    let width = ScreenDrawing.width
    var lines: [String] = []
    if strips.count > 1, style.width >= max(100, strips.count * (width + 4)) {
      let names = strips.map { TextFitting.centred($0.mode, in: width) }
      lines += ["", names.joined(separator: "    ").trimmedEnd()]
      for row in FilmRows(strips.map(\.pictures)).rows { lines += [""] + sideBySide(row) }
    } else {
      for strip in strips {
        if strips.count > 1 { lines += ["", strip.mode] }
        for picture in strip.pictures { lines += [""] + picture.lines }
      }
    }
    return lines
  }

  private func sideBySide(_ row: [FilmStrip.Picture?]) -> [String] {
    let height = row.map { $0?.lines.count ?? 0 }.max() ?? 0
    return (0..<height).map { number in
      row.map { picture in
        let lines = picture?.lines ?? []
        return TextFitting.padded(
          number < lines.count ? lines[number] : "", to: ScreenDrawing.width)
      }.joined(separator: "    ").trimmedEnd()
    }
  }

  /// Lists the clauses, each once, with what the scenarios say of it.
  private func clauseLines() -> [String] {
    let summaries = ClauseSummary.of(verdict)
    guard !summaries.isEmpty else { return [] }
    return [style.toned("Verdicts", .strong)]
      + summaries.flatMap { summary -> [String] in
        let status = summary.status.likeness
        let sign = style.toned(
          "\(style.mark(status)) \(TextFitting.padded(summary.status.word, to: 10))",
          style.tone(status))
        let place = "\(summary.clause.position.line):\(summary.clause.position.column)"
        return ["  \(sign) \(TextFitting.padded(place, to: 7)) \(safe(summary.clause.shownText))"]
          + summary.messages.map { message in
            let phones = Wording.place(message.scenarios, glyphs: style.glyphs)
            return "      \(phones): \(Wording.message(message.text, style.glyphs))"
          }
      }
  }

  private func closing(_ groups: [FilmGroup]) -> String {
    let planCase = verdict.script.planCase
    var text = "\(style.mark(verdict.status)) \(safe(planCase.id)) \(verdict.status.rawValue)"
    if let reason = verdict.reason { text += ": \(safe(reason))" }
    if groups.count > 1, variant != .all {
      let others = TimeText.count(groups.count - 1, "other way", "other ways")
      text += " \(style.glyphs.dot) played in \(others) too: --variant all"
    }
    return style.toned(text, style.tone(verdict.status))
  }

  private func safe(_ text: String) -> String {
    VisibleText.escaped(text)
  }
}
