import ScreenModel

extension Alternative {
  static let consent: [Alternative] = [
    Alternative("cancelled", "consent.rowAsks.list = false", \.consent.rowAsks.list, false),
    Alternative(
      "new chat, asked", "consent.rowAsks.newChat = false", \.consent.rowAsks.newChat, false),
    Alternative("by key", "consent.keyAsks.list = false", \.consent.keyAsks.list, false),
    Alternative(
      "new chat, asked", "consent.keyAsks.newChat = false", \.consent.keyAsks.newChat, false),
    Alternative("switch off amid pages", "consent.pagingAsks = false", \.consent.pagingAsks, false),
    Alternative("blank", "consent.blankFirst = false", \.consent.blankFirst, false),
    Alternative("cancelled", "consent.waitsForAnswer = false", \.consent.waitsForAnswer, false),
    Alternative("enabled", "consent.asksWhileOn = true", \.consent.asksWhileOn, true),
    Alternative("enabled", "consent.enableStores = false", \.consent.enableStores, false),
    Alternative("enabled", "consent.enableSearches = false", \.consent.enableSearches, false),
    Alternative("cancelled", "consent.cancelSearches = true", \.consent.cancelSearches, true),
    Alternative(
      "cancelled", "consent.cancelCountsAsSearched = true", \.consent.cancelCountsAsSearched, true),
    Alternative("new chat, asked", "consent.cancelStores = true", \.consent.cancelStores, true),
    Alternative(
      "cancelled", "consent.cancelStartsSpinner = true", \.consent.cancelStartsSpinner, true),
    Alternative("cancelled", "consent.cancelClearsText = true", \.consent.cancelClearsText, true),
    Alternative(
      "enabled", "consent.switchOffAsksAgain = false", \.consent.switchOffAsksAgain, false),
    Alternative(
      "profiles", "consent.switchIsDeviceWide = false", \.consent.switchIsDeviceWide, false),
    Alternative(
      "asked, then another profile", "consent.closesOnProfileSwitch = false",
      \.consent.closesOnProfileSwitch, false),
    Alternative("cancelled", "consent.cancelFirst = false", \.consent.cancelFirst, false),
    Alternative("cancelled", "consent.showsMessage = false", \.consent.showsMessage, false),
    Alternative("cancelled", "consent.style = .threeButtons", \.consent.style, .threeButtons),
    Alternative("cancelled", "consent.style = .notice", \.consent.style, .notice),
  ]

  static let triggers: [Alternative] = [
    Alternative("results", "triggers.longestText = 5", \.triggers.longestText, 5),
    Alternative("cancelled", "triggers.minimumLength.list = 3", \.triggers.minimumLength.list, 3),
    Alternative("cancelled", "triggers.minimumLength.list = 5", \.triggers.minimumLength.list, 5),
    Alternative(
      "new chat, asked", "triggers.minimumLength.newChat = 3", \.triggers.minimumLength.newChat, 3),
    Alternative("cancelled", "triggers.rowForEmptyText = true", \.triggers.rowForEmptyText, true),
    Alternative("pasting", "triggers.rowForLink.list = true", \.triggers.rowForLink.list, true),
    Alternative(
      "new chat, link", "triggers.rowForLink.newChat = true", \.triggers.rowForLink.newChat, true),
    Alternative(
      "enabled", "triggers.rowHiding.list = .whileLoading", \.triggers.rowHiding.list, .whileLoading
    ),
    Alternative(
      "enabled", "triggers.rowHiding.list = .whenFinished", \.triggers.rowHiding.list, .whenFinished
    ),
    Alternative(
      "enabled", "triggers.rowHiding.list = .whileRowsShow", \.triggers.rowHiding.list,
      .whileRowsShow),
    Alternative("enabled", "triggers.rowHiding.list = .never", \.triggers.rowHiding.list, .never),
    Alternative(
      "padded", "triggers.rowHiding.list = .comparingUntrimmed", \.triggers.rowHiding.list,
      .comparingUntrimmed),
    Alternative(
      "new chat, asked", "triggers.rowHiding.newChat = .whileLoading", \.triggers.rowHiding.newChat,
      .whileLoading),
    Alternative(
      "new chat, asked", "triggers.rowHiding.newChat = .whenFinished", \.triggers.rowHiding.newChat,
      .whenFinished),
    Alternative(
      "new chat, asked", "triggers.rowHiding.newChat = .whileRowsShow",
      \.triggers.rowHiding.newChat, .whileRowsShow),
    Alternative(
      "new chat, asked", "triggers.rowHiding.newChat = .never", \.triggers.rowHiding.newChat, .never
    ),
    Alternative(
      "new chat, nothing", "triggers.rowHiding.newChat = .comparingUntrimmed",
      \.triggers.rowHiding.newChat, .comparingUntrimmed),
    Alternative("cancelled", "triggers.showsRow.list = false", \.triggers.showsRow.list, false),
    Alternative(
      "new chat, asked", "triggers.showsRow.newChat = false", \.triggers.showsRow.newChat, false),
    Alternative("cancelled", "triggers.rowActs.list = false", \.triggers.rowActs.list, false),
    Alternative(
      "new chat, asked", "triggers.rowActs.newChat = false", \.triggers.rowActs.newChat, false),
    Alternative("enabled", "triggers.keyActs.list = false", \.triggers.keyActs.list, false),
    Alternative(
      "new chat, asked", "triggers.keyActs.newChat = false", \.triggers.keyActs.newChat, false),
    Alternative("cancelled", "triggers.keyLabel.list = .return", \.triggers.keyLabel.list, .return),
    Alternative(
      "new chat, asked", "triggers.keyLabel.newChat = .return", \.triggers.keyLabel.newChat, .return
    ),
    Alternative(
      "cancelled", "triggers.rowHidesKeyboard = false", \.triggers.rowHidesKeyboard, false),
    Alternative("blank", "triggers.ignoresBlankText = false", \.triggers.ignoresBlankText, false),
    Alternative("again", "triggers.ignoresRepeats = false", \.triggers.ignoresRepeats, false),
    Alternative(
      "cancelled", "triggers.searchesWhileTyping = true", \.triggers.searchesWhileTyping, true),
    Alternative("enabled", "triggers.keyResolvesName = true", \.triggers.keyResolvesName, true),
    Alternative("enabled", "triggers.rowResolvesName = true", \.triggers.rowResolvesName, true),
  ]

