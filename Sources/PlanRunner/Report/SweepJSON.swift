import ScreenModel

/// Tells of a sweep as JSON, version 1.
package struct SweepJSON {
  private let outcome: SweepOutcome

  /// Makes a report of a sweep.
  package init(_ outcome: SweepOutcome) {
    self.outcome = outcome
  }

  /// Gives the whole document; the same sweep gives the same bytes.
  package func text() -> String {
    JSONText.object([
      ("version", .integer(1)), ("tool", .string("\(Tool.name) \(Tool.version)")),
      (
        "plan",
        .object([("path", .string(outcome.plan.path)), ("title", .string(outcome.plan.title))])
      ),
      ("directory", .optional(outcome.directoryUse?.sentence)),
      ("fault", .optional(outcome.fault)), ("schedules", schedules()),
      ("cases", .array(outcome.cases.map(planCase))),
      (
        "summary",
        .object(
          [
            ("held", .integer(outcome.count(.held))), ("failed", .integer(outcome.count(.failed))),
            ("notSwept", .integer(outcome.count(.notSwept))),
            ("schedules", .integer(outcome.played)),
          ])
      ),
      ("exitCode", .integer(Int(outcome.exitCode.rawValue))),
    ]).written()
  }

  private func schedules() -> JSONText {
    switch outcome.schedules {
    case .seeds(let first, let count):
      .object([("firstSeed", .number(String(first))), ("seeds", .integer(count))])
    case .choices(let choices): .object([("choices", .strings(choices.map(\.written)))])
    }
  }

  private func planCase(_ swept: SweptCase) -> JSONText {
    .object([
      ("id", .string(swept.id)), ("line", .integer(swept.plain.script.planCase.line)),
      ("status", .string(swept.status.word)), ("plainStatus", .string(swept.plain.status.rawValue)),
      ("scenarios", .integer(swept.scenarios)), ("played", .integer(swept.played)),
      ("failed", .integer(swept.failed)),
      (
        "pins",
        .array(
          swept.pins.reasons.map {
            .object([("words", .string($0.words)), ("keeps", .string($0.pin.words))])
          })
      ),
      ("failure", swept.failure.map { failure($0, of: swept) } ?? .null),
    ])
  }

  private func failure(_ failure: SweepFailure, of swept: SweptCase) -> JSONText {
    let configuration = failure.verdict.configuration
    var verdict = swept.plain
    verdict.scenarios = [failure.verdict]
    let found = CaseFailure.of(verdict).first
    return .object([
      ("seed", failure.seed.map { .number(String($0)) } ?? .null),
      ("mode", .string(configuration.mode.rawValue)),
      ("phone", .string(configuration.phone.name)),
      ("textSize", .string(configuration.textSize.rawValue)),
      ("ios", .integer(configuration.ios)), ("variant", .string(failure.verdict.variant)),
      ("line", found?.clause.map { .integer($0.position.line) } ?? .null),
      ("column", found?.clause.map { .integer($0.position.column) } ?? .null),
      ("text", .optional(found?.clause?.text)), ("message", .optional(found?.message)),
      ("drawn", .integer(failure.drawn)),
      ("choices", .strings(failure.choices.map(\.written))),
      ("command", .string(outcome.command(swept, failure))),
      ("script", .optional(outcome.script(failure))),
    ])
  }
}

extension SweptCase.Status {
  /// The status as JSON has it.
  fileprivate var word: String { self == .notSwept ? "notSwept" : rawValue }
}
