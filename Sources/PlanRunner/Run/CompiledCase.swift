import ScreenModel

/// A case with its words bound and put together: what is done, and what is checked.
package struct CompiledCase: Sendable {
  package var script: CaseScript
  /// The title of the section that it stands in.
  package var sectionTitle: String
  package var steps: [DoComposer.Placed]
  package var clauses: [Clause]
  /// The choices that make its scenarios.
  package var variants: [Variant]
  package var demands: [Demand]
  /// Whether frames and sizes are looked at, so that it is played on a small and a large phone.
  package var isLayout: Bool
  /// Why it can't be played though all its words are read; `nil` when it can.
  package var fault: String?
  /// The words of each step and of each clause.
  var stepTexts: [String]
  var clauseTexts: [String]

  package var id: String { script.planCase.id }

  /// Whether some of its words have no step.
  package var isUndefined: Bool {
    roles.contains { if case .undefined = $0 { true } else { false } }
  }

  /// What is wrong with words that are read.
  package var invalidWords: String? {
    for role in roles {
      switch role {
      case .invalid(let message): return message
      case .ambiguous(let expressions):
        return "several phrases read the same words: \(expressions.quotedList)"
      default: continue
      }
    }
    return nil
  }

  private var roles: [BoundPiece.Role] {
    (script.doCell.pieces + script.expectCell.pieces).map(\.role)
  }

  /// The cases whose steps or checks it uses.
  package var references: [String] {
    let before = demands.compactMap { if case .after(let id) = $0 { id } else { nil } }
    let checks = clauses.compactMap { clause -> String? in
      if case .reference(let reference, _) = clause.kind { reference.caseID } else { nil }
    }
    return before + checks
  }
}
