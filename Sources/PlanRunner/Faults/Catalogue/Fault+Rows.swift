import ScreenModel

extension Fault {
  /// What a result row shows.
  static let rows: [Fault] = [
    Fault("a result has a Join verb in place of Open", "D2", .superseded) {
      $0.rows.trailing = .joinVerb
    },
    Fault("a result has nothing at the trailing edge", "D2 D3 W5") { $0.rows.trailing = .nothing },
    Fault("a result's name has no #", "D2") { $0.rows.prefix = .never },
    Fault(
      "a name that begins with # gets no second one",
      missing: "An entry named `#topic` | Its row says `##topic`", isPlayable: false
    ) { $0.rows.prefix = .ifMissing },
    Fault("a result does not show its SimpleX name", "D2") { $0.rows.showsSimplexName = false },
    Fault("a result does not show its description", "D2") { $0.rows.showsDescription = false },
    Fault("a result has no avatar", "D2 W5") { $0.rows.showsAvatar = false },
    Fault("a result has no count", "D2") { $0.rows.showsCaption = false },
    Fault(
      "a result without a picture has one icon for all",
      missing: "A channel and a group without pictures | Their icons differ", isPlayable: false,
      .happened
    ) {
      $0.rows.iconByKind = false
    },
    Fault(
      "a result's own picture does not show",
      missing: "An entry with a picture | Its avatar is the picture", isPlayable: false
    ) { $0.rows.showsPictures = false },
    Fault("marks in a name become bold", "D4") { $0.rows.parsesMarkdown = true },
    Fault("an address in a name can be tapped", "D4") { $0.rows.findsAddresses = true },
    Fault("a tap on the row opens nothing", "D5 W7") { $0.rows.rowOpens = false },
    Fault("a tap on Open opens nothing", "D5 W7") { $0.rows.trailingOpens = false },
    Fault("the results have a heading", "D2", .superseded) { $0.rows.hasHeading.list = true },
    Fault("the results on New chat have a heading", "W5", .superseded) {
      $0.rows.hasHeading.newChat = true
    },
    Fault("the names have a part of their own", "D2 C11", .superseded) {
      $0.rows.hasNamesHeading = true
    },
    Fault("a result's avatar is smaller than a chat row's", "D2", .happened) {
      $0.rows.avatarPoints.list = 42
    },
    Fault("a result's avatar on New chat is as large as a chat row's", "W5") {
      $0.rows.avatarPoints.newChat = 0
    },
    Fault("a result's avatar on New chat is 42 points", "W5", .happened) {
      $0.rows.avatarPoints.newChat = 42
    },
    Fault("a channel shows the directory's own count", "D2", .happened) {
      $0.caption.count = .currentOnly
    },
    Fault("a group without a public count shows none", "D2") { $0.caption.count = .publicOnly },
    Fault("the two counts are added up", "D2") { $0.caption.count = .sum },
    Fault("a channel's subscribers are called members", "D2", .happened) {
      $0.caption.word = .alwaysMembers
    },
    Fault("a group's members are called subscribers", "D2") {
      $0.caption.word = .alwaysSubscribers
    },
    Fault("members and subscribers are swapped", "D2") { $0.caption.word = .swapped },
    Fault("a group that is being joined shows its count", "D16") {
      $0.caption.saysJoining = false
    },
    Fault("a group that is being joined keeps its Open", "D16") {
      $0.caption.joiningHidesTrailing = false
    },
  ]

  /// The long-press menu.
  static let menu: [Fault] = [
    Fault("the menu comes on iOS 15 too", "D15 W8") { $0.menu.firstIOS = 15 },
    Fault("the menu is missing on iOS 16", "D15 W8") { $0.menu.firstIOS = 17 },
    Fault("a result has no menu", "D15") { $0.menu.exists.list = false },
    Fault("a result on New chat has no menu", "W8") { $0.menu.exists.newChat = false },
    Fault("the menu has a second item", "D15 W8") { $0.menu.hasSecondItem = true },
    Fault("the preview shows the row's Open", "D15 W8") { $0.menu.previewOmitsTrailing = false },
    Fault("the preview is upside down with the one-hand toolbar", "D15", .happened) {
      $0.menu.previewUpright.oneHand = false
    },
    Fault("the preview is upside down with the top bar", "D15") {
      $0.menu.previewUpright.topBar = false
    },
    Fault("the preview on New chat is upside down", "W8") {
      $0.menu.newChatPreviewUpright = false
    },
    Fault("the menu has no preview of the row", "D15 W8") { $0.menu.showsPreview = false },
    Fault(
      "the preview's avatar is smaller than the row's",
      missing: "Long press a result | The preview's avatar is the size of a chat row's",
      isPlayable: false
    ) {
      $0.menu.previewAvatarPoints = 24
    },
    Fault("the menu's Open does nothing", "D15 W8") { $0.menu.itemOpens = false },
    Fault("closing the menu opens the chat", "D15 W8") { $0.menu.closingOpens = true },
    Fault("a long press opens the chat without a menu", "D15 W8") { $0.menu.pressOpens = true },
    Fault("a long press searches", "D15") { $0.menu.pressSearches = true },
  ]
}
