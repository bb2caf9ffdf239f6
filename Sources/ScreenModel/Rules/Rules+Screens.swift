extension Rules {
  /// What is said when there is nothing to show.
  package struct Empty: Hashable, Sendable {
    package var overlayExists = true
    /// Whether it waits for the search to end.
    package var waitsForSearch = true
    /// Whether rows of your chats hide it.
    package var chatsHideIt = true
    /// Whether rows of the directory hide it.
    package var resultsHideIt = true
    /// Whether the load row alone hides it.
    package var loadRowHidesIt = true
    /// Whether the retry row alone hides it.
    package var retryRowHidesIt = true
    /// Whether a finished search that found nothing shows it.
    package var showsAfterSearch = true
    /// Whether your chats stay while a search runs.
    package var chatsStayWhileLoading = true

    package init() {}
  }

  /// The pages of a profile without conversations.
  package struct Onboarding: Hashable, Sendable {
    package var showsBar = true
    /// Whether the pages stand beyond the bar, seen from its edge of the screen.
    package var pagesBeyondBar = PerMode(true)
    /// Whether a running search takes their place.
    package var loadingReplaces = true
    /// Whether rows take their place.
    package var rowsReplace = true
    /// Whether a search that found nothing takes their place.
    package var emptyReplaces = true
    /// Whether "No chats found" is a row there, not the overlay.
    package var emptyIsRow = true
    /// Whether they come back when the text is cleared.
    package var returnsAfterClear = true
    /// Whether typing alone takes their place.
    package var typingReplaces = false

    package init() {}
  }

  /// The sheet that starts a new chat.
  package struct NewChatRules: Hashable, Sendable {
    package var actionsHideForText = true
    package var archiveHidesForText = true
    /// Whether the heading goes while results show.
    package var resultsHideHeading = true
    /// Whether the heading goes while a search runs.
    package var loadingHidesHeading = false
    /// Whether contacts, chats and results share one card.
    package var isOneCard = true
    /// Whether the contacts come before the known chats and results.
    package var contactsFirst = true
    /// Whether the empty text waits for the search to end.
    package var emptyWaitsForSearch = true
    /// Whether results hide the empty text.
    package var resultsHideEmpty = true
    /// Whether the empty text shows when nothing is found anywhere.
    package var emptyShowsAfterSearch = true
    /// Whether only one of the empty texts shows.
    package var oneEmptyText = true
    /// Whether a known chat shows its star.
    package var showsStar = true
    /// Whether a known chat shows its mask.
    package var showsMask = true
    package var chatAvatarPoints = 30
    package var contactAvatarPoints = 30
    /// Whether a tap on a chat closes the sheet.
    package var chatCloses = true
    /// Whether a new sheet starts with no text.
    package var startsEmpty = true
    /// Whether your groups show among the contacts.
    package var showsGroups = false
    /// Whether the local filter takes the text as typed.
    package var filtersByTypedText = true

    package init() {}
  }

  /// The list of archived contacts.
  package struct ArchivedRules: Hashable, Sendable {
    package var keyLabel = Triggers.Key.return
    /// Whether the key searches the directory.
    package var keySearches = false
    package var showsDirectoryRow = false
    package var showsConnectRow = false
    /// Whether text filters the list.
    package var filters = true
    package var showsEmptyText = true

    package init() {}
  }

  /// The parts of the chat list that the directory search must leave as they were.
  package struct Filters: Hashable, Sendable {
    package var tagClearsText = true
    package var tagDropsRows = true
    /// Whether a tag filters the chats.
    package var tagFilters = true
    /// Whether text is looked for in all chats, whatever the tag.
    package var textIgnoresTag = true
    /// Whether the unread button filters.
    package var unreadFilters = true
    /// Whether "All" ends the filter.
    package var allEndsFilter = true
    /// Whether "All" clears the text.
    package var allClearsText = true
    package var clearEmptiesText = true
    package var cancelEmptiesText = true
    package var cancelHidesKeyboard = true
    /// Whether descriptions are searched locally.
    package var searchesDescriptions = false
    /// Whether text filters the chats.
    package var textFilters = true
    /// Whether a pull asks before it reconnects.
    package var pullAsks = true
    /// How often the confirmation reconnects.
    package var reconnects = 1
    /// Whether a pull leaves the search alone.
    package var pullKeepsSearch = true
    /// Whether a pull searches again.
    package var pullSearches = false
    package var showsFilterButton = true

    package init() {}
  }

  /// The switch in the settings.
  package struct SettingsRules: Hashable, Sendable {
    package var showsSwitch = true
    package var switchWorks = true
    /// Whether the switch is on until somebody turns it off.
    package var startsOn = false
    /// Whether it stands under Privacy, section Chats.
    package var isUnderChats = true
    /// Whether it shows the state that counts.
    package var showsState = true

    package init() {}
  }
}
