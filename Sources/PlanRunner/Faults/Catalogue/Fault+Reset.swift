import ScreenModel

extension Fault {
  /// What ends or empties a search.
  static let reset: [Fault] = [
    Fault("results stay when the text changes", "C10 D11") { $0.reset.editDropsRows.list = false },
    Fault(
      "results on New chat stay when the text changes",
      missing: "In New chat, search, change the text | The results disappear"
    ) {
      $0.reset.editDropsRows.newChat = false
    },
    Fault("the spinner goes on when the text changes", "D11") { $0.reset.editStopsWait = false },
    Fault("the reply to a changed text is taken in", "D11") { $0.reset.editMakesStale = false },
    Fault("a changed text keeps its search going in every way", "D11") {
      $0.reset.editMakesStale = false
      $0.reset.editStopsWait = false
    },
    Fault("the load row stays when the text changes", "C10 D11") {
      $0.reset.editDropsLoadRow.list = false
    },
    Fault(
      "the load row on New chat stays when the text changes",
      missing: "In New chat, more entries than one page, change the text | No load row"
    ) {
      $0.reset.editDropsLoadRow.newChat = false
    },
    Fault("results stay when letters are typed behind the text", "C10 D11") {
      $0.reset.extendingDropsRows = false
    },
    Fault("the directory row stays hidden when letters are typed behind the text", "C10") {
      $0.reset.extendingShowsRow = false
    },
    Fault("deleting the text letter by letter leaves the search running", "D12") {
      $0.reset.deletingEndsSearch = false
    },
    Fault(
      "a blank at the end of the text is no change of it",
      missing: "Search for `quokka`, type `quokka ` | The results disappear"
    ) {
      $0.reset.editByBlanksCounts = false
    },
    Fault("results stay when the field is cleared", "D12 G2") { $0.reset.clearDropsRows = false },
    Fault("the spinner goes on when the field is cleared", "D12") {
      $0.reset.clearStopsWait = false
    },
    Fault("clearing the field empties the text and nothing else", "D12 G2") {
      $0.reset.clearDropsRows = false
      $0.reset.clearStopsWait = false
    },
    Fault("results stay for the next profile", "D13") { $0.reset.profileDropsRows.list = false },
    Fault("results on New chat stay for the next profile", "W10") {
      $0.reset.profileDropsRows.newChat = false
    },
    Fault("the load row stays for the next profile", "D13") {
      $0.reset.profileDropsLoadRow.list = false
    },
    Fault("the load row on New chat stays for the next profile", "W10") {
      $0.reset.profileDropsLoadRow.newChat = false
    },
    Fault(
      "the old profile's reply reaches the next profile",
      missing: "Start a search, switch profile | The old reply never appears", .superseded
    ) {
      $0.reset.profileMakesStale = false
    },
    Fault(
      "a profile switch clears the text",
      missing: "With results shown, switch profile | The field is not empty"
    ) { $0.reset.profileKeepsText = false },
    Fault("the pencil leaves the chat list's search running", "G3") {
      $0.reset.pencilStopsSearch = false
    },
    Fault("closing New chat leaves its search running", "W9") {
      $0.reset.closeStopsSearch = false
    },
    Fault("closing New chat empties the chat list's results", "W9") {
      $0.reset.closeKeepsList = false
    },
    Fault(
      "opening a result leaves the search running",
      missing: "While “Load more” loads, tap a result | The load is cancelled", isPlayable: false
    ) {
      $0.reset.connectStopsSearch = false
    },
    Fault(
      "opening a result while a page loads wipes the list",
      missing: "While “Load more” loads, tap a result, go back | The results are shown",
      isPlayable: false, .happened
    ) {
      $0.reset.cancelKeepsRows = false
    },
    Fault("a stopped first page counts as finished", "G3 W9") {
      $0.reset.cancelCountsAsSearched = true
    },
    Fault("the reply to a stopped search is taken in", "G3 W9") {
      $0.reset.cancelMakesStale = false
    },
  ]

  /// The spinner.
  static let progress: [Fault] = [
    Fault(
      "an earlier search's timer shows the next one's spinner",
      missing: "Search, stop it at 0.5 s, search again | The spinner 1 s after the second start",
      isPlayable: false,
      .happened
    ) {
      $0.progress.timerIsTied = false
    },
    Fault(
      "an old reply stops the new spinner",
      missing:
        "Start a search, change the text before it returns, then search | Spinner in the search field after about 1 s; the spinner stops once the search finishes",
      .happened
    ) {
      $0.progress.staleReplyStops = true
    },
    Fault(
      "a search's end stops a connection's spinner",
      missing:
        "Start a search, tap \"Connect to …\" for a registered name | The spinner shows in the search field",
      .happened
    ) {
      $0.progress.searchStopsConnect = true
    },
    Fault("a search has no spinner", "D1 D7") { $0.progress.searchShows.list = false },
    Fault("a search on New chat has no spinner", "W9") {
      $0.progress.searchShows.newChat = false
    },
    Fault("a further page has no spinner", "D11") { $0.progress.pagingShows = false },
    Fault("opening a result has no spinner", "D5") { $0.progress.connectShows = false },
    Fault("the spinner of a connection says that a search runs", "D5") {
      $0.progress.textByOwner = false
    },
    Fault(
      "a search that ends within a second leaves a spinner behind",
      missing: "Search while replies take 0.3 s | No spinner",
      isPlayable: false
    ) {
      $0.progress.earlyEndStops = false
    },
    Fault("the spinner shows at once", "D1") { $0.timing.spinnerDelay = 0 },
    Fault("the spinner shows after half a second", "D1") { $0.timing.spinnerDelay = 500 },
    Fault("the spinner shows after three seconds", "D1") { $0.timing.spinnerDelay = 3_000 },
    Fault("the spinner shows a little too early", "D1") { $0.timing.spinnerDelay = 800 },
    Fault("the spinner shows a little too late", "D1") { $0.timing.spinnerDelay = 1_300 },
    Fault("the spinner never shows in time for a silent directory", "D7 D1") {
      $0.timing.spinnerDelay = 20_000
    },
  ]
}
