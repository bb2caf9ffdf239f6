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
    texts.withLock { $0[text] = made }
    return made
  }

  /// Gives the facts of an entry, made if they are new.
  func entry(_ key: EntryKey, make: () -> EntryFacts) -> EntryFacts {
    if let known = entries.withLock({ $0[key] }) { return known }
    let made = make()
    entries.withLock { $0[key] = made }
    return made
  }
}
