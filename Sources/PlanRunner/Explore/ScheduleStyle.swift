package import FakeDirectory

/// How a schedule draws: a manner for each kind of choice, drawn once from the schedule's seed.
///
/// Schedules that are each odd in a few ways find more than schedules that are all alike, so one
/// may have fast replies and slow fingers, and the next the other way round.
package struct ScheduleStyle: Sendable {
  private enum Replies: CaseIterable {
    case usual, fast, aroundSpinner, slow, nearTimeout, any
  }

  private enum Pauses: CaseIterable {
    case none, short, long, atEdges
  }

  private let replies: Replies
  private let pauses: Pauses
  /// In eighths.
  private let (early, letters, twice, order): (Int, Int, Int, Int)

  /// Draws a style.
  package init(_ generator: SeededGenerator) {
    var generator = generator
    replies = Replies.allCases[generator.number(in: 0...Replies.allCases.count - 1)]
    pauses = Pauses.allCases[generator.number(in: 0...Pauses.allCases.count - 1)]
    early = [0, 4, 8][generator.number(in: 0...2)]
    letters = [0, 0, 4, 8][generator.number(in: 0...3)]
    twice = [0, 0, 2, 8][generator.number(in: 0...3)]
    order = [0, 4, 8][generator.number(in: 0...2)]
  }

  /// Draws how long a reply takes, in milliseconds; `nil` for as long as the server itself says.
  package func latency(_ generator: inout SeededGenerator) -> Int? {
    // One reply in four is of any length, so that replies of one schedule overtake each other.
    let isAny = generator.below(4) == 0
    switch isAny ? .any : replies {
    case .usual: return nil
    case .fast: return generator.number(in: 1...900)
    case .aroundSpinner:
      return generator.below(2) == 0 ? 1_000 : generator.number(in: 950...1_250)
    case .slow: return generator.number(in: 2_000...9_000)
    case .nearTimeout: return generator.number(in: 9_000...Schedule.longestReply)
    case .any: return generator.number(in: 1...Schedule.longestReply)
    }
  }

  /// Whether the time before an action is decided.
  package var setsPauses: Bool { pauses != .none }

  /// Draws a pause before an action, in milliseconds; `nil` for as long as in a plain run.
  package func pause(_ generator: inout SeededGenerator, room: Int?, next: Int?) -> Int? {
    switch pauses {
    case .none: return nil
    case .short: return generator.number(in: 0...400)
    case .long:
      return generator.number(in: 0...min(room ?? Schedule.longestPause, Schedule.longestPause))
    case .atEdges:
      // Just before, at and just after what is due next, or right before the reply.
      guard let next else { return 0 }
      let place = generator.number(in: 0...3)
      return place == 3 ? room ?? next : max(0, next + place - 1)
    }
  }

  /// Draws the milliseconds between the letters of a text; `nil` when it is put in at once.
  package func pauseBetweenLetters(_ generator: inout SeededGenerator) -> Int? {
    guard isTaken(.letters, &generator) else { return nil }
    // Above and below the 0.3 s after which the phone looks a typed name up.
    return generator.below(4) == 0
      ? generator.number(in: 250...Schedule.longestKeystroke) : generator.number(in: 1...250)
  }

  /// Draws whether a choice that is a yes or no is a yes.
  package func isTaken(_ kind: ChoicePlace.Kind, _ generator: inout SeededGenerator) -> Bool {
    let chance =
      switch kind {
      case .early: early
      case .letters: letters
      case .twice: twice
      default: 0
      }
    return generator.below(8) < chance
  }

  /// Draws whether the last of several things that are due at one moment comes first.
  package func turnsOrder(_ generator: inout SeededGenerator) -> Bool {
    generator.below(8) < order
  }
}
