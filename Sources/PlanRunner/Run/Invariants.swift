import FakeDirectory
import ScreenModel

/// What must hold in every frame of every scenario, whatever the plan says.
package enum Invariants {
  /// An invariant that was broken, and the film that shows it.
  package struct Broken: Sendable {
    /// The invariant, as the table names it.
    package var name: String
    /// The name, and what was seen instead.
    package var account: String
    /// The index of the first frame in which it is broken.
    package var frame: Int
    package var film: Film
  }

  /// All of them, in the order in which they are tried in a frame.
  package static let all =
    requestInvariants + resultInvariants + fieldInvariants + screenInvariants

  /// Gives the first invariant that some film of a scenario breaks.
  ///
  /// What a follow-up's film shares with an earlier film is judged once, with that one.
  package static func firstBroken(in scene: Scene, films: [Scene]) -> Broken? {
    let locals = LocalLinks(scene.data)
    var watches: [Watch] = []
    for scene in [scene] + films {
      var watch = Watch.continuing(watches, scene.stage, locals: locals)
      if let broken = watch.firstBroken(until: scene.stage.now) { return broken }
      watches.append(watch)
    }
    return nil
  }
}

/// A thing that must hold in every frame.
package struct Invariant: Sendable {
  /// What must hold, in plain words.
  package let name: String
  /// Why, and how it is told from what a tester sees.
  package let explanation: String
  /// Says what breaks it in the frame that a watch has come to.
  let breach: @Sendable (Watch) -> String?

  init(
    _ name: String, _ explanation: String, breach: @escaping @Sendable (Watch) -> String?
  ) {
    self.name = name
    self.explanation = explanation
    self.breach = breach
  }
}
