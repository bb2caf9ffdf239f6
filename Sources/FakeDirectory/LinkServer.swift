/// What a link leads to.
package enum LinkKind: Hashable, Sendable, CaseIterable {
  /// A contact address, `/a#`.
  case contact
  /// A regular group, `/g#`.
  case group
  /// A channel, `/c#`.
  case channel
  /// A one-time invitation, `/i#`.
  case invitation
  /// A chat relay's address, `/r#`.
  case relay
}

/// The data behind a link, as the one who made it keeps it.
package struct LinkData: Hashable, Sendable {
  /// What the link leads to.
  package var kind: LinkKind
  /// The name in the profile.
  package var displayName: String
  /// The number of subscribers, for channels.
  package var publicMembers: Int?
  /// The description in plain text.
  package var description: String?
  /// The picture as a data URI.
  package var image: String?

  /// Makes link data from its parts.
  package init(
    kind: LinkKind, displayName: String, publicMembers: Int? = nil, description: String? = nil,
    image: String? = nil
  ) {
    self.kind = kind
    self.displayName = displayName
    self.publicMembers = publicMembers
    self.description = description
    self.image = image
  }
}

/// What the link server says of one link.
package struct LinkAnswer: Hashable, Sendable {
  /// The data, or nil if the link leads nowhere.
  package var data: LinkData?
  /// Milliseconds from the question to the answer.
  package var after: Int

  /// Makes an answer from its parts.
  package init(data: LinkData?, after: Int) {
    self.data = data
    self.after = after
  }
}

/// The servers that keep the data behind links.
package struct LinkServer: Hashable, Sendable {
  /// Data by normalised link.
  package var data: [String: LinkData]
  /// Milliseconds from a question to its answer.
  package var latency: Int

  /// Makes a server that keeps this data; each link may be in any of its forms.
  package init(data: [String: LinkData], latency: Int = 1_500) {
    self.data = [:]
    for (link, value) in data.sorted(by: { $0.key < $1.key }) {
      self.data[LinkText.normalise(link)] = value
    }
    self.latency = latency
  }

  /// Answers for a link in any of its forms.
  package func resolve(_ link: String) -> LinkAnswer {
    LinkAnswer(data: data[LinkText.normalise(link)], after: latency)
  }
}
