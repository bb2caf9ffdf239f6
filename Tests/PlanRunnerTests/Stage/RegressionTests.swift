import FakeDirectory
import PlanRunner
import ScreenModel
import Testing

@Suite("What must stay as it was")
struct RegressionTests {
  private let words = StandardContent.words

  @Test(
    "a known contact's name narrows the list, without asking anybody",
    arguments: [
      ("nadia.testing", true), ("@nadia.testing", false), ("@nadia", false),
    ])
  func narrows(_ text: String, _ keepsRow: Bool) throws {
    var hand = Hand()
    try hand.type(text)
    hand.pass(299)
    #expect(!hand.has(.chatRow) || text == "nadia")
    hand.pass(1)
    #expect(hand.labels(.chatRow) == ["Nadia, Thanks for the pictures!, 09:58"])
    #expect(hand.has(.connectRow) == keepsRow)
    hand.settle()
    #expect(hand.phone.journal.entries.isEmpty)
  }

  @Test("Connect to asks the name server once and brings the usual alert")
  func connects() throws {
    var hand = Hand()
    try hand.type("@olivia")
    try hand.tap(.connectRow, "Connect to @olivia.testing")
    #expect(!hand.has(.keyboard))
    hand.pass(1_200)
    #expect(hand.labels(.spinner) == ["Loading profile…"])
    hand.settle()
    #expect(hand.labels(.alertButton) == ["Cancel", "Open new chat"])
    #expect(hand.phone.journal.namesAsked == ["@olivia.testing"])
    #expect(hand.requests == 0)
    try hand.tap(.alertButton, "Cancel")
    #expect(hand.screen.first(.searchField)?.value == "")
  }

  @Test("a tag empties the text and the results; All ends it; the unread button filters")
  func filters() throws {
    var hand = Hand(.topBar, on: true)
    try hand.search(words.cycling)
    try hand.tap(.tag, "Channels")
    #expect(hand.screen.first(.searchField)?.value == "")
    #expect(hand.labels(.chatRow).count == 1 && !hand.has(.resultRow))
    try hand.type("nadia")
    #expect(hand.labels(.chatRow).count == 1)
    try hand.tap(.clearButton)
    try hand.tap(.tag, "All")
    #expect(hand.labels(.chatRow).count == 10)
    try hand.tap(.cancelButton)
    try hand.tap(.filterButton)
    #expect(hand.labels(.chatRow) == ["Xyzzyq Trio, Rehearsal moved to eight., Tue"])
  }

  @Test("a pull asks, reconnects once and leaves the search alone")
  func pull() throws {
    var hand = Hand(.oneHand, on: true)
    try hand.search(words.cinews)
    let before = hand.screen
    try hand.perform(.pullToRefresh)
    #expect(hand.labels(.alertTitle) == ["Reconnect servers?"])
    #expect(throws: ActionError.notPossible) { try hand.perform(.pullToRefresh) }
    try hand.tap(.alertButton, "Ok")
    hand.settle()
    #expect(hand.screen == before)
    #expect(hand.phone.journal.entries.filter { $0.event == .reconnected }.count == 1)
    #expect(hand.requests == 1)
  }

  @Test("another profile has no results, and an old reply brings none", arguments: [500, 5_000])
  func profiles(_ wait: Int) throws {
    var hand = Hand(.oneHand, on: true)
    try hand.type(words.news)
    try hand.tap(.directoryRow)
    hand.pass(wait)
    try hand.tap(.profileButton)
    try hand.tap(.profileRow, "Work")
    hand.settle()
    #expect(!hand.has(.resultRow) && !hand.has(.spinner) && !hand.has(.loadRow))
    #expect(hand.screen.first(.searchField)?.value == words.news)
    #expect(hand.has(.directoryRow))
  }

  @Test("onboarding pages give way to a search and come back", arguments: ToolbarMode.allCases)
  func onboarding(_ mode: ToolbarMode) throws {
    var hand = Hand(mode, on: true, profile: "P3")
    let page = hand.frame(.onboardingPage)
    let bar = hand.frame(.searchBar)
    #expect(mode == .oneHand ? page.maxY <= bar.y : bar.maxY <= page.y)
    try hand.type(words.nonsense)
    #expect(hand.has(.onboardingPage))
    try hand.tap(.directoryRow)
    hand.pass(100)
    #expect(!hand.has(.onboardingPage) && !hand.has(.overlay))
    hand.settle()
    #expect(hand.labels(.emptyRow) == ["No chats found"] && !hand.has(.overlay))
    try hand.tap(.clearButton)
    #expect(hand.has(.onboardingPage))
    try hand.search(words.cinews)
    #expect(hand.has(.resultRow) && !hand.has(.onboardingPage))
  }

  @Test("without the directory search nothing of it shows", arguments: ToolbarMode.allCases)
  func without(_ mode: ToolbarMode) throws {
    var hand = Hand(mode, on: true, rules: .withoutDirectorySearch)
    try hand.type("alice")
    #expect(!hand.has(.directoryRow) && hand.has(.connectRow))
    #expect(hand.labels(.returnKey) == ["return"])
    try hand.tap(.returnKey)
    try hand.tap(.pencil)
    try hand.type("alice")
    #expect(!hand.has(.directoryRow) && hand.labels(.returnKey) == ["return"])
    try hand.perform(.dismiss)
    try hand.tap(.profileButton)
    try hand.tap(.settingsRow)
    try hand.tap(.settingsRow, "Privacy")
    #expect(!hand.labels(.toggle).contains("Directory search"))
    hand.settle()
    #expect(hand.phone.journal.entries.isEmpty)
  }
}
