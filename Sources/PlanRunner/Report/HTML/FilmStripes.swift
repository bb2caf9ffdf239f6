import FakeDirectory
import ScreenModel

/// Films that are watched beside each other: one for each toolbar mode, or one alone.
struct FilmStripes {
  /// One film with the name of its place on the page.
  struct Stripe {
    var scenario: ScenarioVerdict
    var film: Film
    var anchor: Anchor
    /// The first frame that is shown.
    var start: Int

    var mode: String { scenario.configuration.mode.rawValue }
  }

  var stripes: [Stripe]
  /// Whether the page says all that can be said of them.
  var isFull: Bool
  /// The frames in which something did not hold.
  var failing: Set<Anchor>

  /// Gives a frame of one of the films.
  func frame(_ index: Int?, of stripe: Int) -> Frame? {
    index.map { stripes[stripe].film.frames[$0] }
  }

  /// The time of the last frame, in milliseconds on the virtual clock.
  var end: Int {
    stripes.flatMap { $0.film.frames.map(\.time.milliseconds) }.max() ?? 0
  }

  /// The time of the first frame that is shown.
  var begin: Int {
    stripes.flatMap { $0.film.frames.dropFirst($0.start).prefix(1).map(\.time.milliseconds) }.min()
      ?? 0
  }
}
