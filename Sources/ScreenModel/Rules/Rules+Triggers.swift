extension Rules {
  /// How a search is started: the row and the keyboard's key.
  package struct Triggers: Hashable, Sendable {
    /// When the row is hidden because of a search.
    package enum Hiding: Hashable, Sendable {
      /// From the start of a search until the text changes.
      case untilTextChanges
      /// Only while the request is out.
      case whileLoading
      /// Only when a reply is there.
      case whenFinished
      /// Only while rows of the directory show.
      case whileRowsShow
      case never
      /// As it should be, but the untrimmed text is compared.
      case comparingUntrimmed
    }

    /// A label of the keyboard's return key.
    package enum Key: Hashable, Sendable {
      case search, `return`
    }

    /// The fewest characters of text for which the row shows.
    package var minimumLength = PerSurface(1)
    /// The most characters that are searched for; the directory has a limit, the app none.
    package var longestText = Int.max
    /// Whether the row shows for an empty field.
    package var rowForEmptyText = false
    /// Whether the row shows while a link is shown.
    package var rowForLink = PerSurface(false)
    /// When a search hides the row.
    package var rowHiding = PerSurface(Hiding.untilTextChanges)
    /// Whether the row exists on a surface.
    package var showsRow = PerSurface(true)
    /// Whether the row does anything.
    package var rowActs = PerSurface(true)
    /// Whether the key does anything.
    package var keyActs = PerSurface(true)
    /// The label of the return key; only the search key searches.
    package var keyLabel = PerSurface(Key.search)
    /// Whether the row hides the keyboard.
    package var rowHidesKeyboard = true
    /// Whether blank text is noticed.
    package var ignoresBlankText = true
    /// Whether a search for the text that is loading already is ignored.
    package var ignoresRepeats = true
    /// Whether every change of the text searches.
    package var searchesWhileTyping = false
    /// Whether the key asks the name server as well.
    package var keyResolvesName = false
    /// Whether the row asks the name server as well.
    package var rowResolvesName = false

    /// Makes the right rules.
    package init() {}
  }
}
