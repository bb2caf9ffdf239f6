/// One registration in the directory, with all that the directory knows of it.
package struct Listing: Hashable, Sendable {
  /// Whether a registration can be found.
  package enum Status: Hashable, Sendable {
    /// Approved and listed.
    case active
    /// Taken out of the search for a time.
    case suspended
    /// Taken out for good.
    case removed
  }

  /// The directory's own number; ties in members are ordered by it.
  package var id: Int
  /// Group or channel.
  package var kind: EntryKind
  /// The raw profile name, without a prefix.
  package var displayName: String
  /// The longer name, searched but never sent.
  package var fullName: String
  /// The SimpleX name that the profile claims.
  package var simplexName: String?
  /// Whether the directory has verified the SimpleX name; only then is it searched and sent.
  package var isNameVerified: Bool
  /// The short link.
  package var shortLink: String?
  /// The full link.
  package var fullLink: String?
  /// The description in plain text.
  package var shortDescription: String?
  /// The welcome message, searched but never sent.
  package var welcomeMessage: String?
  /// The picture as a data URI.
  package var image: String?
  /// The number of members that the directory sees; the search is ordered by it.
  package var currentMembers: Int
  /// The number of subscribers without relays, where it is known.
  package var publicMembers: Int?
  /// The last activity, in ISO form.
  package var activeAt: String?
  /// The day of creation, in ISO form.
  package var createdAt: String?
  /// Whether the registration can be found.
  package var status: Status

  /// Makes a listing; a SimpleX name counts as verified unless said otherwise.
  package init(
    id: Int, kind: EntryKind, displayName: String, fullName: String = "",
    simplexName: String? = nil, isNameVerified: Bool = true, shortLink: String? = nil,
    fullLink: String? = nil, shortDescription: String? = nil, welcomeMessage: String? = nil,
    image: String? = nil, currentMembers: Int, publicMembers: Int? = nil,
    activeAt: String? = nil, createdAt: String? = nil, status: Status = .active
  ) {
    self.id = id
    self.kind = kind
    self.displayName = displayName
    self.fullName = fullName
    self.simplexName = simplexName
    self.isNameVerified = isNameVerified
    self.shortLink = shortLink
    self.fullLink = fullLink
    self.shortDescription = shortDescription
    self.welcomeMessage = welcomeMessage
    self.image = image
    self.currentMembers = currentMembers
    self.publicMembers = publicMembers
    self.activeAt = activeAt
    self.createdAt = createdAt
    self.status = status
  }

  /// The link that its entry carries: the short one, else the full one.
  package var link: String? { shortLink ?? fullLink }

  /// The largest picture that is relayed, in characters.
  package static let imageLimit = 12_500

  /// The entry that a reply carries for this listing.
  package var wireEntry: WireEntry {
    var picture = image
    if let text = image, text.utf8.count > Listing.imageLimit { picture = nil }
    return WireEntry(
      kind: kind, displayName: displayName, simplexName: isNameVerified ? simplexName : nil,
      shortLink: shortLink, fullLink: shortLink == nil ? fullLink : nil,
      shortDescription: shortDescription, image: picture, currentMembers: currentMembers,
      publicMembers: publicMembers, activeAt: activeAt, createdAt: createdAt)
  }
}
