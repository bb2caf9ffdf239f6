import FakeDirectory

/// What a link leads to, and the chat that comes of it.
final class TargetFacts: Sendable {
  let link: String
  let normalLink: String
  /// What the link server said; nil if the link leads nowhere.
  let data: LinkData?
  /// The chat as it stands in the list once it was opened.
  let chat: ChatFacts

  init(link: String, data: LinkData?, rules: Rules) {
    self.link = link
    self.data = data
    normalLink = LinkText.normalise(link)
    let kind: Fixture.Chat.Kind =
      switch data?.kind {
      case .channel: .channel
      case .group: .group
      default: .contact
      }
    chat = ChatFacts(
      Fixture.Chat(
        kind, data?.displayName ?? "", links: [link], joined: .byLink,
        description: data?.description, lastMessage: data?.description ?? "", time: "now"),
      profile: -1, rules: rules)
  }
}
