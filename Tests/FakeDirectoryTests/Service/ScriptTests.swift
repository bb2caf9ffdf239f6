import FakeDirectory
import Testing

@Suite("The script")
struct ScriptTests {
  private let directory: Directory = {
    var directory = Directory(
      listings: (1...5).map { id in
        Listing(
          id: id, kind: .group, displayName: "Row \(id)", shortLink: "\(id)",
          currentMembers: 50 - id)
      })
    directory.rowsPerPage = 2
    return directory
  }()

  /// Sends one request at a time in milliseconds.
  private func send(
    _ request: SearchRequest, to directory: inout Directory, number: Int = 1, at time: Int = 0
  ) -> Answer.Outcome {
    directory.receive(request, number: number, at: Instant(milliseconds: time)).outcome
  }

  /// The outcome without a script.
  private func ordinary(_ request: SearchRequest, after: Int = 2_000) -> Answer.Outcome? {
    directory.page(for: request).map { .reply(.page($0), after: after) }
  }

  @Test(
    "A rule makes every kind of outcome",
    arguments: [
      (ScriptRule(then: .silence), .silence),
      (ScriptRule(then: .busy), .failure(.busy, after: 0)),
      (ScriptRule(then: .notDRAddress), .failure(.notDRAddress, after: 0)),
      (ScriptRule(then: .error("search failed")), .reply(.error("search failed"), after: 2_000)),
      (ScriptRule(then: .error("e"), latency: 5), .reply(.error("e"), after: 5)),
      (ScriptRule(then: .error("e"), latency: -5), .reply(.error("e"), after: 0)),
    ] as [(ScriptRule, Answer.Outcome)])
  func outcomes(_ rule: ScriptRule, _ expected: Answer.Outcome) {
    var directory = directory
    directory.rules = [rule]
    #expect(send(SearchRequest(text: "row"), to: &directory) == expected)
  }

  @Test("A late reply is the ordinary one, after the phone has given up")
  func late() {
    var directory = directory
    let request = SearchRequest(text: "row")
    directory.rules = [.late(times: 1)]
    #expect(send(request, to: &directory) == ordinary(request, after: 12_000))
    #expect(send(request, to: &directory) == ordinary(request))
  }

  @Test(
    "A rule meets the page, number, text and time that it names, and nothing else",
    arguments: [
      (.init(), [true, true, true, true]), (.init(page: 1), [true, false, false, true]),
      (.init(page: 3), [false, false, true, false]),
      (.init(number: 2), [false, true, false, false]),
      (.init(text: "row 1"), [false, false, false, true]),
      (.init(from: Instant(milliseconds: 200)), [false, true, true, true]),
      (.init(until: Instant(milliseconds: 200)), [true, false, false, false]),
      (.init(page: 1, text: "row"), [true, false, false, false]),
    ] as [(ScriptRule.Condition, [Bool])])
  func conditions(_ condition: ScriptRule.Condition, _ expected: [Bool]) {
    var directory = directory
    let second = directory.page(for: SearchRequest(text: "row"))?.cursor
    let third = directory.page(for: SearchRequest(text: "row", cursor: second))?.cursor
    let requests = [
      SearchRequest(text: "row"), SearchRequest(text: "row", cursor: second),
      SearchRequest(text: "row", cursor: third), SearchRequest(text: "row 1"),
    ]
    directory.rules = [ScriptRule(when: condition, then: .busy)]
    var met: [Bool] = []
    for (index, request) in requests.enumerated() {
      let outcome = send(request, to: &directory, number: index + 1, at: 100 * (index + 1))
      met.append(outcome == .failure(.busy, after: 0))
    }
    #expect(met == expected)
  }

  @Test("The first rule that meets a request applies, and a used-up one meets nothing")
  func order() {
    var directory = directory
    directory.rules = [
      ScriptRule(when: .init(text: "else"), then: .busy), ScriptRule(times: 2, then: .error("one")),
      ScriptRule(times: 1, then: .error("two")), ScriptRule(times: 0, then: .busy),
    ]
    let request = SearchRequest(text: "row")
    let outcomes = (1...4).map { _ in send(request, to: &directory) }
    #expect(
      outcomes.map(Optional.some) == [
        .reply(.error("one"), after: 2_000), .reply(.error("one"), after: 2_000),
        .reply(.error("two"), after: 2_000), ordinary(request),
      ])
    directory.obey(.clearRules)
    #expect(directory.rules.isEmpty)
  }

  @Test("A script moves on when a request arrives, not when its reply is due")
  func movesAtArrival() {
    var directory = directory
    let request = SearchRequest(text: "row")
    directory.rules = [ScriptRule(times: 1, latency: 10_000)]
    #expect(send(request, to: &directory, at: 0) == ordinary(request, after: 10_000))
    #expect(send(request, to: &directory, at: 1) == ordinary(request))
  }

  @Test(
    "A malformed reply is what its name says to the one who reads it",
    arguments: [
      (.notJSON, .notJSON), (.cutOff, .notJSON), (.notAnObject, .notAnObject),
      (.missingType, .missingType), (.unknownType, .unknownType("searchResultsOfTomorrow")),
      (.missingEntries, nil), (.oddEntry, nil),
    ] as [(Malformation, WireFailure?)])
  func malformed(_ way: Malformation, _ failure: WireFailure?) throws {
    var directory = directory
    directory.rules = [ScriptRule(then: .malformed(way))]
    let outcome = send(SearchRequest(text: "row"), to: &directory)
    guard case .reply(.raw(let bytes), after: 2_000) = outcome else {
      Issue.record("not raw: \(outcome)")
      return
    }
    if let failure {
      #expect(throws: failure) { try WireJSON.decodeReply(bytes) }
    } else {
      var page = try #require(directory.page(for: SearchRequest(text: "row")))
      if way == .missingEntries { page.entries = [] }
      #expect(try WireJSON.decodeReply(bytes) == page)
    }
  }
}
