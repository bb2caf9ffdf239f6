import ScreenModel

extension Fault {
  /// Which replies count and what they do.
  static let search: [Fault] = [
    Fault("an old reply is taken in when its text is the same again", "D11 D13 G3", .superseded) {
      $0.search.accepts = .text
    },
    Fault("every reply is taken in, however old", "D11 D12 D13") { $0.search.accepts = .none },
    Fault("the chat list and New chat share one search", "W9 W1 G3") {
      $0.search.isPerSurface = false
    },
    Fault(
      "one odd entry loses the whole page",
      missing: "A page with an entry that can't be read | The other entries are shown",
      isPlayable: false, .happened
    ) {
      $0.search.oddEntryLosesPage = true
    },
    Fault("an entry shows again on a later page", "D6", .happened) {
      $0.search.dropsRepeats = false
    },
    Fault("an entry shows twice when its page has it twice", "D6") {
      $0.search.dropsRepeatsInPage = false
    },
    Fault("an entry that comes again moves to the later page", "D6") {
      $0.search.firstRepeatStays = false
    },
    Fault(
      "an error of the directory looks like an empty page",
      missing:
        "Search for `aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa` | \"Search failed, tap to retry\""
    ) {
      $0.search.errorsFail = false
    },
    Fault("a failed search leaves no retry row", "D7") { $0.search.failureShowsRetry = false },
    Fault("a failed search brings an alert", "D7") { $0.search.failureAlerts = true },
    Fault(
      "a failed search brings the directory row back",
      missing:
        "Stop the directory, search | \"Search in Directory\" is hidden"
    ) {
      $0.search.failureCountsAsSearched = false
    },
    Fault("a failed search is tried again by itself", "D7 D8") {
      $0.search.retriesByItself = true
    },
    Fault("a silent directory is waited for without end", "D7") { $0.search.givesUp = false },
    Fault("the spinner goes on after the search has ended", "D2 D9 W9") {
      $0.search.endStopsSpinner = false
    },
    Fault("the spinner goes on after a failure, which shows no row", "D7 D8") {
      $0.search.endStopsSpinner = false
      $0.search.failureShowsRetry = false
    },
    Fault("the app gives up after five seconds", "D7") { $0.timing.searchTimeout = 5_000 },
    Fault("the app gives up after thirty seconds", "D7") { $0.timing.searchTimeout = 30_000 },
    Fault(
      "the app gives up a second too late",
      missing: "Stop the directory, search | \"Search failed, tap to retry\" within 10 s"
    ) { $0.timing.searchTimeout = 11_000 },
    Fault("the app gives up after a second, though pages take seconds", "D1 D2 D5 D7") {
      $0.timing.searchTimeout = 1_000
    },
  ]

  /// How further pages come.
  static let paging: [Fault] = [
    Fault("every further page is asked for with the first cursor", "D6 D8") {
      $0.paging.cursor = .first
    },
    Fault("a further page is asked for without a cursor", "D6") { $0.paging.cursor = .none },
    Fault("a retry starts the search over", "D8") { $0.paging.retry = .startsOver },
    Fault("a retry of a failed first page is dead", "D7") { $0.paging.retry = .nextPage },
    Fault("a retry does nothing", "D7 D8") { $0.paging.retry = .nothing },
    Fault("the next page comes by itself when a page shows nothing new", "U4") {
      $0.paging.automatic = .whenNothingIsNew
    },
    Fault("all pages come by themselves", "U4 D6") { $0.paging.automatic = .always },
    Fault("a second tap on the load row sends a second request", "D6") {
      $0.paging.blocksWhileLoading = false
      $0.loadRow.disabledWhileLoading = false
    },
    Fault("a page that loads does not block another request", "D6") {
      $0.paging.blocksWhileLoading = false
    },
    Fault("a new page stands before the old one", "D6") { $0.paging.appends = false },
    Fault("a new page replaces the old one", "D6") { $0.paging.keepsEarlierPages = false },
    Fault("a failure removes the pages that are there", "D8") {
      $0.paging.failureKeepsRows = false
    },
    Fault("a failure forgets the cursor", "D8") { $0.paging.failureKeepsCursor = false },
    Fault("an empty page with a cursor counts as the last one", "D6") {
      $0.paging.emptyPageContinues = false
    },
    Fault("the load row stays after the last page", "D6") { $0.paging.endsAtLastPage = false },
    Fault("the number left is that of the first page for ever", "D6") {
      $0.loadRow.left = .fromFirstReply
    },
    Fault("the number left counts the rows on the screen", "D6") {
      $0.loadRow.left = .rowsShown
    },
    Fault("the load row never says how many are left", "D6") { $0.loadRow.left = .never },
    Fault("the load row needs a result above it", "U4") { $0.loadRow.needsResults = true },
    Fault("there is no load row", "D6 D8 U4 W5") { $0.loadRow.isShown = false },
    Fault("the load row is not grey while its page loads", "D6") {
      $0.loadRow.greyWhileLoading = false
    },
    Fault("the load row can be tapped while its page loads", "D6") {
      $0.loadRow.disabledWhileLoading = false
    },
    Fault("the load row goes while its page loads", "D6") { $0.loadRow.staysWhileLoading = false },
    Fault("the load row is next to the field with the one-hand toolbar", "D6") {
      $0.loadRow.isFarthest.oneHand = false
    },
    Fault("the load row stands before the results with the top bar", "D6") {
      $0.loadRow.isFarthest.topBar = false
    },
    Fault("the load row is the first row of New chat's card", "W5") {
      $0.loadRow.isLastInCard = false
    },
    Fault("the load row does nothing", "D6 D8") { $0.loadRow.acts = false },
    Fault("the retry row keeps the load row's icon", "D7") {
      $0.loadRow.retryHasOwnIcon = false
    },
  ]
}
