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
