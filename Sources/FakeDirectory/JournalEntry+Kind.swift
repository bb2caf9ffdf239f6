extension JournalEntry.Event {
  /// What kind of thing happened, by the name that a written journal gives it.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case searchArrived, answered, failed, silent, replyDelivered, replyDropped
    case nameAsked, nameAnswered, linkAsked, linkAnswered, reconnected, command
    case ruleApplied, nearMiss, answersUnwritten, held, released, ignored
  }

  /// What kind of thing happened.
  package var kind: Kind {
    switch self {
    case .searchArrived: .searchArrived
    case .answered: .answered
    case .failed: .failed
    case .silent: .silent
    case .replyDelivered: .replyDelivered
    case .replyDropped: .replyDropped
    case .nameAsked: .nameAsked
    case .nameAnswered: .nameAnswered
    case .linkAsked: .linkAsked
    case .linkAnswered: .linkAnswered
    case .reconnected: .reconnected
    case .command: .command
    case .ruleApplied: .ruleApplied
    case .nearMiss: .nearMiss
    case .answersUnwritten: .answersUnwritten
    case .held: .held
    case .released: .released
    case .ignored: .ignored
    case .recorded(let kind, _): kind
    }
  }
}

extension JournalEntry.Server {
  /// The servers by the names that a written journal gives them.
  package static let named: [(name: String, server: JournalEntry.Server)] = [
    ("directory", .directory), ("names", .names), ("links", .links), ("relays", .relays),
  ]
}
