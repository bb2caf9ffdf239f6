extension Rules {
  /// What is said when there is nothing to show.
  package struct Empty: Hashable, Sendable {
    /// Whether an empty list says anything.
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

    /// Makes the right rules.
    package init() {}
  }

  /// The pages of a profile without conversations.
  package struct Onboarding: Hashable, Sendable {
    /// Whether the search bar shows with the pages.
    package var showsBar = true
    /// Whether the pages stand beyond the bar, seen from its edge of the screen.
    package var pagesBeyondBar = PerMode(true)
    /// Whether they stand there again when the text is cleared.
    package var pagesReturnBeyondBar = PerMode(true)
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

    /// Makes the right rules.
    package init() {}
  }

  /// The sheet that starts a new chat.
  package struct NewChatRules: Hashable, Sendable {
    /// Whether text hides the actions.
    package var actionsHideForText = true
    /// Whether text hides the way to the archived contacts.
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
    /// Whether the card holds only the contacts that match the text.
    package var cardHoldsMatches = true
    /// Whether a known chat shows its star.
    package var showsStar = true
    /// Whether a known chat shows its mask.
    package var showsMask = true
    /// The side of a known chat's avatar in points.
    package var chatAvatarPoints = 30
    /// The side of a contact's avatar in points.
    package var contactAvatarPoints = 30
    /// Whether a tap on a chat closes the sheet.
    package var chatCloses = true
    /// Whether a new sheet starts with no text.
    package var startsEmpty = true
    /// Whether archived contacts show only for a text.
    package var archivedNeedText = true
    /// Whether contact requests come before the contacts.
    package var requestsFirst = true
    /// Whether your groups show among the contacts.
    package var showsGroups = false
    /// Whether the local filter takes the text as typed.
    package var filtersByTypedText = true

    /// Makes the right rules.
    package init() {}
  }

  /// The list of archived contacts.
  package struct ArchivedRules: Hashable, Sendable {
    /// The label of the keyboard's return key.
    package var keyLabel = Triggers.Key.return
    /// Whether the key searches the directory.
    package var keySearches = false
    /// Whether "Search in Directory" shows.
    package var showsDirectoryRow = false
    /// Whether "Connect to …" shows.
    package var showsConnectRow = false
    /// Whether text filters the list.
    package var filters = true
    /// Whether an empty list says so.
    package var showsEmptyText = true

    /// Makes the right rules.
    package init() {}
  }

  /// The parts of the chat list that the directory search must leave as they were.
  package struct Filters: Hashable, Sendable {
    /// Whether a tag empties the text.
    package var tagClearsText = true
    /// Whether a tag empties the results.
    package var tagDropsRows = true
    /// Whether the unread button empties the text.
    package var unreadClearsText = true
    /// Whether the unread button empties the results.
    package var unreadDropsRows = true
    /// Whether the tag of the groups leaves out the channels.
    package var groupsExcludeChannels = true
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
    /// Whether the clear button empties the text.
    package var clearEmptiesText = true
    /// Whether Cancel empties the text.
    package var cancelEmptiesText = true
    /// Whether Cancel hides the keyboard.
    package var cancelHidesKeyboard = true
    /// Whether the chat list leaves out contacts whose conversation is archived.
    package var hidesArchived = true
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
    /// Whether the unread button exists.
    package var showsFilterButton = true

    /// Makes the right rules.
    package init() {}
  }

  /// The switch in the settings.
  package struct SettingsRules: Hashable, Sendable {
    /// Whether the switch exists.
    package var showsSwitch = true
    /// Whether a tap moves the switch.
    package var switchWorks = true
    /// Whether the switch is on until somebody turns it off.
    package var startsOn = false
    /// Whether it stands under Privacy, section Chats.
    package var isUnderChats = true
    /// Whether it shows that it was turned off.
    package var showsTurningOff = true
    /// Whether it shows the state that counts.
    package var showsState = true

    /// Makes the right rules.
    package init() {}
  }
}
