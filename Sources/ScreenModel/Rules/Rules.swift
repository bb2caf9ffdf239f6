/// Every decision that an app can get wrong, with the right one as its default.
///
/// A fault is a value of this type with one field changed. Nothing in the model asks which fault
/// is on: the reducer and the views ask the rule.
package struct Rules: Hashable, Sendable {
  /// Whether the app has the directory search at all; without it, it is the app as it was before.
  package var hasDirectorySearch = true
  /// The texts.
  package var strings = Strings()
  /// How long things take.
  package var timing = Timing()
  /// When the app asks.
  package var consent = Consent()
  /// How a search is started.
  package var triggers = Triggers()
  /// What is made of the text in the field.
  package var text = TextRules()
  /// The names that a text can stand for.
  package var names = Names()
  /// What happens to a pasted link.
  package var links = Links()
  /// Which replies count.
  package var search = Search()
  /// How further pages come.
  package var paging = Paging()
  /// What ends or empties a search.
  package var reset = Reset()
  /// The wait's spinner.
  package var progress = ProgressRules()
  /// What a result row shows.
  package var rows = Rows()
  /// A result row's last line.
  package var caption = Caption()
  /// Where things stand.
  package var layout = Layout()
  /// The row that loads more or tries again.
  package var loadRow = LoadRow()
  /// What a tap on a result leads to.
  package var opening = Opening()
  /// Entries that are chats already.
  package var known = KnownChats()
  /// What an empty list says.
  package var empty = Empty()
  /// The pages of a profile without conversations.
  package var onboarding = Onboarding()
  /// The sheet that starts a new chat.
  package var newChat = NewChatRules()
  /// The list of archived contacts.
  package var archived = ArchivedRules()
  /// The long-press menu.
  package var menu = MenuRules()
  /// What must stay as it was.
  package var filters = Filters()
  /// The switch in the settings.
  package var settings = SettingsRules()

  /// Makes the right rules.
  package init() {}

  /// The rules of the app as it was before the directory search.
  package static var withoutDirectorySearch: Rules {
    var rules = Rules()
    rules.hasDirectorySearch = false
    return rules
  }
}

/// A value for each search surface.
package struct PerSurface<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value on the chat list.
  package var list: Value
  /// The value on New chat.
  package var newChat: Value

  /// Makes a value for the chat list and one for New chat.
  package init(_ list: Value, _ newChat: Value) {
    self.list = list
    self.newChat = newChat
  }

  /// Makes the same value for both surfaces.
  package init(_ both: Value) { self.init(both, both) }

  /// Gives the value for a surface.
  package subscript(surface: SurfaceID) -> Value { surface == .list ? list : newChat }
}

/// A value for each toolbar mode.
package struct PerMode<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value with the one-hand toolbar.
  package var oneHand: Value
  /// The value with the top bar.
  package var topBar: Value

  /// Makes a value for the one-hand toolbar and one for the top bar.
  package init(_ oneHand: Value, _ topBar: Value) {
    self.oneHand = oneHand
    self.topBar = topBar
  }

  /// Makes the same value for both modes.
  package init(_ both: Value) { self.init(both, both) }

  /// Gives the value for a mode.
  package subscript(mode: ToolbarMode) -> Value { mode == .oneHand ? oneHand : topBar }
}
