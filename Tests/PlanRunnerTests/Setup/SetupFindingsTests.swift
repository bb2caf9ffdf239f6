import PlanRunner
import Testing

/// Words of the shipped Setup that are changed, and what is said then.
struct SetupEdit: Sendable, CustomTestStringConvertible {
  var old: String
  var new: String
  /// The line, the severity and a part of each message, in order.
  var says: [(line: Int?, kind: String, part: String)]

  init(_ old: String, _ new: String, _ says: (line: Int?, kind: String, part: String)...) {
    self.old = old
    self.new = new
    self.says = says
  }

  var testDescription: String { "\(old) -> \(new)" }
}

@Suite("A word of the Setup list that matters changes the run, or the run says so")
struct SetupFindingsTests {
  @Test func `the shipped Setup holds`() throws {
    let plan = try #require(SetupFixture.plan())
    #expect(SetupFixture.findings(plan) == [])
  }

  private static let phones = [
    SetupEdit("(iPhone SE)", "(iPhone SEE)", (7, "error", "did you mean iPhone SE or iPhone 15?")),
    SetupEdit("(iPhone SE)", "(Pixel 8)", (7, "error", "no phone is called “Pixel 8”")),
    SetupEdit(
      "(iPhone SE)", "(iPhone 15 Pro Max)", (nil, "error", "is not smaller than the large one")),
    SetupEdit(
      "Use a small one (iPhone SE) and a large one", "Use a small one (iPhone SE)",
      (nil, "warning", "does not speak of the large phone")),
    SetupEdit(
      "a small one (", "a tiny one (", (nil, "warning", "the small phone"),
      (7, "warning", "no phrase reads “Use a tiny one”"), (7, "warning", "“iPhone SE”")),
    SetupEdit("to a large size", "to xxLarg", (7, "error", "did you mean xxLarge")),
    SetupEdit(
      "switch Dynamic Type to a large size", "use your glasses",
      (nil, "warning", "the large text"), (7, "warning", "no phrase reads “or use your glasses”")),
    SetupEdit("layout cases", "big cases", (7, "warning", "“for the big cases”")),
  ]

  private static let menu = [
    SetupEdit("(D15, W8)", "(D15, W80)", (7, "warning", "the plan has no case W80")),
    SetupEdit("(D15, W8) ", "", (7, "warning", "no case is named")),
    SetupEdit("on iOS 15", "on iOS 16", (7, "error", "iOS 16 has no menu here")),
    SetupEdit("on iOS 15", "on iOS 9", (7, "error", "the app needs iOS 15")),
    SetupEdit(
      "there is no menu", "there is a menu", (nil, "warning", "the iOS without a menu"),
      (7, "warning", "there is a menu")),
    SetupEdit(
      "The long-press menu", "The menu", (nil, "warning", "the long-press menu needs"),
      (7, "warning", "no phrase reads"), (7, "warning", "no phrase reads"),
      (7, "warning", "no phrase reads"), (7, "warning", "nothing says what needs iOS 16")),
  ]

  private static let directory = [
    SetupEdit(
      "`ASENotDRAddress`", "`ASETimeout`",
      (8, "warning", "searches fail with ASENotDRAddress, not “ASETimeout”")),
    SetupEdit(
      "/_rotate_address_keys <", "/_rotate_adress_keys <",
      (8, "warning", "did you mean /_rotate_address_keys?")),
    SetupEdit("fail with", "succeed with", (nil, "warning", "the rotation of the live directory")),
    SetupEdit("does not change", "changes", (nil, "warning", "the published link")),
    SetupEdit(
      "**Test directory:**", "**Quiz directory:**",
      (nil, "warning", "does not speak of the test directory"),
      (nil, "warning", "the Setup offers no test directory"),
      (10, "warning", "“Quiz directory”")),
    SetupEdit(" pq_ratchet=on", "", (10, "warning", "“/ad” has no keys")),
    SetupEdit("`/ad pq", "`/add pq", (10, "warning", "did you mean /ad?")),
    SetupEdit("the short link", "the full link", (10, "warning", "a full link never carries")),
    SetupEdit(
      "by itself", "by hand", (nil, "warning", "service requests"),
      (10, "warning", "by hand")),
  ]

