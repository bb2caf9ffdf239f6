/// A search field with what belongs to it.
package struct Surface: Hashable, Sendable {
  package var text: TextID = 0
  package var isFocused = false
  /// Whether the text is a link that is shown by its kind.
  package var showsLink = false
  /// The chats that a link or a name narrows the list to.
  package var narrowed: [ChatID] = []
  /// Whether every chat that the text can name is known.
  package var isNameKnown = false
  /// The number of the latest change of the text.
  package var change = 0
  package var search = SearchState()

  /// Makes a surface with an empty field.
  package init() {}
}

/// A search of the directory and what it has brought.
package struct SearchState: Hashable, Sendable {
  package var isLoading = false
  package var hasFailed = false
  /// Whether a reply or a failure has come for the text.
  package var isSearched = false
  package var entries: [EntryID] = []
  package var cursor: CursorID = -1
  package var firstCursor: CursorID = -1
  /// The number of entries on later pages; -1 if the directory does not say.
  package var left = -1
  package var firstLeft = -1
  /// The trimmed text that the results belong to.
  package var text: TextID = 0
  /// The number that makes older replies unwanted.
  package var generation = 0

  /// Makes a search that has not begun.
  package init() {}

  /// Whether results for the text load or show.
  package var showsResults: Bool { isLoading || isSearched }
  /// Whether there is a further page.
  package var hasMore: Bool { cursor >= 0 }

  /// Drops everything but the generation, which grows.
  mutating func reset(makingStale: Bool = true) {
    let old = generation
    self = SearchState()
    generation = makingStale ? old + 1 : old
  }
}

/// Which page a search asks for.
package enum SearchKind: Hashable, Sendable {
  case first, more
}

/// A request with all that is needed to recognise its reply.
package struct Ticket: Hashable, Sendable {
  package var token: Int
  package var surface: SurfaceID
  package var kind: SearchKind
  package var generation: Int
  package var text: TextID
  package var cursor: CursorID
  /// Whether the app repeats it without being asked.
  package var isRetry = false
}
