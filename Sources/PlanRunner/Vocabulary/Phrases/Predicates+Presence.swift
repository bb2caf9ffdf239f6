import ScreenModel

extension Predicate {
  /// A noun that stands alone: it is there when everything has come to rest; denied, it never is.
  package static let isThere = Predicate("is there", denial: .own, reads: .all) {
    claim, judge throws(StepError) in
    guard claim.isNegated else {
      return try claim.judge(.shown, &judge) { judge throws(StepError) in
        try claim.require(.shown, in: [judge.take.end], judge.take, &judge)
      }
    }
    try claim.judge(.hidden, &judge) { judge throws(StepError) in
      try claim.require(.hidden, in: judge.take.afterAction, judge.take, &judge)
    }
  }.lasting

  /// It is on the screen before the action and in every frame after it.
  package static let stays = Predicate("stays", denial: .disappears, reads: .all) {
    claim, judge throws(StepError) in
    let turns = claim.whens.filter { !$0.isStretch }
    for when in turns { try claim.stays(at: when, &judge) }
    var rest = claim
    rest.whens.removeAll { !$0.isStretch }
    if turns.isEmpty || !rest.whens.isEmpty {
      try rest.judge(.shown, &judge) { judge throws(StepError) in
        try claim.require(.shown, in: judge.take.aroundAction, judge.take, &judge)
      }
    }
    try claim.requireSameContent(judge.take)
  }

  /// It is not there before the action, or not while something loads, and it is at the end.
  package static let appears = Predicate("appears", denial: .own, reads: .all) {
    claim, judge throws(StepError) in
    if claim.isNegated { return try isThere.test(claim, &judge) }
    try claim.judge(.shown, &judge) { judge throws(StepError) in
      try claim.require(.hidden, in: [judge.take.before], judge.take, &judge)
      try claim.require(.shown, in: [judge.take.end], judge.take, &judge)
    }
  }

  /// It is there at some moment after the action (a spinner), or at the end (anything that lasts).
  package static let shows = Predicate("shows", denial: .own, reads: .all) {
    claim, judge throws(StepError) in
    let isTransient = claim.subjects.allSatisfy(\.isTransient) && claim.whens.isEmpty
    guard isTransient, !claim.isNegated else { return try isThere.test(claim, &judge) }
    let take = judge.take
    guard let first = try claim.firstShown(in: take.afterAction, take, &judge) else {
      let reason = try claim.closestReason(take, &judge)
      throw StepError(.failed, "it is never shown: \(reason)", frame: take.end)
    }
    judge.moment = first
  }

  /// It is there, goes, and is there again when the moment comes.
  package static let comesBack = Predicate("comes back", reads: [.places, .moments]) {
    claim, judge throws(StepError) in
    try claim.judge(.shown, &judge) { judge throws(StepError) in
      let take = judge.take
      try claim.require(.hidden, in: [take.before], take, &judge)
      try claim.require(.shown, in: [take.end], take, &judge)
    }
    try claim.requireEarlier(judge.take, &judge)
  }

  /// It is off the screen: at the moments that the plan names, else at the end.
  package static let isHidden = Predicate(
    "is hidden", isAbsence: true, denial: .isThere, reads: .all
  ) {
    claim, judge throws(StepError) in
    try claim.judge(.hidden, &judge) { judge throws(StepError) in
      try claim.require(.hidden, in: [judge.take.end], judge.take, &judge)
    }
  }

  /// It is there before the action and gone from the action on.
  package static let disappears = Predicate(
    "disappears", isAbsence: true, denial: .stays, reads: .all
  ) {
    claim, judge throws(StepError) in
    var claim = claim
    claim.subjects = claim.subjects.map(\.withRetinue)
    if claim.whens.contains(where: \.isAtOnce) {
      try claim.requireGoingAtOnce(judge.take, &judge)
    }
    try claim.judge(.hidden, &judge) { judge throws(StepError) in
      let take = judge.take
      if try claim.passedBy(take, &judge) { return }
      try claim.requireEach(in: take.before, take, &judge)
      try claim.require(.hidden, in: take.afterAction, take, &judge)
    }
  }

  /// "offers X": X can be tapped.
  package static let offers = Predicate(
    "offers", takesObject: true, needsSubject: false, denial: .own, reads: .all
  ) {
    claim, judge throws(StepError) in
    var offered = claim
    offered.subjects = claim.objects.map { object in
      var thing = object.thing
      // Others of its kind may be elsewhere.
      thing.isSpread = !claim.subjects.isEmpty
      return thing
    }
    offered.objects = []
    offered.places += claim.subjects.map(Places.within)
    try isThere.test(offered, &judge)
  }

  /// How often it is on the screen when everything has come to rest.
  package static let appearsOnce = Predicate("once", refines: "appears") {
    claim, judge throws(StepError) in
    let take = judge.take
    for thing in claim.subjects {
      let count = try thing.find(take.atRest).count
      guard count == 1 else {
        throw StepError(.failed, "\(thing.name) is there \(count) times", frame: take.end)
      }
    }
  }

