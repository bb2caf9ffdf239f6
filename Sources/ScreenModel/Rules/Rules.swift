/// Every decision that an app can get wrong, with the right one as its default.
///
/// A fault is a value of this type with one field changed. Nothing in the model asks which fault is on:
/// the reducer and the views ask the rule.
package struct Rules: Hashable, Sendable {
  /// Whether the app has the directory search at all; without it, it is the app as it was before.
  package var hasDirectorySearch = true
  package var strings = Strings()
  package var timing = Timing()
  package var consent = Consent()
  package var triggers = Triggers()
  package var text = TextRules()
  package var names = Names()
  package var links = Links()
  package var search = Search()
  package var paging = Paging()
  package var reset = Reset()
  package var progress = ProgressRules()
  package var rows = Rows()
  package var caption = Caption()
  package var layout = Layout()
  package var loadRow = LoadRow()
  package var opening = Opening()
  package var known = KnownChats()
  package var empty = Empty()
  package var onboarding = Onboarding()
  package var newChat = NewChatRules()
  package var archived = ArchivedRules()
  package var menu = MenuRules()
  package var filters = Filters()
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

  package init(_ list: Value, _ newChat: Value) {
    self.list = list
    self.newChat = newChat
  }

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

  package init(_ oneHand: Value, _ topBar: Value) {
    self.oneHand = oneHand
    self.topBar = topBar
  }

  package init(_ both: Value) { self.init(both, both) }

  /// Gives the value for a mode.
  package subscript(mode: ToolbarMode) -> Value { mode == .oneHand ? oneHand : topBar }
}
