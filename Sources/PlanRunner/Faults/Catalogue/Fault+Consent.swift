import ScreenModel

extension Fault {
  /// The question before the first search.
  static let consent: [Fault] = [
    Fault("the row does not ask while the switch is off", "C5 C6 C7") {
      $0.consent.rowAsks.list = false
    },
    Fault(
      "the row on New chat does not ask while the switch is off",
      missing:
        "In New chat, with \"Directory search\" off, tap \"Search in Directory\" | Alert \"Enable Directory search?\""
    ) {
      $0.consent.rowAsks.newChat = false
    },
    Fault("the key searches without asking", "C8 C7") { $0.consent.keyAsks.list = false },
    Fault("the key on New chat searches without asking", "W4") {
      $0.consent.keyAsks.newChat = false
    },
    Fault(
      "the load row does not ask after the switch is turned off",
      missing:
        "More entries than one page, turn the switch off, tap the load row | Alert \"Enable Directory search?\"; nothing is sent"
    ) {
      $0.consent.pagingAsks = false
    },
    Fault("blank text brings the question", "C9") { $0.consent.blankFirst = false },
    Fault("the request leaves before the question is answered", "C5 C6") {
      $0.consent.waitsForAnswer = false
    },
    Fault("the question comes although the switch is on", "C7") { $0.consent.asksWhileOn = true },
    Fault("Enable searches but does not turn the switch on", "C7", .happened) {
      $0.consent.enableStores = false
    },
    Fault("Enable turns the switch on but does not search", "C7") {
      $0.consent.enableSearches = false
    },
    Fault("Cancel searches all the same", "C6") { $0.consent.cancelSearches = true },
    Fault("Cancel counts as a finished search and hides the row", "C6") {
      $0.consent.cancelCountsAsSearched = true
    },
    Fault("Cancel turns the switch on", "C7") { $0.consent.cancelStores = true },
    Fault("Cancel starts the spinner", "C6") { $0.consent.cancelStartsSpinner = true },
    Fault("Cancel in the question clears the text", "C6") { $0.consent.cancelClearsText = true },
    Fault("turning the switch off does not bring the question back", "C7") {
      $0.consent.switchOffAsksAgain = false
    },
    Fault(
      "each profile has a switch of its own",
      missing: "Turn the switch on, switch profile, search | No alert"
    ) { $0.consent.switchIsDeviceWide = false },
    Fault(
      "the question stays when the profile changes",
      missing: "In C5, tap a notification from another profile | No alert"
    ) {
      $0.consent.closesOnProfileSwitch = false
    },
    Fault("Enable stands before Cancel", "C5") { $0.consent.cancelFirst = false },
    Fault("the question does not explain itself", "C5") { $0.consent.showsMessage = false },
    Fault("the question has three buttons", "C5 C6 C7", .happened) {
      $0.consent.style = .threeButtons
    },
    Fault("the question is a notice with one button", "C5 C6 C7") { $0.consent.style = .notice },
    Fault("the settings have no switch", "C7") { $0.settings.showsSwitch = false },
    Fault("the switch does not move", "C7") { $0.settings.switchWorks = false },
    Fault("the switch is on from the start", "C5 C6 C7") { $0.settings.startsOn = true },
    Fault(
      "the switch stands outside the Chats section",
      missing: "Open Settings → Privacy | \"Directory search\" below \"Chats\""
    ) {
      $0.settings.isUnderChats = false
    },
    Fault(
      "the switch goes on showing on after it was turned off",
      missing:
        "Choose Enable, turn the switch off | Settings → Privacy → \"Directory search\" is off"
    ) {
      $0.settings.showsTurningOff = false
    },
    Fault("the switch shows another state than the one that counts", "C7") {
      $0.settings.showsState = false
    },
  ]
}
