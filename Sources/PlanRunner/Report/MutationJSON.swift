/// What became of the faults, as JSON, version 1.
package struct MutationJSON {
  private let results: MutationResults

  /// Makes the JSON of results.
  package init(_ results: MutationResults) {
    self.results = results
  }

  /// Gives the whole document; the same results give the same bytes.
  package func text() -> String {
    var summary = Mutant.Status.allCases.map { status in
      (key: status.rawValue, value: JSONText.integer(results.count(status)))
    }
    summary.append(("outside the plan", .integer(results.outside.count)))
    let score = results.score.map { JSONText.number("\($0 / 10).\($0 % 10)") } ?? .null
    return JSONText.object([
      ("version", .integer(1)), ("plan", .string(results.plan.path)),
      ("full", .bool(results.isFull)), ("sickCases", .strings(results.sickCases)),
      ("cases", .array(results.cases().map(row))),
      ("faults", .array(results.mutants.map(mutant))), ("summary", .object(summary)),
      ("score", score),
    ]).written()
  }

  private func row(_ row: MutationResults.CaseRow) -> JSONText {
    .object([
      ("id", .string(row.id)), ("kills", .integer(row.kills)),
      ("alone", results.isFull ? .strings(row.alone) : .null),
    ])
  }

  private func mutant(_ mutant: Mutant) -> JSONText {
    .object([
      ("name", .string(mutant.fault.name)), ("origin", .string(mutant.fault.origin.rawValue)),
      ("changes", .strings(Difference(of: mutant.fault).words)),
      ("cases", .strings(mutant.fault.cases)),
      ("missingRow", .optional(mutant.fault.missingRow)),
      ("status", .string(mutant.isOutside ? "outside the plan" : mutant.status.rawValue)),
      ("kills", .array(mutant.kills.map(kill))), ("changedCases", .strings(mutant.changedCases)),
      ("brokenInvariants", .strings(mutant.brokenInvariants)),
      ("unselectedCases", .strings(mutant.unselectedCases)),
      ("casesPlayed", .integer(mutant.casesPlayed)),
    ])
  }

  private func kill(_ kill: Mutant.Kill) -> JSONText {
    .object([
      ("case", .string(kill.caseID)), ("line", .integer(kill.position.line)),
      ("column", .integer(kill.position.column)), ("clause", .optional(kill.clause)),
      ("isStep", .bool(kill.isStep)), ("message", .string(kill.message)),
    ])
  }
}
