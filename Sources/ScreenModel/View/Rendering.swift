/// What a touch of an element tells the app.
package struct Reaction: Hashable, Sendable {
  /// What a tap tells the app.
  package var tap: Event?
  /// What a long press tells the app.
  package var hold: Event?
}

/// A screen with what its elements react to.
package struct Rendering: Hashable, Sendable {
  /// The screen.
  package var screen: Screen
  /// The reaction of each element, in the order of the screen's elements.
  package var reactions: [Reaction]
  /// The surface whose field takes text; nil where there is none.
  package var field: SurfaceID?
  /// What closes the thing on top; nil where nothing can be closed without choosing.
  package var dismissal: Event?
  /// Whether the list can be pulled.
  package var canPull: Bool
}

/// Draws the screen of a state on the phone of its tables.
package func render(_ state: State, _ tables: Tables) -> Rendering {
  var painter = Painter(state: state, tables: tables)
  painter.paint()
  return Rendering(
    screen: Screen(configuration: tables.configuration, elements: painter.elements),
    reactions: painter.reactions, field: state.visibleSurface,
    dismissal: painter.dismissal, canPull: painter.canPull)
}
