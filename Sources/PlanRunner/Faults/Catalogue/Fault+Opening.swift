import ScreenModel

extension Fault {
  /// What a tap on a result leads to.
  static let opening: [Fault] = [
    Fault("a result brings the alert of pasted links", "D5", .happened) {
      $0.opening.way.list = .usualAlert
    },
    Fault("a result brings the question “Open channel?”", "D5", .superseded) {
      $0.opening.way.list = .question
    },
    Fault("a result on New chat brings the alert of pasted links", "W7") {
      $0.opening.way.newChat = .usualAlert
    },
    Fault("a result on New chat brings the question “Open channel?”", "W7", .superseded) {
      $0.opening.way.newChat = .question
    },
    Fault("an opened channel shows the directory's count", "D5") {
      $0.opening.countSource = .entry
    },
    Fault("an opened channel has no count in the toolbar", "D5") {
      $0.opening.showsToolbarCount = false
    },
    Fault("an opened channel has no count in the banner", "D5") {
      $0.opening.showsBannerCount = false
    },
    Fault(
      "an opened group shows a count", missing: "Tap a group's result | No count in the toolbar",
      isPlayable: false
    ) { $0.opening.countsGroups = true },
    Fault("the banner calls a group a channel", "D5") { $0.opening.bannerByKind = false },
    Fault("the bar calls a group a channel", "D5") { $0.opening.barByKind = false },
    Fault("an opened chat has no banner", "D5") { $0.opening.showsBanner = false },
    Fault("an opened chat has no bar to join it", "D5") { $0.opening.showsBar = false },
    Fault("an opened channel is joined at once", "D5") { $0.opening.joinsAtOnce = true },
    Fault("a tap on a result leaves the keyboard up", "D5") { $0.opening.hidesKeyboard = false },
    Fault("New chat stays open behind the chat", "W7") { $0.opening.closesNewChat = false },
    Fault("a tap on a result opens no chat", "D5 W7") { $0.opening.opensChat = false },
    Fault(
      "an opened chat goes to the end of the list",
      missing: "Tap a result, go back, clear the field | The chat is the first", isPlayable: false
    ) { $0.opening.newChatOnTop = false },
    Fault(
      "opening a result clears the search",
      missing: "Tap a result, go back | The field is not empty; the results are shown"
    ) { $0.opening.keepsSearch = false },
    Fault(
      "a second tap while a result loads opens it twice",
      missing: "Tap a result twice | The link is resolved once"
    ) {
      $0.opening.ignoresSecondTap = false
    },
    Fault("a result is resolved by its name", "D5") { $0.opening.asksByLink = false },
    Fault("a group that is being joined brings no alert", "D16") {
      $0.opening.joiningAlerts = false
    },
    Fault(
      "the alert while joining comes and the chat opens behind it",
      missing: "A full-link entry you are already joining, tap a result | The results are shown"
    ) {
      $0.opening.joiningOpensToo = true
    },
    Fault(
      "a tap on a result searches again",
      missing: "Tap a result | The request count does not change"
    ) { $0.opening.searchesAgain = true },
  ]

  /// Entries that are chats already.
  static let known: [Fault] = [
    Fault("another form of a chat's link is not recognised", "U3") {
      $0.known.identity = .exactLink
    },
    Fault("a chat is recognised by its name", "U3") { $0.known.identity = .name },
    Fault("a chat is recognised by its link or its name", "U3") {
      $0.known.identity = .linkOrName
    },
    Fault("only a chat that the list shows is recognised", "U2", .happened) {
      $0.known.identity = .filteredOnly
    },
    Fault("no entry is recognised as a chat", "U1 U2 U4") { $0.known.identity = .nothing },
    Fault("a known chat that the text does not match is left out", "U2") {
      $0.known.unmatched.list = .hidden
    },
    Fault("a known chat that the text does not match is a result", "U2") {
      $0.known.unmatched.list = .resultRow
    },
    Fault("New chat leaves out a known chat", "W12") { $0.known.unmatched.newChat = .hidden },
    Fault("New chat shows a known chat as a result", "W12") {
      $0.known.unmatched.newChat = .resultRow
    },
    Fault("a known chat shows as a result as well", "U1 U2 U4") {
      $0.known.showsResultToo.list = true
    },
    Fault("a known chat shows on New chat as a result as well", "W12") {
      $0.known.showsResultToo.newChat = true
    },
    Fault("known chats stand behind the results", "U2") { $0.known.beforeResults.list = false },
    Fault("known chats stand behind the results on New chat", "W5") {
      $0.known.beforeResults.newChat = false
    },
    Fault("a group joined by its link is not recognised", "U3") {
      $0.known.joinLinkCounts = false
    },
    Fault("chats of another profile are recognised", "D13 W10 D2") {
      $0.known.acrossProfiles = true
    },
    Fault("a known chat's row has an Open", "U2 U3") { $0.known.rowsHaveOpen.list = true },
    Fault("a known chat's row on New chat has an Open", "W12") {
      $0.known.rowsHaveOpen.newChat = true
    },
    Fault("a known chat's row has the #", "U2") { $0.known.rowsHavePrefix.list = true },
    Fault("a known chat's row on New chat has the #", "W12") {
      $0.known.rowsHavePrefix.newChat = true
    },
    Fault("a known chat's row shows no last message", "U2") {
      $0.known.rowsShowMessage = false
    },
    Fault("a known chat's row shows the directory's description", "U2") {
      $0.known.message = .description
    },
    Fault("a known chat's row shows no time", "U2") { $0.known.time = .none },
    Fault("a known chat's row shows another chat's time", "U2") {
      $0.known.time = .ofOldestChat
    },
    Fault("a line says that all results are your chats", "U4") { $0.known.showsNote = true },
    Fault("a known chat's row brings the alert", "U2 W12") { $0.known.opensDirectly = false },
    Fault(
      "a chat that was only opened is not recognised",
      missing: "Search for `cinews`, tap a result, go back | No result row for it"
    ) {
      $0.known.preparedCounts = false
    },
  ]
}
