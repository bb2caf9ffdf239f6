import FakeDirectory
import Testing

/// Gives the names on the first page.
private func names(_ directory: Directory, _ text: String) -> [String] {
  directory.page(for: SearchRequest(text: text))?.entries.map(\.displayName) ?? []
}

@Suite("Searching")
struct SearchTests {
  /// Four listings registered in an order that is not the order of results, and one that is not active.
  private let directory = Directory(listings: [
    Listing(
      id: 1, kind: .group, displayName: "Alpha Lamp", fullName: "Lighthouse keepers",
      shortLink: "a", shortDescription: "Ünder 100% cover", currentMembers: 2),
    Listing(
      id: 2, kind: .channel, displayName: "Beta_Lamp", simplexName: "#beta.testing",
      shortLink: "b", welcomeMessage: "Bring a lantern", currentMembers: 2, publicMembers: 900),
    Listing(
      id: 3, kind: .group, displayName: "Gamma Lamp", simplexName: "#gamma.testing",
      isNameVerified: false, shortLink: "c", currentMembers: 2),
    Listing(id: 4, kind: .group, displayName: "Delta Lamp", shortLink: "d", currentMembers: 3),
    Listing(
      id: 5, kind: .group, displayName: "Epsilon Lamp", shortLink: "e", currentMembers: 9,
      status: .suspended),
    Listing(
      id: 6, kind: .group, displayName: "Zeta Lamp", shortLink: "f", currentMembers: 8,
      status: .removed),
  ])

  @Test(
    "A search looks for its text in every field, without regard to case",
    arguments: [
      ("lamp", ["Delta Lamp", "Alpha Lamp", "Beta_Lamp", "Gamma Lamp"]),
      ("ALPHA", ["Alpha Lamp"]),
      ("house k", ["Alpha Lamp"]),
      ("ünder", ["Alpha Lamp"]),
      ("ÜNDER", ["Alpha Lamp"]),
      ("lantern", ["Beta_Lamp"]),
      ("#beta.testing", ["Beta_Lamp"]),
      ("gamma.testing", []),
      ("%", ["Alpha Lamp"]),
      ("_", ["Beta_Lamp"]),
      ("a%p", []),
      ("lamplighthouse", []),
      ("epsilon", []),
      ("zeta", []),
    ])
  func fields(_ text: String, _ expected: [String]) {
    #expect(names(directory, text) == expected)
  }

  @Test("No match is an empty page without a cursor, and nothing is left")
  func nothing() {
    let page = directory.page(for: SearchRequest(text: "zqxvjk"))
    #expect(page == SearchPage(entries: [], cursor: nil, left: 0))
  }

  @Test("A changed number of members changes the order, and a changed status hides or shows")
  func changes() {
    var directory = directory
    directory.obey(.setMembers(listing: 3, 40))
    directory.obey(.setStatus(listing: 5, .active))
    directory.obey(.setStatus(listing: 4, .removed))
    #expect(names(directory, "lamp") == ["Gamma Lamp", "Epsilon Lamp", "Alpha Lamp", "Beta_Lamp"])
    #expect(directory.listings.map(\.currentMembers) == [2, 2, 40, 3, 9, 8])
  }

  @Test("An entry carries what the wire has, and nothing else")
  func entry() throws {
    let picture = FillerText.picture(characters: Listing.imageLimit, seed: 1)
    var listing = Listing(
      id: 7, kind: .channel, displayName: "n", fullName: "f", simplexName: "#n.testing",
      shortLink: "s", fullLink: "l", shortDescription: "d", welcomeMessage: "w", image: picture,
      currentMembers: 5, publicMembers: 6)
    var expected = WireEntry(
      kind: .channel, displayName: "n", simplexName: "#n.testing", shortLink: "s",
      shortDescription: "d", image: picture, currentMembers: 5, publicMembers: 6)
    #expect(listing.wireEntry == expected)
    listing.isNameVerified = false
    listing.shortLink = nil
    listing.image = picture + "="
    expected.simplexName = nil
    expected.shortLink = nil
    expected.fullLink = "l"
    expected.image = nil
    #expect(listing.wireEntry == expected)
  }
}
