package import ScreenModel

/// One wrong decision that an app could make: a name in plain words and a change to the rules.
package struct Fault: Sendable {
  /// Where a fault comes from.
  package enum Origin: String, Hashable, Sendable, CaseIterable {
    /// The app's own history had it.
    case happened
    /// A draft of the feature wanted it so, and the plan does not.
    case superseded
    /// Nobody has seen it yet; the plan's words forbid it.
    case foreseen
  }

  /// What goes wrong, in plain words; no two faults share it.
  package let name: String
  /// The IDs of the cases that should catch it; empty when no row of the plan speaks of it.
  package let cases: [String]
  /// The row that would catch it, "Do | Expect"; `nil` when the plan has one.
  package let missingRow: String?
  /// Whether the missing row can be played as it stands, and then catches it.
  package let isRowPlayable: Bool
  package let origin: Origin
  /// Makes the wrong decision.
  package let change: @Sendable (inout Rules) -> Void

  /// Makes a fault; `cases` are IDs with blanks between them.
  package init(
    _ name: String, _ cases: String, _ origin: Origin = .foreseen,
    change: @escaping @Sendable (inout Rules) -> Void
  ) {
    self.name = name
    self.cases = cases.split(separator: " ").map(String.init)
    missingRow = nil
    isRowPlayable = false
    self.origin = origin
    self.change = change
  }

  /// Makes a fault that is outside the plan's words, with the row that would catch it.
  ///
  /// `isPlayable` is `false` where the vocabulary has no words for such a row yet.
  package init(
    _ name: String, missing row: String, isPlayable: Bool = true, _ origin: Origin = .foreseen,
    change: @escaping @Sendable (inout Rules) -> Void
  ) {
    self.name = name
    cases = []
    missingRow = row
    isRowPlayable = isPlayable
    self.origin = origin
    self.change = change
  }

  /// The rules of an app that has the fault.
  package var rules: Rules {
    var rules = Rules()
    change(&rules)
    return rules
  }

  /// The criteria of its cases in a plan, in the order of their numbers.
  package func criteria(in plan: Plan) -> [String] {
    let own = plan.cases.filter { cases.contains($0.id) }
    return CriteriaDecision.ordered(own.flatMap(\.criteria))
  }
}

extension Fault.Origin {
  /// Where the fault comes from, for people.
  package var words: String {
    switch self {
    case .happened: "★ really happened in the app"
    case .superseded: "a superseded draft of the feature"
    case .foreseen: "foreseen from the plan's words"
    }
  }
}
