import PlanRunner
import ScreenModel

/// A wrong decision of the app, a case that must notice it, and the words that do.
struct WrongRule: Sendable {
  let id: String
  let name: String
  let words: String
  let rules: Rules

  init<Value: Sendable>(
    _ id: String, _ name: String, _ path: WritableKeyPath<Rules, Value>, _ value: Value,
    caughtBy words: String
  ) {
    self.id = id
    self.name = name
    self.words = words
    var rules = Rules()
    rules[keyPath: path] = value
    self.rules = rules
  }

  static let all: [WrongRule] = [
    WrongRule(
      "C1", "the row shows for an empty field", \.triggers.rowForEmptyText, true,
      caughtBy: "no \"Search in Directory\" row"),
    WrongRule(
      "C1", "the one-hand slot has no tags", \.layout.showsTags.oneHand, false,
      caughtBy: "Tags in the slot above the field"),
    WrongRule(
      "C1", "the top bar has no tags", \.layout.showsTags.topBar, false,
      caughtBy: "above as usual"),
    WrongRule(
      "C2", "the row needs three letters", \.triggers.minimumLength.list, 3,
      caughtBy: "\"Search in Directory\" appears below the field"),
    WrongRule(
      "C2", "the tags stay beside the row", \.layout.rowPlace.oneHand, .slotWithTags,
      caughtBy: "\"Search in Directory\" replaces the tags above the field"),
    WrongRule(
      "C2", "the row stands above the field in the top bar", \.layout.rowPlace.topBar, .aboveField,
      caughtBy: "\"Search in Directory\" appears below the field"),
    WrongRule(
      "C3", "one row takes the other's place", \.layout.showsBothRows.list, false,
      caughtBy: "\"Search in Directory\""),
    WrongRule(
      "C3", "a bare word is not completed", \.names.completesBareWord, false,
      caughtBy: "\"Connect to alice.testing\""),
    WrongRule(
      "C3", "a name needs six letters", \.names.minimumLength, 6,
      caughtBy: "\"Connect to alice.testing\""),
    WrongRule(
      "C3", "a name needs four letters", \.names.minimumLength, 4,
      caughtBy: "\"Connect to alice.testing\""),
    WrongRule(
      "C4", "the row shows for a link", \.triggers.rowForLink.list, true,
      caughtBy: "Neither mode offers \"Search in Directory\""),
    WrongRule(
      "C4", "a link takes the tags away", \.links.keepsTags, false,
      caughtBy: "the tags stay in the slot"),
    WrongRule(
      "C4", "a link does not connect", \.links.connects, false, caughtBy: "the link connects"),
    WrongRule(
      "C5", "the alert has another title", \.strings.consentTitle, "Enable directory search?",
      caughtBy: "Alert \"Enable Directory search?\""),
    WrongRule(
      "C5", "the alert does not explain itself", \.consent.showsMessage, false,
      caughtBy: "message"),
    WrongRule(
      "C5", "Enable comes first", \.consent.cancelFirst, false,
      caughtBy: "actions Cancel and Enable"),
    WrongRule(
      "C6", "Cancel sends", \.consent.cancelSearches, true, caughtBy: "Nothing is sent"),
    WrongRule(
      "C6", "Cancel shows the spinner", \.consent.cancelStartsSpinner, true, caughtBy: "no spinner"),
    WrongRule(
      "C6", "Cancel counts as a search", \.consent.cancelCountsAsSearched, true,
      caughtBy: "\"Search in Directory\" is still shown"),
    WrongRule(
      "C7", "Enable does not search", \.consent.enableSearches, false, caughtBy: "The search runs"),
    WrongRule(
      "C7", "Enable does not turn the switch on", \.consent.enableStores, false,
      caughtBy: "Settings → Privacy → \"Directory search\" is now on"),
    WrongRule(
      "C7", "the app asks although the switch is on", \.consent.asksWhileOn, true,
      caughtBy: "do not ask"),
    WrongRule(
      "C7", "only the first search asks", \.consent.switchOffAsksAgain, false,
      caughtBy: "brings the alert back"),
    WrongRule(
      "C8", "the key says return", \.triggers.keyLabel.list, .return,
      caughtBy: "press the keyboard Search key"),
    WrongRule(
      "C8", "the key searches without asking", \.consent.keyAsks.list, false,
      caughtBy: "the alert first while the switch is off"),
    WrongRule(
      "C8", "the key does nothing", \.triggers.keyActs.list, false,
      caughtBy: "it runs the same directory search as the row"),
    WrongRule(
      "C9", "blank text is asked about", \.consent.blankFirst, false, caughtBy: "Nothing happens"),
    WrongRule(
      "C9", "blank text is searched for", \.triggers.ignoresBlankText, false,
      caughtBy: "Nothing happens"),
    WrongRule(
      "C9", "a tab is no blank", \.text.trimming, .blanksOnly, caughtBy: "Nothing happens"),
    WrongRule(
      "C10", "the row stays while results load and show", \.triggers.rowHiding.list, .never,
      caughtBy: "is hidden while"),
    WrongRule(
      "C10", "the row comes back with the results", \.triggers.rowHiding.list, .whileLoading,
      caughtBy: "is hidden while"),
    WrongRule(
      "C10", "the row waits for the reply to hide", \.triggers.rowHiding.list, .whenFinished,
      caughtBy: "is hidden while"),
    WrongRule(
      "C11", "the key asks the name server", \.triggers.keyResolvesName, true,
      caughtBy: "no name resolution"),
    WrongRule(
      "C11", "the results take the connect row away", \.names.staysWithResults.list, false,
      caughtBy: "\"Connect to cinews.testing\" stays shown"),
    WrongRule(
      "C11", "the results have a heading for names", \.rows.hasNamesHeading, true,
      caughtBy: "no \"Names\" part"),
  ]
}
