/// The clauses that hold without the action before them, as text and as JSON.
package struct VacuityReport {
  private let clauses: [VacuousClause]
  private let clauseCount: Int
  private let restoredCount: Int
  private let plan: Plan
  private let baseline: VacuityBaseline
  private let isWhole: Bool

  /// Makes a report of what was found; `isWhole` says that no case was left out of the selection.
  package init(
    _ vacuity: Vacuity, of plan: Plan, baseline: VacuityBaseline = VacuityBaseline(),
    isWhole: Bool = true
  ) {
    clauses = vacuity.clauses()
    clauseCount = vacuity.clauseCount
    restoredCount = vacuity.restoredCount
    self.plan = plan
    self.baseline = baseline
    self.isWhole = isWhole
  }

  /// The clauses that prove nothing by themselves and that the baseline does not have.
  package var findings: [VacuousClause] {
    clauses.filter { $0.isFinding && !baseline.holds($0) }
  }

  /// The entries of the baseline that no finding has any more.
  package var staleEntries: [String] { isWhole ? baseline.stale(clauses) : [] }

  /// Gives the clauses, the findings last, and how many there are of each kind.
  package func text(
    style: ReportStyle = ReportStyle(), level: Arguments.Level = .normal
  ) -> String {
    var parts: [[String]] = []
    if level != .quiet {
      parts.append(clauses.filter { word($0) != .finding }.flatMap { lines($0, style) })
    }
    parts.append(findings.flatMap { lines($0, style) })
    parts.append(counts())
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  /// Gives the clauses as JSON, version 1.
  package func json() -> String {
    JSONText.object([
      ("version", .integer(1)), ("plan", .string(plan.path)),
      ("vacuous", .array(clauses.map(object))),
      (
        "summary",
        .object([
          ("clauses", .integer(clauseCount)), ("dependOnTheAction", .integer(dependent)),
          ("restored", .integer(restoredCount)), ("mustBeSo", .integer(count(.mustBeSo))),
          ("earlierAction", .integer(count(.earlierAction))),
          ("accepted", .integer(count(.accepted))), ("findings", .integer(findings.count)),
        ])
      ),
    ]).written()
  }

  private enum Word: String, CaseIterable {
    case mustBeSo = "must be so"
    case earlierAction = "of an earlier action"
    case accepted = "in the baseline"
    case finding = "proves nothing by itself"
  }

  private func word(_ clause: VacuousClause) -> Word {
    switch clause.kind {
    case .mustBeSo: .mustBeSo
    case .earlierAction: .earlierAction
    case .finding: baseline.holds(clause) ? .accepted : .finding
    }
  }

  private func count(_ word: Word) -> Int { clauses.count { self.word($0) == word } }

  private var dependent: Int { clauseCount - clauses.count }

  private func lines(_ clause: VacuousClause, _ style: ReportStyle) -> [String] {
    let word = word(clause)
    let isBad = word == .finding
    let mark = isBad ? style.glyphs.failed : style.glyphs.passed
    let head = style.toned("\(mark) \(word.rawValue)", isBad ? .bad : .good)
    let place =
      "\(VisibleText.escaped(plan.path)):\(clause.position.line):\(clause.position.column)"
    let words = Wording.quoted(clause.text.withoutEndingComma(), style.glyphs)
    var lines = ["\(head)  \(clause.caseID)  \(place)  \(words)", "    \(reason(clause))"]
    if case .mustBeSo(let backing) = clause.kind {
      let other = Wording.quoted(backing.clause.withoutEndingComma(), style.glyphs)
      lines.append("    \(backingWords(clause)) in \(backing.caseID), \(other)")
    }
    return lines
  }

  private func reason(_ clause: VacuousClause) -> String {
    guard let gesture = clause.gesture else { return "nothing is done before it" }
    let left = "without the action (\(gesture.inWords))"
    return clause.holdsBefore
      ? "true before the Do, and \(left)" : "false before the Do, but true \(left)"
  }

  private func backingWords(_ clause: VacuousClause) -> String {
    clause.gesture.map { "the action (\($0.inWords)) is seen to work" }
      ?? "the same thing is seen to change"
  }

  private func object(_ clause: VacuousClause) -> JSONText {
    var backing = JSONText.null
    if case .mustBeSo(let found) = clause.kind {
      backing = .object([
        ("case", .string(found.caseID)), ("line", .integer(found.position.line)),
        ("column", .integer(found.position.column)), ("text", .string(found.clause)),
      ])
    }
    return .object([
      ("case", .string(clause.caseID)), ("line", .integer(clause.position.line)),
      ("column", .integer(clause.position.column)), ("text", .string(clause.text)),
      ("kind", .string(word(clause).rawValue)), ("trueBeforeTheDo", .bool(clause.holdsBefore)),
      ("action", .optional(clause.gesture?.inWords)),
      ("saysNothingChanges", .bool(clause.saysNothingChanges)), ("backedBy", backing),
    ])
  }

  private func counts() -> [String] {
    let rows =
      [("need the action before them", dependent)] + Word.allCases.map { ($0.rawValue, count($0)) }
    let isOne = findings.count == 1
    return rows.map { "\(TextFitting.padded($0.0, to: 28)) \($0.1)" }
      + staleEntries.map { entry in
        "Take out of the baseline, no longer found: \(VisibleText.escaped(entry))"
      }
      + [
        "\(findings.count) of \(TimeText.count(clauseCount, "clause")) "
          + (isOne ? "proves nothing by itself." : "prove nothing by themselves.")
      ]
  }
}

extension Gesture {
  /// The gesture in words.
  fileprivate var inWords: String {
    switch self {
    case .type: "type"
    case .paste: "paste"
    case .clear: "clear the text"
    case .searchRow: "search by the row"
    case .searchKey: "search by the key"
    case .tap: "tap"
    case .longPress: "long press"
    case .choose: "choose"
    case .dismiss: "dismiss"
    case .loadMore: "load more"
    case .retry: "retry"
    case .switchProfile: "switch profile"
    case .navigate: "go to another screen"
    case .refresh: "pull to refresh"
    case .filter: "filter"
    case .directory: "stop or start the directory"
    case .toggle: "turn the switch"
    }
  }
}
