import FakeDirectory
import Testing

@Suite("The service")
struct ServiceTests {
  private let directory = Directory(
    listings: (1...5).map { id in
      Listing(
        id: id, kind: .group, displayName: "Row \(id)", shortLink: "\(id)", currentMembers: 50 - id)
    })
  private let request = SearchRequest(text: "row")

  /// Sends one request at a time in milliseconds.
  private func send(
    _ request: SearchRequest, to directory: inout Directory, number: Int = 1, at time: Int = 0
  ) -> Answer.Outcome {
    directory.receive(request, number: number, at: Instant(milliseconds: time)).outcome
  }

  @Test("A reply comes after the latency, with the content of the moment of arrival")
  func arrival() {
    var directory = directory
    directory.obey(.setLatency(700))
    let outcome = send(request, to: &directory)
    directory.obey(.setStatus(listing: 1, .removed))
    guard case .reply(.page(let page), after: 700) = outcome else {
      Issue.record("no page: \(outcome)")
      return
    }
    #expect(page.entries.count == 5)
  }

  @Test(
    "An address without keys fails at once, running or not; keys can be given any number of times",
    arguments: [true, false])
  func keys(_ isRunning: Bool) {
    var directory = directory
    directory.obey(.setAddress(.noKeys))
    directory.obey(.setRunning(isRunning))
    #expect(send(request, to: &directory) == .failure(.notDRAddress, after: 0))
    directory.obey(.rotateKeys)
    directory.obey(.rotateKeys)
    directory.obey(.start)
    #expect(directory.address == .rotated)
    guard case .reply(.page, _) = send(request, to: &directory) else {
      Issue.record("no page after the rotation")
      return
    }
  }

  @Test("A stopped directory is silent, and answers again when it is started")
  func stopped() {
    var directory = directory
    directory.obey(.stop)
    #expect(send(request, to: &directory) == .silence)
    directory.obey(.start)
    #expect(send(request, to: &directory) != .silence)
  }

  @Test("The request over the limit is refused at once; an answered one makes room")
  func busy() {
    var directory = directory
    directory.obey(.setInFlightLimit(2))
    #expect(send(request, to: &directory, at: 0) != .failure(.busy, after: 0))
    #expect(send(request, to: &directory, at: 100) != .failure(.busy, after: 0))
    #expect(send(request, to: &directory, at: 1_999) == .failure(.busy, after: 0))
    #expect(send(request, to: &directory, at: 2_000) != .failure(.busy, after: 0))
    directory.obey(.setInFlightLimit(0))
    #expect(send(request, to: &directory, at: 99_000) == .failure(.busy, after: 0))
  }

  @Test("A request that is never answered is given up after three minutes")
  func lifetime() {
    var directory = directory
    directory.obey(.setInFlightLimit(1))
    directory.obey(.addRule(ScriptRule(times: 1, then: .silence)))
    #expect(send(request, to: &directory, at: 0) == .silence)
    #expect(send(request, to: &directory, at: 179_999) == .failure(.busy, after: 0))
    #expect(send(request, to: &directory, at: 180_000) != .failure(.busy, after: 0))
  }

  @Test(
    "A text over 100 characters, and a cursor of another's making, get an error reply",
    arguments: [
      (String(repeating: "é", count: 101), nil, "search text is too long"),
      ("row", .string("elsewhere"), "unsupported request"),
      ("row", .object(["lastMembers": .integer(4)]), "unsupported request"),
    ] as [(String, JSONValue?, String)])
  func errors(_ text: String, _ cursor: JSONValue?, _ words: String) {
    var directory = directory
    let outcome = send(SearchRequest(text: text, cursor: cursor), to: &directory)
    #expect(outcome == .reply(.error(words), after: 2_000))
  }

  @Test("A text of 100 characters is searched")
  func longText() {
    var directory = directory
    let outcome = send(SearchRequest(text: String(repeating: "é", count: 100)), to: &directory)
    #expect(outcome == .reply(.page(SearchPage(entries: [], left: 0)), after: 2_000))
  }

  @Test("Bytes that are no request get an error reply; a request in bytes is answered as one")
  func bytes() {
    var directory = directory
    let odd = directory.receive(bytes: Array("{}".utf8), number: 1, at: .zero)
    #expect(odd == Answer(number: 1, outcome: .reply(.error("unsupported request"), after: 2_000)))
    let good = directory.receive(bytes: WireJSON.encode(request), number: 2, at: .zero)
    #expect(good.outcome == send(request, to: &directory))
  }
}
