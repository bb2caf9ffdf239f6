import ScreenModel

/// One wrong decision: a field of the rules with another value than the right one.
struct Alternative: Sendable, CustomStringConvertible {
  /// The name of a walk that shows it.
  let walk: String
  let name: String
  let change: @Sendable (inout Rules) -> Void

  init<Value: Sendable>(
    _ walk: String, _ name: String, _ path: any WritableKeyPath<Rules, Value> & Sendable,
    _ value: Value
  ) {
    self.walk = walk
    self.name = name
    change = { $0[keyPath: path] = value }
  }

  var description: String { name }

  var rules: Rules {
    var rules = Rules()
    change(&rules)
    return rules
  }

  /// All of them, by subject.
  static let all: [[Alternative]] = [
    consent,
    opening,
    known,
    menu,
    rows,
    caption,
    loadRow,
    layout,
    empty,
    onboarding,
    newChat,
    archived,
    filters,
    settings, strings,
    timing,
    search,
    paging,
    reset,
    progress,
    text,
    names,
    links,
    triggers,
    later,
  ]
}
