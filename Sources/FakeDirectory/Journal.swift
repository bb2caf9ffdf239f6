/// What was seen from the desk of those who run the servers, in order.
package struct Journal: Hashable, Sendable {
  /// The entries, oldest first.
  package private(set) var entries: [JournalEntry] = []

  /// Makes an empty journal.
  package init() {}

  /// Writes one entry behind the others.
  package mutating func add(_ entry: JournalEntry) {
    entries.append(entry)
  }

  /// The searches that the directory received, in order of arrival.
  package var searches: [SearchRequest] {
    entries.compactMap { entry in
      guard case .searchArrived(let request) = entry.event else { return nil }
      return request
    }
  }

  /// The number of searches that the directory received.
  package var searchCount: Int {
    entries.reduce(0) { count, entry in
      if case .searchArrived = entry.event { count + 1 } else { count }
    }
  }

  /// The names that the name server was asked for, in order.
  package var namesAsked: [String] {
    entries.compactMap { entry in
      guard case .nameAsked(let name) = entry.event else { return nil }
      return name
    }
  }

  /// The links that the link servers were asked for, in order.
  package var linksAsked: [String] {
    entries.compactMap { entry in
      guard case .linkAsked(let link) = entry.event else { return nil }
      return link
    }
  }
}

/// One line of a journal.
package struct JournalEntry: Hashable, Sendable {
  /// Where something happened.
  package enum Server: Hashable, Sendable {
    /// The directory.
    case directory
    /// The name server.
    case names
    /// The servers that keep link data.
    case links
    /// The message relays that the phone is connected to.
    case relays
  }

  /// What happened.
  package enum Event: Hashable, Sendable {
    /// A search arrived.
    case searchArrived(SearchRequest)
    /// The content of the reply was fixed; it is due so many milliseconds later.
    case answered(SearchReply, after: Int)
    /// The request was refused.
    case failed(ServiceError)
    /// The request got no answer.
    case silent
    /// A rule of the script applies to the request.
    case ruleApplied(String)
    /// A rule of the script nearly applied to the request.
    case nearMiss(NearMiss)
    /// The reply is due so many milliseconds later, and its content is fixed then.
    case answersUnwritten(after: Int)
    /// The reply waits until the name is released; nil if its content is fixed then.
    case held(SearchReply?, name: String)
    /// The reply that was held is let go.
    case released(String)
    /// The reply reached a phone that was waiting for it.
    case replyDelivered
    /// The reply reached a phone that no longer held the request.
    case replyDropped
    /// A name was asked for.
    case nameAsked(String)
    /// The name server answered; nil if nobody has the name.
    case nameAnswered(String?)
    /// A link was asked for.
    case linkAsked(String)
    /// The link server answered; nil if the link leads nowhere.
    case linkAnswered(LinkData?)
    /// The phone connected to all its relays anew.
    case reconnected
    /// A tester did something to the directory, or its script did.
    case command(DirectoryCommand)
    /// The script would have done something that a tester has decided otherwise.
    case ignored(DirectoryCommand)
    /// Something that was written down in words before.
    case recorded(Kind, words: String)
  }

  /// When it happened.
  package var time: Instant
  /// Where it happened.
  package var server: Server
  /// The request's number at that server, from 1; nil where there is no request.
  package var number: Int?
  /// What happened.
  package var event: Event

  /// Makes a line from its parts.
  package init(time: Instant, server: Server, number: Int? = nil, event: Event) {
    self.time = time
    self.server = server
    self.number = number
    self.event = event
  }
}
