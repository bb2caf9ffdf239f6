/// A clause of an Expect cell that holds just as well with the action before it left out.
package struct VacuousClause: Hashable, Sendable {
  /// Why a clause holds without the action.
  package enum Kind: Hashable, Sendable {
    /// It says that nothing changes, and another case shows that the action works.
    case mustBeSo(Backing)
    /// It speaks of a stretch of the film that an earlier action brought about.
    case earlierAction
    /// It proves nothing by itself.
    case finding
  }

  /// A clause of another case that the same action makes true.
  package struct Backing: Hashable, Sendable {
    package var caseID: String
    /// The clause's words.
    package var clause: String
    package var position: SourcePosition
  }

  package var caseID: String
  /// The clause's words.
  package var text: String
  package var position: SourcePosition
  /// Whether it holds before anything of the Do cell is done.
  package var holdsBefore: Bool
  /// What is left out; `nil` where nothing is done.
  package var gesture: Gesture?
  /// Whether its words say that nothing changes.
  package var saysNothingChanges: Bool
  package var kind: Kind

  /// Whether it proves nothing by itself and no other case stands behind it.
  package var isFinding: Bool { kind == .finding }
}
