import ScreenModel

/// What must hold in every frame of every scenario, whatever the plan says.
package enum Invariants {
  /// An invariant that was broken, and the film that shows it.
  package struct Broken: Sendable {
    package var account: String
    package var film: Film
  }

  /// Gives the first invariant that some film of a scenario breaks.
  package static func firstBroken(in scene: Scene, films: [Scene]) -> Broken? {
    nil
  }
}
