import FakeDirectory
import PlanRunner
import ScreenModel
import Testing

@Suite("Search rows and consent")
struct ConsentTests {
  private static let title = "Enable Directory search?"

  @Test(
    "the rows by the field follow the text",
    arguments: ToolbarMode.allCases,
    [
      ("", [], []), (" ", [], ["Search in Directory"]), ("n", [], ["Search in Directory"]),
      ("ne", [], ["Search in Directory"]), ("alic", [], ["Search in Directory"]),
      ("alice", ["Connect to alice.testing"], ["Search in Directory"]),
      ("#abcd", [], ["Search in Directory"]), ("a.b", ["Connect to a.b"], ["Search in Directory"]),
    ] as [(String, [String], [String])])
  func rows(_ mode: ToolbarMode, _ row: (text: String, connect: [String], search: [String])) throws
  {
    var hand = Hand(mode)
    try hand.type(row.text)
    #expect(hand.labels(.connectRow) == row.connect)
    #expect(hand.labels(.directoryRow) == row.search)
    let hasTags = mode == .topBar || row.text.isEmpty
    #expect(hand.has(.tagBar) == hasTags)
    #expect(hand.requests == 0)
  }

  @Test(
    "a pasted link keeps the tags, offers no search and connects", arguments: ToolbarMode.allCases)
  func link(_ mode: ToolbarMode) throws {
    var hand = Hand(mode)
    try hand.paste(" look: \(StandardContent.links.unlistedGroup) ")
    #expect(hand.has(.tagBar))
    #expect(!hand.has(.directoryRow) && !hand.has(.connectRow) && !hand.has(.keyboard))
    let field = try #require(hand.screen.first(.searchField))
    #expect(field.value == "SimpleX group link (via smp1.example.org)")
    #expect(!field.isEnabled && field.traits.contains(.grey))
    #expect(throws: ActionError.disabled(field)) { try hand.type("more") }
    hand.settle()
    #expect(hand.labels(.alertButton) == ["Cancel", "Open new group"])
    #expect(hand.phone.journal.linksAsked == [StandardContent.links.unlistedGroup])
    #expect(hand.requests == 0)
  }

  @Test("the question has these words, and Cancel sends nothing", arguments: [true, false])
  func cancel(_ byKey: Bool) throws {
    var hand = Hand()
    try hand.type("ne")
    #expect(hand.labels(.returnKey) == ["Search"])
    try hand.tap(byKey ? .returnKey : .directoryRow)
    #expect(hand.labels(.alertTitle) == [Self.title])
    #expect(
      hand.labels(.alertMessage) == [
        "Search text is sent to SimpleX Directory, each search separately and without your "
          + "profile, so it can't build your search history."
      ])
    #expect(hand.labels(.alertButton) == ["Cancel", "Enable"])
    #expect(!hand.has(.keyboard))
    try hand.tap(.alertButton, "Cancel")
    hand.settle()
    #expect(hand.requests == 0)
    #expect(!hand.film.contains { $0.screen.first(.spinner) != nil })
    #expect(hand.labels(.directoryRow) == ["Search in Directory"])
    #expect(!hand.has(.resultRow))
  }

  @Test("Enable searches, turns the switch on, and is not asked for again")
  func enable() throws {
    var hand = Hand()
    try hand.type("cinews")
    try hand.tap(.directoryRow)
    try hand.tap(.alertButton, "Enable")
    #expect(hand.phone.journal.searches == [SearchRequest(text: "cinews")])
    hand.settle()
    for (key, requests) in [(Element.Identifier.directoryRow, 2), (.returnKey, 3)] {
      try hand.type("cycling \(requests)")
      try hand.tap(key)
      #expect(!hand.has(.alert))
      #expect(hand.requests == requests)
    }
    #expect(try switchValue(&hand) == "1")
    try hand.tap(.toggle, "Directory search")
    try hand.tap(.backButton)
    try hand.tap(.backButton)
    try hand.type("news")
    try hand.tap(.directoryRow)
    #expect(hand.labels(.alertTitle) == [Self.title])
    #expect(hand.requests == 3)
  }

  private func switchValue(_ hand: inout Hand) throws -> String? {
    try hand.tap(.profileButton)
    try hand.tap(.settingsRow, "Settings")
    try hand.tap(.settingsRow, "Privacy")
    return hand.screen.elements.first { $0.label == "Directory search" }?.value
  }

  @Test("blank text does nothing at all", arguments: [" ", "\t", "  \t "], [true, false])
  func blank(_ text: String, _ isOn: Bool) throws {
    var hand = Hand(.oneHand, on: isOn)
    try hand.type(text)
    let before = hand.screen
    try hand.tap(.returnKey)
    try hand.tap(.directoryRow)
    hand.settle()
    #expect(hand.screen == before)
    #expect(hand.phone.journal.entries.isEmpty)
  }

  @Test("the row is hidden from the search to the next change of the text")
  func hiding() throws {
    var hand = Hand(.oneHand, on: true)
    try hand.type(" cinews ")
    #expect(hand.has(.directoryRow))
    try hand.tap(.directoryRow)
    #expect(!hand.has(.directoryRow) && hand.has(.connectRow))
    hand.settle()
    #expect(!hand.has(.directoryRow) && hand.has(.resultRow) && hand.has(.connectRow))
    #expect(hand.phone.journal.searches.map(\.text) == ["cinews"])
    #expect(hand.phone.journal.namesAsked.isEmpty)
    try hand.type("cinew")
    #expect(hand.has(.directoryRow) && !hand.has(.resultRow))
  }

  @Test("an answer that comes after a change of profile sends nothing")
  func otherProfile() throws {
    var hand = Hand()
    try hand.type("cinews")
    try hand.tap(.directoryRow)
    try hand.perform(.notify(profile: "P2"))
    try hand.tap(.notification)
    #expect(!hand.has(.alert))
    hand.settle()
    #expect(hand.requests == 0)
  }
}
