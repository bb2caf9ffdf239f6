import PlanRunner
import ScreenModel

/// A small plan and verdicts for its cases, made by hand.
enum Sample {
  static let text = """
    # Small plan

    It maps to AC3–AC6.

    ## Chat list: rows

    | ID | Do | Expect |
    |----|----|--------|
    | C1 | Type `ne` | One row |
    | C2 (AC3) | Tap it | An alert, message "No". Nothing else |
    | C10 (AC3) | Wait | Nothing |

    ## Chat list: results (AC4–AC5)

    | ID | Do | Expect |
    |----|----|--------|
    | D1 | Search | A wheel |
    | D2 (AC5) | Manual only: look | It is upright |

    ## New chat

    | ID | Do | Expect |
    |----|----|--------|
    | W1 | Open it | It opens |
    """

  /// The plan that `text` holds.
  static let plan = plan(text)

  static func plan(_ text: String) -> Plan {
    guard let plan = PlanReader.read(bytes: Array(text.utf8), path: "small.md").plan else {
      preconditionFailure("the sample is no plan")
    }
    return plan
  }

  /// Gives the script of a case whose cells are one step each.
  static func script(_ id: String, in plan: Plan = plan) -> CaseScript {
    guard let planCase = plan.cases.first(where: { $0.id == id }) else {
      preconditionFailure("no such case")
    }
    return CaseScript(
      planCase: planCase, doCell: cell(planCase.doCell), expectCell: cell(planCase.expectCell))
  }

  static func cell(_ text: PlanText) -> BoundCell {
    let all = 0..<text.characters.count
    return BoundCell(text: text, pieces: [BoundPiece(range: all, role: .step("a step"))])
  }

  /// Gives a verdict for each case: `passed` where nothing else is said.
  static func verdicts(_ statuses: [String: Status] = [:], in plan: Plan = plan) -> [CaseVerdict] {
    plan.cases.map { planCase in
      CaseVerdict(
        script: script(planCase.id, in: plan), status: statuses[planCase.id] ?? .passed,
        isManual: planCase.isManual)
    }
  }

  /// Gives the outcome of a run of selected cases.
  static func outcome(
    _ verdicts: [CaseVerdict], words: [String] = [], required: [String] = [], in plan: Plan = plan
  ) throws -> RunOutcome {
    let selection = try Selector(plan).select(words)
    let decision = CriteriaDecision(
      plan, verdicts: verdicts, selection: selection, required: required)
    let criteria = decision.criteria()
    return RunOutcome(
      RunVerdict(plan: plan, cases: verdicts, criteria: criteria), selection: selection,
      required: required, exitCode: decision.exitCode(criteria))
  }
}
