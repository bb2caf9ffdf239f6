import ScreenModel

extension Alternative {
  static let opening: [Alternative] = [
    Alternative("opened", "opening.way.list = .usualAlert", \.opening.way.list, .usualAlert),
    Alternative("opened", "opening.way.list = .question", \.opening.way.list, .question),
    Alternative(
      "new chat, results", "opening.way.newChat = .usualAlert", \.opening.way.newChat, .usualAlert),
    Alternative(
      "new chat, results", "opening.way.newChat = .question", \.opening.way.newChat, .question),
    Alternative("opened", "opening.countSource = .entry", \.opening.countSource, .entry),
    Alternative("opened", "opening.showsToolbarCount = false", \.opening.showsToolbarCount, false),
    Alternative("opened", "opening.showsBannerCount = false", \.opening.showsBannerCount, false),
    Alternative("opened by Open", "opening.countsGroups = true", \.opening.countsGroups, true),
    Alternative("opened", "opening.bannerByKind = false", \.opening.bannerByKind, false),
    Alternative("opened by Open", "opening.barByKind = false", \.opening.barByKind, false),
    Alternative("opened", "opening.showsBanner = false", \.opening.showsBanner, false),
    Alternative("names", "opening.showsBar = false", \.opening.showsBar, false),
    Alternative("names", "opening.joinsAtOnce = true", \.opening.joinsAtOnce, true),
    Alternative("opened by Open", "opening.hidesKeyboard = false", \.opening.hidesKeyboard, false),
    Alternative(
      "new chat, results", "opening.closesNewChat = false", \.opening.closesNewChat, false),
    Alternative("names", "opening.opensChat = false", \.opening.opensChat, false),
    Alternative("names", "opening.newChatOnTop = false", \.opening.newChatOnTop, false),
    Alternative("opened", "opening.keepsSearch = false", \.opening.keepsSearch, false),
    Alternative("opened", "opening.ignoresSecondTap = false", \.opening.ignoresSecondTap, false),
    Alternative("opened", "opening.asksByLink = false", \.opening.asksByLink, false),
    Alternative("joining", "opening.joiningAlerts = false", \.opening.joiningAlerts, false),
    Alternative("opened", "opening.searchesAgain = true", \.opening.searchesAgain, true),
  ]

  static let known: [Alternative] = [
    Alternative("known", "known.identity = .exactLink", \.known.identity, .exactLink),
    Alternative("joining", "known.identity = .name", \.known.identity, .name),
    Alternative("joining", "known.identity = .linkOrName", \.known.identity, .linkOrName),
    Alternative(
      "opened by Open", "known.identity = .filteredOnly", \.known.identity, .filteredOnly),
    Alternative("pages", "known.identity = .nothing", \.known.identity, .nothing),
    Alternative(
      "opened by Open", "known.unmatched.list = .hidden", \.known.unmatched.list, .hidden),
    Alternative(
      "opened by Open", "known.unmatched.list = .resultRow", \.known.unmatched.list, .resultRow),
    Alternative(
      "new chat, results", "known.unmatched.newChat = .hidden", \.known.unmatched.newChat, .hidden),
    Alternative(
      "new chat, results", "known.unmatched.newChat = .resultRow", \.known.unmatched.newChat,
      .resultRow),
    Alternative("pages", "known.showsResultToo.list = true", \.known.showsResultToo.list, true),
    Alternative(
      "new chat, results", "known.showsResultToo.newChat = true", \.known.showsResultToo.newChat,
      true),
    Alternative(
      "opened by Open", "known.beforeResults.list = false", \.known.beforeResults.list, false),
    Alternative(
      "new chat, results", "known.beforeResults.newChat = false", \.known.beforeResults.newChat,
      false),
    Alternative("known", "known.joinLinkCounts = false", \.known.joinLinkCounts, false),
    Alternative("enabled", "known.acrossProfiles = true", \.known.acrossProfiles, true),
    Alternative(
      "opened by Open", "known.rowsHaveOpen.list = true", \.known.rowsHaveOpen.list, true),
    Alternative(
      "new chat, results", "known.rowsHaveOpen.newChat = true", \.known.rowsHaveOpen.newChat, true),
    Alternative(
      "opened by Open", "known.rowsHavePrefix.list = true", \.known.rowsHavePrefix.list, true),
    Alternative(
      "new chat, results", "known.rowsHavePrefix.newChat = true", \.known.rowsHavePrefix.newChat,
      true),
    Alternative("opened by Open", "known.rowsShowMessage = false", \.known.rowsShowMessage, false),
    Alternative("opened", "known.showsNote = true", \.known.showsNote, true),
    Alternative("known", "known.opensDirectly = false", \.known.opensDirectly, false),
    Alternative("opened", "known.preparedCounts = false", \.known.preparedCounts, false),
  ]

