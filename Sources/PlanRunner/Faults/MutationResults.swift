/// What became of faults that were played against cases of a plan.
package struct MutationResults: Sendable {
  package let mutants: [Mutant]
  package let plan: Plan
  package let selection: Selection
  /// Whether every case was played for every fault.
  package let isFull: Bool
  /// The IDs of the selected cases that do not pass with the healthy app.
  package let sickCases: [String]

  /// Makes the results of a play.
  package init(
    _ mutants: [Mutant], of plan: Plan, selection: Selection, isFull: Bool = false,
    sickCases: [String] = []
  ) {
    self.mutants = mutants
    self.plan = plan
    self.selection = selection
    self.isFull = isFull
    self.sickCases = sickCases
  }

  /// The faults that the plan has a row for, or that a case catches all the same.
  package var inside: [Mutant] { mutants.filter { !$0.isOutside } }

  /// The faults that no row of the plan speaks of, and that nothing catches.
  package var outside: [Mutant] { mutants.filter(\.isOutside) }

  /// How many faults are in a status; those outside the plan are in none.
  package func count(_ status: Mutant.Status) -> Int { inside.count { $0.status == status } }

  /// How many faults count as killed.
  package var killed: Int { count(.killed) + count(.timedOut) }

  /// How many faults could be seen on a phone or in a journal, and were decided.
  package var reached: Int { inside.count - count(.notReached) - count(.undecided) }

  /// The score in tenths of a percent; `nil` where no fault could be seen.
  package var score: Int? { reached == 0 ? nil : killed * 1_000 / reached }

  /// What a case of the selection did.
  package struct CaseRow: Hashable, Sendable {
    package var id: String
    /// How many faults it caught.
    package var kills: Int
    /// The names of the faults that it alone caught; only the full matrix tells.
    package var alone: [String]
  }

  /// Gives what each selected case caught, in the plan's order.
  package func cases() -> [CaseRow] {
    var kills: [String: Int] = [:]
    var alone: [String: [String]] = [:]
    for mutant in mutants {
      for kill in mutant.kills { kills[kill.caseID, default: 0] += 1 }
      if let only = mutant.kills.first, mutant.kills.count == 1 {
        alone[only.caseID, default: []].append(mutant.fault.name)
      }
    }
    return selection.indices.map { plan.cases[$0].id }.map {
      CaseRow(id: $0, kills: kills[$0] ?? 0, alone: isFull ? alone[$0] ?? [] : [])
    }
  }
}
