/// What became of the faults, in the mutation-testing-elements report schema, version 2.
///
/// A fault sits on the Expect cell of the first case that should catch it, so that a viewer shows the plan with
/// its faults; one that the plan has no row for is ignored there and sits on the plan's first line.
package struct MutationElementsReport {
  private let results: MutationResults
  private let source: String
  private let lines: [Substring]
  private let chapters: [String: String]

  /// Makes a report; `source` is the plan's text.
  package init(_ results: MutationResults, source: String) {
    self.results = results
    self.source = source
    lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let titles = FaultCatalogue.chapters.flatMap { chapter in
      chapter.faults.map { ($0.name, chapter.title) }
    }
    chapters = Dictionary(titles) { first, _ in first }
  }

  /// Gives the whole document; the same results give the same bytes.
  package func text() -> String {
    let path = results.plan.path
    let file = JSONText.object([
      ("language", .string("markdown")), ("source", .string(source)),
      ("mutants", .array(results.mutants.map(mutant))),
    ])
    let tests = JSONText.object([
      ("source", .string(source)),
      ("tests", .array(results.selection.indices.map(test))),
    ])
    return JSONText.object([
      ("schemaVersion", .string("2")),
      ("thresholds", .object([("high", .integer(100)), ("low", .integer(90))])),
      ("files", .object([(path, file)])), ("testFiles", .object([(path, tests)])),
      ("framework", .object([("name", .string("PlanRunner"))])),
    ]).written()
  }

  private func mutant(_ mutant: Mutant) -> JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("id", .string(mutant.fault.name)),
      ("mutatorName", .string(chapters[mutant.fault.name] ?? "Faults")),
      ("description", .string(mutant.fault.name)),
      (
        "replacement",
        .string(Difference(of: mutant.fault).words.joined(separator: "; "))
      ),
      ("location", location(of: mutant.fault)), ("status", .string(status(of: mutant))),
      ("statusReason", .string(reason(of: mutant))),
      ("killedBy", .strings(mutant.kills.map(\.caseID))),
      ("testsCompleted", .integer(mutant.casesPlayed)),
    ]
    // Only the full matrix knows all cases in which a fault can be seen.
    if results.isFull { members.append(("coveredBy", .strings(mutant.changedCases))) }
    return .object(members)
  }

  private func status(of mutant: Mutant) -> String {
    if mutant.isOutside { return "Ignored" }
    return switch mutant.status {
    case .killed: "Killed"
    case .timedOut: "Timeout"
    case .elsewhere, .invariantOnly, .survived: "Survived"
    case .notReached: "NoCoverage"
    case .undecided: "Ignored"
    }
  }

  private func reason(of mutant: Mutant) -> String {
    if mutant.isOutside {
      return "outside the plan, which would need the row: \(mutant.fault.missingRow ?? "")"
    }
    if mutant.status == .undecided {
      return "undecided: not selected, though it should catch it: "
        + mutant.unselectedCases.joined(separator: " ")
    }
    guard let kill = mutant.kill else {
      return mutant.brokenInvariants.first ?? mutant.status.rawValue
    }
    let words = kill.clause.map { " “\($0.withoutEndingComma())”" } ?? ""
    return "\(mutant.status.rawValue): \(kill.caseID)\(words): \(kill.message)"
  }

  private func location(of fault: Fault) -> JSONText {
    let own = results.plan.cases.first { fault.cases.contains($0.id) }
    guard let cell = own?.expectCell, let last = cell.positions.last else {
      let end = SourcePosition(line: 1, column: (lines.first?.count ?? 0) + 1)
      return location(SourcePosition(line: 1, column: 1), end)
    }
    return location(cell.start, SourcePosition(line: last.line, column: last.column + 1))
  }

  private func test(_ index: Int) -> JSONText {
    let planCase = results.plan.cases[index]
    let cells = [planCase.doCell, planCase.expectCell]
    let ends = cells.compactMap { $0.positions.last }
    let end = ends.last ?? planCase.position
    return .object([
      ("id", .string(planCase.id)),
      ("name", .string("\(planCase.id): \(String(planCase.doCell.characters))")),
      (
        "location",
        location(planCase.position, SourcePosition(line: end.line, column: end.column + 1))
      ),
    ])
  }

  private func location(_ start: SourcePosition, _ end: SourcePosition) -> JSONText {
    .object([("start", place(start)), ("end", place(end))])
  }

  /// Viewers count columns in UTF-16 units, the plan in characters.
  private func place(_ position: SourcePosition) -> JSONText {
    var column = position.column
    if lines.indices.contains(position.line - 1) {
      column = lines[position.line - 1].prefix(position.column - 1).utf16.count + 1
    }
    return .object([("line", .integer(position.line)), ("column", .integer(column))])
  }
}
