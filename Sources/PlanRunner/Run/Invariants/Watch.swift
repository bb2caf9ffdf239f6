import FakeDirectory
import ScreenModel

/// Looks through a film once, frame by frame, and knows what a tester knows at each.
struct Watch {
  /// A request that arrived in the present frame.
  struct Sent {
    let request: SearchRequest
    let number: Int
    /// The surface on which the tester touched something, if that was one.
    let surface: FrameFacts.Surface?
    /// What the field held when the tester did it, without the blanks around it.
    let fieldText: Substring
    /// The request before it on that surface, if it was for the same text.
    let previous: RequestFacts?
  }

  /// What is wrong with the result rows of the present frame.
  enum RowFault {
    case unknown(String), twice(String), chat(String)
  }

  private(set) var film: Film
  private var marks: [Stage.Mark]
  private var nextMark = 0
  /// The first frame that is judged; those before it were judged with another film.
  private var judgedFrom = 0
  var locals: LocalLinks

  /// The present frame, and the moment that is judged.
  private(set) var index = -1
  private(set) var moment = Instant.zero
  private(set) var before: FrameFacts
  private(set) var now: FrameFacts
  var titlesBefore: [Int] = []
  var titles: [Int] = []
  /// What the tester did in the present frame.
  private(set) var gesture: Gesture?

  // What the servers noted in the present frame.
  var sent: Sent?
  var sentCount = 0
  var isLateReply = false
  var asksName = false
  /// Whether a connection was going on before the present frame.
  var wasConnecting = false
  var linkQuestions = 0

  // What is known by now.
  var list = SurfaceFacts()
  var newChat = SurfaceFacts()
  /// The profile in use, by its place on the tester's sheet; `nil` where the screen left it open.
  var profile: Int?
  var profileLabel = ""
  /// The profiles whose tags have been seen.
  var tagsSeen: [Bool]
  /// Whether the switch was last seen off.
  var isSwitchOff = false
  /// When the name or link servers were first and last asked for the connection that is going on.
  var connecting: (first: Instant, last: Instant)?
  var lastLink: (link: String, name: String)?
  var rowFault: RowFault?
  var stamp = 0
  /// Whether what may be shown has changed since the rows were looked at.
  var rowsAreDue = true

  init(_ stage: Stage, locals: LocalLinks, judgedFrom: Int = 0) {
    film = stage.film
    marks = stage.marks
    self.locals = locals
    self.judgedFrom = judgedFrom
    tagsSeen = Array(repeating: false, count: locals.profiles.count)
    before = FrameFacts()
    now = before
  }

  /// Goes on where the watch of a film ended that this one continues, or starts anew.
  static func continuing(_ watches: [Watch], _ stage: Stage, locals: LocalLinks) -> Watch {
    let frames = stage.film.frames
    let known = watches.indices.filter { place in
      let last = watches[place].index
      return last >= 0 && last < frames.count
        && watches[place].film.frames[last].isSame(frames[last])
    }
    if let longest = known.max(by: { watches[$0].index < watches[$1].index }) {
      var watch = watches[longest]
      watch.film = stage.film
      watch.marks = stage.marks
      watch.judgedFrom = watch.index + 1
      return watch
    }
    let shared = watches.first.map { first in
      zip(first.film.frames, frames).prefix { $0.isSame($1) }.count
    }
    return Watch(stage, locals: locals, judgedFrom: shared ?? 0)
  }

  var frame: Frame { film.frames[index] }
  var elements: [Element] { film.frames[index].screen.elements }
  /// The elements of the screen that the tester acted on.
  var elementsBefore: [Element] { film.frames[max(0, index - 1)].screen.elements }

  /// Looks through the rest of the film, and at how it stands at the end.
  mutating func firstBroken(until end: Instant) -> Invariants.Broken? {
    while index + 1 < film.frames.count {
      step()
      if index >= judgedFrom, let broken = broken() { return broken }
    }
    rest(until: end)
    return index >= judgedFrom ? broken() : nil
  }

  private func broken() -> Invariants.Broken? {
    for invariant in Invariants.all {
      guard let account = invariant.breach(self) else { continue }
      return Invariants.Broken(
        name: invariant.name, account: "\(invariant.name): \(account)", frame: index, film: film)
    }
    return nil
  }

  private mutating func step() {
    turn()
    index += 1
    let frame = film.frames[index]
    moment = frame.time
    now = FrameFacts(frame.screen, titles: &titles)
    while nextMark < marks.count, marks[nextMark].frame < index { nextMark += 1 }
    if frame.isAction, nextMark < marks.count, marks[nextMark].frame == index {
      gesture = marks[nextMark].gesture
    }
    readJournal(
      from: index == 0 ? 0 : film.frames[index - 1].journalCount, to: frame.journalCount)
    followProfile()
    followScreens()
    followConnection()
    noteTouch()
    checkRows()
  }

  /// Makes the present frame the one before.
  private mutating func turn() {
    before = now
    swap(&titles, &titlesBefore)
    gesture = nil
    sent = nil
    sentCount = 0
    isLateReply = false
    asksName = false
    linkQuestions = 0
  }

  /// Lets the last frame stand until the film's end.
  private mutating func rest(until end: Instant) {
    turn()
    titles = titlesBefore
    moment = max(moment, end)
  }
}

extension Frame {
  /// Tells whether a frame is the very one of a film that was forked.
  func isSame(_ other: Frame) -> Bool {
    time == other.time && journalCount == other.journalCount && isAction == other.isAction
      && screen.elements.isIdentical(to: other.screen.elements)
  }
}

extension [Element] {
  /// Tells whether two arrays share their storage.
  fileprivate func isIdentical(to other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { own in
        other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
      }
  }
}
