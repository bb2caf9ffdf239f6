/// A search field with what belongs to it.
package struct Surface: Hashable, Sendable {
  /// The text in the field.
  package var text: TextID = 0
  /// Whether the field has the keyboard.
  package var isFocused = false
  /// Whether the text is a link that is shown by its kind.
  package var showsLink = false
  /// The chats that a link or a name narrows the list to.
  package var narrowed: [ChatID] = []
  /// Whether every chat that the text can name is known.
  package var isNameKnown = false
  /// The number of the latest change of the text.
  package var change = 0
  /// The search that belongs to it.
  package var search = SearchState()

  /// Makes a surface with an empty field.
  package init() {}
}

/// A search of the directory and what it has brought.
package struct SearchState: Hashable, Sendable {
  /// Whether a request is out.
  package var isLoading = false
  /// Whether the last request failed.
  package var hasFailed = false
  /// Whether a reply or a failure has come for the text.
  package var isSearched = false
  /// The entries in their order, each link once.
  package var entries: [EntryID] = []
  /// What to send back for the next page.
  package var cursor: CursorID = -1
  /// The first page's cursor.
  package var firstCursor: CursorID = -1
  /// The number of entries on later pages; -1 if the directory does not say.
  package var left = -1
  /// The first page's number of entries left.
  package var firstLeft = -1
  /// How many pages have come.
  package var pageCount = 0
  /// Whether a request has failed.
  package var everFailed = false
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
  /// The request's number.
  package var token: Int
  /// The surface that wants the reply.
  package var surface: SurfaceID
  /// Whether it is a first page or a further one.
  package var kind: SearchKind
  /// The generation of the search that wants it.
  package var generation: Int
  /// The text in the field.
  package var text: TextID
  /// What to send back for the next page.
  package var cursor: CursorID
  /// Whether the app repeats it without being asked.
  package var isRetry = false
}