  static let text: [Alternative] = [
    Alternative("blank", "text.trimming = .blanksOnly", \.text.trimming, .blanksOnly),
    Alternative("padded", "text.trimming = .leadingOnly", \.text.trimming, .leadingOnly),
    Alternative("padded", "text.trimming = .trailingOnly", \.text.trimming, .trailingOnly),
    Alternative("blank", "text.trimming = .lineBreaksOnly", \.text.trimming, .lineBreaksOnly),
    Alternative("blank", "text.trimming = .nothing", \.text.trimming, .nothing),
    Alternative("padded", "text.sent = .asTyped", \.text.sent, .asTyped),
    Alternative("padded", "text.sent = .lowercased", \.text.sent, .lowercased),
    Alternative("enabled", "text.sent = .oneBehind", \.text.sent, .oneBehind),
    Alternative("enabled", "text.sent = .completed", \.text.sent, .completed),
    Alternative("enabled", "text.filterIgnoresCase = false", \.text.filterIgnoresCase, false),
    Alternative("cancelled", "text.filterByPrefix = true", \.text.filterByPrefix, true),
  ]

  static let names: [Alternative] = [
    Alternative("new chat, nothing", "names.narrowsNewChat = true", \.names.narrowsNewChat, true),
    Alternative("enabled", "names.minimumLength = 4", \.names.minimumLength, 4),
    Alternative("typing", "names.minimumLength = 6", \.names.minimumLength, 6),
    Alternative("typing", "names.lengthCountsPrefix = true", \.names.lengthCountsPrefix, true),
    Alternative("typing", "names.dottedNeedsLength = true", \.names.dottedNeedsLength, true),
    Alternative("typing", "names.completesDotted = true", \.names.completesDotted, true),
    Alternative("enabled", "names.completesBareWord = false", \.names.completesBareWord, false),
    Alternative("padded", "names.lowercases = true", \.names.lowercases, true),
    Alternative("typing", "names.isStrict = false", \.names.isStrict, false),
    Alternative("enabled", "names.showsRow.list = false", \.names.showsRow.list, false),
    Alternative(
      "new chat, asked", "names.showsRow.newChat = false", \.names.showsRow.newChat, false),
    Alternative(
      "enabled", "names.staysWithResults.list = false", \.names.staysWithResults.list, false),
    Alternative(
      "new chat, asked", "names.staysWithResults.newChat = false", \.names.staysWithResults.newChat,
      false),
    Alternative("typing", "names.iconByPrefix = false", \.names.iconByPrefix, false),
    Alternative("typing", "names.narrows = false", \.names.narrows, false),
    Alternative("names", "names.oneKnownHidesRow = true", \.names.oneKnownHidesRow, true),
    Alternative("typing", "names.allKnownHideRow = false", \.names.allKnownHideRow, false),
    Alternative("enabled", "names.lookupIsOnline = true", \.names.lookupIsOnline, true),
    Alternative("names", "names.questions = 0", \.names.questions, 0),
    Alternative("names", "names.questions = 2", \.names.questions, 2),
    Alternative("names", "names.tapSearches = true", \.names.tapSearches, true),
    Alternative("names", "names.opensDirectly = true", \.names.opensDirectly, true),
    Alternative("names", "names.clearsText = false", \.names.clearsText, false),
    Alternative("names", "names.hidesKeyboard = false", \.names.hidesKeyboard, false),
  ]

