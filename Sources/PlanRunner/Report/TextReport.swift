/// Tells of a run as text for people; failures come last.
package struct TextReport {
  let outcome: RunOutcome
  let style: ReportStyle
  let level: Arguments.Level

  /// Makes a report of a run.
  package init(
    _ outcome: RunOutcome, style: ReportStyle = ReportStyle(), level: Arguments.Level = .normal
  ) {
    self.outcome = outcome
    self.style = style
    self.level = level
  }

  /// Gives the whole report; its last line says the verdict in words.
  package func text() -> String {
    var parts: [[String]] = []
    if level != .quiet {
      parts += sectionParts()
      parts.append(criteriaLines())
    }
    parts.append(wordLines())
    parts += failureParts()
    let directory = outcome.header.bent.map { [safe($0.sentence)] } ?? []
    parts.append((level == .quiet ? [] : summaryLines()) + directory + [verdictLine()])
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  /// Gives a part for each section that has selected cases.
  private func sectionParts() -> [[String]] {
    let plan = outcome.run.plan
    let cases = outcome.selectedCases
    let idWidth = cases.map { DisplayWidth.of(safe($0.script.planCase.id)) }.max() ?? 0
    var parts: [[String]] = []
    var current: Int?
    for verdict in cases {
      let section = verdict.script.planCase.section
      if section != current {
        let heading = plan.sectionHeading(of: verdict.script.planCase)
        parts.append([style.toned(safe(heading), .strong)])
        current = section
      }
      parts[parts.count - 1].append(caseLine(verdict, idWidth: idWidth))
      if level == .verbose { parts[parts.count - 1] += scenarioLines(verdict) }
    }
    return parts
  }

  private func caseLine(_ verdict: CaseVerdict, idWidth: Int) -> String {
    let planCase = verdict.script.planCase
    let status = "\(style.mark(verdict.status)) \(padded(verdict.status.rawValue, 9))"
    var notes: [String] = []
    let bad = verdict.scenarios.count { $0.status > .skipped }
    if !verdict.scenarios.isEmpty {
      notes.append(
        TimeText.count(verdict.scenarios.count, "scenario")
          + (bad > 0 ? ", \(bad) not passed" : ""))
    }
    if !planCase.criteria.isEmpty { notes.append(safe(planCase.criteria.joined(separator: " "))) }
    if verdict.isManual { notes.append("in simulation; owed on a device") }
    if let reason = verdict.reason { notes.append(message(reason)) }
    let id = TextFitting.padded(safe(planCase.id), to: idWidth)
    return
      ("  \(style.toned(status, style.tone(verdict.status)))  \(id)  "
      + notes.joined(separator: " \(style.glyphs.dot) ")).trimmedEnd()
  }

  /// Lists every clause of every scenario.
  private func scenarioLines(_ verdict: CaseVerdict) -> [String] {
    verdict.scenarios.flatMap { scenario in
      let time = TimeText.seconds(scenario.virtualMilliseconds)
      let place = Wording.place([scenario], glyphs: style.glyphs)
      return ["      \(place) \(style.glyphs.dot) \(time) s"]
        + scenario.clauses.map { clause in
          let status = clause.status.likeness
          let sign = style.toned(
            "\(style.mark(status)) \(padded(clause.status.word, 10))", style.tone(status))
          let note = clause.message.map { " \(style.glyphs.dot) \(message($0))" } ?? ""
          let number = "\(clause.position.line):\(clause.position.column)"
          return "        \(sign) \(padded(number, 7)) \(safe(clause.shownText))\(note)"
        }
    }
  }

  /// Gives plan text in a form that is safe to print.
  func safe(_ text: String) -> String {
    VisibleText.escaped(text)
  }

  /// Gives a message in a form that is safe to print and not too long.
  func message(_ text: String) -> String {
    Wording.message(text, style.glyphs)
  }

  /// Gives a place of the plan as other tools write it.
  func place(_ position: SourcePosition) -> String {
    "\(safe(outcome.run.plan.path)):\(position.line):\(position.column)"
  }

  func padded(_ text: String, _ width: Int) -> String {
    TextFitting.padded(text, to: width)
  }
}
