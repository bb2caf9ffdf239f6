extension TextReport {
  /// Counts cases, criteria, scenarios, clauses and undefined words.
  func summaryLines() -> [String] {
    let summary = outcome.summary
    let statuses: [Status] = [.passed, .failed, .undefined, .error, .skipped]
    let cases = statuses.filter { summary.count($0) > 0 }
      .map { "\(summary.count($0)) \($0.rawValue)" }
    var lines = [
      TimeText.count(summary.selected, "case") + (cases.isEmpty ? "" : ": ")
        + cases.joined(separator: ", ")
        + (summary.notSelected == 0 ? "" : "; \(summary.notSelected) not selected")
    ]
    if !outcome.run.criteria.isEmpty {
      let kinds: [CriterionStatus] = [.passed, .failed, .undecided]
      let counts = kinds.map { kind in (kind, ids(kind).count) }.filter { $0.1 > 0 }
        .map { "\($0.1) \($0.0.rawValue)" }
      lines.append(
        TimeText.count(outcome.run.criteria.count, "criterion", "criteria") + ": "
          + counts.joined(separator: ", "))
    }
    lines.append(
      [
        TimeText.count(summary.scenarios, "scenario"), TimeText.count(summary.clauses, "clause"),
        TimeText.count(summary.undefinedWords, "undefined phrase"),
      ].joined(separator: ", "))
    return lines
  }

  /// Says the verdict in words.
  func verdictLine() -> String {
    outcome.exitCode == .passed
      ? style.toned(passedSentence(), .good) : style.toned(failedSentence(), .bad)
  }

  private func passedSentence() -> String {
    let count = outcome.summary.selected
    guard count > 0 else { return "Passed: this shard has no cases." }
    let cases = outcome.selectedCases.map(\.script.planCase)
    let touched = Set(cases.flatMap(\.criteria))
    let undecided = ids(.undecided).filter(touched.contains)
    var text = "Passed: "
    if outcome.summary.notSelected > 0 {
      text += count == 1 ? "the selected case holds" : "the \(count) selected cases hold"
    } else {
      text += count == 1 ? "1 case holds" : "\(count) cases hold"
    }
    let passed = ids(.passed)
    if !passed.isEmpty { text += "; \(criteriaText(passed)) passed" }
    if !undecided.isEmpty { text += "; \(criteriaText(undecided)) undecided" }
    let owed = cases.filter(\.isManual).map(\.id)
    if !owed.isEmpty { text += "; still owed on a device: \(safe(owed.joined(separator: ", ")))" }
    return text + "."
  }

  private func failedSentence() -> String {
    let bad = outcome.selectedCases.filter { $0.status != .passed }.map(\.script.planCase.id)
    var parts: [String] = []
    if !bad.isEmpty {
      let verb = bad.count == 1 ? "does" : "do"
      let list = bad.prefix(8).joined(separator: ", ") + (bad.count > 8 ? ", …" : "")
      let total = TimeText.count(outcome.summary.selected, "case")
      parts.append(
        outcome.summary.selected == 1
          ? "\(safe(list)) does not hold"
          : "\(bad.count) of \(total) \(verb) not hold (\(safe(list)))")
    }
    let failed = ids(.failed)
    if !failed.isEmpty { parts.append("\(criteriaText(failed)) failed") }
    let owed = ids(.undecided).filter { outcome.required.contains($0) }
    if !owed.isEmpty { parts.append("\(criteriaText(owed)) required but undecided") }
    return "Failed: \(parts.joined(separator: "; "))."
  }

  private func criteriaText(_ ids: [String]) -> String {
    safe(ids.count > 8 ? "\(ids.count) criteria" : ids.joined(separator: ", "))
  }

  private func ids(_ status: CriterionStatus) -> [String] {
    outcome.run.criteria.filter { $0.status == status }.map(\.id)
  }
}
