import FakeDirectory
import PlanRunner
import ScreenModel
import Testing

@Suite("Opening and known chats")
struct OpeningTests {
  private let words = StandardContent.words

  /// The ways to open a result.
  enum Way: CaseIterable { case row, trailing, menu }

  private func open(_ hand: inout Hand, _ way: Way) throws {
    switch way {
    case .row: try hand.tap(.resultRow)
    case .trailing: try hand.tap(.trailing)
    case .menu:
      try hand.hold(.resultRow)
      try hand.tap(.menuItem, "Open")
    }
  }

  @Test(
    "a channel opens unjoined, with the count of its link and no alert", arguments: Way.allCases,
    ToolbarMode.allCases)
  func channel(_ way: Way, _ mode: ToolbarMode) throws {
    var hand = Hand(mode, on: true)
    try hand.search(words.cinews)
    try open(&hand, way)
    #expect(!hand.has(.keyboard))
    hand.pass(1_000)
    #expect(hand.labels(.spinner) == ["Loading profile…"])
    hand.settle()
    #expect(hand.labels(.chatTitle) == ["cinews"])
    #expect(hand.labels(.caption) == ["Tap Join channel"])
    #expect(hand.labels(.joinBar) == ["Join channel"])
    #expect(hand.labels(.toolbarCount) == ["1534 subscribers"])
    #expect(hand.labels(.bannerCount) == ["1534 subscribers"])
    #expect(!hand.has(.composer))
    #expect(!hand.film.contains { $0.screen.first(.alert) != nil })
    #expect(hand.requests == 1)
    try hand.tap(.backButton)
    #expect(hand.screen.first(.searchField)?.value == words.cinews)
    #expect(hand.labels(.resultRow).isEmpty)
    #expect(hand.labels(.chatRow).count == 1)
  }

  @Test("a group opens unjoined, without a count; joining brings the composer")
  func group() throws {
    var hand = Hand(.oneHand, on: true)
    try hand.search(words.cycling)
    try hand.tap(.resultRow, hand.labels(.resultRow).last)
    hand.settle()
    #expect(hand.labels(.chatTitle) == ["City Cycling"])
    #expect(hand.labels(.caption) == ["Tap Join group"])
    #expect(hand.labels(.joinBar) == ["Join group"])
    #expect(!hand.has(.toolbarCount) && !hand.has(.bannerCount))
    try hand.tap(.joinBar)
    #expect(hand.has(.composer) && !hand.has(.joinBar))
  }

  @Test(
    "the menu lies over an upright row without its Open; closing it does nothing",
    arguments: ToolbarMode.allCases)
  func menu(_ mode: ToolbarMode) throws {
    var hand = Hand(mode, on: true)
    try hand.search(words.cinews)
    let before = hand.screen
    try hand.hold(.resultRow)
    #expect(hand.labels(.menuItem) == ["Open"])
    let preview = hand.index(.preview)
    let copied = hand.screen.descendants(of: preview).map { hand.screen.elements[$0] }
    let row = before.descendants(of: hand.index(.resultRow)).map { before.elements[$0] }
    #expect(copied.map(\.label) == row.dropLast().map(\.label))
    #expect(!copied.contains { $0.traits.contains(.upsideDown) || $0.identifier == .trailing })
    #expect(hand.screen.elements[hand.index(.resultRow)].isHittable == false)
    try hand.perform(.dismiss)
    hand.settle()
    #expect(hand.screen == before)
    #expect(hand.phone.journal.linksAsked.isEmpty)
  }

  @Test("the menu needs iOS 16", arguments: [(15, false), (16, true), (18, true)])
  func versions(_ ios: Int, _ hasMenu: Bool) throws {
    var hand = Hand(.oneHand, on: true, ios: ios)
    try hand.search(words.cinews)
    let row = hand.screen.elements[hand.index(.resultRow)]
    if hasMenu {
      try hand.hold(.resultRow)
      #expect(hand.has(.menu))
    } else {
      #expect(throws: ActionError.noReaction(row)) { try hand.hold(.resultRow) }
    }
  }

  @Test("a group that is being joined says so and opens nothing")
  func joining() throws {
    var hand = Hand(.oneHand, on: true)
    try hand.search(words.legacy)
    let row = hand.index(.resultRow)
    let parts = hand.screen.descendants(of: row).map { hand.screen.elements[$0] }
    #expect(parts.contains { $0.identifier == .caption && $0.label == "Already joining" })
    #expect(!parts.contains { $0.identifier == .trailing })
    try hand.tap(.resultRow)
    #expect(hand.labels(.alertTitle) == ["Already joining the group!"])
    hand.settle()
    #expect(hand.phone.journal.linksAsked.isEmpty && hand.has(.chatList))
  }

  @Test(
    "a chat that the directory lists is a chat row, by its link and by nothing else",
    arguments: [
      ("newsdesk", ["newsdesk"], []),
      ("quokka", ["newsdesk"], ["#Quokka Watch"]),
      ("seaglass", ["Harbour Talk"], ["#Seaglass Diary"]),
      (
        "harbour", ["Harbour Talk", "Harbour Rowing", "Harbour Choir"],
        ["#Harbour Rowing", "#Harbour Choir"]
      ),
    ] as [(String, [String], [String])])
  func known(_ text: String, _ chats: [String], _ results: [String]) throws {
    var hand = Hand(.topBar, on: true)
    try hand.search(text)
    func titles(_ identifier: Element.Identifier) -> [String] {
      hand.screen.indices(of: identifier).flatMap { row in
        hand.screen.descendants(of: row).map { hand.screen.elements[$0] }
          .filter { $0.identifier == .title }.map(\.label)
      }
    }
    #expect(titles(.chatRow) == chats)
    #expect(Array(titles(.resultRow).prefix(2)) == results)
    #expect(hand.requests == 1)
  }

  @Test("markdown in a name or a description is shown as it is written")
  func literal() throws {
    var hand = Hand(.topBar, on: true)
    try hand.search(words.markdown)
    #expect(hand.labels(.title).contains("#*bold* [x](https://example.com)"))
    #expect(
      hand.labels(.description).contains(
        "Write *bold*, _slanted_ or [x](https://example.com) as you like."))
    #expect(!hand.screen.elements.contains { !$0.runs.isEmpty })
  }

  @Test("opening amid a further page keeps the rows and frees the load row")
  func amidPage() throws {
    var hand = Hand(.topBar, on: true)
    try hand.search(words.news)
    let rows = hand.labels(.resultRow)
    try hand.tap(.loadRow)
    try hand.tap(.resultRow)
    #expect(hand.labels(.resultRow) == rows)
    #expect(hand.screen.first(.loadRow)?.isEnabled == true)
    hand.settle()
    try hand.tap(.backButton)
    #expect(Array(hand.labels(.resultRow)) == Array(rows.dropFirst()))
  }
}
