import Dispatch
import Synchronization

/// Plays cases under many schedules: each seed is one for each case.
package struct Sweep: Sendable {
  /// Which schedules are played.
  package enum Schedules: Hashable, Sendable {
    /// So many seeds, from the first on.
    case seeds(first: UInt64, count: Int)
    /// One schedule, by its choices, in all scenarios.
    case choices([Choice])

    /// The number of seeds that one job plays of a case before it takes up the next thing to do.
    fileprivate static let block = 25

    /// How many they are.
    package var count: Int {
      if case .seeds(_, let count) = self { count } else { 1 }
    }

    /// The number of stretches that they are played in.
    fileprivate var blocks: Int {
      if case .seeds(_, let count) = self {
        (count + Schedules.block - 1) / Schedules.block
      } else {
        1
      }
    }
  }

  private let plan: CompiledPlan
  private let wanted: [Int]
  private let options: RunOptions
  private let base: Launch
  /// The wanted cases with all that they are played with; `nil` for one that is not bound.
  private let subjects: [SweepSubject?]

  /// Prepares a sweep of cases, given as indices into the plan's cases.
  package init(_ plan: CompiledPlan, cases: [Int], options: RunOptions, base: Launch = Launch()) {
    self.plan = plan
    wanted = cases
    self.options = options
    self.base = base
    let launch = plan.setup.launch(base, live: options.liveDirectory)
    let sheets = TestSheets(launch)
    subjects = cases.map { index in
      plan.compiledCase(plan.plan.cases[index].id).map {
        SweepSubject($0, of: plan, options: options, base: launch, sheets: sheets)
      }
    }
  }

  /// Plays each case without a schedule first, and under the schedules where it passes.
  ///
  /// The verdicts stand in the order of the cases, whatever the number of jobs; `onPlayed` is told
  /// how many schedules were played, again and again.
  package func play(
    _ schedules: Schedules, onPlayed: (@Sendable (Int) -> Void)? = nil
  ) -> [SweptCase] {
    let plain = plan.play(wanted, options: options, base: base)
    let open = plain.indices.filter { plain[$0].status == .passed && subjects[$0] != nil }
    let outcomes = Mutex<[Outcome]>(Array(repeating: Outcome(), count: plain.count))
    let next = Mutex(0)
    let blocks = schedules.blocks
    let tasks = blocks * open.count
    DispatchQueue.concurrentPerform(iterations: max(1, min(options.jobs, tasks))) { _ in
      let phones = ModelPhones()
      while let number = next.withLock({ number -> Int? in
        defer { number += 1 }
        return number < tasks ? number : nil
      }) {
        let place = open[number % open.count]
        guard let subject = subjects[place] else { continue }
        let outcome = play(schedules, block: number / open.count, subject, phones)
        outcomes.withLock { $0[place].add(outcome) }
        onPlayed?(outcome.played)
      }
    }
    let played = outcomes.withLock { $0 }
    return plain.indices.map { place in
      var swept = SweptCase(
        plain: plain[place], pins: subjects[place]?.pins ?? Pins(),
        scenarios: subjects[place]?.scenarios.count ?? 0, played: played[place].played,
        failed: played[place].failed,
        failure: played[place].first.flatMap { explain($0, subjects[place]) })
      swept.met = played[place].met
      return swept
    }
  }

  // MARK: Playing

  /// What a stretch of schedules brought.
  private struct Outcome {
    var played = 0
    var failed = 0
    var first: Failed?
    var met: Set<Choice> = []

    mutating func add(_ other: Outcome) {
      played += other.played
      failed += other.failed
      met.formUnion(other.met)
      guard let new = other.first else { return }
      if first.map({ new.order < $0.order }) ?? true { first = new }
    }
  }

  /// A schedule under which a case failed.
  private struct Failed {
    var seed: UInt64?
    var scenario: Int
    /// Its place among the schedules of the case.
    var order: Int
    var choices: [Choice] = []
  }

  private func play(
    _ schedules: Schedules, block: Int, _ subject: SweepSubject, _ phones: ModelPhones
  ) -> Outcome {
    var outcome = Outcome()
    func play(_ failed: Failed, _ schedule: Schedule) {
      outcome.played += 1
      let verdict = subject.play(failed.scenario, schedule, phones)
      guard verdict.status != .passed else { return }
      outcome.failed += 1
      if outcome.first == nil { outcome.first = failed }
    }
    switch schedules {
    case .seeds(let first, let count):
      let start = block * Schedules.block
      for order in start..<min(count, start + Schedules.block) {
        let seed = first &+ UInt64(order)
        play(
          Failed(seed: seed, scenario: subject.scenario(of: seed), order: order),
          Schedule(subject.generator(seed), keeping: subject.pins))
      }
    case .choices(let choices):
      for scenario in subject.scenarios.indices {
        let schedule = Schedule(choices, keeping: subject.pins)
        play(Failed(scenario: scenario, order: scenario, choices: choices), schedule)
        outcome.met.formUnion(schedule.met)
      }
    }
    return outcome
  }

  // MARK: Explaining

  /// Plays a failure again, takes back the choices that do not matter, and keeps its film.
  private func explain(_ failed: Failed, _ subject: SweepSubject?) -> SweepFailure? {
    guard let subject else { return nil }
    let phones = ModelPhones()
    var choices = failed.choices
    if let seed = failed.seed {
      let schedule = Schedule(subject.generator(seed), keeping: subject.pins, isRecorded: true)
      _ = subject.play(failed.scenario, schedule, phones)
      choices = schedule.choices
    }
    var shrinking = Shrinking { choices in
      let schedule = Schedule(choices, keeping: subject.pins)
      return SweepFailure.Sign(subject.play(failed.scenario, schedule, phones))
    }
    let few = shrinking.shrunk(choices)
    let schedule = Schedule(few, keeping: subject.pins)
    let verdict = subject.play(failed.scenario, schedule, phones)
    return SweepFailure(
      seed: failed.seed, drawn: choices.count, choices: few, verdict: verdict,
      plays: shrinking.plays)
  }
}
