package import FakeDirectory
import Synchronization

/// What is left open by the words of a case, decided: how long replies take, when the tester acts,
/// and what comes first of things that are due at one moment.
///
/// A schedule is asked at each place as the play comes to it. It answers from the place alone: by a
/// seed, or by a list of choices. So forks of a film agree, and a choice can be taken back without
/// moving any other.
package final class Schedule: Sendable {
  /// The longest that a reply takes, in milliseconds: the app's patience ends after 10 s.
  package static let longestReply = 9_999
  /// The longest pause before an action, in milliseconds.
  package static let longestPause = 20_000

  /// The longest time from one letter to the next, in milliseconds.
  package static let longestKeystroke = 1_000

  private let source: Source
  /// What the words of the case say of time.
  private let pins: Pins
  private let taken: Mutex<[ChoicePlace: Int]>?

  private enum Source {
    case drawn(ScheduleStyle, SeededGenerator)
    case listed([ChoicePlace: Int])
  }

  /// Makes the schedule that a generator's seed stands for.
  package init(_ generator: SeededGenerator, keeping pins: Pins, isRecorded: Bool = false) {
    source = .drawn(ScheduleStyle(generator.stream("style")), generator)
    self.pins = pins
    taken = isRecorded ? Mutex([:]) : nil
  }

  /// Makes a schedule of choices; everything else is as in a plain run.
  package init(_ choices: [Choice], keeping pins: Pins) {
    source = .listed(Dictionary(choices.map { ($0.place, $0.value) }) { _, last in last })
    self.pins = pins
    taken = Mutex([:])
  }

  /// The given choices that a play came to.
  package var met: [Choice] {
    guard case .listed(let values) = source else { return [] }
    return taken?.withLock {
      $0.keys.compactMap { place in values[place].map { Choice(place, $0) } }
    }
      ?? []
  }

  /// The choices that were taken so far and differ from a plain run, in a fixed order.
  package var choices: [Choice] {
    let taken = taken?.withLock { $0 } ?? [:]
    let order = ChoicePlace.Kind.allCases
    return taken.map { Choice($0.key, $0.value) }.sorted { left, right in
      let kinds = (order.firstIndex(of: left.place.kind), order.firstIndex(of: right.place.kind))
      return kinds.0 == kinds.1
        ? left.place.number < right.place.number : kinds.0 ?? 0 < kinds.1 ?? 0
    }
  }

  /// Gives the milliseconds that a server takes for its question with a number, from 1.
  ///
  /// What is asked only to arrange what a step needs is bound by no words.
  package func latency(
    _ kind: ChoicePlace.Kind, _ number: Int, usual: Int, isArranged: Bool = false
  ) -> Int {
    let shortest = isArranged ? 1 : pins.shortestReply
    guard pins.replies != .asScripted else { return usual }
    return decide(ChoicePlace(kind, number), usual: usual) { value in
      min(max(value, shortest), Schedule.longestReply)
    } draw: { style, generator in
      style.latency(&generator)
    }
  }

  /// Tells whether the time before an action is decided, rather than as long as a plain run takes.
  package func setsPause(before action: Int) -> Bool {
    switch source {
    case .drawn(let style, _): style.setsPauses
    case .listed(let values): values[ChoicePlace(.pause, action)] != nil
    }
  }

  /// Decides how much time passes before an action.
  ///
  /// - Parameters:
  ///   - action: The action's number, from 1.
  ///   - room: The milliseconds that the pause may take because a reply is due behind them; `nil`
  ///     where none is on its way.
  ///   - next: The milliseconds until anything at all is due; `nil` where nothing is.
  /// - Returns: the milliseconds, or `nil` for as long as in a plain run.
  package func pause(before action: Int, room: Int?, next: Int?) -> Int? {
    let pause = decide(ChoicePlace(.pause, action), usual: -1) { value in
      min(max(value, 0), max(room ?? value, 0))
    } draw: { style, generator in
      style.pause(&generator, room: room, next: next)
    }
    return pause < 0 ? nil : pause
  }

  /// Tells whether an action comes before a reply that the words of the case do not wait for.
  package func isEarly(_ action: Int) -> Bool { decide(.early, action) }

  /// Gives the milliseconds between the letters of a text; 0 when it is put in at once.
  package func pauseBetweenLetters(_ action: Int) -> Int {
    decide(ChoicePlace(.letters, action), usual: 0) { value in
      min(max(value, 0), Schedule.longestKeystroke)
    } draw: { style, generator in
      style.pauseBetweenLetters(&generator)
    }
  }

  /// Tells whether a touch of something that asks a server is a double tap.
  package func touchesTwice(_ touch: Int) -> Bool { decide(.twice, touch) }

  /// Gives the place of the thing that comes first among several that are due at one moment.
  package func first(of open: Int, tie: Int) -> Int {
    decide(ChoicePlace(.order, tie), usual: 0) {
      min(max($0, 0), open - 1)
    } draw: { style, generator in
      style.turnsOrder(&generator) ? open - 1 : 0
    }
  }

  private func decide(_ kind: ChoicePlace.Kind, _ number: Int) -> Bool {
    let value = decide(ChoicePlace(kind, number), usual: 0) {
      min(max($0, 0), 1)
    } draw: { style, generator in
      style.isTaken(kind, &generator) ? 1 : 0
    }
    return value == 1
  }

  private func decide(
    _ place: ChoicePlace, usual: Int, within limit: (Int) -> Int,
    draw: (ScheduleStyle, inout SeededGenerator) -> Int?
  ) -> Int {
    let wanted: Int?
    switch source {
    case .drawn(let style, let root):
      var generator = root.stream(place.kind.stream).stream(place.number)
      wanted = draw(style, &generator)
    case .listed(let values):
      wanted = values[place]
    }
    guard let wanted else { return usual }
    let isListed = if case .listed = source { true } else { false }
    let value = limit(wanted)
    if value != usual || isListed { taken?.withLock { $0[place] = value } }
    return value
  }
}

extension ChoicePlace.Kind {
  /// The number of the stream that the kind's values are drawn from.
  fileprivate var stream: Int {
    switch self {
    case .directory: 1
    case .name: 2
    case .link: 3
    case .pause: 4
    case .early: 5
    case .letters: 6
    case .twice: 7
    case .order: 8
    }
  }
}
