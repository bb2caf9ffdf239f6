import FakeDirectory
import ScreenModel

/// Tells of a sweep as text for people; failures come last.
package struct SweepReport {
  private let outcome: SweepOutcome
  private let style: ReportStyle
  private let level: Arguments.Level

  /// Makes a report of a sweep.
  package init(
    _ outcome: SweepOutcome, style: ReportStyle = ReportStyle(), level: Arguments.Level = .normal
  ) {
    self.outcome = outcome
    self.style = style
    self.level = level
  }

  /// Gives the whole report; its last line says the verdict in words.
  package func text() -> String {
    var parts: [[String]] = []
    if level != .quiet { parts += sectionParts() }
    parts += outcome.cases.compactMap(failurePart)
    parts.append((level == .quiet ? [] : [summaryLine()]) + [verdictLine()])
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private func sectionParts() -> [[String]] {
    let idWidth = outcome.cases.map { DisplayWidth.of(safe($0.id)) }.max() ?? 0
    var parts: [[String]] = []
    var current: Int?
    for swept in outcome.cases {
      let planCase = swept.plain.script.planCase
      if planCase.section != current {
        parts.append([style.toned(safe(outcome.plan.sectionHeading(of: planCase)), .strong)])
        current = planCase.section
      }
      parts[parts.count - 1].append(line(swept, idWidth: idWidth))
      if level == .verbose { parts[parts.count - 1] += pinLines(swept) }
    }
    return parts
  }

  private func line(_ swept: SweptCase, idWidth: Int) -> String {
    let word = TextFitting.padded(swept.status.rawValue, to: 9)
    let status = style.toned(
      "\(style.mark(swept.status.likeness)) \(word)", style.tone(swept.status.likeness))
    let id = TextFitting.padded(safe(swept.id), to: idWidth)
    return "  \(status)  \(id)  \(note(swept))"
  }

  private func note(_ swept: SweptCase) -> String {
    let dot = " \(style.glyphs.dot) "
    switch swept.status {
    case .notSwept: return "\(swept.plain.status.rawValue) without a schedule"
    case .held:
      return [
        TimeText.count(swept.played, "schedule"), TimeText.count(swept.scenarios, "scenario"),
      ].joined(separator: dot)
    case .failed:
      let seed = swept.failure?.seed.map { ", the first with seed \($0)" } ?? ""
      return "under \(swept.failed) of \(TimeText.count(swept.played, "schedule"))\(seed)"
    }
  }

  /// Names the words that pin a time, and what the schedules keep for them.
  private func pinLines(_ swept: SweptCase) -> [String] {
    swept.pins.reasons.map { reason in
      "      \(Wording.quoted(reason.words.withoutEndingComma(), style.glyphs)): \(reason.pin.words)"
    }
  }

  // MARK: Failures

  private func failurePart(_ swept: SweptCase) -> [String]? {
    guard let failure = swept.failure else { return nil }
    var lines = [heading(swept, failure)] + lines(of: failure, swept)
    let choices = failure.choices.map(\.words)
    lines.append(fact("choices", choices.first ?? "none: it fails without any"))
    lines += choices.dropFirst().map { fact("", $0) }
    lines.append(fact("again", outcome.command(swept, failure)))
    if let script = outcome.script(failure) { lines.append(fact("script", script)) }
    if let command = outcome.scriptCommand(swept, failure) {
      lines.append(fact("", "as script.json5: \(command)"))
    }
    if let command = outcome.seedCommand(swept, failure) { lines.append(fact("seed", command)) }
    return lines
  }

  private func heading(_ swept: SweptCase, _ failure: SweepFailure) -> String {
    let planCase = swept.plain.script.planCase
    var text = "\(style.glyphs.failed) FAILED  \(safe(planCase.id))"
    if !planCase.criteria.isEmpty {
      text += " (\(safe(planCase.criteria.joined(separator: ", "))))"
    }
    if let seed = failure.seed {
      text +=
        "  seed \(seed): \(failure.choices.count) of \(TimeText.count(failure.drawn, "choice"))"
        + " \(failure.choices.count == 1 ? "matters" : "matter")"
    }
    return style.toned(text, .bad)
  }

  private func lines(of failure: SweepFailure, _ swept: SweptCase) -> [String] {
    var verdict = swept.plain
    verdict.scenarios = [failure.verdict]
    guard let found = CaseFailure.of(verdict).first else { return [] }
    var lines: [String] = []
    if let clause = found.clause {
      let script = swept.plain.script
      let cell = clause.cell == .do ? script.doCell : script.expectCell
      lines.append("  \(place(clause.position))  \(clause.cell == .do ? "Do" : "Expect")")
      lines += CellExcerpt(cell.text, words: clause.shownText, at: clause.position)
        .lines(width: style.width - 4).map { "    \($0)" }
    } else {
      lines.append("  \(place(swept.plain.script.planCase.position))")
      lines.append("  A rule that always holds was broken:")
    }
    lines.append(fact("instead", Wording.message(found.message, style.glyphs)))
    if let frame = found.frame {
      let time = TimeText.seconds(frame.time.milliseconds)
      lines.append(fact("when", "\(time) s, after: \(safe(frame.cause))"))
    }
    lines.append(fact("where", Wording.place([failure.verdict], glyphs: style.glyphs)))
    if let screen = found.frame?.screen {
      lines += ScreenDrawing(screen, glyphs: style.glyphs).lines().map { "    \($0)" }
    }
    return lines
  }

  // MARK: The end

  private func summaryLine() -> String {
    let counts = SweptCase.Status.allCases.map { ($0, outcome.count($0)) }.filter { $0.1 > 0 }
      .map { "\($0.1) \($0.0.rawValue)" }
    return TimeText.count(outcome.cases.count, "case") + ": " + counts.joined(separator: ", ")
      + "; \(TimeText.count(outcome.played, "schedule")), \(outcome.schedules.words), \(Tool.name) \(Tool.version)"
  }

  private func verdictLine() -> String {
    let bad = outcome.cases.filter { $0.status != .held }.map(\.id)
    let total = TimeText.count(outcome.cases.count, "case")
    guard !bad.isEmpty else {
      let verb = outcome.cases.count == 1 ? "holds" : "hold"
      return style.toned("Held: \(total) \(verb) under \(outcome.schedules.words).", .good)
    }
    let list =
      bad.prefix(8).joined(separator: ", ") + (bad.count > 8 ? ", \(style.glyphs.ellipsis)" : "")
    let verb = bad.count == 1 ? "does" : "do"
    if let use = outcome.directoryUse {
      return style.toned(
        "Told, not gated: \(bad.count) of \(total) \(verb) not hold (\(safe(list))). \(use.sentence)",
        .unknown)
    }
    return style.toned("Failed: \(bad.count) of \(total) \(verb) not hold (\(safe(list))).", .bad)
  }

  private func safe(_ text: String) -> String { VisibleText.escaped(text) }

  private func place(_ position: SourcePosition) -> String {
    "\(safe(outcome.plan.path)):\(position.line):\(position.column)"
  }

  private func fact(_ name: String, _ text: String) -> String {
    "  \(style.toned(TextFitting.padded(name, to: 8), .quiet))\(text)"
  }
}

extension SweptCase.Status {
  /// The case status that it looks like in a report.
  fileprivate var likeness: Status {
    switch self {
    case .held: .passed
    case .failed: .failed
    case .notSwept: .error
    }
  }
}

extension Pin {
  /// What the schedules keep, in words.
  package var words: String {
    switch self {
    case .spinner: "replies come after the spinner"
    case .running(let milliseconds): "replies take \(TimeText.seconds(milliseconds)) s at least"
    case .replyTime: "replies take as long as the servers say"
    }
  }
}
