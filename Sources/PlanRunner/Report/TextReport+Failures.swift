import FakeDirectory
import ScreenModel

extension TextReport {
  /// Explains each selected case that failed or could not be played.
  func failureParts() -> [[String]] {
    outcome.selectedCases.flatMap { verdict -> [[String]] in
      let failures = CaseFailure.of(verdict)
      let isBad = verdict.status == .failed || verdict.status == .error
      return isBad || !failures.isEmpty ? parts(of: verdict, failures) : []
    }
  }

  private func parts(of verdict: CaseVerdict, _ failures: [CaseFailure]) -> [[String]] {
    guard !failures.isEmpty else {
      let reason = verdict.reason ?? "nothing of it was played"
      return [
        [heading(verdict), "  \(place(verdict.script.planCase.position))", "  \(message(reason))"]
      ]
    }
    var shown: Screen?
    return failures.enumerated().map { number, failure in
      let isNew = failure.frame?.screen != shown
      if let screen = failure.frame?.screen { shown = screen }
      return (number == 0 ? [heading(verdict)] : [])
        + account(of: failure, in: verdict, isDrawn: isNew)
    }
  }

  /// Tells what went wrong: the words, what was seen instead, when and where, and how to see it again.
  func account(of failure: CaseFailure, in verdict: CaseVerdict, isDrawn: Bool) -> [String] {
    var lines = wordsLines(failure, verdict.script)
    lines.append(fact("instead", message(failure.message)))
    if let frame = failure.frame { lines.append(fact("when", moment(frame))) }
    lines.append(fact("where", Wording.place(failure.scenarios, glyphs: style.glyphs)))
    if isDrawn, let screen = failure.frame?.screen {
      lines += ScreenDrawing(screen, glyphs: style.glyphs).lines().map { "    \($0)" }
    }
    let command = Wording.command(
      verdict.script.planCase.id, failing: failure.scenarios, all: verdict.scenarios,
      common: outcome.commonOptions)
    return lines + [fact("again", command)]
  }

  private func heading(_ verdict: CaseVerdict) -> String {
    let planCase = verdict.script.planCase
    let word = verdict.status == .error ? "ERROR" : "FAILED"
    var text = "\(style.mark(verdict.status)) \(word)  \(safe(planCase.id))"
    if !planCase.criteria.isEmpty {
      text += " (\(safe(planCase.criteria.joined(separator: ", "))))"
    }
    return style.toned(text + "  " + safe(outcome.run.plan.sectionHeading(of: planCase)), .bad)
  }

  /// Shows the plan's own words, marked where they stand in their cell.
  private func wordsLines(_ failure: CaseFailure, _ script: CaseScript) -> [String] {
    guard let clause = failure.clause else { return ["  A rule that always holds was broken:"] }
    let cell = clause.cell == .do ? script.doCell : script.expectCell
    let title = clause.cell == .do ? "Do" : "Expect"
    let excerpt = CellExcerpt(cell.text, words: clause.shownText, at: clause.position)
    return ["  \(place(clause.position))  \(title)"]
      + excerpt.lines(width: style.width - 4).map { "    \($0)" }
  }

  private func moment(_ frame: Frame) -> String {
    "\(TimeText.seconds(frame.time.milliseconds)) s, after: \(safe(frame.cause))"
  }

  private func fact(_ name: String, _ text: String) -> String {
    "  \(style.toned(padded(name, 8), .quiet))\(text)"
  }
}
