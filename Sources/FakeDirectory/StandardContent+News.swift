/// The listings that a search for `news` finds, in seven pages of at most ten rows.
extension StandardContent {
  /// The first page: every kind of row that a list of results can have.
  static let firstNews: [Listing] = [
    Listing(
      id: 105, kind: .channel, displayName: "newsdesk", shortLink: links.newsdesk,
      shortDescription: "Notes for editors, with a quokka on every cover.",
      image: FillerText.picture(characters: 2_400, seed: 105),
      currentMembers: 985, publicMembers: 990, activeAt: "2026-01-20T10:15:00Z"),
    Listing(
      id: 101, kind: .channel, displayName: "cinews", simplexName: words.cinewsName,
      shortLink: links.cinews,
      shortDescription: "Builds, releases and broken pipelines, told as they happen, "
        + "with one long read at the end of the week.",
      image: FillerText.picture(characters: 3_600, seed: 101),
      currentMembers: 940, publicMembers: 1520, activeAt: "2026-01-21T08:00:00Z"),
    Listing(
      id: 108, kind: .channel, displayName: "Morning News", shortLink: link(108, .channel),
      currentMembers: 870, publicMembers: 2310),
    Listing(
      id: 109, kind: .group, displayName: "Newsreaders Circle", shortLink: links.newsreaders,
      shortDescription: "We read the papers together.", currentMembers: 702),
    Listing(
      id: 110, kind: .channel, displayName: "World News Digest", shortLink: link(110, .channel),
      shortDescription: "Ten stories from ten countries each evening, picked by hand, checked "
        + "twice, kept short, with a map, a number, a name to remember and a question "
        + "just for you.",
      currentMembers: 655, publicMembers: 801),
    Listing(
      id: 111, kind: .channel, displayName: "Newsroom Tools",
      simplexName: "#newsroomtools.testing", isNameVerified: false, shortLink: link(111, .channel),
      shortDescription: "Software for small papers.", currentMembers: 610, publicMembers: 644),
    Listing(
      id: 112, kind: .group, displayName: "Local Newsletter Swap", shortLink: link(112, .group),
      currentMembers: 588),
    Listing(
      id: 113, kind: .channel, displayName: "Science News Weekly", shortLink: link(113, .channel),
      shortDescription: "One paper, one page.", currentMembers: 541, publicMembers: 575),
    Listing(
      id: 114, kind: .group, displayName: "Sunday Newspaper Club", shortLink: link(114, .group),
      shortDescription: "Coffee and the thick edition.", currentMembers: 502),
    Listing(
      id: 115, kind: .channel, displayName: "Daily Newsreel", shortLink: link(115, .channel),
      currentMembers: 477, createdAt: "2026-01-11T00:00:00Z"),
  ]

  /// Pages two to five: three large pictures, one a page, and an entry that no page can hold.
  static let largeNews: [Listing] = [
    Listing(
      id: 116, kind: .group, displayName: "Newsprint Photographs", shortLink: link(116, .group),
      shortDescription: "Black, white and grain.", image: largePicture(116), currentMembers: 430),
    Listing(
      id: 117, kind: .channel, displayName: "Northern News", shortLink: link(117, .channel),
      shortDescription: "Made by friends of newsdesk.", image: largePicture(117),
      currentMembers: 401, publicMembers: 418),
    Listing(
      id: 118, kind: .group, displayName: "News Cartoons", shortLink: link(118, .group),
      shortDescription: "A drawing a day.", image: largePicture(118), currentMembers: 377),
    Listing(
      id: 123, kind: .channel, displayName: "Newswire Archive", shortLink: link(123, .channel),
      shortDescription: FillerText.noise(characters: 12_000, seed: 123),
      image: largePicture(123), currentMembers: 350, publicMembers: 362),
  ]

  /// Pages six and seven: ties, a link met before, one met twice on a page, and a row without a link at a page's end.
  static let lastNews: [Listing] = [
    Listing(
      id: 131, kind: .group, displayName: "Newsagents", shortLink: link(131, .group),
      currentMembers: 320),
    Listing(
      id: 130, kind: .group, displayName: "Newcomers and News", shortLink: link(130, .group),
      shortDescription: "Ask what you missed.", currentMembers: 320),
    Listing(
      id: 124, kind: .group, displayName: "Newsreaders Circle", fullName: "second registration",
      shortLink: links.newsreaders, shortDescription: "We read the papers together.",
      currentMembers: 300),
    Listing(
      id: 132, kind: .channel, displayName: "Radio News Hour", shortLink: link(132, .channel),
      currentMembers: 281, publicMembers: 290),
    Listing(
      id: 133, kind: .group, displayName: "Newsletter Writers", shortLink: link(133, .group),
      currentMembers: 263),
    Listing(
      id: 134, kind: .channel, displayName: "Village News", shortLink: link(134, .channel),
      shortDescription: "Lost cats, found keys.", currentMembers: 244, publicMembers: 251),
    Listing(
      id: 135, kind: .group, displayName: "News in Plain Words", shortLink: link(135, .group),
      currentMembers: 226),
    Listing(
      id: 136, kind: .channel, displayName: "Space News Feed", shortLink: link(136, .channel),
      currentMembers: 207, publicMembers: 219),
    Listing(
      id: 137, kind: .group, displayName: "Newsletter Writers", fullName: "second registration",
      shortLink: link(133, .group),
      currentMembers: 188),
    Listing(
      id: 122, kind: .channel, displayName: "ghostlink", fullName: "News of Ghosts",
      currentMembers: 170, publicMembers: 176),
    Listing(
      id: 138, kind: .channel, displayName: "Old News", shortLink: link(138, .channel),
      shortDescription: "A year late, on purpose.", currentMembers: 152, publicMembers: 166),
    Listing(
      id: 139, kind: .group, displayName: "Good News Only", shortLink: link(139, .group),
      currentMembers: 133),
  ]

  /// Listings with matching names that no search may find.
  static let hiddenNews: [Listing] = [
    Listing(
      id: 125, kind: .group, displayName: "Suspended News", shortLink: link(125, .group),
      currentMembers: 500, status: .suspended),
    Listing(
      id: 126, kind: .channel, displayName: "Removed News", shortLink: link(126, .channel),
      currentMembers: 999, publicMembers: 1005, status: .removed),
  ]

  /// Gives a picture of the largest size that is relayed.
  private static func largePicture(_ seed: UInt64) -> String {
    FillerText.picture(characters: Listing.imageLimit, seed: seed)
  }
}
