/// What became of the faults, as text.
package struct MutationReport {
  private let mutants: [Mutant]
  private let plan: CompiledPlan
  private let selection: Selection
  private let isFull: Bool
  private let style: ReportStyle
  private let level: Arguments.Level

  /// Makes a report of mutants that were played.
  package init(
    _ mutants: [Mutant], of plan: CompiledPlan, selection: Selection, isFull: Bool = false,
    style: ReportStyle = ReportStyle(), level: Arguments.Level = .normal
  ) {
    self.mutants = mutants
    self.plan = plan
    self.selection = selection
    self.isFull = isFull
    self.style = style
    self.level = level
  }

  /// Gives the mutants, the matrix if there is one, and the score.
  package func text() -> String {
    let inside = mutants.filter { $0.fault.missingRow == nil || $0.kill != nil }
    let outside = mutants.filter { $0.fault.missingRow != nil && $0.kill == nil }
    var parts: [[String]] = []
    if level != .quiet { parts.append(inside.filter { !isBad($0) }.flatMap(lines)) }
    if level == .verbose { parts.append(outsideLines(outside)) }
    parts.append(inside.filter(isBad).flatMap(lines))
    if isFull { parts.append(matrix()) }
    parts.append(score(inside, outside))
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
    let mark = isGood ? style.glyphs.passed : style.glyphs.failed
    let word = style.toned("\(mark) \(mutant.status.rawValue)", isGood ? .good : .bad)
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
    } else if !mutant.changedCases.isEmpty {
      lines.append("    could be seen in \(mutant.changedCases.joined(separator: " "))")
    }
    lines += mutant.brokenInvariants.map {
      "    broke a rule that always holds: \(VisibleText.escaped($0))"
    }
    return lines
  }

  /// Gives the cases that killed each fault, and the cases that killed none.
  private func matrix() -> [String] {
    let ids = selection.indices.map { plan.plan.cases[$0].id }
    var kills: [String: Int] = [:]
    for kill in mutants.flatMap(\.kills) { kills[kill.caseID, default: 0] += 1 }
    var lines = [style.toned("Kills by case", .strong)]
    lines += ids.map { "  \(TextFitting.padded($0, to: 4)) \(kills[$0] ?? 0)" }
    lines.append(style.toned("Kills by fault", .strong))
    lines += mutants.map { mutant in
      let own = mutant.kills.map { kill in
        mutant.fault.cases.contains(kill.caseID) ? "[\(kill.caseID)]" : kill.caseID
      }
      return "  \(mutant.fault.name): \(own.isEmpty ? "none" : own.joined(separator: " "))"
    }
    return lines
  }

  private func score(_ inside: [Mutant], _ outside: [Mutant]) -> [String] {
    var lines = Mutant.Status.allCases.map { status in
      "\(TextFitting.padded(status.rawValue, to: 28)) \(inside.count { $0.status == status })"
    }
    lines.append("\(TextFitting.padded("outside the plan", to: 28)) \(outside.count)")
    let killed = inside.count { $0.kill != nil }
    let reached = inside.count { $0.status != .notReached }
    guard reached > 0 else { return lines }
    let share = killed * 1_000 / reached
    lines.append(
      "Score: \(killed) of \(reached) faults that could be seen were killed, \(share / 10).\(share % 10) %"
    )
    return lines
  }
}
