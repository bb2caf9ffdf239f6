import ScreenModel

extension Fault {
  /// The row and the key that search.
  static let triggers: [Fault] = [
    Fault("the row needs three characters", "C2", .superseded) {
      $0.triggers.minimumLength.list = 3
    },
    Fault("the row needs five characters like a name", "C2", .happened) {
      $0.triggers.minimumLength.list = 5
    },
    Fault(
      "the row on New chat needs three characters",
      missing: "In New chat, type `ne` | \"Search in Directory\" below the field", .superseded
    ) {
      $0.triggers.minimumLength.newChat = 3
    },
    Fault("the row on New chat needs more characters than a word has", "W1 W2") {
      $0.triggers.minimumLength.newChat = 40
    },
    Fault("the row shows for an empty field", "C1") { $0.triggers.rowForEmptyText = true },
    Fault("the row shows beside a pasted link", "C4") { $0.triggers.rowForLink.list = true },
    Fault("the row on New chat shows beside a pasted link", "W3") {
      $0.triggers.rowForLink.newChat = true
    },
    Fault("the row comes back as soon as the results are there", "C10") {
      $0.triggers.rowHiding.list = .whileLoading
    },
    Fault("the row stays while the results load", "C10") {
      $0.triggers.rowHiding.list = .whenFinished
    },
    Fault("the row hides only while rows of the directory show", "C10") {
      $0.triggers.rowHiding.list = .whileRowsShow
    },
    Fault("the row never hides", "C10") { $0.triggers.rowHiding.list = .never },
    Fault(
      "the row stays after a search of text with blanks at its ends",
      missing: "Search for `news ` | \"Search in Directory\" is hidden"
    ) {
      $0.triggers.rowHiding.list = .comparingUntrimmed
    },
    Fault("the row on New chat comes back with the results", "W4") {
      $0.triggers.rowHiding.newChat = .whileLoading
    },
    Fault(
      "the row on New chat stays while the results load",
      missing: "In New chat, search | \"Search in Directory\" hides while the results load"
    ) {
      $0.triggers.rowHiding.newChat = .whenFinished
    },
    Fault(
      "the row on New chat hides only while rows show",
      missing: "In New chat, search for nonsense | \"Search in Directory\" is hidden"
    ) {
      $0.triggers.rowHiding.newChat = .whileRowsShow
    },
    Fault("the row on New chat never hides", "W4") { $0.triggers.rowHiding.newChat = .never },
    Fault(
      "the row on New chat stays after a search of text with blanks",
      missing:
        "In New chat, search for `news ` | \"Search in Directory\" is hidden"
    ) {
      $0.triggers.rowHiding.newChat = .comparingUntrimmed
    },
    Fault("the chat list has no directory row", "C2 C3 C5 C10") {
      $0.triggers.showsRow.list = false
    },
    Fault("New chat has no directory row", "W1 W2") { $0.triggers.showsRow.newChat = false },
    Fault("the row does nothing", "C5 C6 C7") { $0.triggers.rowActs.list = false },
    Fault("the row on New chat does nothing", "W5 W6") { $0.triggers.rowActs.newChat = false },
    Fault("the key does nothing", "C8 C11") { $0.triggers.keyActs.list = false },
    Fault("the key on New chat does nothing", "W4") { $0.triggers.keyActs.newChat = false },
    Fault("the key is labelled return", "C8") { $0.triggers.keyLabel.list = .return },
    Fault("the key on New chat is labelled return", "W4") {
      $0.triggers.keyLabel.newChat = .return
    },
    Fault("the row leaves the keyboard up", "D13 G3") { $0.triggers.rowHidesKeyboard = false },
    Fault("blank text is searched for", "C9") { $0.triggers.ignoresBlankText = false },
    Fault(
      "a second trigger for the text that is loading sends a second request",
      missing: "Press Search twice | 1 request is sent", .happened
    ) {
      $0.triggers.ignoresRepeats = false
    },
    Fault("every letter searches", "C2 C3 C6") { $0.triggers.searchesWhileTyping = true },
    Fault("the key asks the name server as well", "C11", .superseded) {
      $0.triggers.keyResolvesName = true
    },
    Fault(
      "the row asks the name server as well",
      missing: "Search for `cinews` | No name resolution", .superseded
    ) {
      $0.triggers.rowResolvesName = true
    },
    Fault(
      "a text longer than the directory takes is not searched for",
      missing:
        "Search for `aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa` | 1 request is sent"
    ) {
      $0.triggers.longestText = 100
    },
    Fault("a text longer than three characters is not searched for", "C7 C8 C11") {
      $0.triggers.longestText = 3
    },
    Fault("the app has no directory search at all", "C2 C5 D1 D2 W1") {
      $0.hasDirectorySearch = false
    },
  ]
}
