import FakeDirectory
import ScreenModel

/// Plays all scenarios of a case.
struct CasePlayer {
  let plan: CompiledPlan
  let compiled: CompiledCase
  let options: RunOptions
  let base: Launch
  let sheets: TestSheets
  let casting: ScenarioPlayer.Casting

  func play() -> CaseVerdict {
    var verdict = CaseVerdict(
      script: compiled.script, status: .passed,
      isManual: compiled.demands.contains(.manual) || compiled.script.planCase.isManual)
    if let (status, reason) = obstacle {
      verdict.status = status
      verdict.reason = reason
      return verdict
    }
    let results = scenarioPlayers.map { player in
      var result = player.play()
      if result.verdict.status == .passed, !options.keepsFilms {
        result.verdict.film = Film()
        result.verdict.followUps = []
      }
      return result
    }
    verdict.scenarios = results.map(\.verdict)
    verdict.status = verdict.scenarios.map(\.status).max() ?? .error
    judgeCoverage(results, &verdict)
    judgeOffers(results, &verdict)
    explainAddress(&verdict)
    return verdict
  }

  /// Judges its clauses with nothing done, scenario by scenario; `nil` when it does not pass.
  func playIdle() -> [[IdleClause]]? {
    guard play().status == .passed else { return nil }
    return scenarioPlayers.map { $0.playIdle() }
  }

  private var scenarioPlayers: [ScenarioPlayer] {
    let blank = ScenarioPlayer.Record(compiled)
    return plan.matrix.scenarios(of: compiled, options: options).map { scenario in
      ScenarioPlayer(
        compiled: compiled, otherCase: plan.compiledCase, plan: scenario, base: base,
        casting: casting, sheets: sheets, blank: blank)
    }
  }

  /// Says why a case does not pass whose searches the directory's address could not take.
  private func explainAddress(_ verdict: inout CaseVerdict) {
    guard verdict.status > .skipped, verdict.reason == nil,
      let fault = plan.setup.addressFault(live: options.liveDirectory)
    else { return }
    let fails = verdict.scenarios.contains { scenario in
      scenario.film.journal.entries.contains { $0.event == .failed(.notDRAddress) }
    }
    if fails { verdict.reason = fault }
  }

  /// Why the case can't be played at all.
  private var obstacle: (Status, String)? {
    if let invalid = compiled.invalidWords { return (.error, invalid) }
    if let fault = compiled.fault, !compiled.isUndefined || compiled.hasEmptyCell {
      return (.error, fault)
    }
    if compiled.isUndefined { return (.undefined, "some of its words have no step") }
    for id in compiled.references {
      guard let other = plan.compiledCase(id) else {
        return (.error, "it refers to \(id), which is not in the plan")
      }
      if other.isUndefined || other.fault != nil || other.invalidWords != nil {
        return (.skipped, "it needs \(other.id), which can't be played")
      }
      if refersBack(from: other) { return (.error, "it and \(other.id) refer to each other") }
    }
    return nil
  }

  private func refersBack(from other: CompiledCase) -> Bool {
    var seen: Set<String> = []
    var open = [other]
    while let next = open.popLast() {
      if next.id == compiled.id { return true }
      guard seen.insert(next.id).inserted else { continue }
      open += next.references.compactMap(plan.compiledCase)
    }
    return false
  }

  /// A condition on rows proves something only when a row with it and one without it was seen.
  private func judgeCoverage(
    _ results: [ScenarioPlayer.Result], _ verdict: inout CaseVerdict
  ) {
    for clause in compiled.clauses.indices {
      let seen = results.compactMap { $0.coverage[clause] }
      guard let name = seen.first?.name else { continue }
      let isTried = seen.contains(where: \.with) && seen.contains(where: \.without)
      guard !isTried, verdict.status == .passed else { continue }
      let reason =
        "“\(text(of: clause))” was not tried on a row that \(name) and on one that does not"
      verdict.status = .error
      verdict.reason = reason
      verdict.markError(at: position(of: clause), reason)
    }
  }

  private func position(of clause: Int) -> SourcePosition? {
    let cell = compiled.script.expectCell.text
    let first = compiled.clauses[clause].range.lowerBound
    return cell.positions.indices.contains(first) ? cell.positions[first] : nil
  }

  private func text(of clause: Int) -> String {
    String(compiled.script.expectCell.text.characters[compiled.clauses[clause].range])
  }

  /// Each way of doing a step must have been offered in some scenario; else it was not tried.
  private func judgeOffers(
    _ results: [ScenarioPlayer.Result], _ verdict: inout CaseVerdict
  ) {
    guard verdict.status == .passed, compiled.expectsNothing else { return }
    let ways = compiled.steps.flatMap(\.step.ways)
    func chosen(_ result: ScenarioPlayer.Result) -> [Int?] { ways.map { result.plan.options[$0] } }
    let offered = Set(results.filter(\.notOffered.isEmpty).map(chosen))
    let untried = results.first { !$0.plan.isWithoutMenu && !offered.contains(chosen($0)) }
    guard let untried else { return }
    verdict.status = .error
    verdict.reason = untried.notOffered.first.map { "\($0), so that way was never tried" }
  }
}

extension CaseVerdict {
  /// Marks the first judgement of the clause at a place as one that cannot be relied on.
  fileprivate mutating func markError(at position: SourcePosition?, _ message: String) {
    for scenario in scenarios.indices {
      let place = scenarios[scenario].clauses.firstIndex {
        $0.cell == .expect && $0.status == .passed && $0.position == position
      }
      guard let place else { continue }
      scenarios[scenario].status = .error
      scenarios[scenario].clauses[place].status = .error
      scenarios[scenario].clauses[place].message = message
      return
    }
  }
}

extension CompiledCase {
  /// Whether the Do or the Expect cell says nothing.
  var hasEmptyCell: Bool {
    script.planCase.doCell.isBlank || script.planCase.expectCell.isBlank
  }
}
