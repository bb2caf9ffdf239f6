import FakeDirectory
import PlanRunner
import ScreenModel
import Testing

@Suite("Results")
struct ResultTests {
  private let words = StandardContent.words

  @Test(
    "the spinner comes after one second, and never for a quick reply",
    arguments: [(900, []), (1_000, []), (1_001, [1_000]), (3_000, [1_000])] as [(Int, [Int])])
  func spinner(_ latency: Int, _ starts: [Int]) throws {
    var hand = Hand(.oneHand, on: true)
    hand.command(.setLatency(.fixed(latency)))
    try hand.search(words.cinews)
    let first = hand.film.first { $0.screen.first(.spinner) != nil }
    #expect([first?.time.milliseconds].compactMap { $0 } == starts)
    #expect(!hand.has(.spinner))
  }

  @Test("nothing is said while a search loads; a search without a find says so")
  func emptiness() throws {
    var hand = Hand(.topBar, on: true)
    try hand.type(words.nonsense)
    #expect(hand.labels(.overlay) == ["No chats found"])
    try hand.tap(.directoryRow)
    hand.pass(1_900)
    #expect(!hand.has(.overlay) && !hand.has(.sectionHeader))
    hand.settle()
    #expect(hand.labels(.overlay) == ["No chats found"])
    try hand.search("xyzzyq")
    #expect(hand.labels(.chatRow) == ["Xyzzyq Trio, Rehearsal moved to eight., Tue"])
    #expect(!hand.has(.overlay) && !hand.has(.resultRow))
  }

  @Test("your chats come first, then the results, with these parts")
  func order() throws {
    var hand = Hand(.topBar, on: true)
    try hand.search(words.news)
    let rows = hand.screen.elements.filter {
      $0.identifier == .chatRow || $0.identifier == .resultRow
    }
    #expect(rows.prefix(2).allSatisfy { $0.identifier == .chatRow })
    #expect(rows.dropFirst(2).allSatisfy { $0.identifier == .resultRow })
    #expect(rows.count == 2 + 9)  // Ten entries, one of them the joined newsdesk.
    let cinews = hand.index(.resultRow)
    let parts = hand.screen.descendants(of: cinews).map { hand.screen.elements[$0].label }
    #expect(
      parts == [
        "picture", "#cinews", "#cinews.testing",
        "Builds, releases and broken pipelines, told as they happen, with one long read at the "
          + "end of the week.", "1520 subscribers", "Open",
      ])
    #expect(!hand.has(.sectionHeader))
    #expect(hand.labels(.loadRow) == ["Load more · 16 left"])
  }

  @Test("all pages together hold each entry once", arguments: ToolbarMode.allCases)
  func pages(_ mode: ToolbarMode) throws {
    var hand = Hand(mode, on: true)
    try hand.search(words.news)
    var pages = 1
    while hand.has(.loadRow) {
      let list = hand.screen.elements.filter {
        $0.identifier == .loadRow || $0.identifier == .resultRow
      }
      #expect((mode == .oneHand ? list.first : list.last)?.identifier == .loadRow)
      try hand.tap(.loadRow)
      let row = try #require(hand.screen.first(.loadRow))
      #expect(!row.isEnabled && row.traits.contains(.grey))
      hand.settle()
      pages += 1
    }
    #expect(hand.requests == pages)
    let results = hand.labels(.resultRow)
    #expect(Set(results).count == results.count)
    let cursors = hand.phone.journal.searches.map(\.cursor)
    #expect(cursors.first == .some(nil))
    let sent = hand.phone.journal.entries.compactMap { entry -> JSONValue?? in
      guard case .answered(.page(let page), _) = entry.event else { return nil }
      return page.cursor
    }
    #expect(Array(cursors.dropFirst()) == Array(sent.dropLast()))
  }

  @Test(
    "a stopped directory leads to the retry row, and the retry asks for the same page",
    arguments: [1, 2])
  func retry(_ page: Int) throws {
    var hand = Hand(.topBar, on: true)
    if page == 2 { try hand.search(words.news) }
    let shown = hand.labels(.resultRow)
    hand.command(.stop)
    if page == 2 {
      try hand.tap(.loadRow)
    } else {
      try hand.type(words.news)
      try hand.tap(.directoryRow)
    }
    let start = hand.phone.now
    hand.settle()
    let failed = try #require(
      hand.film.first {
        $0.screen.first(.loadRow)?.label == "Search failed, tap to retry"
      })
    #expect(failed.time - start == 10_000)
    let icon = hand.screen.elements[hand.index(.loadRow) + 1]
    #expect(icon.label == "arrow.clockwise")
    #expect(hand.labels(.resultRow) == shown)
    #expect(!hand.has(.overlay))
    hand.command(.start)
    try hand.tap(.loadRow)
    hand.settle()
    let searches = hand.phone.journal.searches
    #expect(searches[searches.count - 1] == searches[searches.count - 2])
    #expect(hand.labels(.resultRow).count > shown.count)
    #expect(Array(hand.labels(.resultRow).prefix(shown.count)) == shown)
  }

  @Test(
    "a failure of any sort leads to the retry row",
    arguments: [
      ScriptRule.Outcome.silence, .busy, .notDRAddress, .error("search failed"),
      .malformed(.notJSON), .malformed(.cutOff), .malformed(.notAnObject), .malformed(.missingType),
      .malformed(.unknownType),
    ])
  func failures(_ outcome: ScriptRule.Outcome) throws {
    var hand = Hand(.oneHand, on: true)
    hand.command(.addRule(ScriptRule(then: outcome)))
    try hand.search(words.cycling)
    #expect(hand.labels(.loadRow) == ["Search failed, tap to retry"])
    #expect(!hand.has(.overlay) && !hand.has(.directoryRow) && !hand.has(.spinner))
  }

  @Test("a late reply is dropped, and the log says so")
  func late() throws {
    var hand = Hand(.oneHand, on: true)
    hand.command(.addRule(.late()))
    try hand.search(words.cycling)
    #expect(hand.labels(.loadRow) == ["Search failed, tap to retry"])
    #expect(hand.phone.journal.entries.contains { $0.event == .replyDropped })
    #expect(hand.phone.isQuiet)
  }

  @Test(
    "a change of the text empties the results, and the old reply never shows",
    arguments: [
      "cinew", "", "cycling",
    ])
  func edits(_ text: String) throws {
    var hand = Hand(.oneHand, on: true)
    try hand.type(words.cinews)
    try hand.tap(.directoryRow)
    hand.pass(1_500)
    #expect(hand.has(.spinner))
    try hand.type(text)
    #expect(!hand.has(.spinner))
    let screen = hand.screen
    hand.settle()
    #expect(hand.screen == screen || text == words.cycling)
    #expect(!hand.film.contains { $0.screen.first(.resultRow) != nil })
  }

  @Test("an old reply leaves the spinner of a newer search alone")
  func newerSearch() throws {
    var hand = Hand(.oneHand, on: true)
    try hand.type(words.cinews)
    try hand.tap(.directoryRow)
    hand.pass(500)
    try hand.type(words.cycling)
    try hand.tap(.directoryRow)
    hand.pass(1_600)  // The old reply came at 2.0 s; the new one is due at 2.5 s.
    #expect(hand.has(.spinner) && !hand.has(.resultRow))
    hand.settle()
    #expect(hand.labels(.resultRow).count == 2)
  }
}
