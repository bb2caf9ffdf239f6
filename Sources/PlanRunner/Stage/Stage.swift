package import FakeDirectory
package import ScreenModel

/// A phone on which a scenario is played, and the film of it so far.
///
/// A value: a copy goes its own way, which is how a follow-up leaves the first film as it was.
package struct Stage: Sendable {
  /// An action of the tester and where in the film it stands.
  package struct Mark: Sendable {
    /// What was done, as the steps name it.
    package var gesture: Gesture
    /// The index of the first frame after it; the frame before shows the screen it was done on.
    package var frame: Int
    package var time: Instant
    /// How many entries the journal had before it.
    package var journalCount: Int
  }

  /// A page of results that reached the phone.
  package struct Delivery: Sendable {
    package var page: SearchPage
    /// How many entries the journal had with the one that tells of its arrival.
    package var journalCount: Int
  }

  /// The most things that may happen by themselves in one scenario.
  package static let eventLimit = 5_000
  /// What is said of a scenario that reaches the limit.
  package static let restlessness = "the phone does not come to rest"

  package private(set) var driver: any Driver
  package private(set) var film = Film()
  package private(set) var marks: [Mark] = []
  /// The pages of results that reached the phone, in order of their arrival.
  package private(set) var deliveries: [Delivery] = []
  /// What decides where the case leaves something open; `nil` in a plain run.
  package let schedule: Schedule?
  /// How many actions there were so far; the letters of a text are one.
  private var actions = 0
  /// The number of actions when the tester last hesitated.
  private var actionsAtPause = -1
  /// When the replies are due whose time the case's words leave open.
  private var openReplies: [Instant] = []
  private var eventsLeft = Stage.eventLimit

  /// Opens the film with the screen that the phone shows at the start.
  package init(_ driver: any Driver, cause: String) {
    self.driver = driver
    schedule = driver.schedule
    film.frames = [
      Frame(
        time: driver.now, cause: cause, isAction: false, screen: driver.screen,
        journalCount: driver.journal.entries.count)
    ]
    takeIn(driver.journal)
  }

  package var now: Instant { driver.now }
  package var screen: Screen { film.frames[lastFrame].screen }
  package var lastFrame: Int { film.frames.count - 1 }
  package var journal: Journal { film.journal }

  /// Performs an action; every action has a frame, even one that changes nothing.
  ///
  /// What is only the beginning of an action, as the first letters of a text, does not count as one.
  ///
  /// - Throws: ``StepError`` when the target is hidden, covered, disabled or dead.
  package mutating func perform(
    _ action: Action, as gesture: Gesture, cause: String, isBeginning: Bool = false
  ) throws(StepError) {
    marks.append(
      Mark(
        gesture: gesture, frame: film.frames.count, time: now,
        journalCount: film.journal.entries.count))
    if !isBeginning { actions += 1 }
    do throws(ActionError) {
      try driver.perform(action)
    } catch {
      marks.removeLast()
      var failure = StepError(.error, "\(cause): \(error.inWords)", frame: lastFrame)
      failure.isNotOffered = error.isNotOffered
      throw failure
    }
    append(cause: cause, isAction: true)
  }

  /// Changes how the directory behaves from now on; it is a mark, but no gesture on the phone.
  package mutating func command(_ command: DirectoryCommand, cause: String) {
    hesitate()
    actions += 1
    marks.append(
      Mark(
        gesture: .directory, frame: film.frames.count, time: now,
        journalCount: film.journal.entries.count))
    driver.command(command)
    append(cause: cause, isAction: true)
  }

  /// Takes a picture where an action could have been, and does nothing.
  package mutating func doNothing() {
    append(cause: "nothing is done", isAction: true)
  }

  /// Lets time pass, up to a moment.
  ///
  /// - Throws: ``StepError`` when more than ``eventLimit`` things happen.
  package mutating func wait(until limit: Instant) throws(StepError) {
    _ = try wait(until: limit) { _ in false }
  }

  /// Lets time pass until a screen satisfies a condition, and says whether one did before `limit`.
  package mutating func wait(
    until limit: Instant, for condition: (Screen) -> Bool
  ) throws(StepError) -> Bool {
    while true {
      if condition(screen) { return true }
      guard let cause = driver.advance(to: limit) else { return false }
      try countEvent()
      append(cause: cause, isAction: false)
    }
  }

  /// Plays on until nothing is pending, and for 30 s at least.
  package mutating func settle() throws(StepError) {
    try wait(until: now + Stage.patience)
    while !driver.isQuiet {
      try wait(until: now + Stage.patience)
    }
  }

  /// How long a tester watches for something that must not come, in milliseconds.
  package static let patience = 30_000

  private mutating func countEvent() throws(StepError) {
    eventsLeft -= 1
    guard eventsLeft > 0 else {
      throw StepError(
        .failed, "\(Stage.restlessness): more than \(Stage.eventLimit) events",
        frame: lastFrame)
    }
  }

  /// Takes the journal into the film and notes the pages that its new entries tell of.
  private mutating func takeIn(_ journal: Journal) {
    for index in journal.entries.indices.dropFirst(film.journal.entries.count) {
      let entry = journal.entries[index]
      film.journal.add(entry)
      guard entry.event == .replyDelivered, let page = journal.page(answering: entry) else {
        continue
      }
      deliveries.append(Delivery(page: page, journalCount: index + 1))
    }
  }

  private mutating func append(cause: String, isAction: Bool) {
    let journal = driver.journal
    let screen = driver.screen
    let count = journal.entries.count
    let isNews = screen != film.frames[lastFrame].screen || count != film.journal.entries.count
    takeIn(journal)
    guard isAction || isNews else { return }
    film.frames.append(
      Frame(
        time: driver.now, cause: cause, isAction: isAction, screen: screen, journalCount: count))
  }
}

