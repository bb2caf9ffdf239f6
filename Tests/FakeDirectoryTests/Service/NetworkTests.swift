import FakeDirectory
import Testing

@Suite("The network and its journal")
struct NetworkTests {
  private let link = "https://smp1.example.org/c#AAAABBBBCCCCDDDDEEEEFFFF"

  private var network: Network {
    Network(
      directory: Directory(listings: [
        Listing(id: 1, kind: .channel, displayName: "One", shortLink: link, currentMembers: 3)
      ]),
      names: NameServer(names: ["#One.testing": link, "@both.testing": "a", "#both.testing": "c"]),
      links: LinkServer(data: [link: LinkData(kind: .channel, displayName: "One")]))
  }

  @Test("The journal tells what arrived, what was answered, and what became of the reply")
  func journal() {
    var network = network
    let first = network.search(SearchRequest(text: "one"), at: .zero)
    network.command(.stop, at: Instant(milliseconds: 500))
    let second = network.search(SearchRequest(text: "two"), at: Instant(milliseconds: 1_000))
    network.delivered(number: first.number, at: Instant(milliseconds: 2_000))
    network.droppedLate(number: second.number, at: Instant(milliseconds: 3_000))
    network.reconnect(at: Instant(milliseconds: 4_000))
    #expect(first.number == 1 && second.number == 2)
    #expect(
      network.journal.entries.map(\.description) == [
        #"0.000 s directory #1: search "one", first page"#,
        "0.000 s directory #1: answers in 2.000 s: entries: 1, last page, 0 left",
        "0.500 s directory: command stop",
        #"1.000 s directory #2: search "two", first page"#,
        "1.000 s directory #2: does not answer",
        "2.000 s directory #1: reply delivered",
        "3.000 s directory #2: reply came, but the phone no longer held the request",
        "4.000 s relays: reconnected",
      ])
    #expect(network.journal.searches.map(\.text) == ["one", "two"])
    #expect(network.journal.searchCount == 2)
  }

  @Test("A name without a prefix is one question about a contact and a channel")
  func names() {
    var network = network
    let both = network.resolveName("Both.testing", at: .zero)
    #expect(both == NameAnswer(contact: "a", channel: "c", after: 1_500))
    #expect(network.resolveName("@both.testing", at: .zero).link == "a")
    #expect(network.resolveName("#ONE.testing", at: .zero).link == link)
    #expect(network.resolveName("alice.testing", at: .zero).link == nil)
    #expect(
      network.journal.namesAsked == [
        "Both.testing", "@both.testing", "#ONE.testing", "alice.testing",
      ])
    #expect(network.journal.searchCount == 0)
  }

  @Test("A link is known in any of its forms")
  func links() {
    var network = network
    let other = "simplex:/c#AAAABBBBCCCCDDDDEEEEFFFF?h=smp1.example.org"
    #expect(network.resolveLink(other, at: .zero).data?.displayName == "One")
    #expect(network.resolveLink("nowhere", at: .zero) == LinkAnswer(data: nil, after: 1_500))
    #expect(network.journal.linksAsked == [other, "nowhere"])
  }

  @Test("A copy goes its own way")
  func copies() {
    let before = network
    var after = before
    after.command(.setMembers(listing: 1, 77), at: .zero)
    _ = after.search(SearchRequest(text: "one"), at: .zero)
    #expect(before.journal.entries.isEmpty)
    #expect(before.directory.listings[0].currentMembers == 3)
    #expect(after.directory.listings[0].currentMembers == 77)
    #expect(before.directory != after.directory)
  }

  @Test("Control characters of a text are escaped in a line")
  func escaping() {
    var network = network
    _ = network.search(SearchRequest(text: "a\u{1B}[31m\n"), at: .zero)
    #expect(
      network.journal.entries[0].description
        == #"0.000 s directory #1: search "a\u001b[31m\n", first page"#)
  }
}
