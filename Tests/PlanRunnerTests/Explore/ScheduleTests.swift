import FakeDirectory
import PlanRunner
import Testing

@Suite("Schedules")
struct ScheduleTests {
  private static let seeds = (1...200).map { SeededGenerator(seed: $0) }

  @Test("say the same of a place, in whatever order they are asked")
  func order() {
    for seed in Self.seeds {
      let (one, other) = (Schedule(seed, keeping: Pins()), Schedule(seed, keeping: Pins()))
      let forwards = (1...8).map { one.latency(.directory, $0, usual: 2_000) }
      let backwards = (1...8).reversed().map { other.latency(.directory, $0, usual: 2_000) }
      #expect(forwards == backwards.reversed())
    }
  }

  @Test("keep replies below the time-out, and behind what the words pin")
  func latencies() {
    let pinned = Pins([("while the spinner shows", .spinner)])
    for seed in Self.seeds {
      for server in [ChoicePlace.Kind.directory, .name, .link] {
        let free = Schedule(seed, keeping: Pins()).latency(server, 1, usual: 2_000)
        #expect((1..<10_000).contains(free))
        let bound = Schedule(seed, keeping: pinned).latency(server, 1, usual: 2_000)
        #expect((1_200..<10_000).contains(bound))
      }
    }
  }

  @Test("leave replies alone whose time the words pin")
  func pinnedReplies() {
    for seed in Self.seeds {
      let schedule = Schedule(seed, keeping: Pins([("after about 2 s", .replyTime)]))
      #expect(schedule.latency(.directory, 1, usual: 2_345) == 2_345)
    }
  }

  @Test("end a pause before the reply that is on its way")
  func pauses() {
    var longest = 0
    for seed in Self.seeds {
      let schedule = Schedule(seed, keeping: Pins())
      let pause = schedule.pause(before: 1, room: 700, next: 300)
      #expect(pause.map { (0...700).contains($0) } ?? !schedule.setsPause(before: 1))
      longest = max(longest, schedule.pause(before: 1, room: nil, next: nil) ?? 0)
    }
    #expect(longest > 15_000)
    #expect(longest <= Schedule.longestPause)
  }

  @Test("reach every kind of choice, and its contrary")
  func reach() {
    var kinds: Set<ChoicePlace.Kind> = []
    var plain = 0
    for seed in Self.seeds {
      let schedule = Schedule(seed, keeping: Pins(), isRecorded: true)
      for kind in [ChoicePlace.Kind.directory, .name, .link] {
        _ = schedule.latency(kind, 1, usual: 2_000)
      }
      _ = schedule.pause(before: 1, room: nil, next: 300)
      _ = (schedule.isEarly(1), schedule.pauseBetweenLetters(1), schedule.touchesTwice(1))
      _ = schedule.first(of: 2, tie: 1)
      kinds.formUnion(schedule.choices.map(\.place.kind))
      plain += ChoicePlace.Kind.allCases.count - schedule.choices.count
    }
    #expect(kinds == Set(ChoicePlace.Kind.allCases))
    #expect(plain > Self.seeds.count)
  }

  @Test("made of choices decide these and nothing else")
  func listed() {
    let list = [Choice(ChoicePlace(.directory, 2), 50), Choice(ChoicePlace(.early, 3), 1)]
    let schedule = Schedule(list, keeping: Pins())
    #expect(schedule.latency(.directory, 1, usual: 2_000) == 2_000)
    #expect(schedule.latency(.directory, 2, usual: 2_000) == 50)
    #expect(schedule.isEarly(3))
    #expect(!schedule.isEarly(2))
    #expect(schedule.pause(before: 1, room: nil, next: 5) == nil)
    #expect(schedule.first(of: 3, tie: 1) == 0)
  }

  @Test("without choices play the plain run: the same films, frame by frame")
  func plain() throws {
    let plan = FaultFixture.compiled
    let options = RunOptions(keepsFilms: true)
    let base = plan.setup.launch(Launch(), live: false)
    let (sheets, phones) = (TestSheets(base), ModelPhones())
    let verdicts = plan.play(Array(plan.plan.cases.indices), options: options)
    for verdict in verdicts {
      let compiled = try #require(plan.compiledCase(verdict.id))
      let subject = SweepSubject(compiled, of: plan, options: options, base: base, sheets: sheets)
      for (place, scenario) in verdict.scenarios.enumerated() {
        let played = subject.play(place, Schedule([], keeping: subject.pins), phones)
        let difference = scenario.film.difference(to: played.film)
        #expect(difference == nil, "\(verdict.id): \(difference?.description ?? "")")
      }
    }
  }
}
