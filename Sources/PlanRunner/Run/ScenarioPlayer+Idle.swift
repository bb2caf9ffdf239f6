import ScreenModel

/// What a clause of one scenario comes to when the action before it is left out.
package struct IdleClause: Sendable {
  /// Its place among the clauses of its case.
  package var index: Int
  /// Whether it holds already before anything of the Do cell is done.
  package var holdsBefore: Bool
  /// Whether it holds with the last action before it left out; behind a follow-up, that is the follow-up.
  package var holdsWithout: Bool
  /// Whether a frame from before that action decided it.
  package var isDecidedBefore: Bool
  /// What the last action before it is; `nil` where nothing is done.
  package var gesture: Gesture?
}

extension ScenarioPlayer {
  /// Judges each clause that holds once more, with the Do left out and with the last action left out.
  ///
  /// The phone is left as it is when the action would begin, and time passes as it does after the action.
  package func playIdle() -> [IdleClause] {
    guard !plan.isWithoutMenu else { return [] }
    var scene = scene()
    var record = blank
    do throws(StepError) { try prepare(&scene) } catch { return [] }
    var start = scene.stage
    if performSteps(&scene, &record) != nil { return [] }
    let isSituation = scene.gestureBegun == nil
    if isSituation { start = bareStage() }
    guard let before = idle(scene, at: start),
      let without = isSituation ? before : idle(scene, at: scene.checkpoint)
    else { return [] }
    var plays = Plays(
      full: judge(scene), before: before, main: without, without: without,
      gesture: scene.gestureBegun)
    let mode = plan.configuration.mode
    var found: [IdleClause] = []
    for (index, clause) in compiled.clauses.enumerated() {
      if case .followUp(_, let continuing) = clause.kind {
        let base = continuing ? plays.full.take.scene : plays.full.main.scene
        plays.without = idle(base, at: base.stage) ?? plays.without
      }
      let moment = plays.full.moment
      guard plays.full.holds(clause, at: index, mode) == true else { continue }
      switch clause.kind {
      case .followUp: plays.gesture = plays.full.take.scene.gestureBegun
      case .backToMain:
        plays.without = plays.main
        plays.gesture = scene.gestureBegun
      case .remark: break
      case .claim, .statement, .reference:
        let holdsBefore = plays.before.holds(clause, at: index, mode) ?? false
        let holdsWithout = plays.without.holds(clause, at: index, mode) ?? false
        let isEarly = plays.full.moment != moment && plays.full.moment <= plays.full.take.before
        found.append(
          IdleClause(
            index: index, holdsBefore: holdsBefore, holdsWithout: holdsWithout,
            isDecidedBefore: isEarly || plays.full.speaksOfWhatIsGone(clause),
            gesture: plays.gesture))
      }
    }
    return found
  }

  /// The judges of the three plays.
  private struct Plays {
    var full: Judge
    var before: Judge
    /// Without the last action of the Do cell.
    let main: Judge
    /// Without the last action before the present clause.
    var without: Judge
    var gesture: Gesture?
  }

  /// Gives a judge of the film that comes about when a stage is left alone.
  private func idle(_ scene: Scene, at stage: Stage) -> Judge? {
    var idle = scene
    idle.stage = stage
    idle.checkpoint = stage
    idle.before = stage.lastFrame
    if idle.beginning > stage.lastFrame { idle.beginning = stage.lastFrame }
    idle.stage.doNothing()
    do throws(StepError) { try idle.stage.settle() } catch { return nil }
    var judge = judge(idle)
    judge.isIdle = true
    return judge
  }
}

extension ScenarioPlayer {
  /// A phone as it is where the case asks for nothing.
  private func bareStage() -> Stage {
    var launch = base
    launch.configuration = plan.configuration
    return Stage(casting(launch), cause: "the phone as it is")
  }
}

extension Judge {
  /// Tells whether a clause holds; `nil` where it speaks of another scenario.
  fileprivate mutating func holds(
    _ clause: Clause, at index: Int, _ mode: ToolbarMode
  ) -> Bool? {
    clauseIndex = index
    if let modes = clause.modes, !modes.contains(mode) { return nil }
    guard clause.applies(options) else { return nil }
    take.scene.referents = clause.referents
    do throws(StepError) {
      try clause.judge(&self)
    } catch {
      return false
    }
    if case .claim(let claim) = clause.kind { heldClaims.append(claim) }
    return true
  }
}

extension Judge {
  /// Tells whether a clause's subjects were there when the last action began, and are not any more.
  fileprivate func speaksOfWhatIsGone(_ clause: Clause) -> Bool {
    guard case .claim(let claim) = clause.kind, !claim.isNegated, !claim.predicate.isAbsence,
      claim.predicate.name != Predicate.isThere.name
    else { return false }
    return claim.subjects.allSatisfy { thing in
      (try? thing.find(take.atRest))?.isEmpty == true
        && (try? thing.find(take.look(take.before)))?.isEmpty == false
    }
  }
}

extension Scene {
  /// What was done first when the last action began.
  fileprivate var gestureBegun: Gesture? {
    stage.marks.first { $0.frame > checkpoint.lastFrame }?.gesture
  }
}
