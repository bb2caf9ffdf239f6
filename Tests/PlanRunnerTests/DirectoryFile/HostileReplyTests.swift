import FakeDirectory
import PlanRunner
import ScreenModel
import Testing

@Suite("Hostile replies")
struct HostileReplyTests {
  private static let failures = [
    "notJSON", "cutOff", "notAnObject", "missingType", "unknownType", "wrongType", "emptyResponse",
  ]

  @Test("A reply that is no page of results ends in the failure row", arguments: failures)
  func fails(fault: String) throws {
    var hand = try Hand(script: "{rules: [{then: {fault: '\(fault)'}}]}")
    try hand.search("news")
    #expect(hand.labels(.loadRow) == ["Search failed, tap to retry"])
    #expect(!hand.has(.resultRow) && hand.phone.isQuiet)
  }

  @Test("An odd entry is dropped, and the page without entries is a page")
  func dropped() throws {
    var odd = try Hand(script: "{rules: [{then: {fault: 'oddEntry'}}]}")
    try odd.search("cinews")
    var plain = try Hand(script: "{}")
    try plain.search("cinews")
    #expect(odd.labels(.resultRow) == plain.labels(.resultRow) && plain.has(.resultRow))
    var none = try Hand(script: "{rules: [{then: {fault: 'missingEntries'}}]}")
    try none.search("cinews")
    #expect(!none.has(.resultRow) && !none.has(.loadRow))
  }

  /// Replies of a hostile directory, and whether the app takes them for a page.
  private static let bodies: [(body: String, isPage: Bool)] = [
    ("", false), ("null", false), ("[]", false), ("{}", false), ("\"searchResults\"", false),
    (#"{"type":7}"#, false), (#"{"type":"error"}"#, false),
    (#"{"type":"searchResults","entries":{}}"#, false),
    (#"{"type":"searchResults","entries":7}"#, false),
    (#"{"type":"searchResults"}"#, true), (#"{"type":"searchResults","entries":null}"#, true),
    (#"{"type":"searchResults","entries":[null,7,"x",[],{},{"displayName":"x"}]}"#, true),
    (#"{"type":"searchResults","entries":[],"left":-3,"searchCursor":null}"#, true),
    (#"{"type":"searchResults","entries":[],"left":1e999}"#, false),
    (#"{"type":"searchResults","entries":[],"left":99999999999999999999}"#, true),
    (#"{"type":"searchResults","entries":[],"searchCursor":[[[[1]]],{"a":1e300}]}"#, true),
    (#"{"type":"searchResults","entries":[]} {}"#, false),
    ("\u{FEFF}{\"type\":\"searchResults\"", false),
  ]

  @Test("Each reply of a script's own is a page or a failure", arguments: bodies)
  func body(body: String, isPage: Bool) throws {
    var launch = Launch(directorySearchOn: true)
    launch.network.directory.script.rules = [ScriptRule(then: .body(Array(body.utf8)))]
    var hand = Hand(launch)
    try hand.search("news")
    #expect(hand.labels(.loadRow).contains("Search failed, tap to retry") == !isPage)
    #expect(hand.phone.isQuiet)
  }

  @Test("A reply of a hundred thousand brackets, or of bytes that are no text, is a failure")
  func bytes() throws {
    for bytes in [
      [UInt8](repeating: 0x5B, count: 100_000), [0xFF, 0xFE, 0x00, 0xD8],
      Array(#"{"type":"searchResults","searchCursor":"#.utf8)
        + [UInt8](repeating: 0x5B, count: 100_000),
    ] {
      var launch = Launch(directorySearchOn: true)
      launch.network.directory.script.rules = [ScriptRule(then: .body(bytes))]
      var hand = Hand(launch)
      try hand.search("news")
      #expect(hand.labels(.loadRow) == ["Search failed, tap to retry"])
    }
  }

  private static let texts = [
    "news \u{1B}[31m\u{0}\u{7}\u{9F}", "news \u{202E}\u{2066}\u{200F}\u{061C}",
    "news \n\r\t\u{2028}\u{85}", "news e" + String(repeating: "\u{301}", count: 5_000),
    "news \u{FFFD}\u{FFFF}\u{10FFFF}\u{E0001}", "news " + String(repeating: "👨‍👩‍👧‍👦", count: 500),
  ]

  @Test("Hostile text makes a row, and every report shows it escaped", arguments: texts)
  func text(text: String) throws {
    var launch = Launch(directorySearchOn: true)
    launch.network.directory.listings = [
      Listing(
        id: 1, kind: .group, displayName: text, shortLink: "https://smp1.example.org/g#h",
        shortDescription: text, currentMembers: 3)
    ]
    launch.network.directory.envelopeBytes = 1_000_000
    var hand = Hand(launch)
    try hand.search("news")
    #expect(hand.labels(.resultRow).count == 1)
    let arrived = hand.phone.journal.entries.compactMap { entry -> SearchPage? in
      if case .answered(let reply, _) = entry.event { reply.page } else { nil }
    }
    #expect(arrived.first?.entries.first?.displayName == text)
    let printed = WireText.text(.page(try #require(arrived.first)))
    #expect(!printed.unicodeScalars.contains(where: VisibleText.isHidden))
    #expect(
      WireJSON.parse(Array(printed.utf8)) == WireJSON.parse(WireJSON.encode(.page(arrived[0]))))
  }

  /// The time that a search takes whose reply holds so much.
  private func time(entries: Int, letters: Int) throws -> Duration {
    var launch = Launch(directorySearchOn: true)
    launch.network.directory.listings = (1...entries).map { id in
      Listing(
        id: id, kind: .group,
        displayName: "news" + String(repeating: "a", count: letters) + "\(id)",
        shortLink: "https://smp1.example.org/g#h\(id)", currentMembers: 3)
    }
    launch.network.directory.rowsPerPage = 100_000
    launch.network.directory.envelopeBytes = 1_000_000_000
    return try ContinuousClock().measure {
      var hand = Hand(launch)
      try hand.search("news")
      #expect(hand.has(.resultRow) && hand.phone.isQuiet)
    }
  }

  @Test("Entries and letters take time in proportion")
  func linear() throws {
    _ = try time(entries: 1_000, letters: 1)
    for (small, large) in [((50, 1), (500, 1)), ((1, 10_000), (1, 100_000))] {
      var ratio = Double.infinity
      // The least of several measurements: other work on the machine only adds to them.
      var least = (Duration.seconds(1_000), Duration.seconds(1_000))
      for _ in 0..<4 where ratio > 20 {
        least.0 = min(least.0, try time(entries: small.0, letters: small.1))
        least.1 = min(least.1, try time(entries: large.0, letters: large.1))
        ratio = least.1 / least.0
      }
      // Ten times as much takes ten times as long, and not a hundred times.
      #expect(ratio < 35)
    }
  }
}
