import FakeDirectory
import PlanRunner
import ScreenModel
import Testing

@Suite("Sweep")
struct SweepTests {
  @Test("each case of the plan holds, whatever a schedule decides")
  func holds() {
    let outcome = Sweeping.outcome([], .seeds(first: 1, count: 8))
    for swept in outcome.cases { #expect(swept.status == .held, "\(Sweeping.account(swept))") }
    #expect(outcome.played == 48 * 8)
    #expect(outcome.exitCode == .passed)
  }

  @Test("rows that a tester writes anew hold too")
  func newRows() throws {
    let plan = CompiledPlan(try Plans.newRows())
    let outcome = Sweeping.outcome(
      plan, Array(plan.plan.cases.indices), .seeds(first: 500, count: 6))
    for swept in outcome.cases { #expect(swept.status == .held, "\(Sweeping.account(swept))") }
  }

  @Test("every kind of choice is met in the plan's cases")
  func reach() throws {
    let plan = FaultFixture.compiled
    let base = plan.setup.launch(Launch(), live: false)
    let (sheets, phones) = (TestSheets(base), ModelPhones())
    var kinds: Set<ChoicePlace.Kind> = []
    for id in ["C7", "C11", "D5", "D6", "G5"] {
      let compiled = try #require(plan.compiledCase(id))
      let subject = SweepSubject(
        compiled, of: plan, options: RunOptions(), base: base, sheets: sheets)
      for seed in 1...20 as ClosedRange<UInt64> {
        let schedule = Schedule(
          subject.generator(seed), keeping: subject.pins, isRecorded: true)
        _ = subject.play(subject.scenario(of: seed), schedule, phones)
        kinds.formUnion(schedule.choices.map(\.place.kind))
      }
    }
    #expect(kinds == Set(ChoicePlace.Kind.allCases))
  }

  @Test("the case's own words keep their times")
  func pins() throws {
    let shortest = ["D1": 1_200, "D11": 1_200, "W9": 1_200, "G3": 1_200, "D5": 1_200]
    for verdict in FaultFixture.plan.cases {
      let compiled = try #require(FaultFixture.compiled.compiledCase(verdict.id))
      let pins = compiled.pins(otherCase: FaultFixture.compiled.compiledCase)
      guard let wanted = shortest[verdict.id] else { continue }
      #expect(pins.shortestReply == wanted, "\(verdict.id)")
    }
    let rows = try Plans.rows([
      ("A1", "Search", "Spinner in the search field after about 3 s"),
      ("A2", "Search", "No spinner within 1 s"),
      ("A3", "Start a search, clear the field", "Nothing appears later"),
      ("A4", "With results shown, clear the field", "Nothing appears later"),
      ("A5", "Search", "A result row is shown within 3 s"),
      ("A6", "Search", "The load row is shown within 3 s"),
      (
        "A7", "Stop the directory, search",
        "After about 10 s: \"Search failed, tap to retry\" where the results go"
      ),
    ])
    let plan = CompiledPlan(rows)
    let replies = try rows.cases.map {
      try #require(plan.compiledCase($0.id)).pins(otherCase: plan.compiledCase).replies
    }
    #expect(
      replies == [
        .atLeast(3_600), .atLeast(1), .atLeast(1_200), .atLeast(1), .asScripted, .asScripted,
        .atLeast(1),
      ])
  }

  @Test("a case that does not pass without a schedule is not swept, and the sweep fails")
  func sick() throws {
    let rows = try Plans.rows([
      ("A1", "Type `ne`", "No \"Search in Directory\" row"),
      ("A2", "Type `ne`", "\"Search in Directory\" is shown"),
      ("A3", "Frobnicate", "Nothing happens"),
      ("A4", "Type `ne`", ""),
    ])
    let outcome = Sweeping.outcome(CompiledPlan(rows), [0, 1, 2, 3], .seeds(first: 1, count: 3))
    #expect(outcome.cases.map(\.status) == [.notSwept, .held, .notSwept, .notSwept])
    #expect(outcome.cases.map(\.played) == [0, 3, 0, 0])
    #expect(outcome.exitCode == .failed)
    let text = SweepReport(outcome).text()
    #expect(text.contains("not swept  A1  failed without a schedule"))
    #expect(text.contains("not swept  A3  undefined without a schedule"))
    #expect(text.hasSuffix("Failed: 3 of 4 cases do not hold (A1, A3, A4).\n"))
  }

  @Test("the same seeds give the same bytes, whatever the number of jobs")
  func bytes() {
    let fault = "an old reply stops the new spinner"
    let outcomes = [1, 2, 5].map {
      Sweeping.outcome(["C5", "C7", "D9"], .seeds(first: 1, count: 60), fault: fault, jobs: $0)
    }
    #expect(outcomes[0].exitCode == .failed)
    for outcome in outcomes.dropFirst() {
      #expect(SweepReport(outcome).text() == SweepReport(outcomes[0]).text())
      #expect(SweepJSON(outcome).text() == SweepJSON(outcomes[0]).text())
    }
  }

  @Test("what a seed does in a case does not hang on the other cases or on where one starts")
  func independence() {
    let alone = Sweeping.outcome(["C7"], .seeds(first: 21, count: 1), fault: Self.spinner)
    let among = Sweeping.outcome(
      ["C6", "C7", "D9"], .seeds(first: 1, count: 30), fault: Self.spinner)
    #expect(alone.cases[0].failure?.choices == among.cases[1].failure?.choices)
    #expect(among.cases[1].failure?.seed == 21)
  }

  @Test("what fails under a script of the directory is told, and does not gate")
  func scripted() {
    var launch = Launch()
    launch.network.directory.isRunning = false
    let indices = FaultFixture.indices(["C5", "D9"])
    let sweep = Sweep(
      FaultFixture.compiled, cases: indices, options: RunOptions(), base: launch)
    let outcome = SweepOutcome(
      plan: FaultFixture.plan, cases: sweep.play(.seeds(first: 1, count: 2)),
      schedules: .seeds(first: 1, count: 2),
      directoryUse: DirectoryUse(options: ["--directory", "./off.json5"], seed: 1))
    #expect(outcome.cases.map(\.status) == [.held, .notSwept])
    #expect(outcome.exitCode == .passed)
    #expect(
      SweepReport(outcome).text().contains("Told, not gated: 1 of 2 cases does not hold (D9)"))
  }

  @Test("a given choice that no play comes to is not met")
  func unmet() throws {
    let choices = try OptionValues.choices("directory1=500,directory40=500,pause1=0")
    let outcome = Sweeping.outcome(["D9"], .choices(choices))
    #expect(outcome.cases[0].status == .held)
    #expect(outcome.cases[0].met == [choices[0], choices[2]])
  }

  @Test("the last seed is followed by the first")
  func lastSeed() {
    let outcome = Sweeping.outcome(["C1"], .seeds(first: .max, count: 3))
    #expect(outcome.cases[0].status == .held)
    #expect(outcome.cases[0].played == 3)
  }

  private static let spinner = "an old reply stops the new spinner"
}