  static let links: [Alternative] = [
    Alternative("pasting", "links.showsAllChats = false", \.links.showsAllChats, false),
    Alternative(
      "new chat, known links", "links.knownNarrowsNewChat = true", \.links.knownNarrowsNewChat, true
    ),
    Alternative("pasting", "links.detection = .atLeastOne", \.links.detection, .atLeastOne),
    Alternative("pasting", "links.detection = .wholeTextOnly", \.links.detection, .wholeTextOnly),
    Alternative("pasting", "links.detection = .never", \.links.detection, .never),
    Alternative("pasting", "links.recognises.list = false", \.links.recognises.list, false),
    Alternative(
      "new chat, link", "links.recognises.newChat = false", \.links.recognises.newChat, false),
    Alternative("pasting", "links.connects = false", \.links.connects, false),
    Alternative("pasting", "links.replacesText = false", \.links.replacesText, false),
    Alternative("pasting", "links.disablesField = false", \.links.disablesField, false),
    Alternative("pasting", "links.hidesKeyboard = false", \.links.hidesKeyboard, false),
    Alternative("pasting", "links.keepsTags = false", \.links.keepsTags, false),
    Alternative("pasting", "links.isSearched.list = true", \.links.isSearched.list, true),
    Alternative(
      "new chat, link", "links.isSearched.newChat = true", \.links.isSearched.newChat, true),
    Alternative("pasting", "links.opensDirectly = true", \.links.opensDirectly, true),
    Alternative("pasting", "links.knownNarrows = false", \.links.knownNarrows, false),
    Alternative("pasting", "links.refusesRelays = false", \.links.refusesRelays, false),
  ]

  static let search: [Alternative] = [
    Alternative("there and back", "search.accepts = .text", \.search.accepts, .text),
    Alternative("edited", "search.accepts = .none", \.search.accepts, .none),
    Alternative("new chat, closed", "search.isPerSurface = false", \.search.isPerSurface, false),
    Alternative("refused", "search.oddEntryLosesPage = true", \.search.oddEntryLosesPage, true),
    Alternative("pages", "search.dropsRepeats = false", \.search.dropsRepeats, false),
    Alternative(
      "odd entries", "search.dropsRepeatsInPage = false", \.search.dropsRepeatsInPage, false),
    Alternative("pages", "search.firstRepeatStays = false", \.search.firstRepeatStays, false),
    Alternative("refused", "search.errorsFail = false", \.search.errorsFail, false),
    Alternative("stopped", "search.failureShowsRetry = false", \.search.failureShowsRetry, false),
    Alternative("stopped", "search.failureAlerts = true", \.search.failureAlerts, true),
    Alternative(
      "stopped", "search.failureCountsAsSearched = false", \.search.failureCountsAsSearched, false),
    Alternative("stopped", "search.retriesByItself = true", \.search.retriesByItself, true),
    Alternative("stopped", "search.givesUp = false", \.search.givesUp, false),
    Alternative("enabled", "search.endStopsSpinner = false", \.search.endStopsSpinner, false),
  ]

