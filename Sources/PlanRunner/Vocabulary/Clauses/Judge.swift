package import ScreenModel

/// Judges the clauses of one scenario, in order.
package struct Judge: Sendable {
  /// The film of the Do cell.
  package let main: Take
  /// The film that the present clause speaks of: the main one, or that of the last follow-up.
  package var take: Take
  /// The options that the scenario was played with.
  package let options: DoStep.Options
  /// Plays the Do cell on the phone without directory search.
  package let playBefore: @Sendable () throws(StepError) -> Take
  /// Gives the clauses of another case, for "same … as C2".
  package let clauses: @Sendable (String) throws(StepError) -> [Clause]
  /// Repeats the Do cell's last step on another target, from where it was done.
  package let repeatLast: @Sendable (Thing) throws(StepError) -> Take
  /// The pages that were loaded to the end so far, and the films that they were loaded from.
  package var loaded: [(from: Film, pages: [Take])] = []
  /// Whether the take is that of a page behind the one that the clause speaks of.
  package var isOnFurtherPage = false
  /// The clauses of the same cell that have held so far, with their claims.
  package var heldClaims: [Claim] = []
  /// What was said so far of how things stand to each other.
  package var relations: [Relation] = []
  /// The frame in which the last clause held, for "then".
  package var moment = 0
  /// Which rows a condition of this clause was seen to hold for, and not to hold for.
  package var coverage: [Int: Coverage] = [:]
  /// The clause that is being judged.
  package var clauseIndex = 0
  /// Whether nothing more may be done, because what holds with nothing done is asked for.
  package var isIdle = false

  package init(
    main: Take, options: DoStep.Options,
    playBefore: @escaping @Sendable () throws(StepError) -> Take,
    clauses: @escaping @Sendable (String) throws(StepError) -> [Clause],
    repeatLast: @escaping @Sendable (Thing) throws(StepError) -> Take
  ) {
    self.main = main
    take = main
    self.options = options
    self.playBefore = playBefore
    self.clauses = clauses
    self.repeatLast = repeatLast
  }

  /// What a condition on rows has been tried on.
  package struct Coverage: Sendable {
    package var with = false
    package var without = false
    package var name = ""
  }

  /// Requires that something does not hold.
  ///
  /// - Throws: ``StepError`` when it does, or when it cannot be judged.
  package mutating func requireFailure(
    _ body: (inout Judge) throws(StepError) -> Void
  ) throws(StepError) {
    do throws(StepError) {
      try body(&self)
    } catch {
      guard error.kind == .failed else { throw error }
      return
    }
    throw StepError(.failed, "it does hold, though the plan denies it", frame: take.end)
  }

  /// Repeats the Do cell's last step on another target.
  ///
  /// - Throws: ``StepError`` when it cannot be done.
  package func repeated(on thing: Thing) throws(StepError) -> Take {
    guard !isIdle else { throw StepError(.error, "nothing is done", frame: take.end) }
    return try repeatLast(thing)
  }

  /// Leaves the main film and plays a follow-up on a copy of its end.
  ///
  /// - Parameters:
  ///   - continuing: Whether the follow-up goes on where the last one stopped.
  ///   - play: The follow-up's actions.
  /// - Throws: ``StepError`` when an action cannot be done.
  package mutating func follow(
    continuing: Bool, _ play: (inout Scene) throws(StepError) -> Void
  ) throws(StepError) {
    guard !isIdle else { throw StepError(.error, "nothing is done", frame: take.end) }
    var scene = continuing ? take.scene : main.scene
    let marks = scene.stage.marks.count
    let frames = scene.stage.lastFrame
    do throws(StepError) {
      try play(&scene)
      try scene.stage.settle()
    } catch {
      take = Take(scene: scene, start: scene.stage.lastFrame)
      throw error
    }
    guard scene.stage.marks.count > marks, let last = scene.stage.marks.last else {
      throw StepError(.error, "the follow-up does nothing", frame: scene.stage.lastFrame)
    }
    if scene.before < frames { scene.before = last.frame - 1 }
    take = Take(scene: scene, start: scene.before + 1)
  }
}

/// One clause of an Expect cell, ready to be judged.
package struct Clause: Sendable {
  /// Where in the cell's characters its words stand.
  package var range: Range<Int>
  /// The phrases that read it.
  package var step: String
  /// The toolbar modes that it speaks of; `nil` for each.
  package var modes: Set<ToolbarMode>?
  package var isLayout: Bool
  /// The choices that its words ask for.
  package var variants: [Variant]
  /// The scenarios that a whole clause speaks of ("while the switch is off").
  package var conditions: [Condition] = []
  /// What it comes about after, where it stands behind "then".
  package var comesAfter: Claim?
  /// What "it" and "them" mean in it.
  package var referents = Referents()
  package var kind: Kind

  /// Whether its words speak of a scenario with these options.
  package func applies(_ options: DoStep.Options) -> Bool {
    conditions.hold(in: options)
  }

  /// What a clause does when its turn comes.
  package enum Kind: Sendable {
    case claim(Claim)
    /// A check of its own kind.
    case statement(Statement, isNegated: Bool, whens: [When], isAsBefore: Bool)
    /// An action on a copy of the film's end.
    case followUp(DoStep, continuing: Bool)
    /// The checks of another case.
    case reference(Reference, subjects: [Thing])
    case backToMain
    case remark
  }
}

/// A check whose words are a whole clause ("nothing happens").
package struct Statement: Sendable {
  package typealias Test = @Sendable (Bool, [When], inout Judge) throws(StepError) -> Void

  package var name: String
  package var demands: [Demand]
  package var variants: [Variant]
  /// What "usual" stands for in its words.
  package var fact: String?
  /// Whether its own test makes something of its denial.
  package var takesDenial = true
  /// Whether it can be said of a moment ("while typing").
  package var takesMoments: Bool
  /// Whether it says that something does not come or change, or that nothing else is there.
  package var isDenial: Bool
  /// Judges it; the first argument says whether it is denied.
  package var test: Test
  /// Says what is compared for "as before".
  package var signature: (@Sendable (Take) -> [Observation])?

  package init(
    _ name: String, demands: [Demand] = [], variants: [Variant] = [], takesMoments: Bool = false,
    isDenial: Bool = false, signature: (@Sendable (Take) -> [Observation])? = nil,
    test: @escaping Test
  ) {
    self.name = name
    self.demands = demands
    self.variants = variants
    self.takesMoments = takesMoments
    self.isDenial = isDenial
    self.signature = signature
    self.test = test
  }
}

/// A clause that points to another case.
package struct Reference: Sendable {
  package enum Kind: Sendable {
    /// All checks of that case.
    case allChecks
    /// The checks of that case that say where something stands, for these subjects.
    case places
  }

  package var caseID: String
  package var kind: Kind

  package init(_ caseID: String, _ kind: Kind) {
    self.caseID = caseID
    self.kind = kind
  }
}
