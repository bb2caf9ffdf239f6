/// One rule of a directory's script: which requests it meets, and what happens to them.
///
/// The first rule that meets a request is the one that applies. A rule that has been applied as often as it may
/// meets nothing any more; the next rules, and then the directory's ordinary behaviour, take its place.
package struct ScriptRule: Hashable, Sendable {
  /// Which requests a rule meets; what is nil does not matter.
  package struct Condition: Hashable, Sendable {
    /// The page asked for, from 1.
    package var page: Int?
    /// The request's number in the journal, from 1.
    package var number: Int?
    /// The exact search text.
    package var text: String?
    /// The first instant at which the rule holds.
    package var from: Instant?
    /// The instant at which the rule no longer holds.
    package var until: Instant?

    /// Makes a condition; without arguments it meets every request.
    package init(
      page: Int? = nil, number: Int? = nil, text: String? = nil, from: Instant? = nil,
      until: Instant? = nil
    ) {
      self.page = page
      self.number = number
      self.text = text
      self.from = from
      self.until = until
    }
  }

  /// What happens to a request that the rule meets.
  package enum Outcome: Hashable, Sendable {
    /// The ordinary reply.
    case answer
    /// No reply, ever.
    case silence
    /// A refusal at once because the directory is busy.
    case busy
    /// A failure at once because the address has no ratchet keys.
    case notDRAddress
    /// An error reply with these words.
    case error(String)
    /// A reply that is malformed in this way.
    case malformed(Malformation)
  }

  /// Which requests the rule meets.
  package var when: Condition
  /// How often the rule may still apply; nil for ever.
  package var times: Int?
  /// What happens.
  package var then: Outcome
  /// The milliseconds until the reply; nil for the directory's own latency.
  package var latency: Int?

  /// Makes a rule; without arguments it changes nothing for any request.
  package init(
    when: Condition = Condition(), times: Int? = nil, then: Outcome = .answer,
    latency: Int? = nil
  ) {
    self.when = when
    self.times = times
    self.then = then
    self.latency = latency
  }

  /// A rule under which the ordinary reply comes after the phone has given up (12 s).
  package static func late(when: Condition = Condition(), times: Int? = nil) -> ScriptRule {
    ScriptRule(when: when, times: times, latency: 12_000)
  }
}

/// A way in which a reply can be malformed.
package enum Malformation: Hashable, Sendable, CaseIterable {
  /// Bytes that are no JSON.
  case notJSON
  /// The right reply, cut off in the middle.
  case cutOff
  /// A JSON list in place of an object.
  case notAnObject
  /// The right reply without its type.
  case missingType
  /// The right reply with a type that no app knows.
  case unknownType
  /// A reply of the right type without its entries: a page with no rows.
  case missingEntries
  /// The right reply with one more entry, in the first place, that can't be decoded.
  case oddEntry
}

/// What a script, or a tester, does to the directory in the middle of a scenario.
package enum DirectoryCommand: Hashable, Sendable {
  /// Stops the directory; what it has already answered is still delivered.
  case stop
  /// Starts the directory.
  case start
  /// Stops or starts the directory.
  case setRunning(Bool)
  /// Gives the address ratchet keys, or new ones; the link stays the same.
  case rotateKeys
  /// Puts the address into a state.
  case setAddress(AddressState)
  /// Lets the directory send the number of rows left, or not.
  case setCount(Bool)
  /// Sets the milliseconds from a request to its reply.
  case setLatency(Int)
  /// Sets the most rows that a page reads.
  case setRowsPerPage(Int)
  /// Sets the most bytes that a reply may take after compression.
  case setEnvelope(Int)
  /// Sets the most requests that may be unanswered at one time.
  case setInFlightLimit(Int)
  /// Sets the current members of a listing.
  case setMembers(listing: Int, Int)
  /// Sets whether a listing can be found.
  case setStatus(listing: Int, Listing.Status)
  /// Adds a rule behind the others.
  case addRule(ScriptRule)
  /// Removes all rules.
  case clearRules
}

/// Whether the directory's address can take service requests.
package enum AddressState: Hashable, Sendable {
  /// The address was made the ordinary way: every request fails at once.
  case noKeys
  /// The address was made with ratchet keys.
  case keyed
  /// The address got its keys, or new ones, later; its link did not change.
  case rotated
}
