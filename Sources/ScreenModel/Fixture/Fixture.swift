/// What is on the phone at the start: the profiles and their chats.
package struct Fixture: Hashable, Sendable {
  /// One of the phone's chat profiles.
  package struct Profile: Hashable, Sendable {
    /// The short name that tests use, for example `P1`.
    package var code: String
    /// The name that the app shows.
    package var name: String
    /// The chats, newest first.
    package var chats: [Chat]
    /// The lists that the person made.
    package var userTags: [String]
    /// Whether the onboarding card is dismissed; if not, a profile without conversations shows it.
    package var isOnboardingDismissed: Bool

    /// Makes a profile; its onboarding is dismissed unless said otherwise.
    package init(
      code: String, name: String, chats: [Chat], userTags: [String] = [],
      isOnboardingDismissed: Bool = true
    ) {
      self.code = code
      self.name = name
      self.chats = chats
      self.userTags = userTags
      self.isOnboardingDismissed = isOnboardingDismissed
    }
  }

  /// A chat of a profile.
  package struct Chat: Hashable, Sendable {
    /// What a chat is.
    package enum Kind: Hashable, Sendable {
      case notes, contact, contactRequest, group, channel
    }

    /// How the profile came to a group or channel.
    package enum Joined: Hashable, Sendable {
      /// It is no group.
      case notApplicable
      /// A channel: its link is part of its own profile, however it was joined.
      case publicly
      /// By `/c` and one of the links below.
      case byLink
      /// By a member's invitation.
      case byInvitation
      /// By the link below, not yet connected.
      case joining
    }

    /// What the chat is.
    package var kind: Kind
    /// The name that the list shows.
    package var name: String
    /// The name in the profile, where the person gave the chat another one.
    package var profileName: String?
    /// The SimpleX name that the app knows, for example `@nadia.testing`.
    package var simplexName: String?
    /// The links by which it was joined or that its profile holds.
    package var links: [String]
    /// How the profile came to it.
    package var joined: Joined
    /// What its profile says; never searched locally.
    package var description: String?
    /// Whether it has a star.
    package var isFavorite: Bool
    /// Whether it was joined under a random name.
    package var isIncognito: Bool
    /// Whether the conversation is deleted and the contact kept.
    package var isArchived: Bool
    /// The number of unread messages.
    package var unread: Int
    /// The person's list that it is in.
    package var tag: String?
    /// The last message, as the list shows it.
    package var lastMessage: String
    /// The time of the last message, as the list shows it.
    package var time: String

    /// Makes a chat with no marks unless said otherwise.
    package init(
      _ kind: Kind, _ name: String, profileName: String? = nil, simplexName: String? = nil,
      links: [String] = [], joined: Joined = .notApplicable, description: String? = nil,
      isFavorite: Bool = false, isIncognito: Bool = false, isArchived: Bool = false,
      unread: Int = 0, tag: String? = nil, lastMessage: String, time: String
    ) {
      self.kind = kind
      self.name = name
      self.profileName = profileName
      self.simplexName = simplexName
      self.links = links
      self.joined = joined
      self.description = description
      self.isFavorite = isFavorite
      self.isIncognito = isIncognito
      self.isArchived = isArchived
      self.unread = unread
      self.tag = tag
      self.lastMessage = lastMessage
      self.time = time
    }

    /// Whether it counts as a conversation: any group, or a contact that is not archived.
    package var isConversation: Bool {
      switch kind {
      case .group, .channel: true
      case .contact: !isArchived
      case .notes, .contactRequest: false
      }
    }
  }

  /// The profiles; the first one is in use when a phone is new.
  package var profiles: [Profile]

  /// Makes the content of a phone.
  package init(profiles: [Profile]) {
    self.profiles = profiles
  }

  /// Gives the number of the profile with a name or code.
  package func profile(_ nameOrCode: String) -> Int? {
    profiles.firstIndex { $0.name == nameOrCode || $0.code == nameOrCode }
  }
}
