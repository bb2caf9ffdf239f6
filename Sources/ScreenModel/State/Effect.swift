/// What the app wants done outside of itself.
package enum Effect: Hashable, Sendable {
  /// Sends a search to the directory and waits so many milliseconds.
  case search(Ticket, timeout: Int)
  /// Lets a timer fire after so many milliseconds.
  case startTimer(AppTimer, after: Int)
  /// Asks the name server for the name that a text stands for.
  case resolveName(token: Int, TextID)
  /// Asks the link servers for the data behind a link.
  case resolveLink(token: Int, LinkSource)
  /// Connects to all relays anew.
  case reconnect
}

/// Where a link is written.
package enum LinkSource: Hashable, Sendable {
  /// The link of an entry of the directory.
  case entry(EntryID)
  /// The link in a text.
  case text(TextID)
}
