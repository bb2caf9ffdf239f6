/// What became of the faults, as text.
package struct MutationReport {
  private let results: MutationResults
  private let style: ReportStyle
  private let level: Arguments.Level

  /// Makes a report of mutants that were played.
  package init(
    _ results: MutationResults, style: ReportStyle = ReportStyle(),
    level: Arguments.Level = .normal
  ) {
    self.results = results
    self.style = style
    self.level = level
  }

  /// Gives the mutants, the matrix if there is one, and the score.
  package func text() -> String {
    let inside = results.inside
    var parts: [[String]] = []
    if level != .quiet { parts.append(inside.filter { !isBad($0) }.flatMap(lines)) }
    if level == .verbose { parts.append(outsideLines(results.outside)) }
    parts.append(inside.filter(isBad).flatMap(lines))
    if results.isFull { parts.append(KillMatrix(results, style: style).lines()) }
    parts.append(score())
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private func isBad(_ mutant: Mutant) -> Bool {
    mutant.isMissed || mutant.status == .notReached
  }

  /// Lists the faults that no row of the plan speaks of, each with the row that would catch it.
  private func outsideLines(_ outside: [Mutant]) -> [String] {
    guard !outside.isEmpty else { return [] }
    return [style.toned("Outside the plan", .strong)]
      + outside.map { mutant in
        "  \(mutant.fault.name)\n    would need: \(mutant.fault.missingRow ?? "")"
      }
  }

  private func lines(_ mutant: Mutant) -> [String] {
    let isGood = !isBad(mutant)
    let isUndecided = mutant.status == .undecided
    let mark = isGood ? style.glyphs.passed : style.glyphs.failed
    let word =
      isUndecided
      ? "\(style.glyphs.undecided) \(mutant.status.rawValue)"
      : style.toned("\(mark) \(mutant.status.rawValue)", isGood ? .good : .bad)
    let named = mutant.fault.cases.isEmpty ? "no case" : mutant.fault.cases.joined(separator: " ")
    var lines = ["\(word)  \(mutant.fault.name)  (\(named))"]
    if let kill = mutant.kill {
      let words = kill.clause.map { Wording.quoted($0.withoutEndingComma(), style.glyphs) }
      let clause = words ?? "the case as a whole"
      let kind = kill.isStep ? ", a step that could not be done" : ""
      lines.append(
        "    by \(kill.caseID), \(clause)\(kind); \(TimeText.count(mutant.casesPlayed, "case")) played"
      )
      lines.append("    \(Wording.message(kill.message, style.glyphs))")
    } else if isUndecided {
      let cases = mutant.unselectedCases.joined(separator: " ")
      lines.append("    not selected, though it should catch it: \(cases)")
    } else if !mutant.changedCases.isEmpty {
      lines.append("    could be seen in \(mutant.changedCases.joined(separator: " "))")
    }
    lines += mutant.brokenInvariants.map {
      "    broke a rule that always holds: \(VisibleText.escaped($0))"
    }
    return lines
  }

  private func score() -> [String] {
    var lines = Mutant.Status.allCases.map { status in
      "\(TextFitting.padded(status.rawValue, to: 28)) \(results.count(status))"
    }
    lines.append("\(TextFitting.padded("outside the plan", to: 28)) \(results.outside.count)")
    guard let score = results.score else { return lines }
    lines.append(
      "Score: \(results.killed) of \(results.reached) faults that could be seen were killed, "
        + "\(score / 10).\(score % 10) %")
    return lines
  }
}
