import ScreenModel

extension ScenarioPlayer {
  /// The verdicts of a scenario's clauses while it is played.
  struct Record: Sendable {
    var steps: [ClauseVerdict]
    var clauses: [ClauseVerdict]
    /// The first thing that went wrong, and the film that shows it.
    var firstFailure: (error: StepError, film: Film)?
    /// The films of the follow-ups, each with what the scene knew.
    var films: [Scene] = []
    var followUps: [FollowUpFilm] = []

    init(_ compiled: CompiledCase) {
      let (doCell, expectCell) = (compiled.script.doCell, compiled.script.expectCell)
      steps = zip(compiled.steps, compiled.stepTexts).map { step, text in
        ClauseVerdict(.do, doCell, step.range, text, step: step.expression)
      }
      clauses = zip(compiled.clauses, compiled.clauseTexts).map { clause, text in
        ClauseVerdict(.expect, expectCell, clause.range, text, step: clause.step)
      }
    }

    /// The verdicts of the clauses that the plan has words for.
    var spoken: [ClauseVerdict] { clauses.filter { !$0.text.isEmpty } }

    /// The worst of the verdicts.
    var status: Status {
      (steps + clauses).map(\.status).map { status in
        switch status {
        case .failed: Status.failed
        case .error: .error
        case .undefined: .undefined
        case .passed, .remark, .notPlayed: .passed
        }
      }.max() ?? .passed
    }

    /// Judges one clause on the take that it speaks of.
    mutating func judge(
      _ clause: Clause, at index: Int, _ judge: inout Judge, mode: ToolbarMode
    ) {
      judge.clauseIndex = index
      if case .remark = clause.kind {
        clauses[index].status = .remark
        return
      }
      if let modes = clause.modes, !modes.contains(mode) { return }
      guard clause.applies(judge.options) else { return }
      judge.take.scene.referents = clause.referents
      let moment = judge.moment
      do throws(StepError) {
        try clause.judge(&judge)
        clauses[index].status = .passed
        if case .claim(let claim) = clause.kind {
          judge.heldClaims.append(claim)
          if claim.isRelation {
            judge.relations.append(
              Relation(clause: index, claim: claim, referents: clause.referents))
          }
        }
      } catch {
        if firstFailure == nil {
          firstFailure = (error, error.film ?? judge.take.scene.stage.film)
          clauses[index].frame = error.frame
        }
        clauses[index].status = error.kind == .error ? .error : .failed
        clauses[index].message = error.message
      }
      if case .followUp = clause.kind {
        films.append(judge.take.scene)
        followUps.append(
          FollowUpFilm(
            text: clauses[index].text, film: judge.take.scene.stage.film, start: judge.take.start))
        judgeRelations(judge)
      }
      if clauses[index].status == .passed {
        noteFrame(of: index, judge.moment == moment ? judge.take.end : judge.moment, judge)
      }
    }

    /// Judges what was said of how things stand to each other on the film of a follow-up.
    private mutating func judgeRelations(_ judge: Judge) {
      for relation in judge.relations where clauses[relation.clause].status == .passed {
        do throws(StepError) {
          try relation.require(in: judge.take)
        } catch {
          var shown = error
          if firstFailure == nil {
            firstFailure = (error, judge.take.scene.stage.film)
          } else {
            shown.frame = nil
          }
          clauses[relation.clause].followUp = nil
          clauses[relation.clause].fail(shown)
        }
      }
    }

    /// Notes in which frame a clause held, if that is one of the main film or of a follow-up.
    private mutating func noteFrame(of index: Int, _ frame: Int, _ judge: Judge) {
      let count = judge.take.frames.count
      // A follow-up's film goes on from the main one and is longer; a film of other length is a comparison's.
      if count != judge.main.frames.count {
        guard let place = followUps.lastIndex(where: { $0.film.frames.count == count }) else {
          return
        }
        clauses[index].followUp = place
      }
      clauses[index].frame = frame < count ? frame : judge.take.end
    }
  }
}

extension ClauseVerdict {
  /// A clause that has not been judged yet.
  fileprivate init(
    _ kind: CellKind, _ cell: BoundCell, _ range: Range<Int>, _ text: String, step: String
  ) {
    let positions = cell.text.positions
    self.init(
      cell: kind,
      position: range.lowerBound < positions.count
        ? positions[range.lowerBound] : cell.text.start,
      text: text, step: step, status: .notPlayed)
  }

  mutating func fail(_ error: StepError) {
    status = error.kind == .error ? .error : .failed
    message = error.message
    frame = error.frame
  }
}

