/// The content that a test directory, its name server and its link servers start with.
///
/// No count is 1, and no entry's count equals the one in its link's data. Who joined what
/// belongs to the phone.
package enum StandardContent {
  /// The links by name.
  package static let links = StandardLinks()
  /// The search words and SimpleX names by name.
  package static let words = StandardWords()

  /// The directory's listings.
  package static let catalogue = Catalogue(
    firstNews + largeNews + lastNews + hiddenNews + topics)

  /// A running test directory with ratchet keys.
  package static let directory = Directory(catalogue: catalogue)

  /// The name server.
  package static let nameServer = NameServer(names: [
    words.olivia: links.olivia, words.nadia: links.nadia, words.cinewsName: links.cinews,
  ])

  /// The servers that keep link data: of all that is listed, and of links that are not.
  package static let linkServer = LinkServer(data: linkData)

  /// All servers together, with an empty journal.
  package static let network = Network(
    directory: directory, names: nameServer, links: linkServer)

  /// The subscribers that have joined since the directory last counted.
  package static let newSubscribers = 14

  /// The data behind all links of the content.
  private static let linkData: [String: LinkData] = {
    var data: [String: LinkData] = [
      links.harbourRowingOwn: LinkData(kind: .group, displayName: "Harbour Rowing"),
      links.unlistedChannel: LinkData(
        kind: .channel, displayName: "Quiet Channel", publicMembers: 48),
      links.unlistedGroup: LinkData(kind: .group, displayName: "Quiet Group"),
      links.unlistedContact: LinkData(kind: .contact, displayName: "Viktor"),
      links.olivia: LinkData(kind: .contact, displayName: "Olivia"),
      links.nadia: LinkData(kind: .contact, displayName: "Nadia"),
      links.relay: LinkData(kind: .relay, displayName: "Relay"),
      links.invitation: LinkData(kind: .invitation, displayName: "Tomas"),
    ]
    for record in catalogue.records {
      guard let link = record.listing.wireEntry.link else { continue }
      data[link] = linkData(of: record.listing)
    }
    return data
  }()

  /// Gives the data behind the link of a listing; a channel has more subscribers there.
  private static func linkData(of listing: Listing) -> LinkData {
    let isChannel = listing.kind == .channel
    let counted = listing.publicMembers ?? listing.currentMembers
    return LinkData(
      kind: isChannel ? .channel : .group, displayName: listing.displayName,
      publicMembers: isChannel ? counted + newSubscribers : nil,
      description: listing.shortDescription, image: listing.image)
  }
}