  package static let presencePhrases: [Phrase] = [
    Phrase("is shown/there", .predicate(isThere)),
    Phrase("are shown/there", .predicate(isThere)),
    Phrase("shown", .predicate(isThere)),
    Phrase("is/are still shown", .predicate(stays)),
    Phrase("stay(s) shown", .predicate(stays)),
    Phrase("stay(s)", .predicate(stays)),
    Phrase("appear(s)", .predicate(appears)),
    Phrase("show(s)", .predicate(shows)),
    Phrase("come(s) back", .predicate(comesBack)),
    Phrase("appear(s) again", .predicate(comesBack)),
    Phrase("is/are hidden", .predicate(isHidden)),
    Phrase("hidden", .predicate(isHidden)),
    Phrase("is/are visible", .predicate(isThere)),
    Phrase("visible", .predicate(isThere)),
    Phrase("hide(s)", .predicate(disappears)),
    Phrase("disappear(s)", .predicate(disappears)),
    Phrase("stop(s)", .predicate(disappears)),
    Phrase("clear(s)", .predicate(disappears)),
    Phrase("go(es) away", .predicate(disappears)),
    Phrase("replace(s)", .predicate(replaces)),
    Phrase("offer(s)", .predicate(offers)),
    Phrase("once", .predicate(appearsOnce)),
  ]
}

extension Claim {
  /// Whether something that is there for a while only came after the action and has gone again.
  func passedBy(_ take: Take, _ judge: inout Judge) throws(StepError) -> Bool {
    guard subjects.allSatisfy(\.isTransient), !isNegated else { return false }
    for thing in subjects {
      if try sight(thing, take.look(take.before), &judge).isSomewhere { return false }
      var isSeen = false
      for frame in take.afterAction where !isSeen {
        isSeen = try sight(thing, take.look(frame), &judge).isSomewhere
      }
      let isLeft = try sight(thing, take.atRest, &judge).isSomewhere
      guard isSeen, !isLeft else { return false }
    }
    return true
  }

  /// Requires that of every subject something is shown in a frame.
  func requireEach(in frame: Int, _ take: Take, _ judge: inout Judge) throws(StepError) {
    for thing in subjects {
      let sighting = try sight(thing, take.look(frame), &judge)
      guard !sighting.isSomewhere else { continue }
      throw StepError(
        .failed, "it was not there before the action (\(sighting.reason)), so it cannot have gone",
        frame: frame)
    }
  }

  /// Requires that what goes at once was there before the action; results, only where a search had brought them.
  func requireGoingAtOnce(_ take: Take, _ judge: inout Judge) throws(StepError) {
    let frame = take.before
    var others = self
    others.subjects = subjects.filter { !$0.kin.contains(.resultRow) }
    try others.requireEach(in: frame, take, &judge)
    for thing in subjects where try sight(thing, take.look(frame), &judge).isSomewhere { return }
    throw StepError(.failed, "nothing of it was there before the action", frame: frame)
  }

  /// Requires that it was on the screen once, and then was not, before it came.
  func requireEarlier(_ take: Take, _ judge: inout Judge) throws(StepError) {
    for thing in subjects {
      var wasThere = false
      var wasGone = false
      for frame in take.frames.indices where !wasGone {
        let isThere = try !thing.find(take.look(frame)).isEmpty
        wasGone = wasThere && !isThere
        wasThere = wasThere || isThere
      }
      guard !wasGone else { continue }
      throw StepError(
        .failed, "\(thing.name) was not there before, so it cannot come back", frame: take.end)
    }
  }

  /// Requires that what stays says all the time what it said before the action.
  func requireSameContent(_ take: Take) throws(StepError) {
    for thing in subjects {
      guard let content = thing.content else { continue }
      func texts(_ frame: Int) throws(StepError) -> [[String]] {
        let look = take.look(frame)
        return try thing.find(look).map { content(look, $0) }
      }
      let before = try texts(take.before)
      for frame in take.afterAction {
        let now = try texts(frame)
        // Where it is not shown at all is for the claim's moments to judge.
        guard now != before, !now.isEmpty, !before.isEmpty else { continue }
        throw StepError(
          .failed,
          "\(thing.name) are \(now.flatMap(\.self).quotedList), before the action "
            + before.flatMap(\.self).quotedList, frame: frame)
      }
    }
  }

  /// Requires that it is shown before a moment and from then on.
  fileprivate func stays(at when: When, _ judge: inout Judge) throws(StepError) {
    switch when {
    case .once(let phase):
      let (take, frames) = try judge.frames(of: phase)
      try require(.shown, in: (frames.first ?? 0)...take.end, take, &judge)
    case .upon(let gesture, let arrange):
      let (take, mark) = try judge.mark(of: gesture, arrange: arrange)
      try require(.shown, in: (mark.frame - 1)...take.end, take, &judge)
    case .atTheEnd:
      let start = judge.take.before
      try judge.loadToTheEnd()
      try require(.shown, in: start...judge.take.end, judge.take, &judge)
    default:
      throw StepError(.error, "what stays cannot be said to do so at this moment")
    }
  }

  /// Says what is wrong in the frame that has the most of what is wanted.
  func closestReason(_ take: Take, _ judge: inout Judge) throws(StepError) -> String {
    for frame in take.afterAction {
      for thing in subjects where try !thing.find(take.look(frame)).isEmpty {
        return try sight(thing, take.look(frame), &judge).reason
      }
    }
    return try reason(at: take.end, take, &judge)
  }
}

extension Thing {
  /// Tells whether its text has the plan's example in it, or leaves it open ("Connect to …").
  func depends(on example: Example) -> Bool {
    guard let label else { return false }
    let isOpen = label.hasSuffix("… ") || label.hasSuffix(" …")
    return isOpen || (!example.given.isEmpty && label.contains(example.given))
  }
}
