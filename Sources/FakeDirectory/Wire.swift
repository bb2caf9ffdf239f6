/// A search as the directory receives it: a text and a cursor, and nothing that tells who asks.
package struct SearchRequest: Hashable, Sendable {
  /// The trimmed search text.
  package var text: String
  /// The cursor of the last reply, unchanged, or nil for the first page.
  package var cursor: JSONValue?

  /// Makes a request for the first page, or for the page after a cursor.
  package init(text: String, cursor: JSONValue? = nil) {
    self.text = text
    self.cursor = cursor
  }
}

/// What an entry of the directory is: a regular group or a channel.
package enum EntryKind: Hashable, Sendable {
  /// A regular group, counted in members.
  case group
  /// A channel, counted in subscribers.
  case channel
}

/// One entry of a reply, as it travels.
package struct WireEntry: Hashable, Sendable {
  /// Group or channel.
  package var kind: EntryKind
  /// The raw profile name, without a prefix.
  package var displayName: String
  /// The name that the directory has verified, for example `#cinews.testing`.
  package var simplexName: String?
  /// The short link.
  package var shortLink: String?
  /// The full link, sent only where there is no short one.
  package var fullLink: String?
  /// The description as stored: plain text, its markdown not parsed.
  package var shortDescription: String?
  /// The picture as a data URI.
  package var image: String?
  /// The number of members that the directory itself sees.
  package var currentMembers: Int
  /// The number of subscribers without relays, where it is known.
  package var publicMembers: Int?
  /// The last activity, in ISO form.
  package var activeAt: String?
  /// The day of creation, in ISO form.
  package var createdAt: String?

  /// Makes an entry from its parts.
  package init(
    kind: EntryKind, displayName: String, simplexName: String? = nil, shortLink: String? = nil,
    fullLink: String? = nil, shortDescription: String? = nil, image: String? = nil,
    currentMembers: Int, publicMembers: Int? = nil, activeAt: String? = nil,
    createdAt: String? = nil
  ) {
    self.kind = kind
    self.displayName = displayName
    self.simplexName = simplexName
    self.shortLink = shortLink
    self.fullLink = fullLink
    self.shortDescription = shortDescription
    self.image = image
    self.currentMembers = currentMembers
    self.publicMembers = publicMembers
    self.activeAt = activeAt
    self.createdAt = createdAt
  }

  /// The link to connect with: the short one, else the full one.
  package var link: String? { shortLink ?? fullLink }
}

/// One page of search results.
package struct SearchPage: Hashable, Sendable {
  /// The entries in the directory's order.
  package var entries: [WireEntry]
  /// What to send back for the next page; nil on the last page.
  package var cursor: JSONValue?
  /// The number of rows after this page, if the directory sends counts.
  package var left: Int?

  /// Makes a page from its parts.
  package init(entries: [WireEntry], cursor: JSONValue? = nil, left: Int? = nil) {
    self.entries = entries
    self.cursor = cursor
    self.left = left
  }
}

/// What the directory sends back.
package enum SearchReply: Hashable, Sendable {
  /// A page of results; no match is an empty page without a cursor.
  case page(SearchPage)
  /// A refusal with the directory's own words, which the app does not show.
  case error(String)
  /// Bytes that are malformed on purpose.
  case raw([UInt8])
}

/// How a request can fail without a reply.
package enum ServiceError: Hashable, Sendable {
  /// The phone gave up waiting.
  case timeout
  /// The directory's address has no ratchet keys.
  case notDRAddress
  /// The directory has too many unanswered requests.
  case busy
}

/// The directory's answer to one request.
package struct Answer: Hashable, Sendable {
  /// What comes back, and how many milliseconds after the request's arrival.
  package enum Outcome: Hashable, Sendable {
    /// A reply.
    case reply(SearchReply, after: Int)
    /// A reply whose content is fixed when it is delivered.
    case replyAtDelivery(after: Int)
    /// A reply that waits until the name is released; nil if its content is fixed then.
    case held(SearchReply?, name: String)
    /// A failure without a reply.
    case failure(ServiceError, after: Int)
    /// Nothing, ever: the phone's own time-out ends the wait.
    case silence
  }

  /// The request's number in the journal, from 1.
  package var number: Int
  /// What comes back.
  package var outcome: Outcome
  /// The rule of the script that made it so, if one did.
  package var rule: ScriptRule?
  /// The named rules that would have applied but for one thing, where none applied.
  package var nearMisses: [NearMiss] = []

  /// Makes the answer to the request with this number.
  package init(number: Int, outcome: Outcome) {
    self.number = number
    self.outcome = outcome
  }
}
