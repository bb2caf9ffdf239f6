extension TextReport {
  /// Lists the criteria that the selected cases bear on, those that failed, and those that are required.
  func criteriaLines() -> [String] {
    let criteria = outcome.run.criteria
    guard !criteria.isEmpty else { return [] }
    let touched = Set(outcome.selectedCases.flatMap { $0.script.planCase.criteria })
    let shown = criteria.filter { criterion in
      touched.contains(criterion.id) || outcome.required.contains(criterion.id)
        || criterion.status == .failed
    }
    let width = shown.map { DisplayWidth.of(safe($0.id)) }.max() ?? 0
    let lines = shown.flatMap { self.lines($0, idWidth: width) }
    let rest = criteria.count - shown.count
    let more =
      rest == 0
      ? []
      : ["  \(TimeText.count(rest, "more criterion", "more criteria")) undecided: no case selected"]
    return [style.toned("Acceptance criteria", .strong)] + lines + more
  }

  /// Gives a criterion's line, wrapped below its cases.
  private func lines(_ criterion: CriterionVerdict, idWidth: Int) -> [String] {
    let (mark, tone) = look(criterion.status)
    let sign = style.toned("\(mark) \(padded(criterion.status.rawValue, 9))", tone)
    var notes = [safe(criterion.cases.joined(separator: " "))].filter { !$0.isEmpty }
    if let reason = criterion.reason { notes.append(safe(reason)) }
    if !criterion.manual.isEmpty {
      let held = criterion.status == .passed ? "holds in simulation, " : ""
      notes.append(
        "\(held)still owed on a device: \(safe(criterion.manual.joined(separator: " ")))")
    }
    let margin = 17 + idWidth
    let wrapped = TextFitting.wrapped(
      notes.joined(separator: " \(style.glyphs.dot) "), to: max(40, style.width - margin))
    let first = "  \(sign)  \(TextFitting.padded(safe(criterion.id), to: idWidth))  "
    return wrapped.enumerated().map { number, line in
      (number == 0 ? first : String(repeating: " ", count: margin)) + line
    }
  }

  private func look(_ status: CriterionStatus) -> (String, ReportStyle.Tone) {
    switch status {
    case .passed: (style.glyphs.passed, .good)
    case .failed: (style.glyphs.failed, .bad)
    case .undecided: (style.glyphs.undecided, .unknown)
    }
  }
}