  private static let content = [
    SetupEdit("one listed channel", "90 listed channels", (12, "warning", "not 90")),
    SetupEdit("one listed regular group", "90 listed groups", (12, "warning", "not 90")),
    SetupEdit("one listed channel", "one listed chanel", (12, "warning", "“one listed chanel”")),
    SetupEdit("more than one page", "more than 90 pages", (13, "warning", "fit on")),
    SetupEdit(
      "about one per page", "about two per page",
      (13, "warning", "1 entries with large images fit on a page")),
    SetupEdit("a two-line", "a ten-line", (14, "warning", "0 entries with a long name")),
    SetupEdit(
      "`*bold* [x](https://example.com)`", "`*bald*`",
      (15, "warning", "nothing called “*bald*”")),
    SetupEdit(
      "`*bold* [x](https://example.com)`", "`cinews`",
      (15, "warning", "the example “cinews” is none")),
    SetupEdit(
      "one channel the test", "two channels the test",
      (16, "warning", "the profile in use has joined 1 channels, not 2")),
    SetupEdit("already joined", "already left", (16, "warning", "no phrase reads")),
  ]

  private static let names = [
    SetupEdit("C11 and G5", "C12 and G5", (17, "warning", "the plan has no case C12")),
    SetupEdit("C3, C11", "C1, C11", (17, "warning", "C1 does not speak of “Connect to …”")),
    SetupEdit(
      "\"Connect to …\"", "\"Link to …\"", (17, "warning", "C3 does not"),
      (17, "warning", "C11 does not"), (17, "warning", "G5 does not"),
      (17, "warning", "not “Link to …”")),
    SetupEdit(
      "verified `#name`", "verified `#nobody.testing`",
      (17, "warning", "no channel with a verified name “#nobody.testing”")),
    SetupEdit("an `@name`", "an `#name`", (17, "warning", "begins with “@”")),
    SetupEdit("least 5 ch", "least 6 ch", (17, "warning", "a word of 5 characters is offered")),
    SetupEdit(
      "least 5 ch", "least 4 ch",
      (17, "warning", "a word of 4 characters is offered as no name"),
      (17, "warning", "a word of 4 characters is offered as no name")),
    SetupEdit("`.testing`", "`.test`", (17, "warning", "is completed to")),
    SetupEdit(
      "never resolves", "resolves",
      (nil, "warning", "whether the search resolves names")),
  ]

  private static let toggle = [
    SetupEdit(
      "→ Privacy →", "→ Appearance →", (18, "warning", "“Appearance” does not react")),
    SetupEdit("\"Directory search\" (", "\"Search\" (", (18, "warning", "“Search” is not")),
    SetupEdit("in the Chats", "in the Device", (18, "warning", "in the section “Chats”")),
    SetupEdit("off by default", "on by default", (18, "warning", "off on a new phone")),
    SetupEdit(", off by default", "", (nil, "warning", "how the switch stands at first")),
    SetupEdit("While it is off", "While it is on", (18, "warning", "does not ask first")),
    SetupEdit("turn it off", "turn it on", (18, "warning", "the next search does not ask")),
    SetupEdit(
      "every search asks", "each search asks", (nil, "warning", "when a search asks"),
      (18, "warning", "“While it is off”"), (18, "warning", "“each search asks first”")),
  ]

  private static let modes = [
    SetupEdit("**both toolbar modes**", "**toolbar modes**", (19, "warning", "“toolbar modes”")),
    SetupEdit("UI on and off", "UI on", (19, "error", "contradict")),
    SetupEdit(
      "Run every chat-list case in", "Look at", (nil, "warning", "the toolbar modes"),
      (19, "warning", "“Look at”"), (19, "warning", "nothing says which cases")),
    SetupEdit(
      "**both toolbar modes** (one-hand UI on and off)", "peace",
      (nil, "warning", "the toolbar modes"), (19, "warning", "nothing says in which"),
      (19, "warning", "“peace”")),
  ]

  static let edits = phones + menu + directory + content + names + toggle + modes

  @Test(arguments: edits)
  func `a changed word is told`(edit: SetupEdit) throws {
    let plan = try #require(SetupFixture.plan(edit.old, edit.new))
    let found = SetupFixture.findings(plan)
    #expect(found.count == edit.says.count, "\(found)")
    for (line, wanted) in zip(found, edit.says) {
      let place = wanted.line.map { "plan.md:\($0):" } ?? "plan.md: "
      #expect(line.hasPrefix(place) && line.contains(": \(wanted.kind): "), "\(line)")
      #expect(line.contains(wanted.part))
    }
  }

  @Test func `a plan without a Setup list is played in the simplest way, and told so`() throws {
    let plan = Sample.plan
    #expect(CompiledPlan(plan).matrix == Matrix())
    let found = SetupFixture.findings(plan)
    #expect(found.count == 1)
    #expect(found.first?.contains("no Setup list") == true)
  }
}
