package import FakeDirectory
package import ScreenModel

/// What could be seen and read at one moment of a scenario.
package struct Frame: Hashable, Sendable {
  package var time: Instant
  /// What brought the change about, in words: an action of the tester, or something that happened.
  package var cause: String
  /// Whether the tester did it.
  package var isAction: Bool
  package var screen: Screen
  /// How many entries the journal had by then.
  package var journalCount: Int

  /// Makes a frame from its parts.
  package init(time: Instant, cause: String, isAction: Bool, screen: Screen, journalCount: Int) {
    self.time = time
    self.cause = cause
    self.isAction = isAction
    self.screen = screen
    self.journalCount = journalCount
  }
}

/// A scenario as it went: a frame at every visible change, and the servers' journal beside it.
package struct Film: Hashable, Sendable {
  package var frames: [Frame] = []
  package var journal = Journal()

  /// Makes a film from its parts.
  package init(frames: [Frame] = [], journal: Journal = Journal()) {
    self.frames = frames
    self.journal = journal
  }
}
