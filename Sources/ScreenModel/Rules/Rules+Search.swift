extension Rules {
  /// How long things take, in milliseconds.
  package struct Timing: Hashable, Sendable {
    /// From the start of a wait to its spinner.
    package var spinnerDelay = 1_000
    /// From a request to the end of the app's patience.
    package var searchTimeout = 10_000
    /// From the last change of the text to the local look-up of a name.
    package var nameDelay = 300

    /// Makes the right rules.
    package init() {}
  }

  /// Which replies count and what they do.
  package struct Search: Hashable, Sendable {
    /// By what a reply is recognised as wanted.
    package enum Guard: Hashable, Sendable {
      case generation, text, none
    }

    /// By what a reply is recognised as wanted.
    package var accepts = Guard.generation
    /// Whether each surface has a search of its own.
    package var isPerSurface = true
    /// Whether one undecodable entry loses the page.
    package var oddEntryLosesPage = false
    /// Whether an entry whose link another page showed is left out.
    package var dropsRepeats = true
    /// Whether an entry whose link the same page showed is left out.
    package var dropsRepeatsInPage = true
    /// Whether the first of two equal entries stays, not the last.
    package var firstRepeatStays = true
    /// Whether an error reply is a failure, not an empty page.
    package var errorsFail = true
    /// Whether a failure of the first page leads to the retry row.
    package var failureShowsRetry = true
    /// Whether a failure brings an alert.
    package var failureAlerts = false
    /// Whether the failed search counts as finished.
    package var failureCountsAsSearched = true
    /// Whether a failure is tried again without being asked.
    package var retriesByItself = false
    /// Whether the time-out ends the wait.
    package var givesUp = true
    /// Whether the spinner stops when a search ends.
    package var endStopsSpinner = true

    /// Makes the right rules.
    package init() {}
  }

  /// How further pages come.
  package struct Paging: Hashable, Sendable {
    /// Which cursor goes into the next request.
    package enum Cursor: Hashable, Sendable {
      case last
      /// That of the first page, for ever.
      case first
      case none
    }

    /// What the retry row does.
    package enum Retry: Hashable, Sendable {
      /// Asks for the page that failed.
      case samePage
      case startsOver
      /// Asks for the next page, and so does nothing after a failed first one.
      case nextPage
      case nothing
    }

    /// When the next page comes without being asked.
    package enum Automatic: Hashable, Sendable {
      case never
      case whenNothingIsNew
      case always
    }

    /// Which cursor goes into the next request.
    package var cursor = Cursor.last
    /// What the retry row does.
    package var retry = Retry.samePage
    /// When the next page comes without being asked.
    package var automatic = Automatic.never
    /// Whether a page that loads blocks another request.
    package var blocksWhileLoading = true
    /// Whether new rows go behind the old ones.
    package var appends = true
    /// Whether a new page keeps the old ones.
    package var keepsEarlierPages = true
    /// Whether a failure keeps the pages that are there.
    package var failureKeepsRows = true
    /// Whether a failure keeps the cursor.
    package var failureKeepsCursor = true
    /// Whether an empty page with a cursor still offers the next one.
    package var emptyPageContinues = true
    /// Whether the last page takes the load row away.
    package var endsAtLastPage = true

    /// Makes the right rules.
    package init() {}
  }

  /// What ends or empties a search.
  package struct Reset: Hashable, Sendable {
    /// Whether a change of the text empties the results.
    package var editDropsRows = PerSurface(true)
    /// Whether a change of the text takes the load row away.
    package var editDropsLoadRow = PerSurface(true)
    /// Whether further letters behind the text empty the results.
    package var extendingDropsRows = true
    /// Whether further letters behind the text bring the directory row back.
    package var extendingShowsRow = true
    /// Whether the text deleted letter by letter ends the search as the clear button does.
    package var deletingEndsSearch = true
    /// Whether blanks at the ends make a change of the text.
    package var editByBlanksCounts = true
    /// Whether a change of the text stops the wait.
    package var editStopsWait = true
    /// Whether a change of the text makes old replies unwanted.
    package var editMakesStale = true
    /// Whether clearing the field empties the results.
    package var clearDropsRows = true
    /// Whether clearing the field stops the wait.
    package var clearStopsWait = true
    /// Whether a profile switch empties the results.
    package var profileDropsRows = PerSurface(true)
    /// Whether a profile switch takes the load row away.
    package var profileDropsLoadRow = PerSurface(true)
    /// Whether a profile switch makes old replies unwanted.
    package var profileMakesStale = true
    /// Whether a profile switch keeps the text.
    package var profileKeepsText = true
    /// Whether the pencil stops a search of the chat list.
    package var pencilStopsSearch = true
    /// Whether closing New chat stops its search.
    package var closeStopsSearch = true
    /// Whether closing New chat keeps the chat list's results.
    package var closeKeepsList = true
    /// Whether a connection stops a search's wait.
    package var connectStopsSearch = true
    /// Whether a stopped wait keeps the pages that are there.
    package var cancelKeepsRows = true
    /// Whether a stopped first page counts as finished.
    package var cancelCountsAsSearched = false
    /// Whether a stopped wait makes its reply unwanted.
    package var cancelMakesStale = true

    /// Makes the right rules.
    package init() {}
  }

  /// The one place for a wait's spinner.
  package struct ProgressRules: Hashable, Sendable {
    /// Whether a timer counts only for the wait that started it.
    package var timerIsTied = true
    /// Whether an unwanted reply stops the spinner.
    package var staleReplyStops = false
    /// Whether a search's end may stop a connection's spinner.
    package var searchStopsConnect = false
    /// Whether a search that ends before its spinner shows gives the spinner up.
    package var earlyEndStops = true
    /// Whether a search starts a spinner at all.
    package var searchShows = PerSurface(true)
    /// Whether a further page starts a spinner.
    package var pagingShows = true
    /// Whether a connection starts a spinner.
    package var connectShows = true
    /// Whether the spinner's text tells a connection from a search.
    package var textByOwner = true

    /// Makes the right rules.
    package init() {}
  }
}
