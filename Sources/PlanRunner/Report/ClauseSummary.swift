/// A clause with what all scenarios of its case say of it.
struct ClauseSummary {
  var clause: ClauseVerdict
  /// The worst status; `notPlayed` only where no scenario judged it.
  var status: ClauseVerdict.Status
  /// What was seen instead, with the scenarios that saw it.
  var messages: [(text: String, scenarios: [ScenarioVerdict])]

  /// Gives a case's clauses in the plan's order, each once.
  static func of(_ verdict: CaseVerdict) -> [ClauseSummary] {
    var summaries: [ClauseSummary] = []
    var places: [Key: Int] = [:]
    for scenario in verdict.scenarios {
      for clause in scenario.clauses {
        let key = Key(position: clause.position, text: clause.text)
        let index = places[key] ?? summaries.count
        if index == summaries.count {
          places[key] = index
          summaries.append(ClauseSummary(clause: clause, status: clause.status, messages: []))
        }
        summaries[index].add(clause, scenario)
      }
    }
    return summaries.sorted { $0.clause.position < $1.clause.position }
  }

  private mutating func add(_ clause: ClauseVerdict, _ scenario: ScenarioVerdict) {
    if weight(clause.status) > weight(status) { status = clause.status }
    guard clause.status == .failed || clause.status == .error, let text = clause.message else {
      return
    }
    if let index = messages.firstIndex(where: { $0.text == text }) {
      messages[index].scenarios.append(scenario)
    } else {
      messages.append((text, [scenario]))
    }
  }

  private func weight(_ status: ClauseVerdict.Status) -> Int {
    switch status {
    case .notPlayed: 0
    case .remark: 1
    case .passed: 2
    case .failed: 3
    case .undefined: 4
    case .error: 5
    }
  }

  private struct Key: Hashable {
    var position: SourcePosition
    var text: String
  }
}
