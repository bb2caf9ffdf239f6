import Synchronization

/// What was worked out from texts and entries, for all phones of one setting.
///
/// The facts depend on nothing but the setting, so each is worked out once.
final class KnownFacts: Sendable {
  private let texts = Mutex<[String: TextFacts]>([:])
  private let entries = Mutex<[EntryKey: EntryFacts]>([:])

  /// Gives the facts of a text, made if they are new.
  func text(_ text: String, make: () -> TextFacts) -> TextFacts {
    if let known = texts.withLock({ $0[text] }) { return known }
    let made = make()
    return texts.withLock { $0.keep(made, for: text) }
  }

  /// Gives the facts of an entry, made if they are new.
  func entry(_ key: EntryKey, make: () -> EntryFacts) -> EntryFacts {
    if let known = entries.withLock({ $0[key] }) { return known }
    let made = make()
    return entries.withLock { $0.keep(made, for: key) }
  }
}

extension Dictionary {
  /// Keeps a value unless another thread was faster, and gives the one that is kept.
  fileprivate mutating func keep(_ value: Value, for key: Key) -> Value {
    if let first = self[key] { return first }
    self[key] = value
    return value
  }
}
