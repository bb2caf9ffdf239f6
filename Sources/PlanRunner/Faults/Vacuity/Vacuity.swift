import Dispatch
import Synchronization

/// Looks for clauses that hold whether or not anything is done.
package struct Vacuity: Sendable {
  private let plan: CompiledPlan
  private let wanted: [Int]
  /// The clauses of every case that passes, by the case's index in the plan.
  private let judged: [Int: [JudgedClause]]

  /// What the scenarios of a case say of one of its clauses.
  private struct JudgedClause: Sendable {
    let index: Int
    let clause: Clause
    var holdsBefore = true
    var holdsWithout = true
    /// Whether it is false without the last action, though it is true before the Do.
    var isRestored = false
    /// Whether frames from before the last action decided it.
    var isDecidedBefore = true
    var gestures: [Gesture] = []
    /// Whether its words, or those that it is a detail of, say that nothing changes.
    let saysNothingChanges: Bool

    init(_ index: Int, of clauses: [Clause]) {
      self.index = index
      clause = clauses[index]
      saysNothingChanges = clauses.saysNothingChanges(at: index)
    }
  }

  /// Plays all cases of a plan, each scenario with its Do, without it and without its last action.
  ///
  /// The clauses of the wanted cases, given as indices, are listed; any case can stand behind them.
  package init(_ plan: CompiledPlan, cases: [Int], options: RunOptions) {
    self.plan = plan
    wanted = cases
    let count = plan.plan.cases.count
    let found = Mutex<[Int: [JudgedClause]]>([:])
    let next = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: max(1, min(options.jobs, count))) { _ in
      while let index = next.withLock({ next -> Int? in
        defer { next += 1 }
        return next < count ? next : nil
      }) {
        guard let clauses = Vacuity.judge(index, of: plan, options) else { continue }
        found.withLock { $0[index] = clauses }
      }
    }
    judged = found.withLock { $0 }
  }

  /// The IDs of the wanted cases that do not pass; nothing can be said of their clauses.
  package var sickCases: [String] {
    wanted.filter { judged[$0] == nil }.map { plan.plan.cases[$0].id }
  }

  /// How many clauses of the wanted cases were judged.
  package var clauseCount: Int { wanted.compactMap { judged[$0]?.count }.reduce(0, +) }

  /// How many of them are true before the Do, false without its last action and true again with it.
  package var restoredCount: Int {
    wanted.compactMap { judged[$0]?.count(where: \.isRestored) }.reduce(0, +)
  }

  /// Gives the clauses of the wanted cases that hold without the action before them, in the plan's order.
  package func clauses() -> [VacuousClause] {
    wanted.flatMap { index in
      (judged[index] ?? []).filter(\.holdsWithout).map { vacuous($0, case: index) }
    }
  }

  /// Judges a case's clauses in all scenarios; `nil` when it does not pass.
  private static func judge(
    _ index: Int, of plan: CompiledPlan, _ options: RunOptions
  ) -> [JudgedClause]? {
    guard let compiled = plan.compiledCase(plan.plan.cases[index].id),
      let scenarios = plan.playIdle(index, options)
    else { return nil }
    var found: [Int: JudgedClause] = [:]
    for idle in scenarios.flatMap(\.self) {
      var clause =
        found[idle.index] ?? JudgedClause(idle.index, of: compiled.clauses)
      clause.holdsBefore = clause.holdsBefore && idle.holdsBefore
      clause.holdsWithout = clause.holdsWithout && idle.holdsWithout
      clause.isRestored = clause.isRestored || (idle.holdsBefore && !idle.holdsWithout)
      clause.isDecidedBefore = clause.isDecidedBefore && idle.isDecidedBefore
      if let gesture = idle.gesture, !clause.gestures.contains(gesture) {
        clause.gestures.append(gesture)
      }
      found[idle.index] = clause
    }
    return found.values.filter { !$0.clause.range.isEmpty }.sorted { $0.index < $1.index }
  }

  private func vacuous(_ judged: JudgedClause, case index: Int) -> VacuousClause {
    var clause = VacuousClause(
      caseID: plan.plan.cases[index].id, text: text(judged, case: index),
      position: position(judged, case: index), holdsBefore: judged.holdsBefore,
      gesture: judged.gestures.first, saysNothingChanges: judged.saysNothingChanges,
      kind: .finding)
    if judged.isDecidedBefore || judged.clause.namesStretch, !judged.holdsBefore {
      clause.kind = .earlierAction
    } else if judged.saysNothingChanges || judged.gestures.isEmpty,
      let backing = backing(judged, case: index)
    {
      clause.kind = .mustBeSo(backing)
    }
    return clause
  }

  /// Finds a clause of another case that the same gesture makes true, one of the same thing rather than another.
  ///
  /// Where nothing is done, only a clause of the same thing can stand behind it.
  private func backing(_ own: JudgedClause, case index: Int) -> VacuousClause.Backing? {
    var second: VacuousClause.Backing?
    for other in plan.plan.cases.indices where other != index {
      for clause in judged[other] ?? [] where !clause.holdsWithout {
        let isSameThing = clause.clause.subjectNames.contains {
          own.clause.subjectNames.contains($0)
        }
        let isSameGesture = clause.gestures.contains { own.gestures.contains($0) }
        guard own.gestures.isEmpty ? isSameThing : isSameGesture else { continue }
        let backing = VacuousClause.Backing(
          caseID: plan.plan.cases[other].id, clause: text(clause, case: other),
          position: position(clause, case: other))
        if isSameThing { return backing }
        second = second ?? backing
      }
    }
    return second
  }

  private func text(_ judged: JudgedClause, case index: Int) -> String {
    String(plan.plan.cases[index].expectCell.characters[judged.clause.range])
  }

  private func position(_ judged: JudgedClause, case index: Int) -> SourcePosition {
    plan.plan.cases[index].expectCell.positions[judged.clause.range.lowerBound]
  }
}

extension [Clause] {
  /// Whether a clause, or one that it is a detail of, says that nothing changes.
  fileprivate func saysNothingChanges(at index: Int) -> Bool {
    if self[index].saysNothingChanges { return true }
    guard index > 0, case .claim(let claim) = self[index].kind else { return false }
    return claim.isDetail(of: self[index - 1]) && saysNothingChanges(at: index - 1)
  }
}
