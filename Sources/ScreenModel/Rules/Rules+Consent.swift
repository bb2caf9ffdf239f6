extension Rules {
  /// When the app asks before it searches, and what the answers do.
  package struct Consent: Hashable, Sendable {
    /// What the alert offers.
    package enum Style: Hashable, Sendable {
      case enableOrCancel
      /// The superseded alert: Cancel, Search, and Search without asking again.
      case threeButtons
      /// One button that only closes it.
      case notice
    }

    /// Whether the "Search in Directory" row asks while the switch is off.
    package var rowAsks = PerSurface(true)
    /// Whether the keyboard's key asks while the switch is off.
    package var keyAsks = PerSurface(true)
    /// Whether the load and retry rows ask while the switch is off.
    package var pagingAsks = true
    /// Whether blank text is noticed before the question is asked.
    package var blankFirst = true
    /// Whether the request waits for the answer.
    package var waitsForAnswer = true
    /// Whether the alert comes although the switch is on.
    package var asksWhileOn = false
    /// Whether Enable turns the switch on.
    package var enableStores = true
    /// Whether Enable runs the search.
    package var enableSearches = true
    /// Whether Cancel runs the search all the same.
    package var cancelSearches = false
    /// Whether Cancel counts as a finished search.
    package var cancelCountsAsSearched = false
    /// Whether Cancel turns the switch on.
    package var cancelStores = false
    /// Whether Cancel shows the spinner.
    package var cancelStartsSpinner = false
    /// Whether Cancel clears the text.
    package var cancelClearsText = false
    /// Whether turning the switch off brings the question back.
    package var switchOffAsksAgain = true
    /// Whether a profile switch keeps the switch as it is.
    package var switchIsDeviceWide = true
    /// Whether the question goes away when the profile changes.
    package var closesOnProfileSwitch = true
    /// Whether Cancel stands before Enable.
    package var cancelFirst = true
    /// Whether the alert explains itself.
    package var showsMessage = true
    /// What the alert offers.
    package var style = Style.enableOrCancel

    /// Makes the right rules.
    package init() {}
  }
}
