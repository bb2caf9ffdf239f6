import FakeDirectory
import PlanRunner
import ScreenModel
import Testing

@Suite("New chat")
struct NewChatTests {
  private let words = StandardContent.words

  private func sheet(on: Bool = true, profile: String = "P1") throws -> Hand {
    var hand = Hand(.oneHand, on: on, profile: profile)
    try hand.tap(.pencil)
    return hand
  }

  @Test("text hides the actions and brings the rows below the field")
  func typing() throws {
    var hand = try sheet()
    #expect(hand.labels(.actionRow).count == 4 && hand.has(.archiveRow))
    #expect(hand.labels(.sectionHeader) == ["Your Contacts"])
    try hand.type("alice")
    #expect(!hand.has(.actionRow) && !hand.has(.archiveRow))
    #expect(hand.frame(.searchBar).maxY == hand.frame(.connectRow).y)
    #expect(hand.frame(.connectRow).maxY == hand.frame(.directoryRow).y)
    #expect(hand.labels(.emptyRow) == ["No filtered contacts"])
  }

  @Test("one card holds contacts, chats, results and the load row, in this order")
  func card() throws {
    var hand = try sheet()
    try hand.search(words.news)
    let card = hand.index(.resultsCard)
    let rows = hand.screen.elements.filter { $0.parent == card }
    let kinds: [Element.Identifier] =
      [.contactRow, .chatRow] + Array(repeating: .resultRow, count: 9) + [.loadRow]
    #expect(rows.map(\.identifier) == kinds)
    #expect(rows.prefix(2).map(\.label) == ["Agnes Newsome", "newsdesk"])
    #expect(!hand.has(.sectionHeader) && !hand.has(.emptyRow))
  }

  @Test("the empty text waits for the search and comes back when nothing is found")
  func emptyText() throws {
    var hand = try sheet()
    try hand.type(words.nonsense)
    #expect(hand.has(.emptyRow))
    try hand.tap(.directoryRow)
    hand.pass(1_000)
    #expect(!hand.has(.emptyRow))
    hand.settle()
    #expect(hand.labels(.emptyRow) == ["No filtered contacts"])
    let quiet = try sheet(profile: "P4")
    #expect(quiet.labels(.emptyRow) == ["No contacts"])
  }

  @Test("a result closes the sheet and opens unjoined", arguments: [true, false])
  func opens(_ byMenu: Bool) throws {
    var hand = try sheet()
    try hand.search(words.cinews)
    if byMenu {
      try hand.hold(.resultRow)
      try hand.tap(.menuItem)
    } else {
      try hand.tap(.trailing)
    }
    hand.settle()
    #expect(hand.labels(.joinBar) == ["Join channel"])
    #expect(!hand.has(.newChat))
    #expect(!hand.film.contains { $0.screen.first(.alert) != nil })
  }

  @Test(
    "a known chat looks like a contact",
    arguments: [
      ("quokka", "newsdesk", Element.Identifier.star), ("seaglass", "Harbour Talk", .mask),
    ])
  func known(_ text: String, _ name: String, _ mark: Element.Identifier) throws {
    var hand = try sheet()
    try hand.search(text)
    let row = hand.index(.chatRow, name)
    let parts = hand.screen.descendants(of: row).map { hand.screen.elements[$0] }
    #expect(parts.map(\.identifier) == [.avatar, .title, mark])
    #expect(parts[0].frame.width == 30 && parts[1].label == name)
    try hand.tap(.chatRow, name)
    #expect(hand.labels(.chatTitle) == [name] && !hand.has(.newChat) && hand.has(.composer))
  }

  @Test("closing the sheet stops its search and leaves the chat list alone")
  func closing() throws {
    var hand = Hand(.oneHand, on: true)
    try hand.search(words.cycling)
    let before = hand.screen
    try hand.tap(.pencil)
    try hand.type(words.cinews)
    try hand.tap(.directoryRow)
    hand.pass(1_500)
    #expect(hand.has(.spinner))
    try hand.perform(.dismiss)
    #expect(hand.screen == before)
    hand.settle()
    #expect(hand.screen == before)
    try hand.tap(.pencil)
    #expect(hand.screen.first(.searchField)?.value == "")
  }

  @Test("a notification of another profile takes the results away")
  func notification() throws {
    var hand = try sheet()
    try hand.search(words.news)
    try hand.perform(.notify(profile: "Work"))
    try hand.tap(.notification)
    #expect(!hand.has(.resultRow) && !hand.has(.loadRow) && !hand.has(.notification))
    #expect(hand.has(.newChat))
    hand.settle()
    #expect(!hand.has(.resultRow))
  }

  @Test("archived contacts have a return key and no directory search")
  func archived() throws {
    var hand = try sheet()
    try hand.tap(.archiveRow)
    #expect(hand.labels(.contactRow) == ["Tobias Alder"])
    try hand.type("alice")
    #expect(hand.labels(.returnKey) == ["return"])
    #expect(!hand.has(.directoryRow) && !hand.has(.connectRow))
    #expect(hand.labels(.emptyRow) == ["No filtered contacts"])
    try hand.tap(.returnKey)
    hand.settle()
    #expect(hand.requests == 0 && !hand.has(.keyboard))
  }

  @Test("the pencil stops a search of the chat list")
  func pencil() throws {
    var hand = Hand(.oneHand, on: true)
    try hand.type(words.cinews)
    try hand.tap(.directoryRow)
    hand.pass(1_500)
    #expect(hand.has(.spinner))
    try hand.tap(.pencil)
    #expect(!hand.has(.spinner))
    hand.settle()
    try hand.perform(.dismiss)
    #expect(!hand.has(.resultRow) && hand.has(.directoryRow) && !hand.has(.spinner))
  }
}
