package import FakeDirectory
package import ScreenModel

/// A phone with a directory behind it, as a tester has them: something to touch, something to see, a log to read.
///
/// The model phone is the built-in driver. A driver is a value: a copy of it is a fork that goes its own way.
package protocol Driver: Sendable {
  /// The moment that the phone is at.
  var now: Instant { get }
  /// What the phone shows now.
  var screen: Screen { get }
  /// What the servers received and answered so far.
  var journal: Journal { get }
  /// Whether nothing is on its way: no reply, no timer.
  var isQuiet: Bool { get }
  /// When things are due, where the driver knows that beforehand; `nil` where it does not.
  var outlook: Outlook? { get }
  /// What decides where a case leaves something open; `nil` in a plain run.
  var schedule: Schedule? { get }
  /// Whether what is asked now only arranges what a step needs, so that the case's words say nothing of its time.
  var isArranging: Bool { get set }
  /// Performs an action at the present moment.
  mutating func perform(_ action: Action) throws(ActionError)
  /// Changes the directory's behaviour at the present moment.
  mutating func command(_ command: DirectoryCommand)
  /// Lets the next thing happen that is due at or before `limit`, and says whether there was one.
  ///
  /// - Returns: what happened, in words, or `nil` when nothing was due; the clock then stands at `limit`.
  mutating func advance(to limit: Instant) -> String?
}

/// When the things that are on their way to a phone are due.
package struct Outlook: Hashable, Sendable {
  /// When each reply of a server is due, or the app's patience with it ends; the next one first.
  package var replies: [Instant]
  /// When the next thing of any kind is due; `nil` where nothing is.
  package var next: Instant?

  /// Makes an outlook from its parts.
  package init(replies: [Instant], next: Instant?) {
    self.replies = replies
    self.next = next
  }
}

extension Driver {
  package var outlook: Outlook? { nil }
  package var schedule: Schedule? { nil }
  package var isArranging: Bool {
    get { false }
    set {}
  }

  /// Whether a reply is on its way; where that cannot be told, anything at all.
  package var awaitsReply: Bool { outlook.map { !$0.replies.isEmpty } ?? !isQuiet }
}