  static let menu: [Alternative] = [
    Alternative("no menu", "menu.firstIOS = 15", \.menu.firstIOS, 15),
    Alternative("menu on iOS 16", "menu.firstIOS = 17", \.menu.firstIOS, 17),
    Alternative("menu", "menu.exists.list = false", \.menu.exists.list, false),
    Alternative("new chat, results", "menu.exists.newChat = false", \.menu.exists.newChat, false),
    Alternative("menu", "menu.hasSecondItem = true", \.menu.hasSecondItem, true),
    Alternative("menu", "menu.previewOmitsTrailing = false", \.menu.previewOmitsTrailing, false),
    Alternative(
      "menu", "menu.previewUpright.oneHand = false", \.menu.previewUpright.oneHand, false),
    Alternative(
      "menu above", "menu.previewUpright.topBar = false", \.menu.previewUpright.topBar, false),
    Alternative(
      "new chat, results", "menu.newChatPreviewUpright = false", \.menu.newChatPreviewUpright, false
    ),
    Alternative("menu", "menu.showsPreview = false", \.menu.showsPreview, false),
    Alternative("menu", "menu.itemOpens = false", \.menu.itemOpens, false),
    Alternative("menu", "menu.closingOpens = true", \.menu.closingOpens, true),
    Alternative("menu", "menu.pressOpens = true", \.menu.pressOpens, true),
    Alternative("menu", "menu.pressSearches = true", \.menu.pressSearches, true),
  ]

  static let rows: [Alternative] = [
    Alternative("results", "rows.showsPictures = false", \.rows.showsPictures, false),
    Alternative("enabled", "rows.trailing = .joinVerb", \.rows.trailing, .joinVerb),
    Alternative("enabled", "rows.trailing = .nothing", \.rows.trailing, .nothing),
    Alternative("enabled", "rows.prefix = .never", \.rows.prefix, .never),
    Alternative("odd entries", "rows.prefix = .ifMissing", \.rows.prefix, .ifMissing),
    Alternative("enabled", "rows.showsSimplexName = false", \.rows.showsSimplexName, false),
    Alternative("enabled", "rows.showsDescription = false", \.rows.showsDescription, false),
    Alternative("enabled", "rows.showsAvatar = false", \.rows.showsAvatar, false),
    Alternative("enabled", "rows.showsCaption = false", \.rows.showsCaption, false),
    Alternative("pages", "rows.iconByKind = false", \.rows.iconByKind, false),
    Alternative("marks", "rows.parsesMarkdown = true", \.rows.parsesMarkdown, true),
    Alternative("marks", "rows.findsAddresses = true", \.rows.findsAddresses, true),
    Alternative("opened", "rows.rowOpens = false", \.rows.rowOpens, false),
    Alternative("opened by Open", "rows.trailingOpens = false", \.rows.trailingOpens, false),
    Alternative("enabled", "rows.hasHeading.list = true", \.rows.hasHeading.list, true),
    Alternative(
      "new chat, results", "rows.hasHeading.newChat = true", \.rows.hasHeading.newChat, true),
    Alternative("enabled", "rows.hasNamesHeading = true", \.rows.hasNamesHeading, true),
    Alternative("enabled", "rows.avatarPoints.list = 42", \.rows.avatarPoints.list, 42),
    Alternative(
      "new chat, results", "rows.avatarPoints.newChat = 0", \.rows.avatarPoints.newChat, 0),
    Alternative(
      "new chat, results", "rows.avatarPoints.newChat = 42", \.rows.avatarPoints.newChat, 42),
  ]

