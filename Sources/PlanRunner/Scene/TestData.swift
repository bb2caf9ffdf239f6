package import FakeDirectory

/// What a tester knows before the test: the directory's content and the chats on the phone.
package struct TestData: Sendable {
  /// A chat on the phone, as its owner knows it.
  package struct LocalChat: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case notes, contact, contactRequest, group, channel
    }

    /// How the owner came into a group or channel.
    package enum Joining: Hashable, Sendable {
      /// Through the link that stands here.
      case byLink
      case byInvitation
      /// Asked to join through a full link and not yet connected.
      case pending
      case none
    }

    package var kind: Kind
    package var name: String
    package var link: String?
    package var joining: Joining
    package var simplexName: String?
    package var isFavourite: Bool
    package var isIncognito: Bool
    package var isArchived: Bool

    package init(
      kind: Kind, name: String, link: String? = nil, joining: Joining = .none,
      simplexName: String? = nil, isFavourite: Bool = false, isIncognito: Bool = false,
      isArchived: Bool = false
    ) {
      self.kind = kind
      self.name = name
      self.link = link
      self.joining = joining
      self.simplexName = simplexName
      self.isFavourite = isFavourite
      self.isIncognito = isIncognito
      self.isArchived = isArchived
    }
  }

  /// A profile on the phone.
  package struct Profile: Hashable, Sendable {
    package var name: String
    package var chats: [LocalChat]
    /// Whether its chat list still shows the onboarding pages.
    package var isOnboarding: Bool

    package init(name: String, chats: [LocalChat], isOnboarding: Bool) {
      self.name = name
      self.chats = chats
      self.isOnboarding = isOnboarding
    }
  }

  /// What the directory can find: its active listings, in its order.
  package var listings: [Listing]
  /// The profiles; the first is the one in use.
  package var profiles: [Profile]
  /// The registered names and the links behind them.
  package var names: [String: String]
  /// The data behind the links, by normalised link.
  package var links: [String: LinkData]

  package init(
    listings: [Listing], profiles: [Profile], names: [String: String], links: [String: LinkData]
  ) {
    self.listings = listings
      .filter { $0.status == .active && $0.wireEntry.link != nil }
      .sorted { ($1.currentMembers, $0.id) < ($0.currentMembers, $1.id) }
    self.profiles = profiles
    self.names = names
    self.links = links
  }
}
