import ScreenModel

extension Alternative {
  static let empty: [Alternative] = [
    Alternative("enabled", "empty.overlayExists = false", \.empty.overlayExists, false),
    Alternative("enabled", "empty.waitsForSearch = false", \.empty.waitsForSearch, false),
    Alternative("cancelled", "empty.chatsHideIt = false", \.empty.chatsHideIt, false),
    Alternative("enabled", "empty.resultsHideIt = false", \.empty.resultsHideIt, false),
    Alternative("odd entries", "empty.loadRowHidesIt = false", \.empty.loadRowHidesIt, false),
    Alternative("stopped", "empty.retryRowHidesIt = false", \.empty.retryRowHidesIt, false),
    Alternative("nonsense", "empty.showsAfterSearch = false", \.empty.showsAfterSearch, false),
    Alternative(
      "pages", "empty.chatsStayWhileLoading = false", \.empty.chatsStayWhileLoading, false),
  ]

  static let onboarding: [Alternative] = [
    Alternative("onboarding", "onboarding.showsBar = false", \.onboarding.showsBar, false),
    Alternative(
      "onboarding", "onboarding.pagesBeyondBar.oneHand = false",
      \.onboarding.pagesBeyondBar.oneHand, false),
    Alternative(
      "onboarding above", "onboarding.pagesBeyondBar.topBar = false",
      \.onboarding.pagesBeyondBar.topBar, false),
    Alternative(
      "onboarding", "onboarding.loadingReplaces = false", \.onboarding.loadingReplaces, false),
    Alternative("onboarding", "onboarding.rowsReplace = false", \.onboarding.rowsReplace, false),
    Alternative(
      "onboarding", "onboarding.emptyReplaces = false", \.onboarding.emptyReplaces, false),
    Alternative("onboarding", "onboarding.emptyIsRow = false", \.onboarding.emptyIsRow, false),
    Alternative(
      "onboarding", "onboarding.returnsAfterClear = false", \.onboarding.returnsAfterClear, false),
    Alternative(
      "onboarding", "onboarding.typingReplaces = true", \.onboarding.typingReplaces, true),
  ]

  static let newChat: [Alternative] = [
    Alternative("pencil", "newChat.archivedNeedText = false", \.newChat.archivedNeedText, false),
    Alternative("pencil", "newChat.requestsFirst = false", \.newChat.requestsFirst, false),
    Alternative(
      "new chat, asked", "newChat.actionsHideForText = false", \.newChat.actionsHideForText, false),
    Alternative(
      "new chat, asked", "newChat.archiveHidesForText = false", \.newChat.archiveHidesForText, false
    ),
    Alternative(
      "new chat, results", "newChat.resultsHideHeading = false", \.newChat.resultsHideHeading, false
    ),
    Alternative(
      "new chat, results", "newChat.loadingHidesHeading = true", \.newChat.loadingHidesHeading, true
    ),
    Alternative("new chat, results", "newChat.isOneCard = false", \.newChat.isOneCard, false),
    Alternative(
      "new chat, results", "newChat.contactsFirst = false", \.newChat.contactsFirst, false),
    Alternative(
      "new chat, asked", "newChat.emptyWaitsForSearch = false", \.newChat.emptyWaitsForSearch, false
    ),
    Alternative(
      "new chat, known", "newChat.resultsHideEmpty = false", \.newChat.resultsHideEmpty, false),
    Alternative(
      "new chat, asked", "newChat.emptyShowsAfterSearch = false", \.newChat.emptyShowsAfterSearch,
      false),
    Alternative("new chat, asked", "newChat.oneEmptyText = false", \.newChat.oneEmptyText, false),
    Alternative("new chat, results", "newChat.showsStar = false", \.newChat.showsStar, false),
    Alternative("new chat, known", "newChat.showsMask = false", \.newChat.showsMask, false),
    Alternative(
      "new chat, results", "newChat.chatAvatarPoints = 63", \.newChat.chatAvatarPoints, 63),
    Alternative(
      "new chat, asked", "newChat.contactAvatarPoints = 40", \.newChat.contactAvatarPoints, 40),
    Alternative("new chat, known", "newChat.chatCloses = false", \.newChat.chatCloses, false),
    Alternative("new chat, closed", "newChat.startsEmpty = false", \.newChat.startsEmpty, false),
    Alternative("new chat, asked", "newChat.showsGroups = true", \.newChat.showsGroups, true),
    Alternative(
      "new chat, nothing", "newChat.filtersByTypedText = false", \.newChat.filtersByTypedText, false
    ),
  ]

  static let archived: [Alternative] = [
    Alternative("archived", "archived.keyLabel = .search", \.archived.keyLabel, .search),
    Alternative("archived", "archived.keySearches = true", \.archived.keySearches, true),
    Alternative(
      "archived", "archived.showsDirectoryRow = true", \.archived.showsDirectoryRow, true),
    Alternative("archived", "archived.showsConnectRow = true", \.archived.showsConnectRow, true),
    Alternative("archived", "archived.filters = false", \.archived.filters, false),
    Alternative("archived", "archived.showsEmptyText = false", \.archived.showsEmptyText, false),
  ]

  static let filters: [Alternative] = [
    Alternative("filters", "filters.hidesArchived = false", \.filters.hidesArchived, false),
    Alternative("filters above", "filters.tagClearsText = false", \.filters.tagClearsText, false),
    Alternative("filters above", "filters.tagDropsRows = false", \.filters.tagDropsRows, false),
    Alternative("filters", "filters.tagFilters = false", \.filters.tagFilters, false),
    Alternative("filters", "filters.textIgnoresTag = false", \.filters.textIgnoresTag, false),
    Alternative("filters above", "filters.unreadFilters = false", \.filters.unreadFilters, false),
    Alternative("filters above", "filters.allEndsFilter = false", \.filters.allEndsFilter, false),
    Alternative("filters above", "filters.allClearsText = false", \.filters.allClearsText, false),
    Alternative(
      "typing above", "filters.clearEmptiesText = false", \.filters.clearEmptiesText, false),
    Alternative(
      "typing above", "filters.cancelEmptiesText = false", \.filters.cancelEmptiesText, false),
    Alternative(
      "typing above", "filters.cancelHidesKeyboard = false", \.filters.cancelHidesKeyboard, false),
    Alternative(
      "typing", "filters.searchesDescriptions = true", \.filters.searchesDescriptions, true),
    Alternative("cancelled", "filters.textFilters = false", \.filters.textFilters, false),
    Alternative("pulled", "filters.pullAsks = false", \.filters.pullAsks, false),
    Alternative("pulled", "filters.reconnects = 0", \.filters.reconnects, 0),
    Alternative("pulled", "filters.reconnects = 2", \.filters.reconnects, 2),
    Alternative("pulled", "filters.pullKeepsSearch = false", \.filters.pullKeepsSearch, false),
    Alternative("pulled", "filters.pullSearches = true", \.filters.pullSearches, true),
    Alternative(
      "cancelled", "filters.showsFilterButton = false", \.filters.showsFilterButton, false),
  ]

  static let settings: [Alternative] = [
    Alternative("enabled", "settings.showsSwitch = false", \.settings.showsSwitch, false),
    Alternative("enabled", "settings.switchWorks = false", \.settings.switchWorks, false),
    Alternative("cancelled", "settings.startsOn = true", \.settings.startsOn, true),
    Alternative("enabled", "settings.isUnderChats = false", \.settings.isUnderChats, false),
    Alternative("enabled", "settings.showsState = false", \.settings.showsState, false),
  ]
}