  static let caption: [Alternative] = [
    Alternative("enabled", "caption.count = .currentOnly", \.caption.count, .currentOnly),
    Alternative("enabled", "caption.count = .publicOnly", \.caption.count, .publicOnly),
    Alternative("enabled", "caption.count = .sum", \.caption.count, .sum),
    Alternative("enabled", "caption.word = .alwaysMembers", \.caption.word, .alwaysMembers),
    Alternative("enabled", "caption.word = .alwaysSubscribers", \.caption.word, .alwaysSubscribers),
    Alternative("enabled", "caption.word = .swapped", \.caption.word, .swapped),
    Alternative("joining", "caption.saysJoining = false", \.caption.saysJoining, false),
    Alternative(
      "joining", "caption.joiningHidesTrailing = false", \.caption.joiningHidesTrailing, false),
  ]

  static let loadRow: [Alternative] = [
    Alternative("stopped", "loadRow.needsResults = true", \.loadRow.needsResults, true),
    Alternative("pages", "loadRow.left = .fromFirstReply", \.loadRow.left, .fromFirstReply),
    Alternative("pages", "loadRow.left = .rowsShown", \.loadRow.left, .rowsShown),
    Alternative("pages", "loadRow.left = .never", \.loadRow.left, .never),
    Alternative("pages", "loadRow.isShown = false", \.loadRow.isShown, false),
    Alternative("pages", "loadRow.greyWhileLoading = false", \.loadRow.greyWhileLoading, false),
    Alternative(
      "pages", "loadRow.disabledWhileLoading = false", \.loadRow.disabledWhileLoading, false),
    Alternative("pages", "loadRow.staysWhileLoading = false", \.loadRow.staysWhileLoading, false),
    Alternative("pages", "loadRow.isFarthest.oneHand = false", \.loadRow.isFarthest.oneHand, false),
    Alternative(
      "pages above", "loadRow.isFarthest.topBar = false", \.loadRow.isFarthest.topBar, false),
    Alternative("new chat, results", "loadRow.isLastInCard = false", \.loadRow.isLastInCard, false),
    Alternative("pages", "loadRow.acts = false", \.loadRow.acts, false),
    Alternative("stopped", "loadRow.retryHasOwnIcon = false", \.loadRow.retryHasOwnIcon, false),
  ]

