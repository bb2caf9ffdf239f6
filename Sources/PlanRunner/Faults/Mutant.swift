/// A fault as it was played.
package struct Mutant: Sendable {
  /// What became of a fault.
  package enum Status: String, Hashable, Sendable, CaseIterable {
    /// A clause of the plan noticed it.
    case killed
    /// The phone did not come to rest, which the clause that waited for it noticed.
    case timedOut = "timed out"
    /// Only a case that the fault does not name noticed it.
    case elsewhere = "killed by another case only"
    /// A rule that always holds was broken, and no clause noticed.
    case invariantOnly = "caught by an invariant only"
    /// Something was different on the screen or in the journal, and nothing noticed.
    case survived
    /// Every film was the healthy one: the changed rule decided nothing.
    case notReached = "not reached"
    /// Nothing noticed it, but not all cases and phones that should were selected, or the plan is another one.
    case undecided
  }

  /// What noticed a fault.
  package struct Kill: Hashable, Sendable {
    /// The ID of the case.
    package var caseID: String
    /// The clause's words; `nil` where the case as a whole could not be judged.
    package var clause: String?
    package var position: SourcePosition
    /// Whether a step of the case could not be done, rather than a check that did not hold.
    package var isStep: Bool
    /// What was seen, in words.
    package var message: String

    /// Whether the phone did not come to rest.
    package var isTimeOut: Bool { message.hasPrefix(Stage.restlessness) }
  }

  package var fault: Fault
  package var status: Status
  /// The first that noticed it, in the order in which the cases were played.
  package var kill: Kill?
  /// All that noticed it, one for each case; without the full matrix, the first only.
  package var kills: [Kill]
  /// The invariants that it broke, in words, each once.
  package var brokenInvariants: [String]
  /// The IDs of the cases whose films were not the healthy ones.
  package var changedCases: [String]
  /// How many cases were played.
  package var casesPlayed: Int
  /// The IDs of the plan's cases that the fault names and that were not selected.
  package var unselectedCases: [String]

  /// Whether no row of the plan speaks of it, and nothing noticed it.
  package var isOutside: Bool { fault.missingRow != nil && kill == nil }

  /// Whether no clause that should have noticed it did, though the plan speaks of it and it could be seen.
  package var isMissed: Bool {
    switch status {
    case .survived, .invariantOnly, .elsewhere: fault.missingRow == nil
    case .killed, .timedOut, .notReached, .undecided: false
    }
  }
}
