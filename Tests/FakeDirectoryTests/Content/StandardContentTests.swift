import FakeDirectory
import Testing

@Suite("The standard content")
struct StandardContentTests {
  private let words = StandardContent.words
  private let links = StandardContent.links

  /// Gives all pages of a search in the standard directory.
  private func pages(_ text: String) -> [SearchPage] {
    var pages: [SearchPage] = []
    var request = SearchRequest(text: text)
    while pages.count < 100, let page = StandardContent.directory.page(for: request) {
      pages.append(page)
      guard let cursor = page.cursor else { break }
      request.cursor = cursor
    }
    return pages
  }

  @Test("The pages of news have the sizes and numbers that the cases need")
  func newsPages() {
    let pages = pages(words.news)
    #expect(pages.map(\.entries.count) == [10, 1, 1, 1, 0, 9, 2])
    #expect(pages.map(\.left) == [16, 15, 14, 13, 12, 2, 0])
  }

  @Test("The first page of news has one row of every kind, the joined channel first")
  func firstPage() throws {
    let rows = pages(words.news)[0].entries
    try #require(rows.count == 10)
    #expect(rows[0].shortLink == links.newsdesk)
    #expect(rows[1].simplexName == "#cinews.testing" && rows[1].publicMembers == 1520)
    let others = rows.dropFirst()
    #expect(others.contains { $0.kind == .channel && $0.simplexName == nil })
    #expect(others.contains { $0.kind == .group && $0.simplexName == nil })
    #expect(others.contains { ($0.shortDescription?.count ?? 0) > 150 })
    #expect(others.contains { (1...40).contains($0.shortDescription?.count ?? 0) })
    #expect(others.contains { $0.shortDescription == nil })
    #expect(others.contains { $0.image != nil })
  }

  @Test("Later pages of news have pictures, ties, and a link met before")
  func laterPages() throws {
    let pages = pages(words.news)
    try #require(pages.count == 7)
    #expect(pages[1...3].allSatisfy { $0.entries.first?.image != nil })
    #expect(pages[5].entries.prefix(2).map(\.displayName) == ["Newcomers and News", "Newsagents"])
    #expect(Set(pages[5].entries.prefix(2).map(\.currentMembers)) == [320])
    #expect(pages[0].entries.contains { $0.link == links.newsreaders })
    #expect(pages[5].entries.contains { $0.link == links.newsreaders })
    #expect(!pages.flatMap(\.entries).contains { $0.displayName == "ghostlink" })
  }

  @Test("Each search word finds what it was written for, and nothing else")
  func searches() {
    let table: [(String, [[String]])] = [
      (words.newsdesk, [["newsdesk"], ["Northern News"]]), (words.cinews, [["cinews"]]),
      (words.cycling, [["City Cycling", "Weekend Routes"]]),
      (words.quokka, [["newsdesk", "Quokka Watch"]]),
      (words.seaglass, [["Harbour Talk", "Seaglass Diary"]]),
      (words.harbour, [["Harbour Talk", "Harbour Rowing", "Harbour Choir"]]),
      (words.expedition, [[words.longName]]),
      (words.markdown, [["*bold* [x](https://example.com)", "Typesetters"]]),
      (words.legacy, [["Legacy Club"]]), (words.crumpets, [["Bakers"]]),
      (words.sourdough, [["Bakers"]]), ("%_", [["100%_wool"]]), (words.nonsense, [[]]),
      ("alice", [[]]), ("Suspended", [[]]), ("Removed", [[]]),
    ]
    for (word, expected) in table {
      #expect(pages(word).map { $0.entries.map(\.displayName) } == expected, "\(word)")
    }
  }

  @Test("The longest entry has 60 characters of name and 160 of description")
  func longest() throws {
    let entry = try #require(pages(words.expedition)[0].entries.first)
    #expect(entry.displayName.count == 60)
    #expect(entry.shortDescription?.count == 160)
  }

  @Test("Ids are unique, no count is 1, and no row's count is the one of its link's data")
  func counts() {
    let listings = StandardContent.directory.listings
    #expect(Set(listings.map(\.id)).count == listings.count)
    for listing in listings {
      #expect(listing.currentMembers > 1 && listing.publicMembers != 1)
      #expect(listing.kind == .channel || listing.publicMembers == nil)
      guard let link = listing.wireEntry.link else { continue }
      let data = StandardContent.linkServer.resolve(link).data
      #expect(data?.displayName == listing.displayName)
      #expect(data?.kind == (listing.kind == .channel ? .channel : .group))
      guard let members = data?.publicMembers else { continue }
      #expect(members > 1 && members != listing.publicMembers && members != listing.currentMembers)
    }
    #expect(StandardContent.linkServer.resolve(links.cinews).data?.publicMembers == 1534)
  }

  @Test("Named links are of the kind that their names say, and lead somewhere")
  func namedLinks() {
    let table: [(String, LinkKind)] = [
      (links.newsdesk, .channel), (links.cinews, .channel), (links.harbourTalk, .group),
      (links.harbourRowing, .group), (links.harbourRowingOwn, .group),
      (links.unlistedChannel, .channel), (links.unlistedGroup, .group),
      (links.unlistedContact, .contact), (links.olivia, .contact), (links.nadia, .contact),
      (links.relay, .relay), (links.invitation, .invitation),
      (StandardLinks.numbered(7, kind: .group), .group),
    ]
    for (link, kind) in table { #expect(LinkText.kind(of: link) == kind, "\(link)") }
    for (link, kind) in table.dropLast() {
      #expect(StandardContent.linkServer.resolve(link).data?.kind == kind, "\(link)")
    }
    #expect(LinkText.isSimpleXLink(links.legacyClub))
    #expect(LinkText.host(of: links.legacyClub) == "smp1.example.org")
    #expect(StandardContent.linkServer.resolve(links.legacyClub).data?.kind == .group)
  }

  @Test("Registered names lead to their links, and alice to none")
  func names() {
    let server = StandardContent.nameServer
    #expect(server.resolve("olivia.testing").contact == links.olivia)
    #expect(server.resolve("@nadia.testing").contact == links.nadia)
    #expect(server.resolve("#cinews.testing").channel == links.cinews)
    #expect(server.resolve("cinews.testing").link == links.cinews)
    #expect(server.resolve("alice.testing").link == nil)
  }
}
