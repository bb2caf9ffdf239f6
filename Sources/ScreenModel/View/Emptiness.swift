extension Painter {
  /// Whether the profile has no conversations and its onboarding is not dismissed.
  var isOnboarding: Bool {
    let profile = tables.setting.fixture.profiles[state.profile]
    guard !profile.isOnboardingDismissed, !profile.chats.isEmpty else { return false }
    return !tables.chats(of: state).contains {
      tables.facts(of: $0, in: state).isConversation
    }
  }

  /// Whether the onboarding pages show in place of the list.
  var showsOnboarding: Bool {
    guard isOnboarding else { return false }
    guard rules.hasDirectorySearch else { return true }
    let onboarding = rules.onboarding
    guard isSearching(.list) else {
      return onboarding.returnsAfterClear || state.list.change < 2
    }
    if onboarding.typingReplaces { return false }
    let search = search(.list)
    if search.isLoading, search.entries.isEmpty { return !onboarding.loadingReplaces }
    if !search.entries.isEmpty || showsLoadRow(.list) { return !onboarding.rowsReplace }
    return !(search.isSearched && onboarding.emptyReplaces)
  }

  /// What the chat list says when it is empty; nil when it says nothing.
  func emptyText(local: [ChatID], found: FoundRows) -> String? {
    let empty = rules.empty
    guard empty.overlayExists, !tables.chats(of: state).isEmpty else { return nil }
    if !local.isEmpty, empty.chatsHideIt || !isSearching(.list) { return nil }
    guard isSearching(.list) else { return filterText }
    let search = search(.list)
    if search.isLoading, empty.waitsForSearch { return nil }
    if !found.isEmpty, empty.resultsHideIt { return nil }
    if !search.isLoading {
      if search.hasFailed, empty.retryRowHidesIt { return nil }
      if !search.hasFailed, search.hasMore, empty.loadRowHidesIt { return nil }
    }
    if search.isSearched, !empty.showsAfterSearch { return nil }
    return strings.noChatsFound
  }

  /// What an empty list says for its filter.
  private var filterText: String {
    switch state.filter {
    case .none: strings.noChats
    case .unread: strings.noUnreadChats
    case .userTag(let number):
      strings.noChatsInList + tables.setting.fixture.profiles[state.profile].userTags[number]
    default: strings.noFilteredChats
    }
  }
}
