import FakeDirectory
import ScreenModel
import Synchronization

/// Everything that is seen and read on the phones of a case, as one number.
///
/// Two plays of a case in one process that give the same number went the same way.
final class Sight: Sendable {
  private let sum = Mutex(0)
  private let phones = ModelPhones()

  /// The number of all that was seen so far.
  var digest: Int { sum.withLock { $0 } }

  /// Makes model phones that are watched.
  var casting: ScenarioPlayer.Casting {
    { launch in WatchedPhone(self.phones.phone(launch), sight: self) }
  }

  /// Takes in a screen, the moment it was seen at and what the servers received since the last one.
  fileprivate func add(_ screen: Screen, _ now: Instant, _ news: ArraySlice<JournalEntry>) {
    sum.withLock { sum in
      var hasher = Hasher()
      hasher.combine(sum)
      hasher.combine(screen)
      hasher.combine(now)
      hasher.combine(news)
      sum = hasher.finalize()
    }
  }
}

/// A model phone whose screens and journal are noted.
private struct WatchedPhone: Driver {
  private var phone: ModelPhone
  private let sight: Sight
  private var entriesSeen = 0

  init(_ phone: ModelPhone, sight: Sight) {
    self.phone = phone
    self.sight = sight
    look()
  }

  var now: Instant { phone.now }
  var screen: Screen { phone.screen }
  var journal: Journal { phone.journal }
  var isQuiet: Bool { phone.isQuiet }
  var outlook: Outlook? { phone.outlook }

  mutating func perform(_ action: Action) throws(ActionError) {
    try phone.perform(action)
    look()
  }

  mutating func command(_ command: DirectoryCommand) {
    phone.command(command)
    look()
  }

  mutating func advance(to limit: Instant) -> String? {
    let cause = phone.advance(to: limit)
    if cause != nil { look() }
    return cause
  }

  private mutating func look() {
    let entries = phone.journal.entries
    sight.add(phone.screen, phone.now, entries[min(entriesSeen, entries.count)...])
    entriesSeen = entries.count
  }
}
