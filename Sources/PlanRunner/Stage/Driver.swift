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
  /// When the next reply of a server is due, or the app's patience with it ends; `nil` where none is on its way.
  var nextReply: Instant? { get }
  /// When the next thing of any kind is due; `nil` where nothing is.
  var nextEvent: Instant? { get }
  /// Whether a server was asked and its reply is on its way.
  var awaitsReply: Bool { get }
  /// Performs an action at the present moment.
  mutating func perform(_ action: Action) throws(ActionError)
  /// Changes the directory's behaviour at the present moment.
  mutating func command(_ command: DirectoryCommand)
  /// Lets the next thing happen that is due at or before `limit`, and says whether there was one.
  ///
  /// - Returns: what happened, in words, or `nil` when nothing was due; the clock then stands at `limit`.
  mutating func advance(to limit: Instant) -> String?
}

extension Driver {
  /// Without knowing what is on its way, nobody can tell when it comes.
  package var nextReply: Instant? { nil }
  package var nextEvent: Instant? { nil }
  /// Without knowing better, all that is on its way is a reply.
  package var awaitsReply: Bool { !isQuiet }
}
