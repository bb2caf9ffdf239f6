import Dispatch
import Synchronization

/// Plays faults against the cases of a plan.
package struct Mutation: Sendable {
  private let plan: CompiledPlan
  private let wanted: [Int]
  private let options: RunOptions
  private let isFull: Bool
  private let sheets: TestSheets
  /// The healthy app's verdicts of the wanted cases, by their indices.
  private let healthy: [Int: CaseVerdict]
  /// What was seen on all phones of each wanted case while the app was healthy.
  private let healthySights: [Int: Int]
  private let ids: Set<String>
  /// Whether the plan has no case that the catalogue knows, so that no row is missing from it.
  package let isForeign: Bool

  /// Plays the healthy app, which every fault is compared with.
  ///
  /// With `isFull` every case is played for every fault; otherwise a fault is done at its first kill.
  package init(_ plan: CompiledPlan, cases: [Int], options: RunOptions, isFull: Bool = false) {
    self.plan = plan
    wanted = cases
    self.options = options
    self.isFull = isFull
    sheets = TestSheets(Launch())
    let ids = Set(plan.plan.cases.map(\.id))
    self.ids = ids
    isForeign = FaultCatalogue.all.allSatisfy { ids.isDisjoint(with: $0.cases) }
    var healthy: [Int: CaseVerdict] = [:]
    var sights: [Int: Int] = [:]
    for index in cases {
      let sight = Sight()
      healthy[index] = plan.play(index, options, Launch(), sheets, casting: sight.casting)
      sights[index] = sight.digest
    }
    self.healthy = healthy
    healthySights = sights
  }

  /// The IDs of the cases that do not pass with the healthy app; they can notice nothing.
  package var sickCases: [String] {
    wanted.filter { healthy[$0]?.status != .passed }.map { plan.plan.cases[$0].id }
  }

  /// Plays faults; the mutants stand in the order of the faults, whatever the number of jobs; `onPlayed` is told of each.
  package func play(_ faults: [Fault], onPlayed: (@Sendable () -> Void)? = nil) -> [Mutant] {
    let mutants = Mutex<[Mutant?]>(Array(repeating: nil, count: faults.count))
    let next = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: max(1, min(options.jobs, faults.count))) { _ in
      while let place = next.withLock({ place -> Int? in
        defer { place += 1 }
        return place < faults.count ? place : nil
      }) {
        let mutant = play(faults[place])
        mutants.withLock { $0[place] = mutant }
        onPlayed?()
      }
    }
    return mutants.withLock { $0.compactMap(\.self) }
  }

  /// Plays one case with a fault.
  package func verdict(of fault: Fault, case index: Int) -> CaseVerdict {
    plan.play(index, options, Launch(rules: fault.rules), sheets)
  }

  private func watch(_ fault: Fault, case index: Int) -> (verdict: CaseVerdict, sights: Int) {
    let sight = Sight()
    let verdict = plan.play(
      index, options, Launch(rules: fault.rules), sheets, casting: sight.casting)
    return (verdict, sight.digest)
  }

  /// Gives a case as the healthy app played it.
  package func healthyVerdict(case index: Int) -> CaseVerdict? { healthy[index] }

  private func play(_ fault: Fault) -> Mutant {
    var mutant = Mutant(
      fault: fault, status: .notReached, kills: [], brokenInvariants: [], changedCases: [],
      casesPlayed: 0, unselectedCases: unselectedCases(of: fault))
    for index in order(for: fault) where healthy[index]?.status == .passed {
      let (verdict, sights) = watch(fault, case: index)
      mutant.casesPlayed += 1
      if sights != healthySights[index] { mutant.changedCases.append(plan.plan.cases[index].id) }
      for broken in verdict.scenarios.compactMap(\.brokenInvariant)
      where !mutant.brokenInvariants.contains(broken) {
        mutant.brokenInvariants.append(broken)
      }
      guard let kill = Mutant.Kill(verdict) else { continue }
      mutant.kills.append(kill)
      if !isFull { break }
    }
    mutant.kill = mutant.kills.first
    mutant.status = status(mutant)
    return mutant
  }

  private func status(_ mutant: Mutant) -> Mutant.Status {
    if let kill = mutant.kill {
      if kill.isTimeOut { return .timedOut }
      return isElsewhere(mutant) ? .elsewhere : .killed
    }
    if !mutant.unselectedCases.isEmpty { return .undecided }
    if mutant.changedCases.isEmpty, mutant.brokenInvariants.isEmpty {
      return options.isNarrowed ? .undecided : .notReached
    }
    return mutant.brokenInvariants.isEmpty ? .survived : .invariantOnly
  }

  private func unselectedCases(of fault: Fault) -> [String] {
    let selected = Set(wanted.map { plan.plan.cases[$0].id })
    return fault.cases.filter { !selected.contains($0) && (isForeign || ids.contains($0)) }
  }

  /// Whether all cases that a fault names were played, and no clause of theirs noticed it.
  private func isElsewhere(_ mutant: Mutant) -> Bool {
    let named = plan.plan.cases.indices.filter {
      mutant.fault.cases.contains(plan.plan.cases[$0].id)
    }
    guard !named.isEmpty, named.allSatisfy({ healthy[$0]?.status == .passed }) else { return false }
    return !mutant.kills.contains { kill in
      mutant.fault.cases.contains(kill.caseID) && (kill.clause != nil || kill.isTimeOut)
    }
  }

  /// The wanted cases, those that the fault names first.
  private func order(for fault: Fault) -> [Int] {
    let named = fault.cases.compactMap { id in wanted.first { plan.plan.cases[$0].id == id } }
    return named + wanted.filter { !named.contains($0) }
  }
}

extension Mutant.Kill {
  /// Makes a kill of the first clause that did not hold, or gives `nil` when the case noticed nothing.
  fileprivate init?(_ verdict: CaseVerdict) {
    let planCase = verdict.script.planCase
    let clauses = verdict.scenarios.flatMap(\.clauses)
    if let clause = clauses.first(where: { $0.status == .failed || $0.status == .error }) {
      self.init(
        caseID: planCase.id, clause: clause.text, position: clause.position,
        isStep: clause.cell == .do, message: clause.message ?? "it did not hold")
      return
    }
    let obstacle = verdict.scenarios.compactMap(\.obstacle).first
    let isBroken = verdict.scenarios.contains { $0.brokenInvariant != nil }
    let isTimeOut = obstacle?.hasPrefix(Stage.restlessness) == true
    guard verdict.status != .passed, !isBroken || isTimeOut else { return nil }
    self.init(
      caseID: planCase.id, clause: nil, position: planCase.position, isStep: true,
      message: obstacle ?? verdict.reason
        ?? "the case could not be played")
  }
}
