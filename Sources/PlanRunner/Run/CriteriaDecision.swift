/// Decides which acceptance criteria hold, and how the process ends.
package struct CriteriaDecision: Sendable {
  private let plan: Plan
  private let verdicts: [CaseVerdict]
  private let selection: Selection
  private let narrowings: [String]
  private let required: [String]

  /// Makes the decision for the verdicts of all cases of a plan, in the plan's order.
  ///
  /// `narrowings` are the options that kept configurations of the plan's own matrix from being
  /// played, `required` the criteria that may not stay undecided.
  package init(
    _ plan: Plan, verdicts: [CaseVerdict], selection: Selection, narrowings: [String] = [],
    required: [String] = []
  ) {
    self.plan = plan
    self.verdicts = verdicts
    self.selection = selection
    self.narrowings = narrowings
    self.required = required
  }

  /// Gives the criteria that the plan names or that are required, in the order of their numbers.
  package func criteria() -> [CriterionVerdict] {
    var members: [String: [Int]] = [:]
    for (index, planCase) in plan.cases.enumerated() {
      for id in Set(planCase.criteria) { members[id, default: []].append(index) }
    }
    let selected = Set(selection.indices)
    return CriteriaDecision.ordered(plan.criteria + required).map { id in
      decide(id, members: members[id] ?? [], selected: selected)
    }
  }

  /// Gives the code that the process ends with.
  package func exitCode(_ criteria: [CriterionVerdict]) -> ExitCode {
    let caseFails = selection.indices.contains { verdicts[$0].status != .passed }
    let criterionFails = criteria.contains { criterion in
      guard criterion.status != .passed else { return false }
      if required.contains(criterion.id) { return true }
      // A criterion without cases is the plan's fault; a run of a few cases does not look for it.
      return criterion.status == .failed && criterion.cases.isEmpty && !selection.isChosen
    }
    return caseFails || criterionFails ? .failed : .passed
  }

  private func decide(_ id: String, members: [Int], selected: Set<Int>) -> CriterionVerdict {
    let bad = members.filter { selected.contains($0) && verdicts[$0].status > .skipped }
    let unplayed = members.filter { !selected.contains($0) || verdicts[$0].status == .skipped }
    let manual = members.filter { verdicts[$0].isManual }

    var status = CriterionStatus.passed
    var reason: String?
    if members.isEmpty {
      status = .failed
      reason = missing(id)
    } else if !bad.isEmpty {
      status = .failed
      reason = bad.map { "\(plan.cases[$0].id) \(wording(verdicts[$0].status))" }
        .joined(separator: ", ")
    } else if !unplayed.isEmpty {
      status = .undecided
      reason = "not played: \(unplayed.map { plan.cases[$0].id }.joined(separator: ", "))"
    } else if !narrowings.isEmpty {
      status = .undecided
      reason = "played with \(narrowings.joined(separator: " ")) only"
    }
    return CriterionVerdict(
      id: id, status: status, cases: members.map { plan.cases[$0].id },
      manual: manual.map { plan.cases[$0].id }, reason: reason)
  }

  private func missing(_ id: String) -> String {
    guard !plan.criteria.contains(id) else { return "no case carries it" }
    return "the plan does not name it" + Suggestion.bracket(for: id, in: plan.criteria)
  }

  private func wording(_ status: Status) -> String {
    switch status {
    case .passed: "passed"
    case .skipped: "was skipped"
    case .failed: "failed"
    case .undefined: "has undefined words"
    case .error: "could not be played"
    }
  }

  /// Puts criteria in the order of their letters and numbers, each once.
  package static func ordered(_ ids: [String]) -> [String] {
    let keys = Set(ids).map { id in
      (NumberedRange.letters(of: id) ?? id, NumberedRange.number(of: id) ?? 0, id)
    }
    return keys.sorted { $0 < $1 }.map(\.2)
  }
}
