/// How a case, a scenario or a clause came out; the later, the worse.
package enum Status: String, Comparable, Hashable, Sendable, CaseIterable {
  case passed, skipped, failed, undefined, error

  package static func < (left: Status, right: Status) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .passed: 0
    case .skipped: 1
    case .failed: 2
    case .undefined: 3
    case .error: 4
    }
  }
}

/// How an acceptance criterion came out.
package enum CriterionStatus: String, Hashable, Sendable {
  case passed, failed, undecided
}
