/// The listings that searches for other words than `news` find.
extension StandardContent {
  /// Each group of listings serves one search word; no other of those words is in it.
  static let topics: [Listing] = [
    Listing(
      id: 202, kind: .group, displayName: "City Cycling", shortLink: links.cityCycling,
      shortDescription: "Rides after work, lights on.", currentMembers: 214),
    Listing(
      id: 203, kind: .group, displayName: "Weekend Routes", shortLink: links.cyclingRoutes,
      shortDescription: "Cycling maps and flat tyres.", currentMembers: 158),
    Listing(
      id: 204, kind: .channel, displayName: words.longName, shortLink: links.expedition,
      shortDescription: "Letters from the ice: what we ate, what we saw, what broke and how it "
        + "was mended, with the temperature at noon, the wind, and the number of bears "
        + "we met so far.",
      currentMembers: 87, publicMembers: 96),
    Listing(
      id: 205, kind: .group, displayName: "*bold* [x](https://example.com)",
      shortLink: links.markdownName, shortDescription: "Signs that mean what they are.",
      currentMembers: 41),
    Listing(
      id: 206, kind: .group, displayName: "Typesetters", shortLink: links.markdownDescription,
      shortDescription: "Write *bold*, _slanted_ or [x](https://example.com) as you like.",
      currentMembers: 36),
    Listing(
      id: 207, kind: .channel, displayName: "Quokka Watch", shortLink: links.quokkaWatch,
      shortDescription: "Small, round and always smiling.", currentMembers: 120,
      publicMembers: 127),
    Listing(
      id: 208, kind: .group, displayName: "Harbour Talk", shortLink: links.harbourTalk,
      shortDescription: "Tides, ropes and seaglass.", currentMembers: 62),
    Listing(
      id: 209, kind: .group, displayName: "Harbour Rowing", shortLink: links.harbourRowing,
      shortDescription: "Two boats, eight oars.", currentMembers: 55),
    Listing(
      id: 218, kind: .group, displayName: "Harbour Choir", shortLink: links.harbourChoir,
      shortDescription: "Shanties on Thursdays.", currentMembers: 39),
    Listing(
      id: 210, kind: .group, displayName: "Seaglass Diary", shortLink: links.seaglassDiary,
      shortDescription: "What the sea gave back today.", currentMembers: 28),
    Listing(
      id: 211, kind: .group, displayName: "Legacy Club", fullLink: links.legacyClub,
      shortDescription: "For those who keep old machines going.", currentMembers: 33),
    Listing(
      id: 212, kind: .group, displayName: "Bakers", fullName: "The Sourdough Exchange",
      shortLink: link(212, .group),
      welcomeMessage: "Welcome! Bring crumpets and your best tin.", currentMembers: 74),
    Listing(
      id: 213, kind: .group, displayName: "100%_wool", shortLink: link(213, .group),
      shortDescription: "Knitting by the letter.", currentMembers: 47),
    Listing(
      id: 214, kind: .channel, displayName: "Privacy Pages", shortLink: link(214, .channel),
      shortDescription: "Plain advice, no fear.", currentMembers: 311, publicMembers: 326),
    Listing(
      id: 215, kind: .group, displayName: "Linux Evenings", shortLink: link(215, .group),
      shortDescription: "Questions welcome, kernels too.", currentMembers: 192),
    Listing(
      id: 216, kind: .group, displayName: "Book Swap", shortLink: link(216, .group),
      currentMembers: 66),
    Listing(
      id: 217, kind: .channel, displayName: "Garden Almanac", shortLink: link(217, .channel),
      shortDescription: "What to sow this week.", currentMembers: 143, publicMembers: 149),
  ]

  /// Gives the link of a listing that needs no name of its own.
  static func link(_ id: Int, _ kind: EntryKind) -> String {
    StandardLinks.numbered(id, kind: kind)
  }
}