  static let paging: [Alternative] = [
    Alternative("pages", "paging.cursor = .first", \.paging.cursor, .first),
    Alternative("pages", "paging.cursor = .none", \.paging.cursor, .none),
    Alternative("stopped later", "paging.retry = .startsOver", \.paging.retry, .startsOver),
    Alternative("stopped", "paging.retry = .nextPage", \.paging.retry, .nextPage),
    Alternative("stopped", "paging.retry = .nothing", \.paging.retry, .nothing),
    Alternative(
      "pages", "paging.automatic = .whenNothingIsNew", \.paging.automatic, .whenNothingIsNew),
    Alternative("pages", "paging.automatic = .always", \.paging.automatic, .always),
    Alternative("pages", "paging.blocksWhileLoading = false", \.paging.blocksWhileLoading, false),
    Alternative("pages", "paging.appends = false", \.paging.appends, false),
    Alternative("pages", "paging.keepsEarlierPages = false", \.paging.keepsEarlierPages, false),
    Alternative(
      "stopped later", "paging.failureKeepsRows = false", \.paging.failureKeepsRows, false),
    Alternative(
      "stopped later", "paging.failureKeepsCursor = false", \.paging.failureKeepsCursor, false),
    Alternative("pages", "paging.emptyPageContinues = false", \.paging.emptyPageContinues, false),
    Alternative("pages", "paging.endsAtLastPage = false", \.paging.endsAtLastPage, false),
  ]

  static let reset: [Alternative] = [
    Alternative("padded", "reset.editByBlanksCounts = false", \.reset.editByBlanksCounts, false),
    Alternative("enabled", "reset.editDropsRows.list = false", \.reset.editDropsRows.list, false),
    Alternative(
      "new chat, known", "reset.editDropsRows.newChat = false", \.reset.editDropsRows.newChat, false
    ),
    Alternative("edited", "reset.editStopsWait = false", \.reset.editStopsWait, false),
    Alternative("there and back", "reset.editMakesStale = false", \.reset.editMakesStale, false),
    Alternative("cleared", "reset.clearDropsRows = false", \.reset.clearDropsRows, false),
    Alternative("cleared", "reset.clearStopsWait = false", \.reset.clearStopsWait, false),
    Alternative(
      "profiles", "reset.profileDropsRows.list = false", \.reset.profileDropsRows.list, false),
    Alternative(
      "new chat, notification", "reset.profileDropsRows.newChat = false",
      \.reset.profileDropsRows.newChat, false),
    Alternative(
      "profile amid a search", "reset.profileMakesStale = false", \.reset.profileMakesStale, false),
    Alternative(
      "new chat, notification", "reset.profileKeepsText = false", \.reset.profileKeepsText, false),
    Alternative("pencil", "reset.pencilStopsSearch = false", \.reset.pencilStopsSearch, false),
    Alternative(
      "new chat, closed", "reset.closeStopsSearch = false", \.reset.closeStopsSearch, false),
    Alternative("new chat, closed", "reset.closeKeepsList = false", \.reset.closeKeepsList, false),
    Alternative(
      "opened amid a page", "reset.connectStopsSearch = false", \.reset.connectStopsSearch, false),
    Alternative(
      "opened amid a page", "reset.cancelKeepsRows = false", \.reset.cancelKeepsRows, false),
    Alternative(
      "pencil", "reset.cancelCountsAsSearched = true", \.reset.cancelCountsAsSearched, true),
    Alternative(
      "opened amid a page", "reset.cancelMakesStale = false", \.reset.cancelMakesStale, false),
  ]

  static let progress: [Alternative] = [
    Alternative("quick searches", "progress.timerIsTied = false", \.progress.timerIsTied, false),
    Alternative("edited", "progress.staleReplyStops = true", \.progress.staleReplyStops, true),
    Alternative(
      "opened amid a page", "progress.searchStopsConnect = true", \.progress.searchStopsConnect,
      true),
    Alternative("enabled", "progress.searchShows.list = false", \.progress.searchShows.list, false),
    Alternative(
      "new chat, asked", "progress.searchShows.newChat = false", \.progress.searchShows.newChat,
      false),
    Alternative("pages", "progress.pagingShows = false", \.progress.pagingShows, false),
    Alternative("pasting", "progress.connectShows = false", \.progress.connectShows, false),
    Alternative("pasting", "progress.textByOwner = false", \.progress.textByOwner, false),
  ]

  static let timing: [Alternative] = [
    Alternative("enabled", "timing.spinnerDelay = 0", \.timing.spinnerDelay, 0),
    Alternative("enabled", "timing.spinnerDelay = 500", \.timing.spinnerDelay, 500),
    Alternative("enabled", "timing.spinnerDelay = 3_000", \.timing.spinnerDelay, 3_000),
    Alternative("stopped", "timing.searchTimeout = 5_000", \.timing.searchTimeout, 5_000),
    Alternative("stopped", "timing.searchTimeout = 30_000", \.timing.searchTimeout, 30_000),
    Alternative("enabled", "timing.nameDelay = 0", \.timing.nameDelay, 0),
    Alternative("enabled", "timing.nameDelay = 2_000", \.timing.nameDelay, 2_000),
  ]
}
