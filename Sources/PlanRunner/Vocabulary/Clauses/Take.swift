import ScreenModel

/// A stretch of play that clauses are judged on: a scene at its end, and where its last action stands.
package struct Take: Sendable {
  @Shared package var scene: Scene
  /// The first frame after the action that the clauses speak of.
  package var start: Int

  package init(scene: Scene, start: Int) {
    _scene = Shared(wrappedValue: scene)
    self.start = start
  }

  /// A take of all that a scene has played, from the plan's last action on.
  package init(scene: Scene) {
    self.init(scene: scene, start: min(scene.before + 1, scene.stage.lastFrame))
  }

  package var frames: [Frame] { scene.stage.film.frames }
  package var end: Int { frames.count - 1 }
  /// The frame that shows the screen on which the plan's last action was begun.
  package var before: Int { scene.before }

  /// The frames from the plan's last action on.
  package var afterAction: ClosedRange<Int> { min(start, end)...end }
  /// The frames from the one before the plan's last action on.
  package var aroundAction: ClosedRange<Int> { min(before, end)...end }
  /// The frames from the first action on that the plan's own words ask for.
  package var sinceBeginning: ClosedRange<Int> { min(scene.beginning, end)...end }

  package func look(_ frame: Int, within rows: [Int]? = nil) -> Look {
    Look(_scene, frame: frame, within: rows)
  }

  /// The look at the end, when everything has come to rest.
  package var atRest: Look { look(end) }
}
