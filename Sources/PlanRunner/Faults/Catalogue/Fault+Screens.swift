import ScreenModel

extension Fault {
  /// What an empty list says.
  static let empty: [Fault] = [
    Fault("an empty list says nothing", "D9") { $0.empty.overlayExists = false },
    Fault("“No chats found” shows while the search runs", "D1 D9", .happened) {
      $0.empty.waitsForSearch = false
    },
    Fault("“No chats found” lies over your chats", "D10") { $0.empty.chatsHideIt = false },
    Fault(
      "“No chats found” lies over the results",
      missing: "Search for a term that matches listed groups | The results; no overlay"
    ) { $0.empty.resultsHideIt = false },
    Fault(
      "“No chats found” lies over the load row",
      missing: "A page of which nothing shows, with a cursor | No “No chats found”",
      isPlayable: false
    ) { $0.empty.loadRowHidesIt = false },
    Fault(
      "“No chats found” lies over the retry row",
      missing: "Stop the directory, search for nonsense | No overlay"
    ) { $0.empty.retryRowHidesIt = false },
    Fault("a search that finds nothing says nothing", "D9") {
      $0.empty.showsAfterSearch = false
    },
    Fault("your chats go while the search runs", "D10") {
      $0.empty.chatsStayWhileLoading = false
    },
  ]

  /// The pages of a profile without conversations.
  static let onboarding: [Fault] = [
    Fault("the search bar is missing on the onboarding pages", "D14", .happened) {
      $0.onboarding.showsBar = false
    },
    Fault("the onboarding pages stand below the bar with the one-hand toolbar", "D14") {
      $0.onboarding.pagesBeyondBar.oneHand = false
    },
    Fault("the onboarding pages stand above the bar with the top bar", "D14") {
      $0.onboarding.pagesBeyondBar.topBar = false
    },
    Fault("cleared text brings the onboarding pages back below the bar, one-hand", "D14") {
      $0.onboarding.pagesReturnBeyondBar.oneHand = false
    },
    Fault("cleared text brings the onboarding pages back above the bar, top bar", "D14") {
      $0.onboarding.pagesReturnBeyondBar.topBar = false
    },
    Fault("the onboarding pages stay while a search runs", "D14") {
      $0.onboarding.loadingReplaces = false
    },
    Fault("the onboarding pages lie over the results", "D14") {
      $0.onboarding.rowsReplace = false
    },
    Fault("the onboarding pages stay when nothing is found", "D14") {
      $0.onboarding.emptyReplaces = false
    },
    Fault("nothing found on the onboarding pages is the overlay, not a row", "D14") {
      $0.onboarding.emptyIsRow = false
    },
    Fault("the onboarding pages do not come back when the text is cleared", "D14") {
      $0.onboarding.returnsAfterClear = false
    },
    Fault("typing alone takes the onboarding pages away", "D14") {
      $0.onboarding.typingReplaces = true
    },
  ]

  /// The sheet that starts a new chat.
  static let newChat: [Fault] = [
    Fault("the action rows stay while one types", "W1") {
      $0.newChat.actionsHideForText = false
    },
    Fault(
      "the way to the archived contacts stays while one types",
      "W1 W3"
    ) {
      $0.newChat.archiveHidesForText = false
    },
    Fault("“Your Contacts” stays over the results", "W5") {
      $0.newChat.resultsHideHeading = false
    },
    Fault(
      "“Your Contacts” goes while the search runs",
      missing:
        "In New chat, search for `nadia` | \"Your Contacts\" header while loading"
    ) {
      $0.newChat.loadingHidesHeading = true
    },
    Fault("contacts and results have cards of their own", "W5") { $0.newChat.isOneCard = false },
    Fault("the contacts stand behind the results", "W5") { $0.newChat.contactsFirst = false },
    Fault("“No filtered contacts” shows while the search runs", "W6") {
      $0.newChat.emptyWaitsForSearch = false
    },
    Fault("“No filtered contacts” shows above results", "W6") {
      $0.newChat.resultsHideEmpty = false
    },
    Fault("nothing found anywhere leaves New chat without a word", "W6") {
      $0.newChat.emptyShowsAfterSearch = false
    },
    Fault(
      "both empty texts show",
      missing: "In New chat, type `zqxvjk` | No \"No contacts\""
    ) { $0.newChat.oneEmptyText = false },
    Fault("contacts that do not match the text stay in the results card", "W5") {
      $0.newChat.cardHoldsMatches = false
    },
    Fault("a favourite has no star on New chat", "W12") { $0.newChat.showsStar = false },
    Fault("an incognito chat has no mask on New chat", "W12") { $0.newChat.showsMask = false },
    Fault("a known chat on New chat has a chat list's avatar", "W12") {
      $0.newChat.chatAvatarPoints = 63
    },
    Fault("a contact's avatar is larger than a result's", "W12") {
      $0.newChat.contactAvatarPoints = 40
    },
    Fault("a tap on a known chat leaves New chat open", "W12") { $0.newChat.chatCloses = false },
    Fault(
      "New chat opens with the text of the last time",
      missing: "In New chat, type `ne`, close the sheet, open new chat | The field is empty"
    ) {
      $0.newChat.startsEmpty = false
    },
    Fault("groups show among the contacts", "W5") { $0.newChat.showsGroups = true },
    Fault(
      "the filter of New chat takes the trimmed text",
      missing: "In New chat, type `Nadia ` | No \"Nadia\""
    ) {
      $0.newChat.filtersByTypedText = false
    },
    Fault("archived contacts show without a text", "W3") { $0.newChat.archivedNeedText = false },
    Fault("contact requests stand behind the contacts", "W3") {
      $0.newChat.requestsFirst = false
    },
  ]

