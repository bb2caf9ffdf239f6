import FakeDirectory
import PlanRunner
import ScreenModel
import Testing

/// Numbers that repeat for a seed.
private struct Dice {
  var state: UInt64

  mutating func roll(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, count)))
  }
}

@Suite("Wandering through the app")
struct WanderTests {
  private static let texts = [
    "", " ", "n", "news", "cinews", "nadia.testing", "@olivia", "zqxvjk", "quokka", "harbour",
    "legacy", "cycling", StandardContent.links.unlistedGroup, StandardContent.links.newsdesk,
  ]
  private static let commands: [DirectoryCommand] = [
    .stop, .start, .setCount(false), .setLatency(500), .setLatency(11_000), .setRowsPerPage(2),
  ]
  /// What may send a search.
  private static let triggers: Set<Element.Identifier> = [
    .directoryRow, .returnKey, .loadRow, .alertButton,
  ]

  /// One step anywhere; gives the element that was touched.
  private func step(_ hand: inout Hand, _ dice: inout Dice) throws -> Element? {
    switch dice.roll(12) {
    case 0: try? hand.type(Self.texts[dice.roll(Self.texts.count)])
    case 1: hand.pass(dice.roll(3_000))
    case 2: hand.command(Self.commands[dice.roll(Self.commands.count)])
    case 3: try? hand.perform(.dismiss)
    case 4: try? hand.perform(.notify(profile: ["P1", "P2", "P3", "P4"][dice.roll(4)]))
    case 5: try? hand.perform(.pullToRefresh)
    default:
      let index = dice.roll(hand.screen.elements.count)
      let element = hand.screen.elements[index]
      if dice.roll(6) == 0 {
        try? hand.perform(.longPress(index))
      } else {
        try? hand.perform(.tap(index))
      }
      return element
    }
    return nil
  }

  @Test("what must always hold does so wherever one goes", arguments: 0..<24)
  func invariants(_ seed: Int) throws {
    var dice = Dice(state: UInt64(seed))
    var hand = Hand(
      seed.isMultiple(of: 2) ? .oneHand : .topBar, on: seed % 3 == 0,
      profile: ["P1", "P3", "P1", "P4"][seed % 4])
    for _ in 0..<200 {
      let before = hand.requests
      let touched = try step(&hand, &dice)
      check(hand.screen)
      if hand.requests > before {
        #expect(touched.map { Self.triggers.contains($0.identifier) } == true)
        #expect(hand.requests == before + 1)
      }
    }
    hand.pass(60_000)
    #expect(hand.phone.isQuiet && !hand.has(.spinner))
    check(hand.screen)
  }

  private func check(_ screen: Screen) {
    for (index, element) in screen.elements.enumerated() {
      #expect(element.parent < index)
      #expect(element.frame.width >= 0 && element.frame.height >= 0)
    }
    let rows: Set<Element.Identifier> = [.chatRow, .resultRow, .loadRow]
    if screen.first(.overlay) != nil {
      #expect(!screen.elements.contains { rows.contains($0.identifier) })
    }
    let results = screen.indices(of: .resultRow).map { screen.elements[$0].label }
    #expect(Set(results).count == results.count)
    let field = screen.first(.searchField)
    if field?.isEnabled == false { #expect(screen.first(.directoryRow) == nil) }
    if screen.configuration.mode == .oneHand, screen.first(.chatList) != nil, let field {
      let showsText = !field.value.isEmpty && field.isEnabled
      #expect(!showsText || screen.first(.tagBar) == nil)
    }
    let over: Set<Element.Identifier> = [.alert, .menu]
    if let top = screen.elements.firstIndex(where: { over.contains($0.identifier) }) {
      #expect(!screen.elements[..<top].contains { $0.isHittable })
    }
  }

  @Test("no wrong decision ends the run", arguments: Alternative.all)
  func survives(_ alternatives: [Alternative]) throws {
    for (number, alternative) in alternatives.enumerated() {
      var dice = Dice(state: UInt64(number))
      var hand = Hand(
        number.isMultiple(of: 2) ? .oneHand : .topBar, on: true, rules: alternative.rules)
      for _ in 0..<60 { _ = try step(&hand, &dice) }
      hand.pass(60_000)
      #expect(hand.phone.isQuiet, "\(alternative.name)")
    }
  }
}
