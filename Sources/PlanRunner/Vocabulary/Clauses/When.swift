import FakeDirectory

/// A stretch of a film that the plan names ("while loading").
package struct Phase: Sendable {
  package var name: String
  /// Gives the frames of the stretch.
  package var frames: @Sendable (Take) -> [Int]
  /// Brings the stretch about where the film has none; `nil` where that is the case's fault.
  package var arrange: (@Sendable (inout Scene) throws(StepError) -> Void)?

  package init(
    _ name: String, arrange: (@Sendable (inout Scene) throws(StepError) -> Void)? = nil,
    frames: @escaping @Sendable (Take) -> [Int]
  ) {
    self.name = name
    self.arrange = arrange
    self.frames = frames
  }
}

/// When a clause has to hold.
package enum When: Sendable {
  /// In every frame of a stretch.
  case during(Phase)
  /// For the first time within a span after the action, in milliseconds.
  case after(ClosedRange<Int>)
  /// Not in a stretch, but from its end on.
  case once(Phase)
  /// From the very frame of the action on.
  case atOnce
  /// From a frame on that an action of the tester brought about.
  case upon(Gesture, arrange: @Sendable (inout Scene) throws(StepError) -> Void)
  /// When the last page has been loaded.
  case atTheEnd
  /// In every frame until everything has come to rest.
  case later

  package var isAtTheEnd: Bool { if case .atTheEnd = self { true } else { false } }
  /// Whether it is a stretch of time.
  package var isStretch: Bool {
    switch self {
    case .during, .later: true
    default: false
    }
  }

  /// Whether it says how soon something comes.
  package var isSpan: Bool {
    switch self {
    case .after, .atOnce: true
    default: false
    }
  }

  package var isAtOnce: Bool { if case .atOnce = self { true } else { false } }
}
