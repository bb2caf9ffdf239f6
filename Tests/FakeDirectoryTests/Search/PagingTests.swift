import FakeDirectory
import Testing

@Suite("Paging")
struct PagingTests {
  /// Gives all pages of a search, chained by their cursors, but never more than a thousand.
  private func pages(_ directory: Directory, _ text: String) -> [SearchPage] {
    var pages: [SearchPage] = []
    var request = SearchRequest(text: text)
    while pages.count < 1_000, let page = directory.page(for: request) {
      pages.append(page)
      guard let cursor = page.cursor else { break }
      request.cursor = cursor
    }
    return pages
  }

  /// Forty listings in which ties, pictures, hidden rows and rows without a link are mixed.
  private static let mixed: [Listing] = (1...40).map { id in
    Listing(
      id: id, kind: id.isMultiple(of: 2) ? .channel : .group, displayName: "Row \(id)",
      shortLink: id.isMultiple(of: 7) ? nil : "link \(id)",
      image: id.isMultiple(of: 5) ? FillerText.picture(characters: 6_000, seed: 1) : nil,
      currentMembers: (id * 7) % 11, status: id.isMultiple(of: 9) ? .suspended : .active)
  }

  @Test(
    "The pages give each active row with a link once, in order, whatever their size",
    arguments: [1, 2, 3, 10, 100, 0, -4], [500, 5_500, 10_968, 1_000_000])
  func everyRowOnce(_ rows: Int, _ envelope: Int) {
    var directory = Directory(listings: PagingTests.mixed)
    directory.rowsPerPage = rows
    directory.envelopeBytes = envelope
    let pages = pages(directory, "row")
    let expected = PagingTests.mixed
      .filter { $0.status == .active && $0.shortLink != nil }
      .sorted {
        $0.currentMembers == $1.currentMembers
          ? $0.id < $1.id : $0.currentMembers > $1.currentMembers
      }
      .map(\.displayName)
    #expect(pages.flatMap(\.entries).map(\.displayName) == expected)
    let left = pages.compactMap(\.left)
    #expect(left.count == pages.count)
    #expect(left == left.sorted(by: >) && Set(left).count == left.count)
    for page in pages {
      #expect((page.cursor == nil) == (page.left == 0))
      #expect(page.entries.count <= max(1, rows))
      #expect(page.entries.isEmpty || EnvelopeEstimate.bytes(of: page) <= envelope)
    }
  }

  @Test("Rows that no page can hold are consumed one by one, and the walk ends")
  func nothingFits() {
    var directory = Directory(listings: PagingTests.mixed)
    directory.envelopeBytes = 0
    let pages = pages(directory, "row")
    #expect(pages.allSatisfy { $0.entries.isEmpty })
    #expect(pages.count <= 40 && pages.last?.left == 0)
  }

  @Test(
    "Two descriptions of 4,500 random bytes fit into one reply, three do not",
    arguments: [(2, [2]), (3, [2, 1])])
  func descriptions(_ count: Int, _ sizes: [Int]) {
    let directory = Directory(
      listings: (1...count).map { id in
        Listing(
          id: id, kind: .group, displayName: "row", shortLink: "link \(id)",
          shortDescription: FillerText.noise(characters: 4_500, seed: UInt64(id)),
          currentMembers: 10)
      })
    #expect(pages(directory, "row").map(\.entries.count) == sizes)
  }

  @Test("A large picture leaves no room for a second one")
  func pictures() {
    let picture = FillerText.picture(characters: Listing.imageLimit, seed: 3)
    let directory = Directory(
      listings: (1...3).map { id in
        Listing(
          id: id, kind: .group, displayName: "row", shortLink: "link \(id)", image: picture,
          currentMembers: 10)
      })
    #expect(pages(directory, "row").map(\.entries.count) == [1, 1, 1])
    #expect(pages(directory, "row").map(\.left) == [2, 1, 0])
  }

  @Test("An entry that does not fit alone loses its picture, or is skipped with a cursor")
  func tooLarge() throws {
    let noise = FillerText.noise(characters: 12_000, seed: 2)
    let picture = FillerText.picture(characters: 12_000, seed: 2)
    let directory = Directory(listings: [
      Listing(
        id: 1, kind: .group, displayName: "row", shortLink: "1", shortDescription: noise,
        image: picture, currentMembers: 9),
      Listing(
        id: 2, kind: .group, displayName: "row", shortLink: "2",
        shortDescription: String(noise.prefix(5_000)), image: picture, currentMembers: 8),
      Listing(id: 3, kind: .group, displayName: "row", shortLink: "3", currentMembers: 7),
    ])
    let pages = pages(directory, "row")
    try #require(pages.map { $0.entries.map(\.shortLink) } == [[], ["2"], ["3"]])
    #expect(pages.map(\.left) == [2, 1, 0])
    #expect(pages[0].cursor != nil)
    #expect(pages[1].entries[0].image == nil)
  }

  @Test("Rows without a link count as read, and are not sent")
  func linkless() {
    var directory = Directory(
      listings: (1...5).map { id in
        Listing(
          id: id, kind: .group, displayName: "Row \(id)", shortLink: id < 3 ? "\(id)" : nil,
          currentMembers: 10)
      })
    directory.rowsPerPage = 3
    let pages = pages(directory, "row")
    #expect(pages.map { $0.entries.map(\.displayName) } == [["Row 1", "Row 2"], []])
    #expect(pages.map(\.left) == [2, 0])
    #expect(
      pages[0].cursor
        == .object([
          "lastMembers": .integer(10), "lastCreatedAt": .null, "lastGroupId": .integer(3),
        ]))
  }

  @Test(
    "A row whose members grow between two requests can vanish, one whose members fall can repeat")
  func movingRows() {
    var directory = Directory(
      listings: (1...4).map { id in
        Listing(
          id: id, kind: .group, displayName: "Row \(id)", shortLink: "\(id)",
          currentMembers: 50 - id)
      })
    directory.rowsPerPage = 2
    let first = directory.page(for: SearchRequest(text: "row"))
    directory.obey(.setMembers(listing: 1, 5))
    directory.obey(.setMembers(listing: 4, 90))
    let second = directory.page(for: SearchRequest(text: "row", cursor: first?.cursor))
    #expect(second?.entries.map(\.displayName) == ["Row 3", "Row 1"])
  }

  @Test("Without counts a page has no number of rows left, and the same cursor")
  func withoutCounts() {
    var directory = Directory(listings: PagingTests.mixed)
    let counted = directory.page(for: SearchRequest(text: "row"))
    directory.obey(.setCount(false))
    let plain = directory.page(for: SearchRequest(text: "row"))
    #expect(counted?.left != nil)
    #expect(plain?.left == nil)
    #expect(plain?.cursor == counted?.cursor)
  }
}
