import ScreenModel

extension Fault {
  /// Where things stand, and which text gives way.
  static let layout: [Fault] = [
    Fault("the row stands beside the tags with the one-hand toolbar", "C2") {
      $0.layout.rowPlace.oneHand = .slotWithTags
    },
    Fault("the row stands below the field with the one-hand toolbar", "C2 C3 C11") {
      $0.layout.rowPlace.oneHand = .belowField
    },
    Fault("the row stands above the field and the tags with the one-hand toolbar", "C2") {
      $0.layout.rowPlace.oneHand = .aboveField
    },
    Fault("the row is part of the list with the one-hand toolbar", "C2") {
      $0.layout.rowPlace.oneHand = .inList
    },
    Fault("the row replaces the tags with the top bar", "C2 C3 C11") {
      $0.layout.rowPlace.topBar = .slot
    },
    Fault("the row stands beside the tags with the top bar", "C2 C3 C11") {
      $0.layout.rowPlace.topBar = .slotWithTags
    },
    Fault("the row stands above the field with the top bar", "C2 C3 C11", .happened) {
      $0.layout.rowPlace.topBar = .aboveField
    },
    Fault("the row is part of the list with the top bar", "C2") {
      $0.layout.rowPlace.topBar = .inList
    },
    Fault("the rows on New chat stand above the field", "W1 W2") {
      $0.layout.newChatRowPlace = .aboveField
    },
    Fault("the rows on New chat are part of the list", "W1 W2") {
      $0.layout.newChatRowPlace = .inList
    },
    Fault("only one of the two rows shows", "C3 C11", .happened) {
      $0.layout.showsBothRows.list = false
    },
    Fault("only one of the two rows shows on New chat", "W2") {
      $0.layout.showsBothRows.newChat = false
    },
    Fault(
      "the directory row stands before the row that connects",
      missing: "Type `alice` | \"Connect to alice.testing\" above \"Search in Directory\""
    ) {
      $0.layout.connectFirst = false
    },
    Fault("the field is at the top with the one-hand toolbar", "C1 C2 D6") {
      $0.layout.fieldAtBottom.oneHand = false
    },
    Fault("the field is at the bottom with the top bar", "C1 C2 D14") {
      $0.layout.fieldAtBottom.topBar = true
    },
    Fault("the list grows from the top with the one-hand toolbar", "D6") {
      $0.layout.isFlipped.oneHand = false
    },
    Fault("the list grows from the bottom with the top bar", "D6") {
      $0.layout.isFlipped.topBar = true
    },
    Fault("there are no tags with the one-hand toolbar", "C1 C4") {
      $0.layout.showsTags.oneHand = false
    },
    Fault("there are no tags with the top bar", "C1 C2 G2") { $0.layout.showsTags.topBar = false },
    Fault("the tags do not come back when the text is cleared with the one-hand toolbar", "C1 G2") {
      $0.layout.tagsReturn.oneHand = false
    },
    Fault("the tags do not come back when the text is cleared with the top bar", "C1 G2") {
      $0.layout.tagsReturn.topBar = false
    },
    Fault("only the first tag stays while text is typed, top bar", "C2") {
      $0.layout.textKeepsAllTags.topBar = false
    },
    Fault("only the first tag stays beside a pasted link, one-hand", "C4") {
      $0.layout.textKeepsAllTags.oneHand = false
    },
    Fault("results come before your chats with the one-hand toolbar", "D2") {
      $0.layout.chatsFirst.oneHand = false
    },
    Fault("results come before your chats with the top bar", "D2") {
      $0.layout.chatsFirst.topBar = false
    },
    Fault(
      "a result's name takes two lines",
      missing: "Long-named entry, small phone, large text | Name up to 1 line"
    ) { $0.layout.titleLines = 2 },
    Fault(
      "a SimpleX name takes two lines",
      missing: "An entry with a long SimpleX name | It stays on one line", isPlayable: false
    ) { $0.layout.simplexNameLines = 2 },
    Fault("a description is cut after one line", "D2") { $0.layout.descriptionLines = 1 },
    Fault("a description takes three lines", "D2 D3") { $0.layout.descriptionLines = 3 },
    Fault("a description takes as many lines as it likes", "D2 D3") {
      $0.layout.descriptionLines = 0
    },
    Fault("Open gives way to a long name", "D3") { $0.layout.openGivesWay = .always },
    Fault("Open gives way to a long name on a small phone", "D3") {
      $0.layout.openGivesWay = .onSmallPhones
    },
    Fault("Open gives way to a long name at large text", "D3") {
      $0.layout.openGivesWay = .atLargeText
    },
    Fault("the limits of lines do not hold at large text", "D3") {
      $0.layout.limitsHoldAtLargeText = false
    },
    Fault("Open breaks into two lines", "D3") { $0.layout.openLines = 2 },
    Fault("a long name runs on beyond its place", "D3") { $0.layout.textTruncates = false },
    Fault("result rows do not follow the text size", "D2") { $0.layout.rowsFollowTextSize = false },
    Fault("the overlay is upside down with the one-hand toolbar", "D9") {
      $0.layout.overlayUpright = false
    },
    Fault("rows are upside down with the one-hand toolbar", "D2") {
      $0.layout.rowsUpright = false
    },
    Fault("the list goes on behind the keyboard", "C5 D2") { $0.layout.keyboardTakesSpace = false },
    Fault("the field has no clear button", "D12 G2") { $0.layout.hasClearButton = false },
    Fault(
      "touches go through what lies on top", missing: "In C5, tap the pencil | Nothing happens",
      isPlayable: false
    ) { $0.layout.topTakesTouches = false },
    Fault("the bar with the pencil stays while one types, one-hand", "G1 G2") {
      $0.layout.focusHidesToolbar.oneHand = false
    },
    Fault("the bar with the pencil stays while one types, top bar", "G1 G2") {
      $0.layout.focusHidesToolbar.topBar = false
    },
  ]
}
