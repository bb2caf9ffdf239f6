import FakeDirectory
import PlanRunner
import ScreenModel

/// A way through the app that shows one subject from all sides.
struct Walk: Sendable, CustomStringConvertible {
  let name: String
  var mode = ToolbarMode.oneHand
  var on = true
  var profile = "P1"
  var ios = 17
  var textSize = TextSize.standard
  var network = StandardContent.network
  let steps: @Sendable (inout Hand) throws -> Void

  var description: String { name }

  /// What a walk leaves behind: all that was seen and all that the servers noted.
  struct Trace: Equatable {
    var screens: [Screen] = []
    var times: [Instant] = []
    var journal: [JournalEntry] = []
    /// Whether the walk could not be finished.
    var isCutShort = false
  }

  func trace(_ rules: Rules = Rules()) -> Trace {
    var hand = Hand(
      Launch(
        configuration: Configuration(mode: mode, textSize: textSize, ios: ios), profile: profile,
        directorySearchOn: on, network: network, rules: rules))
    var trace = Trace()
    do { try steps(&hand) } catch { trace.isCutShort = true }
    trace.screens = hand.film.map(\.screen)
    trace.times = hand.film.map(\.time)
    trace.journal = hand.phone.journal.entries
    return trace
  }
}
