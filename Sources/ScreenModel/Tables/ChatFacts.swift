import FakeDirectory

/// A chat with all that the lists show and compare; it is shared, not copied.
package final class ChatFacts: Sendable {
  /// The chat.
  package let chat: Fixture.Chat
  /// The profile that has it.
  package let profile: ProfileID
  let name: String
  let profileName: String
  let description: String
  /// The links that identify it, in the form in which links are compared.
  let identity: [String]
  /// All of its links in that form.
  let normalLinks: [String]
  let title: Words
  let prefixedTitle: Words
  let message: Words
  /// The name of its picture.
  let icon: String
  /// What a row of the chat list reads as.
  let label: String
  /// What a row of New chat reads as.
  let contactLabel: String

  init(_ chat: Fixture.Chat, profile: ProfileID, rules: Rules) {
    self.chat = chat
    self.profile = profile
    let folds = rules.text.filterIgnoresCase
    name = folds ? chat.name.lowercased() : chat.name
    profileName = folds ? (chat.profileName ?? "").lowercased() : chat.profileName ?? ""
    description = (chat.description ?? "").lowercased()
    normalLinks = chat.links.map(LinkText.normalise)
    let links = rules.known.identity == .exactLink ? chat.links : normalLinks
    identity = ChatFacts.isIdentified(chat, rules: rules.known) ? links : []
    title = Words(chat.name)
    prefixedTitle = Words(rules.strings.namePrefix + chat.name)
    message = Words(chat.lastMessage)
    icon = ChatFacts.icon(for: chat.kind, strings: rules.strings)
    label = [chat.name, chat.lastMessage, chat.time].joined(separator: ", ")
    contactLabel = chat.name
    isConversation = chat.isConversation
  }

  /// Tells whether the chat list shows the chat for a text.
  func matches(_ needle: String, rules: Rules) -> Bool {
    guard !needle.isEmpty else { return true }
    if !rules.filters.textFilters { return true }
    if rules.filters.searchesDescriptions, description.holds(needle) { return true }
    if rules.text.filterByPrefix { return name.hasPrefix(needle) }
    return name.holds(needle) || (chat.kind == .contact && profileName.holds(needle))
  }

  /// Tells whether New chat shows the contact: its name is compared with the text as typed.
  func contactMatches(_ needle: String, trimmed: String) -> Bool {
    needle.isEmpty || name.holds(needle)
      || (chat.profileName != nil && profileName.holds(trimmed))
  }

  /// Whether it is a chat with somebody, which ends the onboarding.
  let isConversation: Bool

  /// Whether the chat list shows it at all.
  var isListed: Bool { !chat.isArchived }

  /// Whether New chat shows it among the contacts.
  var isContact: Bool { chat.kind == .contact || chat.kind == .contactRequest }

  /// Tells whether a chat's links say which chat it is.
  ///
  /// Those of a channel do, and those by which this profile joined a group.
  private static func isIdentified(_ chat: Fixture.Chat, rules: Rules.KnownChats) -> Bool {
    switch chat.joined {
    case .publicly: true
    case .byLink: rules.joinLinkCounts
    case .byInvitation, .joining, .notApplicable: false
    }
  }

  private static func icon(for kind: Fixture.Chat.Kind, strings: Strings) -> String {
    switch kind {
    case .notes: strings.notesIcon
    case .contact, .contactRequest: strings.contactIcon
    case .group: strings.groupIcon
    case .channel: strings.channelIcon
    }
  }
}
