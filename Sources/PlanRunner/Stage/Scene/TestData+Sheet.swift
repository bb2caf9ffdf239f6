package import FakeDirectory
package import ScreenModel

extension TestData {
  /// Writes down what is in the directory and on the phone before a scenario starts.
  package init(network: Network, fixture: Fixture, profile: String) {
    let inUse = fixture.profile(profile) ?? 0
    let others = fixture.profiles.indices.filter { $0 != inUse }
    self.init(
      catalogue: network.directory.catalogue,
      profiles: ([inUse] + others).map { Profile(fixture.profiles[$0]) },
      names: network.names.names, links: network.links.data)
  }
}

extension TestData.Profile {
  fileprivate init(_ profile: Fixture.Profile) {
    self.init(
      name: profile.name, chats: profile.chats.map(TestData.LocalChat.init),
      isOnboarding: !profile.isOnboardingDismissed
        && !profile.chats.contains(where: \.isConversation))
  }
}

extension TestData.LocalChat {
  fileprivate init(_ chat: Fixture.Chat) {
    let kind: Kind =
      switch chat.kind {
      case .notes: .notes
      case .contact: .contact
      case .contactRequest: .contactRequest
      case .group: .group
      case .channel: .channel
      }
    let joining: Joining =
      switch chat.joined {
      case .notApplicable: .none
      case .publicly, .byLink: .byLink
      case .byInvitation: .byInvitation
      case .joining: .pending
      }
    self.init(
      kind: kind, name: chat.name, link: chat.links.first, joining: joining,
      simplexName: chat.simplexName, profileName: chat.profileName, isFavourite: chat.isFavorite,
      isIncognito: chat.isIncognito, isArchived: chat.isArchived, lastMessage: chat.lastMessage,
      time: chat.time)
  }
}