  static let layout: [Alternative] = [
    Alternative(
      "typing", "layout.focusHidesToolbar.oneHand = false", \.layout.focusHidesToolbar.oneHand,
      false),
    Alternative(
      "typing above", "layout.focusHidesToolbar.topBar = false", \.layout.focusHidesToolbar.topBar,
      false),
    Alternative(
      "cancelled", "layout.rowPlace.oneHand = .slotWithTags", \.layout.rowPlace.oneHand,
      .slotWithTags),
    Alternative(
      "cancelled", "layout.rowPlace.oneHand = .belowField", \.layout.rowPlace.oneHand, .belowField),
    Alternative(
      "cancelled", "layout.rowPlace.oneHand = .aboveField", \.layout.rowPlace.oneHand, .aboveField),
    Alternative(
      "cancelled", "layout.rowPlace.oneHand = .inList", \.layout.rowPlace.oneHand, .inList),
    Alternative("typing above", "layout.rowPlace.topBar = .slot", \.layout.rowPlace.topBar, .slot),
    Alternative(
      "typing above", "layout.rowPlace.topBar = .slotWithTags", \.layout.rowPlace.topBar,
      .slotWithTags),
    Alternative(
      "typing above", "layout.rowPlace.topBar = .aboveField", \.layout.rowPlace.topBar, .aboveField),
    Alternative(
      "typing above", "layout.rowPlace.topBar = .inList", \.layout.rowPlace.topBar, .inList),
    Alternative(
      "new chat, asked", "layout.newChatRowPlace = .aboveField", \.layout.newChatRowPlace,
      .aboveField),
    Alternative(
      "new chat, asked", "layout.newChatRowPlace = .inList", \.layout.newChatRowPlace, .inList),
    Alternative("enabled", "layout.showsBothRows.list = false", \.layout.showsBothRows.list, false),
    Alternative(
      "new chat, asked", "layout.showsBothRows.newChat = false", \.layout.showsBothRows.newChat,
      false),
    Alternative("enabled", "layout.connectFirst = false", \.layout.connectFirst, false),
    Alternative(
      "cancelled", "layout.fieldAtBottom.oneHand = false", \.layout.fieldAtBottom.oneHand, false),
    Alternative(
      "typing above", "layout.fieldAtBottom.topBar = true", \.layout.fieldAtBottom.topBar, true),
    Alternative("cancelled", "layout.isFlipped.oneHand = false", \.layout.isFlipped.oneHand, false),
    Alternative("typing above", "layout.isFlipped.topBar = true", \.layout.isFlipped.topBar, true),
    Alternative("cancelled", "layout.showsTags.oneHand = false", \.layout.showsTags.oneHand, false),
    Alternative(
      "typing above", "layout.showsTags.topBar = false", \.layout.showsTags.topBar, false),
    Alternative("pages", "layout.chatsFirst.oneHand = false", \.layout.chatsFirst.oneHand, false),
    Alternative(
      "pages above", "layout.chatsFirst.topBar = false", \.layout.chatsFirst.topBar, false),
    Alternative("pages", "layout.titleLines = 2", \.layout.titleLines, 2),
    Alternative("odd entries", "layout.simplexNameLines = 2", \.layout.simplexNameLines, 2),
    Alternative("enabled", "layout.descriptionLines = 1", \.layout.descriptionLines, 1),
    Alternative("enabled", "layout.descriptionLines = 3", \.layout.descriptionLines, 3),
    Alternative("enabled", "layout.descriptionLines = 0", \.layout.descriptionLines, 0),
    Alternative("long name", "layout.openGivesWay = .always", \.layout.openGivesWay, .always),
    Alternative(
      "long name", "layout.openGivesWay = .onSmallPhones", \.layout.openGivesWay, .onSmallPhones),
    Alternative(
      "large text", "layout.openGivesWay = .atLargeText", \.layout.openGivesWay, .atLargeText),
    Alternative(
      "large text", "layout.limitsHoldAtLargeText = false", \.layout.limitsHoldAtLargeText, false),
    Alternative("cleared", "layout.tagsReturn.oneHand = false", \.layout.tagsReturn.oneHand, false),
    Alternative(
      "typing above", "layout.tagsReturn.topBar = false", \.layout.tagsReturn.topBar, false),
    Alternative("pages", "layout.openLines = 2", \.layout.openLines, 2),
    Alternative("enabled", "layout.textTruncates = false", \.layout.textTruncates, false),
    Alternative(
      "large text", "layout.rowsFollowTextSize = false", \.layout.rowsFollowTextSize, false),
    Alternative("enabled", "layout.overlayUpright = false", \.layout.overlayUpright, false),
    Alternative("cancelled", "layout.rowsUpright = false", \.layout.rowsUpright, false),
    Alternative(
      "cancelled", "layout.keyboardTakesSpace = false", \.layout.keyboardTakesSpace, false),
    Alternative("cancelled", "layout.hasClearButton = false", \.layout.hasClearButton, false),
    Alternative("cancelled", "layout.topTakesTouches = false", \.layout.topTakesTouches, false),
  ]
}