extension Stage {
  /// The number of the next action, from 1.
  package var nextAction: Int { actions + 1 }

  /// Whether a step only arranges what it needs.
  package var isArranging: Bool {
    get { driver.isArranging }
    set { driver.isArranging = newValue }
  }

  /// Lets as much time pass before the next action as the schedule says, once for each action.
  ///
  /// An action during a search is one during the search: a reply whose time is not left open stays on its way.
  package mutating func hesitate() {
    guard let schedule, actionsAtPause != actions else { return }
    actionsAtPause = actions
    let outlook = driver.outlook
    let reply = outlook?.replies.first { !openReplies.contains($0) }
    let pause = schedule.pause(
      before: nextAction, room: reply.map { $0 - now - 1 }, next: outlook?.next.map { $0 - now })
    // A phone that does not come to rest is noticed by the next wait that can say so.
    if let pause, pause > 0 { try? wait(until: now + pause) }
  }

  /// Whether the schedule, and not a plain run's patience, says how long the tester rests before the next action.
  package var restIsBrief: Bool { schedule?.setsPause(before: nextAction) == true }

  /// Leaves it open whether the replies that are on their way come before or after the next actions.
  package mutating func leaveRepliesOpen() {
    openReplies = driver.outlook?.replies ?? []
  }
}

extension Journal {
  /// Gives the page that the directory answered a request with, by an entry on that request.
  fileprivate func page(answering entry: JournalEntry) -> SearchPage? {
    guard entry.server == .directory, let number = entry.number else { return nil }
    for answer in entries.reversed() where answer.server == .directory && answer.number == number {
      if case .answered(let reply, _) = answer.event { return reply.page }
    }
    return nil
  }
}

/// What kind of action a tester took.
package enum Gesture: Hashable, Sendable {
  case type, paste, clear, searchRow, searchKey, tap, longPress, choose, dismiss, loadMore, retry
  case switchProfile, navigate, refresh, filter, directory, toggle
}

/// Why a step could not be done, or what it found wrong.
package struct StepError: Error, Sendable {
  /// Whether the case is at fault (its step cannot be done) or the app.
  package enum Kind: Hashable, Sendable {
    case error, failed
  }

  package var kind: Kind
  package var message: String
  /// The frame in which it shows.
  package var frame: Int?
  /// The film that the frame is in, where it is another than the one that is judged.
  package var film: Film?
  /// Whether what is to be touched is not offered now, which is right where nothing is to happen.
  package var isNotOffered = false

  package init(_ kind: Kind, _ message: String, frame: Int? = nil, film: Film? = nil) {
    self.kind = kind
    self.message = message
    self.frame = frame
    self.film = film
  }
}

extension StepError: CustomStringConvertible {
  package var description: String { message }
}

extension ActionError {
  fileprivate var isNotOffered: Bool {
    switch self {
    case .noSuchElement, .disabled, .noReaction: true
    case .covered, .noField, .notPossible: false
    }
  }

  /// The reason in words.
  package var inWords: String {
    switch self {
    case .noSuchElement: "there is no such thing on the screen"
    case .disabled(let element): "“\(element.label)” is disabled"
    case .covered(let element): "“\(element.label)” is covered"
    case .noReaction(let element): "“\(element.label)” does not react to that"
    case .noField: "there is no field that takes text"
    case .notPossible: "that is not possible here"
    }
  }
}
