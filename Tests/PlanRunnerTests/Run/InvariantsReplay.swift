import FakeDirectory
import PlanRunner
import ScreenModel

/// A phone that shows a film again, whatever is done with it.
struct InvariantsReplay: Driver {
  private let frames: [Frame]
  private let entries: [JournalEntry]
  private var index = 0

  private init(_ film: Film) {
    frames = film.frames
    entries = film.journal.entries
  }

  var now: Instant { frames[index].time }
  var screen: Screen { frames[index].screen }
  var isQuiet: Bool { index == frames.count - 1 }

  var journal: Journal {
    var journal = Journal()
    for entry in entries.prefix(frames[index].journalCount) { journal.add(entry) }
    return journal
  }

  mutating func perform(_ action: Action) throws(ActionError) { index += 1 }
  mutating func command(_ command: DirectoryCommand) { index += 1 }

  mutating func advance(to limit: Instant) -> String? {
    let next = index + 1
    guard next < frames.count, !frames[next].isAction, frames[next].time <= limit else {
      return nil
    }
    index = next
    return frames[next].cause
  }

  /// Plays a scene again with changes, and gives what it then shows.
  static func scene(_ scene: Scene, _ change: (inout Film) -> Void) throws -> Scene {
    var film = scene.stage.film
    change(&film)
    var copy = Scene(
      stage: Stage(InvariantsReplay(film), cause: film.frames[0].cause), data: scene.data,
      startScreen: .chatList)
    let marks = scene.stage.marks
    for frame in film.frames.indices.dropFirst() {
      if let mark = marks.first(where: { $0.frame == frame }) {
        try copy.stage.perform(.tap(0), as: mark.gesture, cause: film.frames[frame].cause)
      } else {
        try copy.stage.wait(until: film.frames[frame].time)
      }
    }
    return copy
  }
}

extension Film {
  /// Writes lines into the journal that are there from a frame on.
  mutating func note(_ events: [JournalEntry.Event], number: Int? = nil, at frame: Int) {
    var lines = journal.entries
    for event in events.reversed() {
      lines.insert(
        JournalEntry(time: frames[frame].time, server: .directory, number: number, event: event),
        at: frames[frame].journalCount)
    }
    journal = Journal()
    for line in lines { journal.add(line) }
    for later in frame..<frames.count { frames[later].journalCount += events.count }
  }

  /// Changes the first element with an identifier in a frame.
  mutating func change(
    _ identifier: Element.Identifier, at frame: Int, _ change: (inout Element) -> Void
  ) {
    guard
      let index = frames[frame].screen.elements.firstIndex(where: { $0.identifier == identifier })
    else { return }
    change(&frames[frame].screen.elements[index])
  }

  /// Adds an element to a frame.
  mutating func add(_ element: Element, at frame: Int) {
    frames[frame].screen.elements.append(element)
  }

  /// Takes the elements with an identifier out of a frame, leaving their places empty.
  mutating func remove(_ identifier: Element.Identifier, at frame: Int) {
    change(identifier, at: frame) { $0.identifier = .icon }
  }

  /// The first frame that shows an element with an identifier.
  func first(_ identifier: Element.Identifier) -> Int {
    frames.firstIndex { $0.screen.first(identifier) != nil } ?? 0
  }
}
