import PlanRunner
import ScreenModel
import Testing

/// A change of the Setup's words, a case, and the ways in which it is played then.
struct SetupWays: Sendable, CustomTestStringConvertible {
  var old: String
  var new: String
  var id: String
  var ways: [String]

  init(_ old: String, _ new: String, _ id: String, _ ways: [String]) {
    self.old = old
    self.new = new
    self.id = id
    self.ways = ways
  }

  var testDescription: String { "\(id): \(old) -> \(new)" }
}

@Suite("The Setup list decides on which phones a case is played")
struct SetupMatrixTests {
  private static let one = "one-hand, iPhone SE, large, 17"
  private static let top = "top-bar, iPhone SE, large, 17"
  private static let bothModes = "in **both toolbar modes** (one-hand UI on and off)"

  private static let modes = [
    SetupWays("", "", "C6", [one, top]),
    SetupWays("", "", "G3", [one, top]),
    SetupWays("", "", "W9", [one]),
    SetupWays(bothModes, "in the one-hand mode", "C6", [one]),
    SetupWays(bothModes, "in the top-bar mode", "C6", [top]),
    SetupWays("every chat-list case", "every New chat case", "C6", [one]),
    SetupWays("every chat-list case", "every New chat case", "W9", [one, top]),
    SetupWays("every chat-list case", "every case", "W9", [one, top]),
  ]

  private static let phones = [
    SetupWays(
      "", "", "W1",
      [
        one, "one-hand, iPhone 15 Pro Max, large, 17",
        "one-hand, iPhone SE, accessibility3, 17",
      ]),
    SetupWays("(iPhone SE)", "(iPhone 15)", "W9", ["one-hand, iPhone 15, large, 17"]),
    SetupWays(
      " and a large one", " and a large one (iPhone 15)", "W1",
      [one, "one-hand, iPhone 15, large, 17", "one-hand, iPhone SE, accessibility3, 17"]),
    SetupWays(
      ", or switch Dynamic Type to a large size", "", "W1",
      [one, "one-hand, iPhone 15 Pro Max, large, 17"]),
    SetupWays(
      "to a large size", "to accessibility5", "W1",
      [
        one, "one-hand, iPhone 15 Pro Max, large, 17",
        "one-hand, iPhone SE, accessibility5, 17",
      ]),
    SetupWays(
      " for the layout cases", "", "W9",
      [
        one, "one-hand, iPhone 15 Pro Max, large, 17",
        "one-hand, iPhone SE, accessibility3, 17",
      ]),
    SetupWays(
      "", "", "D3",
      ["one-hand, iPhone SE, accessibility3, 17", "top-bar, iPhone SE, accessibility3, 17"]),
    SetupWays(
      "to a large size", "to xxxLarge", "D3",
      ["one-hand, iPhone SE, xxxLarge, 17", "top-bar, iPhone SE, xxxLarge, 17"]),
  ]

  static let all = modes + phones

  @Test(arguments: all)
  func `words decide`(row: SetupWays) throws {
    let plan = try #require(SetupFixture.plan(row.old, row.new))
    #expect(SetupFixture.ways(row.id, in: plan) == row.ways)
  }

  /// What the menu's sentence says, and the versions of iOS that W8 is played on.
  static let versions: [(old: String, new: String, versions: [String])] = [
    ("", "", ["16", "15 no menu"]),
    ("iOS 16 or", "iOS 18 or", ["18", "17 no menu", "15 no menu"]),
    ("iOS 16 or later", "iOS 16", ["16", "15 no menu"]),
    ("; on iOS 15 there is no menu", "", ["16", "15 no menu"]),
    ("D15, W8", "D15", ["17"]),
    ("D15, W8", "D15 and W8", ["16", "15 no menu"]),
  ]

  @Test(arguments: versions)
  func `the menu's versions are played`(
    row: (old: String, new: String, versions: [String])
  ) throws {
    let plan = try #require(SetupFixture.plan(row.old, row.new))
    let ways = SetupFixture.ways("W8", in: plan).filter { $0.contains("iPhone SE, large") }
    let found = ways.map { $0.split(separator: ", ").last.map(String.init) ?? "" }
    #expect(found == row.versions)
  }

  @Test func `a wrong number for the menu's iOS fails its cases`() throws {
    let plan = try #require(SetupFixture.plan("iOS 16 or", "iOS 18 or"))
    #expect(try status("W8", in: plan) == .failed)
    #expect(try status("W8", in: #require(SetupFixture.plan())) == .passed)
  }

  @Test func `a switch that is on at first fails the cases that need the alert`() throws {
    let plan = try #require(SetupFixture.plan("off by default", "on by default"))
    #expect(CompiledPlan(plan).setup.launch(Launch(), live: false).directorySearchOn)
    #expect(try status("C7", in: plan) == .error)
    #expect(try status("C7", in: #require(SetupFixture.plan())) == .passed)
  }

  @Test func `options of the run go before the Setup`() throws {
    let plan = try #require(SetupFixture.plan())
    let options = RunOptions(
      modes: [.topBar], phone: .iPhone15, textSize: .small, ios: 18)
    #expect(
      SetupFixture.ways("W8", in: plan, options: options) == ["top-bar, iPhone 15, small, 18"])
  }

  private func status(_ id: String, in plan: Plan) throws -> Status? {
    let index = try #require(plan.cases.firstIndex { $0.id == id })
    return Engine.play(plan, cases: [index], options: RunOptions()).first?.status
  }
}
