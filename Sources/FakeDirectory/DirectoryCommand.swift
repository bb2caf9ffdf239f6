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
  /// Sets how long a request waits for its reply.
  case setLatency(Latency)
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
  /// Removes the rules that were added.
  case clearRules
  /// Lets go of the replies that are held by a name.
  case release(String)
}

extension DirectoryCommand {
  /// What a command is about; the later of two on the same topic undoes the earlier.
  package enum Topic: Hashable, Sendable {
    case running, address, count, latency, rowsPerPage, envelope, inFlightLimit, rules
    /// The members of a listing.
    case members(Int)
    /// Whether a listing can be found.
    case status(Int)
  }

  /// What the command is about; nil for one that sets nothing.
  package var topic: Topic? {
    switch self {
    case .stop, .start, .setRunning: .running
    case .rotateKeys, .setAddress: .address
    case .setCount: .count
    case .setLatency: .latency
    case .setRowsPerPage: .rowsPerPage
    case .setEnvelope: .envelope
    case .setInFlightLimit: .inFlightLimit
    case .setMembers(let id, _): .members(id)
    case .setStatus(let id, _): .status(id)
    case .addRule, .clearRules: .rules
    case .release: nil
    }
  }
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
