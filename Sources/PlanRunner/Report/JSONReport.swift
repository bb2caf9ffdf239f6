import ScreenModel

/// Tells of a run as JSON, version 1.
package struct JSONReport {
  private let outcome: RunOutcome

  /// Makes a report of a run.
  package init(_ outcome: RunOutcome) {
    self.outcome = outcome
  }

  /// Gives the whole document; the same run gives the same bytes.
  package func text() -> String {
    let plan = outcome.run.plan
    let directory = outcome.header.bent.map { [("directory", $0.json)] } ?? []
    return JSONText.object(
      [
        ("version", .integer(1)),
        (
          "plan",
          .object([
            ("path", .string(plan.path)), ("title", .string(plan.title)),
            ("cases", .integer(plan.cases.count)),
          ])
        ),
        ("criteria", .array(outcome.run.criteria.map(criterion))),
        ("cases", .array(outcome.run.cases.map(planCase))),
        ("summary", summary()),
        ("exitCode", .integer(Int(outcome.exitCode.rawValue))),
      ] + directory
    ).written()
  }

  private func criterion(_ verdict: CriterionVerdict) -> JSONText {
    .object([
      ("id", .string(verdict.id)), ("status", .string(verdict.status.rawValue)),
      ("cases", .strings(verdict.cases)), ("manual", .strings(verdict.manual)),
      ("reason", .optional(verdict.reason)),
    ])
  }

  private func planCase(_ verdict: CaseVerdict) -> JSONText {
    let planCase = verdict.script.planCase
    return .object([
      ("id", .string(planCase.id)),
      ("section", .string(outcome.run.plan.sectionTitle(of: planCase))),
      ("line", .integer(planCase.line)), ("criteria", .strings(planCase.criteria)),
      ("criteriaOrigin", .optional(planCase.originWord)),
      ("status", .string(verdict.status.rawValue)), ("manual", .bool(verdict.isManual)),
      ("reason", .optional(verdict.reason)),
      ("undefinedWords", .array(UndefinedWords.of(verdict.script).map(words))),
      ("scenarios", .array(verdict.scenarios.map(scenario))),
    ])
  }

  private func words(_ words: UndefinedWords) -> JSONText {
    .object([
      ("line", .integer(words.position.line)), ("column", .integer(words.position.column)),
      ("text", .string(words.text)), ("nearest", .strings(words.nearest)),
    ])
  }

  private func scenario(_ verdict: ScenarioVerdict) -> JSONText {
    let configuration = verdict.configuration
    return .object([
      (
        "configuration",
        .object([
          ("mode", .string(configuration.mode.rawValue)),
          ("phone", .string(configuration.phone.name)),
          ("textSize", .string(configuration.textSize.rawValue)),
          ("ios", .integer(configuration.ios)),
        ])
      ),
      ("variant", .string(verdict.variant)), ("status", .string(verdict.status.rawValue)),
      ("virtualSeconds", .number(TimeText.seconds(verdict.virtualMilliseconds))),
      ("brokenInvariant", .optional(verdict.brokenInvariant)),
      ("clauses", .array(verdict.clauses.map(clause))),
    ])
  }

  private func clause(_ verdict: ClauseVerdict) -> JSONText {
    .object([
      ("cell", .string(verdict.cell.rawValue)), ("line", .integer(verdict.position.line)),
      ("column", .integer(verdict.position.column)), ("text", .string(verdict.text)),
      ("step", .string(verdict.step)), ("status", .string(verdict.status.rawValue)),
      ("message", .optional(verdict.message)),
    ])
  }

  private func summary() -> JSONText {
    let summary = outcome.summary
    let statuses: [Status] = [.passed, .failed, .undefined, .error]
    let skipped = summary.count(.skipped) + summary.notSelected
    return .object(
      statuses.map { ($0.rawValue, .integer(summary.count($0))) } + [
        ("skipped", .integer(skipped)), ("scenarios", .integer(summary.scenarios)),
        ("clauses", .integer(summary.clauses)),
        ("undefinedWords", .integer(summary.undefinedWords)),
      ])
  }
}

extension Plan {
  /// Gives the title of a case's section.
  func sectionTitle(of planCase: PlanCase) -> String {
    sections.indices.contains(planCase.section) ? sections[planCase.section].title : ""
  }

  /// Gives the whole heading of a case's section.
  func sectionHeading(of planCase: PlanCase) -> String {
    sections.indices.contains(planCase.section) ? sections[planCase.section].heading : ""
  }
}

extension PlanCase {
  /// Where its criteria come from, in a word; `nil` without any.
  var originWord: String? {
    switch criteriaOrigin {
    case .ownTag: "case"
    case .section: "section"
    case .none: nil
    }
  }
}
