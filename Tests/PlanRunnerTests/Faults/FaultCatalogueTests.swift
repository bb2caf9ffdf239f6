import PlanRunner
import ScreenModel
import Testing

@Suite("Fault catalogue")
struct FaultCatalogueTests {
  private static let plan = FaultFixture.plan

  /// Texts that only another fault brings to the screen, and two that no screen can show.
  private static let textsOfWrongDecisions = [
    "oldConsentTitle", "oldSearch", "oldDontShowAgain", "directoryHeading", "namesHeading",
    "knownNote", "searchFailedTitle", "copy", "noChats", "noFilteredChats",
    "openChannelQuestion", "openGroupQuestion",
  ].map { "strings.\($0)" }

  @Test("no two faults share a name")
  func names() {
    let names = FaultCatalogue.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test("no two faults are the same wrong decision, and none is the right one")
  func rules() {
    let rules = FaultCatalogue.all.map(\.rules)
    #expect(Set(rules).count == rules.count)
    #expect(!rules.contains(Rules()))
  }

  @Test("every rule that the app can get wrong is changed by a fault")
  func everyRule() {
    let changed = Set(FaultCatalogue.all.flatMap { Difference(of: $0).rules })
    let missing = Difference.everyRule.filter { !changed.contains($0) }
    #expect(missing == Self.textsOfWrongDecisions)
  }

  @Test("the cases that faults name are in the plan")
  func cases() {
    let known = Set(Self.plan.cases.map(\.id))
    for fault in FaultCatalogue.all {
      #expect(fault.cases.filter { !known.contains($0) } == [], "\(fault.name)")
    }
  }

  @Test(
    "each case of the plan is named by two faults at least", arguments: Self.plan.cases.map(\.id))
  func named(_ id: String) {
    #expect(FaultCatalogue.all.count { $0.cases.contains(id) } >= 2)
  }

  @Test("a fault names cases, or else the row that the plan lacks")
  func missingRows() {
    for fault in FaultCatalogue.all {
      #expect(fault.cases.isEmpty == (fault.missingRow != nil), "\(fault.name)")
      #expect(fault.missingRow?.contains(" | ") != false, "\(fault.name)")
    }
  }

  @Test("the criteria of a fault are those of its cases")
  func criteria() throws {
    let fault = try #require(FaultCatalogue.fault(named: "Cancel searches all the same"))
    #expect(fault.cases == ["C6"])
    #expect(fault.criteria(in: Self.plan) == ["AC4"])
  }

  @Test(
    "a word finds names, cases and what really happened",
    arguments: [
      (["upside", "preview"], 3), (["w10"], 3), (["no such word"], 0),
      (["★", "stops", "old reply"], 1),
    ])
  func search(_ words: [String], _ count: Int) {
    #expect(FaultCatalogue.search(words).count == count)
  }

  @Test("the difference of a fault is its one changed rule")
  func difference() throws {
    let fault = try #require(FaultCatalogue.fault(named: "An old reply stops the new spinner"))
    #expect(Difference(of: fault).words == ["progress.staleReplyStops: false → true"])
  }
}
