package import FakeDirectory
import ScreenModel

/// Whether a claim wants its subjects on the screen or off it.
package enum Wanted: Sendable {
  case shown, hidden

  package var opposite: Wanted { self == .shown ? .hidden : .shown }
}

extension Claim {
  /// Requires every subject to be shown (or hidden) in each of some frames.
  package func require(
    _ wanted: Wanted, in frames: some Sequence<Int>, _ take: Take, _ judge: inout Judge
  ) throws(StepError) {
    for thing in subjects {
      for frame in frames {
        let wantedThing = wanted == .hidden ? thing.broadened : thing
        let sighting = try sight(wantedThing, take.look(frame), &judge)
        switch wanted {
        case .shown where !sighting.isThere:
          throw StepError(.failed, sighting.reason, frame: frame, film: take.scene.stage.film)
        case .hidden where sighting.isSomewhere:
          throw StepError(
            .failed, try presence(of: thing, take.look(frame)), frame: frame,
            film: take.scene.stage.film)
        default: continue
        }
      }
    }
  }

  /// Says what is on the screen of a thing whose absence is claimed.
  private func presence(of thing: Thing, _ look: Look) throws(StepError) -> String {
    let others = try thing.find(look).isEmpty ? thing.broadened.find(look) : []
    guard let other = others.first else { return "\(thing.name) is on the screen" }
    return "\(look.describe(other)) is on the screen"
  }

  /// Finds the first frame of a range in which every subject is shown.
  package func firstShown(
    in frames: some Sequence<Int>, _ take: Take, _ judge: inout Judge
  ) throws(StepError) -> Int? {
    for frame in frames {
      var all = true
      for thing in subjects where all {
        all = try sight(thing, take.look(frame), &judge).isThere
      }
      if all { return frame }
    }
    return nil
  }

  /// Says why the subjects are not shown in a frame.
  package func reason(at frame: Int, _ take: Take, _ judge: inout Judge) throws(StepError) -> String
  {
    for thing in subjects {
      let sighting = try sight(thing, take.look(frame), &judge)
      if !sighting.isThere { return sighting.reason }
    }
    return "it is on the screen"
  }

  /// Judges a claim that wants something shown or hidden, at the moments that the plan names.
  ///
  /// - Parameters:
  ///   - wanted: Whether it has to be on the screen or off it.
  ///   - judge: The scenario's judge.
  ///   - otherwise: What has to hold where the plan names no moment.
  /// - Throws: ``StepError`` when it does not hold.
  package func judge(
    _ wanted: Wanted, _ judge: inout Judge,
    otherwise: (inout Judge) throws(StepError) -> Void
  ) throws(StepError) {
    guard !whens.isEmpty else { return try otherwise(&judge) }
    for when in whens {
      try self.judge(wanted, when, &judge)
    }
  }

  private func judge(_ wanted: Wanted, _ when: When, _ judge: inout Judge) throws(StepError) {
    switch when {
    case .during(let phase):
      let (take, frames) = try judge.frames(of: phase)
      try require(wanted, in: frames, take, &judge)
      judge.moment = frames.last ?? judge.moment
    case .after(let span):
      try requireFirst(wanted, within: span, &judge)
    case .once(let phase):
      let (take, frames) = try judge.frames(of: phase)
      let before = wanted == .shown ? frames : frames.suffix(1)
      try require(wanted.opposite, in: before, take, &judge)
      let next = (frames.last ?? 0) + 1
      guard next <= take.end else {
        throw StepError(.failed, "\(phase.name) does not end", frame: take.end)
      }
      try require(wanted, in: next...take.end, take, &judge)
    case .later where !isNegated:
      throw StepError(.error, "“later” can only be said of what never comes")
    case .atOnce where isNegated:
      try require(wanted, in: [judge.take.afterAction.lowerBound], judge.take, &judge)
    case .atOnce, .later:
      try require(wanted, in: judge.take.afterAction, judge.take, &judge)
    case .upon(let gesture, let arrange):
      let (take, mark) = try judge.mark(of: gesture, arrange: arrange)
      let next = take.scene.stage.marks.first { $0.frame > mark.frame }?.frame ?? take.end + 1
      try require(wanted.opposite, in: [mark.frame - 1], take, &judge)
      try require(wanted, in: mark.frame..<next, take, &judge)
    case .atTheEnd:
      try judge.loadToTheEnd()
      try require(wanted.opposite, in: [judge.take.before], judge.take, &judge)
      try require(wanted, in: [judge.take.end], judge.take, &judge)
    }
  }