extension Clause {
  /// Judges the clause.
  ///
  /// - Throws: ``StepError`` when it does not hold or cannot be judged.
  func judge(_ judge: inout Judge) throws(StepError) {
    switch kind {
    case .claim(let claim):
      try claim.requireKnownTexts(judge)
      try claim.judge(&judge)
      if let comesAfter { try claim.requireOrder(after: comesAfter, &judge) }
      if claim.isAsBefore || claim.places.contains(where: \.isAsUsual) {
        try claim.requireAsBefore(judge)
      }
    case .statement(let statement, let isNegated, let whens, let isAsBefore):
      if !whens.isEmpty, !statement.takesMoments {
        throw StepError(.error, "that cannot be said of a moment")
      }
      if isNegated, !statement.takesDenial {
        try judge.requireFailure { judge throws(StepError) in
          try statement.test(false, whens, &judge)
        }
      } else {
        try statement.test(isNegated, whens, &judge)
      }
      if isAsBefore { try statement.requireAsBefore(judge) }
    case .followUp(let step, let isContinuing):
      let referents = referents
      let options = judge.options
      try judge.follow(continuing: isContinuing) { scene throws(StepError) in
        scene.referents = referents
        try step.run(&scene, options)
      }
    case .reference(let reference, let subjects):
      try reference.judge(subjects, &judge)
    case .backToMain:
      judge.take = judge.main
    case .remark:
      break
    }
  }
}

extension Statement {
  fileprivate func requireAsBefore(_ judge: Judge) throws(StepError) {
    guard let signature else {
      throw StepError(.error, "it cannot be compared with the phone without directory search")
    }
    let own = signature(judge.take)
    let old = signature(try judge.playBefore())
    guard own != old else { return }
    let more = own.first { !old.contains($0) }
    let less = old.first { !own.contains($0) }
    let parts = [
      more.map { "there is “\($0.inWords)”" }, less.map { "there is no “\($0.inWords)”" },
    ]
    let words = parts.compactMap(\.self).joined(separator: " and ")
    throw StepError(
      .failed,
      "unlike without directory search, \(words.isEmpty ? "the order differs" : words)",
      frame: judge.take.end)
  }
}

extension Claim {
  fileprivate func requireAsBefore(_ judge: Judge) throws(StepError) {
    let own = judge.take.atRest
    let old = try judge.playBefore().atRest
    for thing in subjects {
      let now = try thing.find(own).map { own.elements[$0] }
      let then = try thing.find(old).map { old.elements[$0] }
      guard now.map(\.label) == then.map(\.label) else {
        throw StepError(
          .failed,
          "\(thing.name): \(now.map(\.label).quotedList); without directory search: "
            + then.map(\.label).quotedList,
          frame: own.frame)
      }
      if let content = thing.content {
        let texts = try thing.find(own).map { content(own, $0) }
        let oldTexts = try thing.find(old).map { content(old, $0) }
        guard texts == oldTexts else {
          throw StepError(
            .failed,
            "\(thing.name): \(texts.flatMap(\.self).quotedList); without directory search: "
              + oldTexts.flatMap(\.self).quotedList, frame: own.frame)
        }
      }
      guard places.contains(where: \.isAsUsual) else { continue }
      guard now.map(\.frame) == then.map(\.frame) else {
        throw StepError(
          .failed, "\(thing.name) stands elsewhere than on the phone without directory search",
          frame: own.frame)
      }
    }
  }
}

extension Reference {
  /// Judges the checks of another case on this film.
  fileprivate func judge(_ subjects: [Thing], _ judge: inout Judge) throws(StepError) {
    let mode = judge.take.scene.stage.screen.configuration.mode
    let own = judge.main
    for clause in try judge.clauses(caseID) {
      if let modes = clause.modes, !modes.contains(mode) { continue }
      judge.take.scene.referents = clause.referents
      switch kind {
      case .allChecks:
        try clause.judge(&judge)
      case .places:
        try clause.judgePlaces(of: subjects, &judge)
      }
    }
    judge.take = own
  }
}

extension Clause {
  /// Judges where something stands, with other subjects in place of its own text.
  fileprivate func judgePlaces(of others: [Thing], _ judge: inout Judge) throws(StepError) {
    guard case .claim(let claim) = kind else { return try self.judge(&judge) }
    guard claim.subjects.contains(where: { $0.label != nil }) else {
      return try claim.judge(&judge)
    }
    var borrowed = claim
    borrowed.subjects = others
    if let example = judge.take.scene.example, !example.fits {
      borrowed.subjects.removeAll { $0.depends(on: example) }
    }
    guard !borrowed.subjects.isEmpty else { return }
    try borrowed.test(&judge)
  }
}
