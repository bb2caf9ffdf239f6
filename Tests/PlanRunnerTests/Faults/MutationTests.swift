import PlanRunner
import ScreenModel
import Testing

@Suite("Mutation")
struct MutationTests {
  @Test("a fault is killed by a clause of the case that it names")
  func killed() throws {
    let mutant = try #require(FaultFixture.play([FaultFixture.cancel], ["C5", "C6"]).first)
    #expect(mutant.status == .killed)
    #expect(mutant.kill?.caseID == "C6")
    #expect(mutant.kill?.isStep == false)
    #expect(mutant.kill?.position.line == 30)
    #expect(mutant.casesPlayed == 1)
  }

  @Test("what can be seen and nothing notices has survived")
  func survived() throws {
    let mutant = try #require(FaultFixture.play([FaultFixture.icon], ["C1", "C5"]).first)
    #expect(mutant.status == .survived)
    #expect(mutant.isMissed)
    #expect(mutant.changedCases == ["C5"])
    #expect(mutant.casesPlayed == 2)
  }

  @Test("a fault that the selected cases never come to is undecided while its own is not selected")
  func notCome() throws {
    let mutant = try #require(FaultFixture.play([FaultFixture.cancel], ["C1", "C2"]).first)
    #expect(mutant.status == .undecided)
    #expect(mutant.unselectedCases == ["C6"])
    #expect(!mutant.isMissed)
  }

  @Test("on fewer phones than the plan's, what shows on none of them is undecided")
  func narrowed() throws {
    let plan = CompiledPlan(try Plans.shipped())
    let fault = Fault("the row stands elsewhere in one mode", "C2") {
      $0.layout.rowPlace.oneHand = .belowField
    }
    let index = try #require(plan.plan.cases.firstIndex { $0.id == "C2" })
    func status(_ modes: [ToolbarMode]?) throws -> Mutant.Status {
      let options = RunOptions(modes: modes)
      let mutation = Mutation(plan, cases: [index], options: options)
      return try #require(mutation.play([fault]).first).status
    }
    #expect(try status([.topBar]) == .undecided)
    #expect(try status([.oneHand]) == .killed)
    #expect(try status(nil) == .killed)
  }

  @Test("in a plan without any case of the catalogue, nothing has survived")
  func foreign() throws {
    let text =
      "## Chat list\n\n| ID | Do | Expect |\n|--|--|--|\n| Q1 | Search for `news` | The results |\n"
    let mutation = Mutation(CompiledPlan(Sample.plan(text)), cases: [0], options: RunOptions())
    #expect(mutation.isForeign)
    let mutants = mutation.play([FaultFixture.icon, FaultFixture.cancel])
    #expect(mutants.map(\.status) == [.undecided, .undecided])
    #expect(mutants.allSatisfy { !$0.isMissed })
  }

  @Test("without a fault every film is the healthy one")
  func healthy() throws {
    let ids = FaultFixture.plan.cases.map(\.id)
    let mutant = try #require(FaultFixture.play([FaultFixture.none], ids).first)
    #expect(mutant.status == .notReached)
    #expect(mutant.changedCases == [])
    #expect(mutant.casesPlayed == ids.count)
  }

