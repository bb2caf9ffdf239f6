import FakeDirectory

/// An alert in words.
struct Alert {
  var title: String
  var message: String
  /// The buttons in order, each with the answer it gives.
  var buttons: [(label: String, answer: Int)]

  /// Words what lies over a screen; nil if that is no alert.
  init?(_ over: Over, state: State, tables: Tables) {
    let strings = tables.strings
    let notice = [(label: strings.ok, answer: 0)]
    switch over {
    case .nothing, .menu: return nil
    case .consent: self = Alert.consent(tables.rules)
    case .offer(let target, _):
      let chat = tables.targets[target].chat.chat
      self.init(chat.name, open: Alert.openNew(chat.kind, strings), strings)
    case .offerKnown(let id, _):
      let chat = tables.facts(of: id, in: state).chat
      self.init(chat.name, open: Alert.openKnown(chat.kind, strings), strings)
    case .question(let entry, _):
      let isChannel = tables.entries[entry].kind == .channel
      let title = isChannel ? strings.openChannelQuestion : strings.openGroupQuestion
      self.init(title, open: strings.open, strings)
    case .joining: self.init(strings.joiningTitle, strings.joiningMessage, notice)
    case .relay: self.init(strings.relayTitle, strings.relayMessage, notice)
    case .connectError:
      self.init(strings.connectErrorTitle, strings.connectErrorMessage, notice)
    case .nameError: self.init(strings.nameErrorTitle, strings.nameErrorMessage, notice)
    case .searchFailed: self.init(strings.searchFailedTitle, "", notice)
    case .reconnect:
      self.init(
        strings.reconnectTitle, strings.reconnectMessage,
        [(strings.ok, 1), (strings.cancel, 0)])
    }
  }

  private init(_ title: String, _ message: String, _ buttons: [(label: String, answer: Int)]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  private init(_ title: String, open: String, _ strings: Strings) {
    self.init(title, "", [(strings.cancel, 0), (open, 1)])
  }

  private static func consent(_ rules: Rules) -> Alert {
    let strings = rules.strings
    let message = rules.consent.showsMessage ? strings.consentMessage : ""
    switch rules.consent.style {
    case .enableOrCancel:
      let buttons = [(label: strings.cancel, answer: 0), (label: strings.enable, answer: 1)]
      return Alert(
        strings.consentTitle, message, rules.consent.cancelFirst ? buttons : buttons.reversed())
    case .threeButtons:
      return Alert(
        strings.oldConsentTitle, message,
        [
          (strings.cancel, 0), (strings.oldSearch, 3), (strings.oldDontShowAgain, 2),
        ])
    case .notice: return Alert(strings.consentTitle, message, [(strings.ok, 1)])
    }
  }

  private static func openNew(_ kind: Fixture.Chat.Kind, _ strings: Strings) -> String {
    switch kind {
    case .channel: strings.openNewChannel
    case .group: strings.openNewGroup
    default: strings.openNewChat
    }
  }

  private static func openKnown(_ kind: Fixture.Chat.Kind, _ strings: Strings) -> String {
    switch kind {
    case .channel: strings.openChannel
    case .group: strings.openGroup
    default: strings.openChat
    }
  }
}
