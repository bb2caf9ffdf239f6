import ScreenModel

extension Alternative {
  /// Decisions that show only behind the first page, or when something is done once more.
  static let later: [Alternative] = [
    Alternative("pages", "loadRow.resultsBefore = 10", \.loadRow.resultsBefore, 10),
    Alternative(
      "pages", "loadRow.keepsIconOnLaterPages = false", \.loadRow.keepsIconOnLaterPages, false),
    Alternative("pages", "loadRow.greyLoads = 1", \.loadRow.greyLoads, 1),
    Alternative("pages", "loadRow.greyLoads = 2", \.loadRow.greyLoads, 2),
    Alternative("pages", "loadRow.disabledLoads = 1", \.loadRow.disabledLoads, 1),
    Alternative("pages", "loadRow.disabledLoads = 2", \.loadRow.disabledLoads, 2),
    Alternative("stopped later", "loadRow.forgetsFailure = false", \.loadRow.forgetsFailure, false),
    Alternative(
      "edited amid pages", "reset.editDropsLoadRow.list = false", \.reset.editDropsLoadRow.list,
      false),
    Alternative(
      "new chat, edited amid pages", "reset.editDropsLoadRow.newChat = false",
      \.reset.editDropsLoadRow.newChat, false),
    Alternative(
      "edited amid pages", "reset.extendingDropsRows = false", \.reset.extendingDropsRows, false),
    Alternative(
      "edited amid pages", "reset.extendingShowsRow = false", \.reset.extendingShowsRow, false),
    Alternative(
      "edited amid pages", "reset.deletingEndsSearch = false", \.reset.deletingEndsSearch, false),
    Alternative(
      "profile amid pages", "reset.profileDropsLoadRow.list = false",
      \.reset.profileDropsLoadRow.list, false),
    Alternative(
      "new chat, profile amid pages", "reset.profileDropsLoadRow.newChat = false",
      \.reset.profileDropsLoadRow.newChat, false),
    Alternative(
      "quick reply", "progress.earlyEndStops = false", \.progress.earlyEndStops, false),
    Alternative("joining", "opening.joiningOpensToo = true", \.opening.joiningOpensToo, true),
    Alternative("known", "known.message = .description", \.known.message, .description),
    Alternative("known", "known.time = .none", \.known.time, .none),
    Alternative("known", "known.time = .ofOldestChat", \.known.time, .ofOldestChat),
    Alternative("menu", "menu.previewAvatarPoints = 24", \.menu.previewAvatarPoints, 24),
    Alternative(
      "typing above", "layout.textKeepsAllTags.topBar = false", \.layout.textKeepsAllTags.topBar,
      false),
    Alternative(
      "pasting", "layout.textKeepsAllTags.oneHand = false", \.layout.textKeepsAllTags.oneHand, false
    ),
    Alternative(
      "onboarding", "onboarding.pagesReturnBeyondBar.oneHand = false",
      \.onboarding.pagesReturnBeyondBar.oneHand, false),
    Alternative(
      "onboarding above, cleared", "onboarding.pagesReturnBeyondBar.topBar = false",
      \.onboarding.pagesReturnBeyondBar.topBar, false),
    Alternative(
      "new chat, results", "newChat.cardHoldsMatches = false", \.newChat.cardHoldsMatches, false),
    Alternative(
      "unread amid results", "filters.unreadClearsText = false", \.filters.unreadClearsText, false),
    Alternative(
      "unread amid results", "filters.unreadDropsRows = false", \.filters.unreadDropsRows, false),
    Alternative(
      "groups", "filters.groupsExcludeChannels = false", \.filters.groupsExcludeChannels, false),
    Alternative("enabled", "settings.showsTurningOff = false", \.settings.showsTurningOff, false),
  ]
}