  @Test("a phone that never comes to rest is cut off and counts as killed by time-out")
  func restless() throws {
    let text =
      "## Chat list\n\n| ID | Do | Expect |\n|--|--|--|\n"
      + "| D7 | Search for `news` | The results |\n"
    let plan = CompiledPlan(Sample.plan(text))
    let fault = Fault("it loads the first page again and again", "D7") {
      $0.paging.automatic = .always
      $0.paging.cursor = .first
    }
    let mutant = try #require(
      Mutation(plan, cases: [0], options: RunOptions()).play([fault]).first)
    #expect(mutant.status == .timedOut)
    #expect(mutant.kill?.message.hasPrefix(Stage.restlessness) == true)
    #expect(!mutant.isMissed)
  }

  @Test("a kill by a case that the fault does not name is not enough")
  func elsewhere() throws {
    let fault = Fault("Cancel searches", "C5") { $0.consent.cancelSearches = true }
    let mutant = try #require(FaultFixture.play([fault], ["C5", "C6"]).first)
    #expect(mutant.status == .elsewhere)
    #expect(mutant.kill?.caseID == "C6")
    #expect(mutant.isMissed)
  }

  @Test("where a named case was not selected, any kill counts")
  func partly() throws {
    let fault = Fault("Cancel searches", "C5 C9") { $0.consent.cancelSearches = true }
    let mutant = try #require(FaultFixture.play([fault], ["C5", "C6"]).first)
    #expect(mutant.status == .killed)
  }

  @Test("what nothing notices is undecided until all cases that should notice it are selected")
  func undecided() throws {
    let fault = Fault("Cancel searches", "C5 C6") { $0.consent.cancelSearches = true }
    let icon = Fault("another icon", "C5 C6") { $0.strings.directoryIcon = "globe" }
    let early = Fault("it does not wait", "C5 C6") { $0.consent.waitsForAnswer = false }
    for fault in [icon, early] {
      let alone = try #require(FaultFixture.play([fault], ["C5"]).first)
      #expect(alone.status == .undecided)
      #expect(alone.unselectedCases == ["C6"])
      #expect(!alone.isMissed)
    }
    let both = FaultFixture.play([fault, icon, early], ["C5", "C6"])
    #expect(both.map(\.status) == [.killed, .survived, .killed])
    #expect(both.allSatisfy { $0.unselectedCases == [] })
    #expect(both.map(\.isMissed) == [false, true, false])
  }

  @Test("no case of the plan alone has a survivor that only another case should catch")
  func eachAlone() {
    for planCase in FaultFixture.plan.cases {
      let faults = FaultCatalogue.search([planCase.id])
      let mutants = FaultFixture.play(faults, [planCase.id], jobs: 2)
      #expect(mutants.filter(\.isMissed).map(\.fault.name) == [], "\(planCase.id)")
    }
  }

  @Test("a rule that no case consults is not reached, whatever its fault says")
  func unreached() throws {
    let ids = ["C1", "C5", "D2"]
    let fault = Fault("archived contacts say nothing", "D2") { $0.archived.showsEmptyText = false }
    let mutant = try #require(FaultFixture.play([fault], ids).first)
    #expect(mutant.status == .notReached)
    #expect(mutant.casesPlayed == 3)
    #expect(mutant.changedCases == [])
  }

  @Test("the whole matrix names each case that notices a fault")
  func matrix() throws {
    let cancels = [FaultFixture.cancel]
    let mutant = try #require(FaultFixture.play(cancels, ["C5", "C6", "C9"], isFull: true).first)
    #expect(mutant.kills.map(\.caseID) == ["C6"])
    #expect(mutant.casesPlayed == 3)
  }

  @Test("neither the number of jobs nor the order of the faults changes anything")
  func order() {
    let faults = Array(FaultCatalogue.search(["C5"]).prefix(6))
    let alone = FaultFixture.play(faults, ["C5", "C6"])
    let together = FaultFixture.play(faults.reversed(), ["C5", "C6"], jobs: 3)
    #expect(alone.map(\.status) == together.reversed().map(\.status))
    #expect(alone.map(\.kill) == together.reversed().map(\.kill))
    #expect(alone.map(\.casesPlayed) == together.reversed().map(\.casesPlayed))
  }

  @Test("a case that the healthy app fails can't notice anything")
  func sick() {
    let text =
      "## Chat list\n\n| ID | Do | Expect |\n|--|--|--|\n| C1 | Type `ne` | The chat opens |\n"
    let plan = CompiledPlan(Sample.plan(text))
    let mutation = Mutation(plan, cases: [0], options: RunOptions())
    #expect(mutation.sickCases == ["C1"])
    #expect(mutation.play([FaultFixture.icon]).map(\.casesPlayed) == [0])
  }
}
