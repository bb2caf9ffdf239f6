package import FakeDirectory
package import ScreenModel

/// The built-in driver: a model of the app on a model of a phone, with model servers.
package struct ModelPhone: Driver {
  /// All that the phone is made of.
  package private(set) var world: World
  private var rendering: Rendering

  /// Starts a phone.
  package init(_ launch: Launch = Launch()) {
    world = World(launch)
    rendering = render(world.state, world.tables)
  }

  /// The moment that the phone is at.
  package var now: Instant { world.now }
  /// What the phone shows.
  package var screen: Screen { rendering.screen }
  /// What the servers received and answered.
  package var journal: Journal { world.network.journal }
  /// Whether nothing is on its way.
  package var isQuiet: Bool { world.isQuiet }

  /// Performs an action at the present moment.
  package mutating func perform(_ action: Action) throws(ActionError) {
    switch action {
    case .tap(let index): send(try event(at: index) { $0.tap })
    case .longPress(let index): send(try event(at: index) { $0.hold })
    case .enterText(let text), .paste(let text): try enter(text)
    case .pullToRefresh:
      guard rendering.canPull else { throw .notPossible }
      send(.pulled)
    case .dismiss:
      guard let event = rendering.dismissal else { throw .notPossible }
      send(event)
    case .notify(let name):
      guard let profile = world.tables.setting.fixture.profile(name) else { throw .notPossible }
      send(.notified(profile))
    }
  }

  /// Changes the directory at the present moment.
  package mutating func command(_ command: DirectoryCommand) { world.command(command) }

  /// Lets the next thing happen that is due by `limit`, and tells what it was.
  package mutating func advance(to limit: Instant) -> String? {
    guard let next = world.next, next.time <= limit else {
      world.wait(until: limit)
      return nil
    }
    let words = Self.words(for: next.event)
    let state = world.state
    world.step(next)
    if world.state != state { draw() }
    return words
  }

  /// Gives what a touch of an element tells the app.
  private func event(
    at index: Int, _ gesture: (Reaction) -> Event?
  ) throws(ActionError) -> Event {
    guard screen.elements.indices.contains(index) else { throw .noSuchElement }
    let element = screen.elements[index]
    guard element.isHittable else { throw .covered(element) }
    guard element.isEnabled else { throw .disabled(element) }
    guard let event = gesture(rendering.reactions[index]) else { throw .noReaction(element) }
    return event
  }

  private mutating func enter(_ text: String) throws(ActionError) {
    guard let surface = rendering.field, let field = screen.first(.searchField) else {
      throw .noField
    }
    guard field.isHittable else { throw .covered(field) }
    guard field.isEnabled else { throw .disabled(field) }
    world.send(.fieldTapped(surface))
    send(.textChanged(surface, world.text(text)))
  }

  private mutating func send(_ event: Event) {
    world.send(event)
    draw()
  }

  private mutating func draw() {
    rendering = render(world.state, world.tables)
  }
}

extension ModelPhone {
  /// Says what arrives.
  private static func words(for pending: World.Pending) -> String {
    switch pending {
    case .reply(_, let number, _): "reply to request \(number) arrives"
    case .unwritten(_, let number): "reply to request \(number) arrives"
    case .directory(let command): "the directory's script: \(command)"
    case .failure(_, let number, _): "request \(number) fails"
    case .timeout(_, let number): "the app gives up request \(number)"
    case .timer(.spinner): "spinner timer fires"
    case .timer(.nameLookup): "name look-up timer fires"
    case .name: "the name server answers"
    case .link: "the link server answers"
    }
  }
}
