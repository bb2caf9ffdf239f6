/// Lists what a plan holds, without playing it.
package struct ListReport {
  private let plan: Plan
  private let cases: [PlanCase]
  private let isWhole: Bool
  /// The criteria of the selected cases; for the whole plan also those without a case.
  private let criteria: [(id: String, cases: [PlanCase])]

  /// Makes a list of the selected cases.
  package init(_ plan: Plan, _ selection: Selection) {
    self.plan = plan
    cases = selection.indices.map { plan.cases[$0] }
    isWhole = !selection.isChosen
    var members: [String: [PlanCase]] = [:]
    for planCase in cases {
      for id in planCase.criteria { members[id, default: []].append(planCase) }
    }
    let ids = isWhole ? plan.criteria : Array(members.keys)
    criteria = CriteriaDecision.ordered(ids).map { ($0, members[$0] ?? []) }
  }

  /// Gives the list as text: the sections with their cases, then the criteria with theirs.
  package func text(_ style: ReportStyle = ReportStyle()) -> String {
    var parts: [[String]] = []
    var current: Int?
    let idWidth = cases.map { DisplayWidth.of(safe($0.id)) }.max() ?? 0
    let lineWidth = cases.map { String($0.line).count }.max() ?? 0
    for planCase in cases {
      if planCase.section != current {
        parts.append([style.toned(safe(plan.sectionHeading(of: planCase)), .strong)])
        current = planCase.section
      }
      let id = TextFitting.padded(safe(planCase.id), to: idWidth)
      let line = TextFitting.padded("\(planCase.line)", to: lineWidth, onLeft: true)
      let notes = notes(planCase).joined(separator: " \(style.glyphs.dot) ")
      parts[parts.count - 1].append("  \(id)  line \(line)  \(notes)".trimmedEnd())
    }
    parts.append(criteriaLines(style))
    let total = TimeText.count(cases.count, "case")
    parts.append(["\(total)\(isWhole ? "" : " of \(plan.cases.count)"), \(criteriaCount)"])
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  /// Gives the list as a JSON document.
  package func json() -> String {
    JSONText.object([
      ("version", .integer(1)),
      (
        "plan",
        .object([
          ("path", .string(plan.path)), ("title", .string(plan.title)),
          ("cases", .integer(plan.cases.count)),
        ])
      ),
      ("criteria", .array(criteria.map(criterion))), ("cases", .array(cases.map(planCase))),
    ]).written()
  }

  private func notes(_ planCase: PlanCase) -> [String] {
    var notes: [String] = []
    if let origin = planCase.originWord {
      let source = origin == "case" ? "its own" : "the section's"
      notes.append("\(safe(planCase.criteria.joined(separator: " "))) (\(source))")
    }
    if planCase.isManual { notes.append("manual only") }
    return notes
  }

  private var criteriaCount: String {
    TimeText.count(criteria.count, "criterion", "criteria")
  }

  private func criteriaLines(_ style: ReportStyle) -> [String] {
    guard !criteria.isEmpty else { return [] }
    let width = criteria.map { DisplayWidth.of(safe($0.id)) }.max() ?? 0
    return [style.toned("Acceptance criteria", .strong)]
      + criteria.map { criterion in
        let ids = criterion.cases.map { safe($0.id) + ($0.isManual ? " (manual)" : "") }
        let list = ids.isEmpty ? "no case carries it" : ids.joined(separator: " ")
        return "  \(TextFitting.padded(safe(criterion.id), to: width))  \(list)"
      }
  }

  private func criterion(_ criterion: (id: String, cases: [PlanCase])) -> JSONText {
    .object([
      ("id", .string(criterion.id)), ("cases", .strings(criterion.cases.map(\.id))),
      ("manual", .strings(criterion.cases.filter(\.isManual).map(\.id))),
    ])
  }

  private func planCase(_ planCase: PlanCase) -> JSONText {
    .object([
      ("id", .string(planCase.id)), ("section", .string(plan.sectionTitle(of: planCase))),
      ("line", .integer(planCase.line)), ("criteria", .strings(planCase.criteria)),
      ("criteriaOrigin", .optional(planCase.originWord)),
      ("manual", .bool(planCase.isManual)), ("do", .string(planCase.doCell.string)),
      ("expect", .string(planCase.expectCell.string)),
    ])
  }

  private func safe(_ text: String) -> String {
    VisibleText.escaped(text)
  }
}
