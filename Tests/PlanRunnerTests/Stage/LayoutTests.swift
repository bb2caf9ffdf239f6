import FakeDirectory
import PlanRunner
import ScreenModel
import Testing

@Suite("Layout")
struct LayoutTests {
  /// Every phone at every text size in both modes.
  static let configurations: [Configuration] = Phone.all.flatMap { phone in
    TextSize.allCases.flatMap { size in
      ToolbarMode.allCases.map { Configuration(mode: $0, phone: phone, textSize: size) }
    }
  }

  private func hand(_ configuration: Configuration) -> Hand {
    Hand(Launch(configuration: configuration, directorySearchOn: true))
  }

  @Test("parts lie in their rows, and neighbours do not overlap", arguments: configurations)
  func nests(_ configuration: Configuration) throws {
    var hand = hand(configuration)
    try hand.search(StandardContent.words.news)
    check(hand.screen)
    try hand.tap(.pencil)
    try hand.search(StandardContent.words.news)
    check(hand.screen)
  }

  private func check(_ screen: Screen) {
    let rows: Set<Element.Identifier> = [.chatRow, .resultRow, .contactRow, .loadRow]
    for (index, element) in screen.elements.enumerated() where rows.contains(element.identifier) {
      for part in screen.descendants(of: index) {
        #expect(
          element.frame.contains(screen.elements[part].frame),
          "\(screen.elements[part].identifier) of \(element.label) in \(screen.configuration)")
      }
    }
    let frames = screen.elements.filter { rows.contains($0.identifier) }.map(\.frame)
    for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(upper.maxY <= lower.y) }
  }

  @Test("Open stays whole on one line; name and description give way", arguments: configurations)
  func open(_ configuration: Configuration) throws {
    var hand = hand(configuration)
    try hand.search(StandardContent.words.expedition)
    let row = hand.index(.resultRow)
    let parts = hand.screen.descendants(of: row).map { hand.screen.elements[$0] }
    let open = try #require(parts.first { $0.identifier == .trailing })
    #expect(open.lines == 1)
    #expect(!open.traits.contains(.truncated))
    #expect(open.frame.maxX <= configuration.phone.width)
    let title = try #require(parts.first { $0.identifier == .title })
    #expect(title.lines == 1)
    #expect(title.traits.contains(.truncated))
    #expect(title.frame.maxX <= open.frame.x)
    let about = try #require(parts.first { $0.identifier == .description })
    #expect(about.lines == 2)
    #expect(about.traits.contains(.truncated))
    #expect(about.frame.maxX <= open.frame.x)
  }

  @Test("an alert and its buttons lie on the screen", arguments: configurations)
  func alert(_ configuration: Configuration) throws {
    var hand = Hand(Launch(configuration: configuration))
    try hand.type("ne")
    try hand.tap(.directoryRow)
    let screen = Rect(
      x: 0, y: 0, width: configuration.phone.width, height: configuration.phone.height)
    let alert = hand.index(.alert)
    #expect(screen.contains(hand.screen.elements[alert].frame))
    for part in hand.screen.descendants(of: alert) {
      #expect(hand.screen.elements[alert].frame.contains(hand.screen.elements[part].frame))
    }
  }

  @Test("the field and its rows lie between the list and the keyboard", arguments: configurations)
  func bars(_ configuration: Configuration) throws {
    var hand = hand(configuration)
    try hand.type("alice")
    let keyboard = hand.frame(.keyboard)
    let bar = hand.frame(.searchBar)
    let connect = hand.frame(.connectRow)
    let row = hand.frame(.directoryRow)
    let list = hand.frame(.list)
    if configuration.mode == .oneHand {
      #expect(list.maxY == connect.y)
      #expect(connect.maxY == row.y)
      #expect(row.maxY == bar.y)
      #expect(bar.maxY == keyboard.y)
    } else {
      #expect(hand.frame(.slot).maxY == bar.y)
      #expect(bar.maxY == connect.y)
      #expect(connect.maxY == row.y)
      #expect(row.maxY == list.y)
      #expect(list.maxY == keyboard.y)
    }
  }

  @Test("a one-hand list grows upwards from the field, a top-bar list downwards")
  func flip() {
    let oneHand = Hand(.oneHand)
    let topBar = Hand(.topBar)
    #expect(oneHand.labels(.chatRow) == topBar.labels(.chatRow).reversed())
    let newest = "newsdesk, The ferry runs again from Monday., 10:41"
    #expect(oneHand.frame(.chatRow, newest).maxY == oneHand.frame(.slot).y)
    #expect(topBar.frame(.chatRow, newest).y == topBar.frame(.searchBar).maxY)
    #expect(!oneHand.screen.elements.contains { $0.traits.contains(.upsideDown) })
  }

  @Test(
    "a result's avatar is as large as a chat's on the chat list, 30 points on New chat",
    arguments: [(TextSize.xSmall, 55), (.large, 63), (.accessibility5, 77)])
  func avatars(_ size: TextSize, _ points: Int) throws {
    var hand = Hand(
      Launch(configuration: Configuration(textSize: size), directorySearchOn: true))
    try hand.search(StandardContent.words.newsdesk)
    for avatar in hand.screen.elements where avatar.identifier == .avatar {
      #expect(avatar.frame.width == points)
      #expect(avatar.frame.height == points)
    }
    try hand.tap(.pencil)
    try hand.search(StandardContent.words.news)
    for avatar in hand.screen.elements where avatar.identifier == .avatar {
      #expect(avatar.frame.width == 30)
    }
  }

  @Test("what does not fit the list is scrolled out, and can be touched all the same")
  func scrolledOut() throws {
    var hand = Hand(.topBar)
    let list = hand.frame(.list)
    for element in hand.screen.elements where element.identifier == .chatRow {
      #expect(list.contains(element.frame) != element.traits.contains(.scrolledOut))
    }
    try hand.tap(.chatRow, "Private notes, Bread, tea, lamp oil, Sun")
    #expect(hand.labels(.chatTitle) == ["Private notes"])
  }
}
