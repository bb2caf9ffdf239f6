import FakeDirectory
import PlanRunner
import ScreenModel
import Testing

@Suite("A phone before a scripted directory")
struct ScriptedPhoneTests {
  private func events(_ hand: Hand) -> [String] {
    hand.phone.journal.entries.filter { $0.server == .directory }.map { entry in
      "\(entry.time.milliseconds) #\(entry.number ?? 0) \(entry.event.kind.rawValue)"
    }
  }

  @Test("A held reply comes behind the one that releases it, and the app drops it")
  func order() throws {
    var hand = try Hand(
      script: """
        {latency: '1s', rules: [
          {when: {number: 1}, then: {hold: 'first'}},
          {when: {number: 2}, then: {release: 'first'}}]}
        """)
    try hand.type("news")
    try hand.tap(.directoryRow)
    hand.pass(500)
    try hand.type("cinews")
    try hand.tap(.directoryRow)
    hand.settle()
    #expect(
      events(hand) == [
        "0 #1 searchArrived", "0 #1 ruleApplied", "0 #1 held", "500 #2 searchArrived",
        "500 #2 ruleApplied", "500 #2 answered", "1500 #2 replyDelivered", "1500 #1 released",
        "1500 #1 answered", "1500 #1 replyDelivered",
      ])
    #expect(hand.labels(.resultRow).count == 1)
  }

  @Test("A reply that is held and released by the clock arrives then")
  func clock() throws {
    var hand = try Hand(
      script: "{timeline: [{at: '4s', do: {release: 'a'}}], rules: [{then: {hold: 'a'}}]}")
    try hand.type("cinews")
    try hand.tap(.directoryRow)
    #expect(!hand.phone.isQuiet)
    hand.settle()
    #expect(hand.has(.resultRow))
    #expect(hand.phone.journal.entries.last?.time == Instant(milliseconds: 4_000))
  }

  @Test("What the clock still does keeps nobody waiting")
  func quiet() throws {
    var hand = try Hand(script: "{timeline: [{at: '60min', do: 'stop'}]}")
    #expect(hand.phone.isQuiet)
    try hand.search("cinews")
    #expect(hand.phone.isQuiet)
    #expect(hand.phone.now == Instant(milliseconds: 30_000))
  }

  @Test("The content is fixed at arrival, or at delivery where the script says so")
  func writing() throws {
    for (writing, expected) in [("at arrival", 10), ("at delivery", 3)] {
      var hand = try Hand(
        script: """
          {timeline: [{at: '1s', do: {rowsPerPage: 3}}], rules: [{then: {written: '\(writing)'}}]}
          """)
      try hand.search("news")
      let pages = hand.phone.journal.entries.compactMap { entry -> Int? in
        if case .answered(let reply, _) = entry.event { reply.page?.entries.count } else { nil }
      }
      #expect(pages == [expected])
    }
  }

  @Test("A case's own word comes before the script's clock and rules")
  func ownWords() throws {
    var hand = try Hand(
      script: "{timeline: [{at: '3s', do: 'start'}], rules: [{then: {fault: 'busy'}}]}")
    hand.command(.stop)
    hand.pass(5_000)
    #expect(events(hand) == ["0 #0 command", "3000 #0 ignored"])
    hand.command(.start)
    hand.command(.addRule(ScriptRule(then: .error("mine"))))
    try hand.search("news")
    #expect(hand.phone.journal.entries.contains { $0.event.description.contains("\"mine\"") })
  }

  @Test("When no rule applies, the journal says what kept the near ones from it")
  func nearMisses() throws {
    var hand = try Hand(
      script: """
        {rules: [
          {name: 'a', when: {text: 'other'}, then: {fault: 'silent'}},
          {name: 'b', when: {page: 2}, then: {fault: 'silent'}},
          {name: 'c', when: {from: '60s'}, then: {fault: 'silent'}},
          {name: 'far', when: {page: 2, number: 9}, then: {fault: 'silent'}}]}
        """)
    try hand.search("news")
    let told = hand.phone.journal.entries.filter { $0.event.kind == .nearMiss }
      .map(\.event.description)
    #expect(
      told == [
        #"rule "a" does not apply: text, it wants "other""#,
        #"rule "b" does not apply: page, it wants page 2"#,
        #"rule "c" does not apply: window, it begins at 60.000 s"#,
      ])
    var used = try Hand(script: "{rules: [{name: 'u', times: 1, then: {fault: 'busy'}}]}")
    try used.search("news")
    try used.tap(.loadRow)
    used.settle()
    #expect(
      used.phone.journal.entries.contains {
        $0.event.description == #"rule "u" does not apply: used up"#
      })
  }

  @Test("Latencies follow from the seed and the request's number alone")
  func seeds() throws {
    func arrivals(_ script: String) throws -> [Int] {
      var hand = try Hand(script: script)
      for text in ["news", "cinews", "news"] { try hand.search(text) }
      return hand.phone.journal.entries.compactMap { entry in
        if case .answered(_, let after) = entry.event { after } else { nil }
      }
    }
    let drawn = try arrivals("{seed: 3, latency: 'uniform:1s:9s'}")
    #expect(try arrivals("{seed: 3, latency: 'uniform:1s:9s'}") == drawn)
    #expect(try arrivals("{seed: 4, latency: 'uniform:1s:9s'}") != drawn)
    let fixed = try arrivals(
      "{seed: 3, latency: 'uniform:1s:9s', rules: [{when: {number: 1}, then: {latency: 5}}]}")
    #expect(fixed[0] == 5 && fixed[1...] == drawn[1...])
  }
}
