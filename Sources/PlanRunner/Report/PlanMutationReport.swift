/// What became of the changes of a plan, as text.
package struct PlanMutationReport {
  private let changes: [PlayedChange]
  private let examples: [PlanValue]
  private let plan: Plan
  private let style: ReportStyle
  private let level: Arguments.Level

  /// Makes a report of changes that were played, and of examples that were not.
  package init(
    _ changes: [PlayedChange], examples: [PlanValue], of plan: Plan,
    style: ReportStyle = ReportStyle(), level: Arguments.Level = .normal
  ) {
    self.changes = changes
    self.examples = examples
    self.plan = plan
    self.style = style
    self.level = level
  }

  /// Gives the changes, those that nobody noticed last, and the score.
  package func text() -> String {
    var parts: [[String]] = []
    if level != .quiet {
      parts.append(changes.filter { $0.status != .notRead }.flatMap(lines))
      parts.append(exampleLines())
    }
    parts.append(changes.filter { $0.status == .notRead }.flatMap(lines))
    parts.append(score())
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  /// Gives the changes as JSON, version 1.
  package func json() -> String {
    let summary = PlayedChange.Status.allCases.map { status in
      (key: status.rawValue, value: JSONText.integer(changes.count { $0.status == status }))
    }
    return JSONText.object([
      ("version", .integer(1)), ("plan", .string(plan.path)),
      ("changes", .array(changes.map(object))),
      ("examples", .array(examples.map(object))),
      ("summary", .object(summary + [("examples", .integer(examples.count))])),
    ]).written()
  }

  private func object(_ change: PlayedChange) -> JSONText {
    let value = change.change.value
    return .object([
      ("case", .string(plan.cases[value.caseIndex].id)),
      ("line", .integer(change.position.line)), ("column", .integer(change.position.column)),
      ("value", .string(value.kind.rawValue)), ("change", .string(change.change.kind.rawValue)),
      ("old", .string(value.words)), ("new", .string(change.new)),
      ("status", .string(change.status.rawValue)), ("message", .optional(change.message)),
    ])
  }

  private func object(_ example: PlanValue) -> JSONText {
    let planCase = plan.cases[example.caseIndex]
    let position = planCase.cell(example.column).positions[example.range.lowerBound]
    return .object([
      ("case", .string(planCase.id)), ("line", .integer(position.line)),
      ("column", .integer(position.column)), ("text", .string(example.words)),
    ])
  }

  private func lines(_ change: PlayedChange) -> [String] {
    let isBad = change.status == .notRead
    let mark = isBad ? style.glyphs.failed : style.glyphs.passed
    let word = style.toned("\(mark) \(change.status.rawValue)", isBad ? .bad : .good)
    let value = change.change.value
    let id = plan.cases[value.caseIndex].id
    var lines = ["\(word)  \(id)  \(place(change.position))  \(replacement(change))"]
    if isBad || level == .verbose {
      lines.append("    \(value.kind.rawValue): \(change.change.kind.rawValue)")
    }
    if let message = change.message, level == .verbose || change.status != .killed {
      lines.append("    \(Wording.message(message, style.glyphs))")
    }
    return lines
  }

  private func replacement(_ change: PlayedChange) -> String {
    let old = Wording.quoted(change.change.value.words, style.glyphs)
    let new = Wording.quoted(change.new.trimmedEnd(), style.glyphs)
    switch change.change.kind {
    case .denied: return "\(new) put in before \(Wording.quoted(following(change), style.glyphs))"
    case .undenied:
      return "\(old) taken out before \(Wording.quoted(following(change), style.glyphs))"
    default: return "\(old) replaced by \(new)"
    }
  }

  /// The words behind a denial.
  private func following(_ change: PlayedChange) -> String {
    let value = change.change.value
    let rest = plan.cases[value.caseIndex].cell(value.column).characters[value.range.upperBound...]
    let words = String(rest).split(separator: " ").prefix(3).joined(separator: " ")
    return TextFitting.cut(words, to: 40, ellipsis: style.glyphs.ellipsis)
  }

  private func exampleLines() -> [String] {
    guard !examples.isEmpty else { return [] }
    return [style.toned("Examples, not changed: \(PlanValue.exampleReason)", .strong)]
      + examples.map { example in
        let planCase = plan.cases[example.caseIndex]
        let position = planCase.cell(example.column).positions[example.range.lowerBound]
        let words = Wording.quoted(example.words, style.glyphs)
        return "  \(planCase.id)  \(place(position))  \(words)"
      }
  }

  private func place(_ position: SourcePosition) -> String {
    "\(VisibleText.escaped(plan.path)):\(position.line):\(position.column)"
  }

  private func score() -> [String] {
    var lines = PlayedChange.Status.allCases.map { status in
      "\(TextFitting.padded(status.rawValue, to: 28)) \(changes.count { $0.status == status })"
    }
    lines.append("\(TextFitting.padded("examples", to: 28)) \(examples.count)")
    let killed = changes.count { $0.status == .killed }
    let played = changes.count { $0.status != .equivalent }
    let share = played == 0 ? 0 : killed * 1_000 / played
    let values = Set(changes.map(\.change.value)).count
    lines.append(
      "Score: \(killed) of \(played) changes of \(TimeText.count(values, "value")) were killed, "
        + "\(share / 10).\(share % 10) %")
    return lines
  }
}
