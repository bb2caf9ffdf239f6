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
    /// The name in its profile, where the owner gave it another one.
    package var profileName: String?
    package var isFavourite: Bool
    package var isIncognito: Bool
    package var isArchived: Bool
    /// The last message, and its time, as the chat list shows them.
    package var lastMessage: String
    package var time: String

    package init(
      kind: Kind, name: String, link: String? = nil, joining: Joining = .none,
      simplexName: String? = nil, profileName: String? = nil, isFavourite: Bool = false,
      isIncognito: Bool = false, isArchived: Bool = false, lastMessage: String = "",
      time: String = ""
    ) {
      self.kind = kind
      self.name = name
      self.link = link
      self.joining = joining
      self.simplexName = simplexName
      self.isFavourite = isFavourite
      self.isIncognito = isIncognito
      self.isArchived = isArchived
      self.profileName = profileName
      self.lastMessage = lastMessage
      self.time = time
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

  /// The directory's content.
  package let catalogue: Catalogue
  /// What the directory can find: its active listings, in its order.
  package let listings: [Listing]
  /// The profiles; the first is the one in use.
  package let profiles: [Profile]
  /// The registered names and the links behind them.
  package let names: [String: String]
  /// The data behind the links, by normalised link.
  package let links: [String: LinkData]
  /// The distinct words of the listings' names, lower case, of four letters or more, in order.
  package let nameWords: [String]
  /// The links of listings and chats in the form in which they are compared, by the links.
  private let normalForms: [String: String]
  /// The first chat of the profile in use with each link, by the link in that form.
  let chatsByLink: [String: LocalChat]
  /// The first listing with each link, by the link in that form.
  let listingsByLink: [String: Listing]
  /// A word that finds the most: contacts, joined channels, and more entries than a page holds.
  package private(set) var richTerm: String?
  /// A word that can be completed to a name nobody on the phone has, and that finds entries.
  package private(set) var richName: String?

  package init(
    catalogue: Catalogue, profiles: [Profile], names: [String: String], links: [String: LinkData]
  ) {
    self.catalogue = catalogue
    let listings = catalogue.findable
    let chats = profiles.first?.chats ?? []
    self.listings = listings
    self.profiles = profiles
    self.names = names
    self.links = links
    var seen: Set<String> = []
    nameWords = listings.flatMap { TestData.words(of: $0.displayName) }
      .filter { seen.insert($0).inserted }
    let forms = TestData.normalForms(listings.compactMap(\.link) + chats.compactMap(\.link))
    normalForms = forms
    chatsByLink = TestData.first(of: chats) { $0.link.flatMap { forms[$0] } }
    listingsByLink = TestData.first(of: listings) { $0.link.flatMap { forms[$0] } }
    richTerm = findRichTerm()
    richName = findRichName()
  }

  /// Gives a link in the form in which links are compared.
  package func normalForm(of link: String) -> String {
    normalForms[link] ?? LinkText.normalise(link)
  }

  private static func normalForms(_ links: [String]) -> [String: String] {
    Dictionary(links.map { ($0, LinkText.normalise($0)) }) { first, _ in first }
  }

  /// Gives the first item with each link.
  private static func first<Item>(
    of items: [Item], link: (Item) -> String?
  ) -> [String: Item] {
    Dictionary(items.compactMap { item in link(item).map { ($0, item) } }) { first, _ in first }
  }
}