  private func requireFirst(
    _ wanted: Wanted, within span: ClosedRange<Int>, _ judge: inout Judge
  ) throws(StepError) {
    let take = judge.take
    if wanted == .hidden, !isNegated { return try requireGone(within: span, &judge) }
    guard wanted == .shown else {
      let frames = take.afterAction.filter {
        take.frames[$0].time - take.base >= span.lowerBound
      }
      return try require(.hidden, in: frames, take, &judge)
    }
    guard let first = try firstShown(in: take.sinceBase, take, &judge) else {
      let reason = try reason(at: take.end, take, &judge)
      throw StepError(.failed, "it never comes: \(reason)", frame: take.end)
    }
    let wait = take.frames[first].time - take.base
    guard span.contains(wait) else {
      throw StepError(.failed, "it comes after \(seconds(wait))", frame: first)
    }
    judge.moment = first
  }
}

extension Claim {
  /// Requires that what is there goes for good within a span after the action, and not before.
  ///
  /// What is there for a while only may come after the action first.
  private func requireGone(
    within span: ClosedRange<Int>, _ judge: inout Judge
  ) throws(StepError) {
    let take = judge.take
    let mayCome = subjects.allSatisfy(\.isTransient)
    if !mayCome { try require(.shown, in: [take.before], take, &judge) }
    var wasThere = false
    var gone: Int?
    for frame in mayCome ? take.aroundAction : take.afterAction {
      var isThere = false
      for thing in subjects where !isThere {
        isThere = try sight(thing.broadened, take.look(frame), &judge).isSomewhere
      }
      wasThere = wasThere || isThere
      gone = isThere ? nil : gone ?? frame
    }
    guard wasThere || !mayCome else {
      throw StepError(.failed, "it was never there, so it cannot go", frame: take.end)
    }
    guard let gone else {
      throw StepError(.failed, "it does not go", frame: take.end)
    }
    let wait = take.frames[gone].time - take.frames[take.afterAction.lowerBound].time
    guard span.contains(wait) else {
      throw StepError(.failed, "it goes after \(seconds(wait))", frame: gone)
    }
  }
}

/// Writes a number of milliseconds as seconds ("1.2 s").
package func seconds(_ milliseconds: Int) -> String {
  let tenths = (milliseconds + (milliseconds < 0 ? -50 : 50)) / 100
  return "\(tenths / 10).\(abs(tenths % 10)) s"
}

extension Take {
  /// The action that a wait is counted from: the last that sent something, else the last of all.
  private var baseMark: Stage.Mark? {
    let sending: Set<Gesture> = [.searchRow, .searchKey, .loadMore, .retry]
    return scene.stage.marks.last { sending.contains($0.gesture) } ?? scene.stage.marks.last
  }

  /// The moment that a wait is counted from.
  package var base: Instant { baseMark?.time ?? .zero }
  package var sinceBase: ClosedRange<Int> { min(baseMark?.frame ?? 0, end)...end }
}

extension Judge {
  /// Gives the frames of a phase, in the present film or in one that is arranged for it.
  package func frames(
    of phase: Phase
  ) throws(StepError) -> (take: Take, frames: [Int]) {
    let frames = phase.frames(take)
    if !frames.isEmpty { return (take, frames) }
    if let arrange = phase.arrange {
      var other = self
      try other.follow(continuing: false, arrange)
      let frames = phase.frames(other.take)
      if !frames.isEmpty { return (other.take, frames) }
    }
    throw StepError(.failed, "there is no moment at which \(phase.name)", frame: take.end)
  }

  /// Gives the last action of a kind, in the present film or in one that is arranged for it.
  package func mark(
    of gesture: Gesture, arrange: @Sendable (inout Scene) throws(StepError) -> Void
  ) throws(StepError) -> (take: Take, mark: Stage.Mark) {
    if let mark = take.scene.stage.marks.last(where: { $0.gesture == gesture }),
      mark.frame >= main.scene.beginning
    {
      return (take, mark)
    }
    var other = self
    try other.follow(continuing: false, arrange)
    guard let mark = other.take.scene.stage.marks.last(where: { $0.gesture == gesture }) else {
      throw StepError(.error, "the action it speaks of is not done", frame: take.end)
    }
    return (other.take, mark)
  }
}