  /// The list of archived contacts.
  static let archived: [Fault] = [
    Fault("the key among archived contacts is Search", "W11", .happened) {
      $0.archived.keyLabel = .search
    },
    Fault("return among archived contacts searches the directory", "W11", .happened) {
      $0.archived.keySearches = true
    },
    Fault("archived contacts have a directory row", "W11") {
      $0.archived.showsDirectoryRow = true
    },
    Fault(
      "archived contacts have a row that connects",
      missing: "In New chat, New chat → Archived contacts, type `alice` | No \"Connect to …\""
    ) {
      $0.archived.showsConnectRow = true
    },
    Fault("text does not filter the archived contacts", "W11") { $0.archived.filters = false },
    Fault("an empty list of archived contacts says nothing", "W11") {
      $0.archived.showsEmptyText = false
    },
  ]

  /// What must stay as it was.
  static let filters: [Fault] = [
    Fault("a tag keeps the text", "G2") { $0.filters.tagClearsText = false },
    Fault("results survive a tag", "G2") { $0.filters.tagDropsRows = false },
    Fault("a tag clears nothing at all", "G2") {
      $0.filters.tagClearsText = false
      $0.filters.tagDropsRows = false
    },
    Fault("the unread button keeps the text", "G2") { $0.filters.unreadClearsText = false },
    Fault("results survive the unread button", "G2") { $0.filters.unreadDropsRows = false },
    Fault("the unread button clears nothing at all", "G2") {
      $0.filters.unreadClearsText = false
      $0.filters.unreadDropsRows = false
    },
    Fault("the tag of the groups shows channels too", "G2") {
      $0.filters.groupsExcludeChannels = false
    },
    Fault("a tag filters nothing", "G2") { $0.filters.tagFilters = false },
    Fault(
      "text is looked for only among the tag's chats",
      missing: "Tap \"Contacts\", type `newsdesk` | \"newsdesk\""
    ) {
      $0.filters.textIgnoresTag = false
    },
    Fault("the unread button filters nothing", "G2") { $0.filters.unreadFilters = false },
    Fault(
      "All does not end the filter", missing: "Tap a tag, type, tap “All” | All chats are shown",
      isPlayable: false
    ) { $0.filters.allEndsFilter = false },
    Fault("All keeps the text", "G2") { $0.filters.allClearsText = false },
    Fault("the clear button keeps the text", "D12 D14 G2") {
      $0.filters.clearEmptiesText = false
    },
    Fault(
      "the field's Cancel keeps the text", missing: "Type `ne`, tap \"Cancel\" | The field is empty"
    ) { $0.filters.cancelEmptiesText = false },
    Fault("the field's Cancel leaves the keyboard up", "G2") {
      $0.filters.cancelHidesKeyboard = false
    },
    Fault("descriptions are searched in your own chats", "U2") {
      $0.filters.searchesDescriptions = true
    },
    Fault("text does not filter your chats", "D9 D10 U2") { $0.filters.textFilters = false },
    Fault("a pull reconnects without asking", "G4") { $0.filters.pullAsks = false },
    Fault("a pull does not reconnect", "G4") { $0.filters.reconnects = 0 },
    Fault("a pull reconnects twice", "G4") { $0.filters.reconnects = 2 },
    Fault(
      "a pull empties the search", missing: "With results shown, pull to refresh | The results stay"
    ) { $0.filters.pullKeepsSearch = false },
    Fault(
      "a pull searches again",
      missing: "With results shown, pull to refresh | The request count does not change"
    ) {
      $0.filters.pullSearches = true
    },
    Fault("the unread button is gone", "G2") { $0.filters.showsFilterButton = false },
    Fault("contacts with an archived conversation show on the chat list", "G2 G4") {
      $0.filters.hidesArchived = false
    },
  ]
}
