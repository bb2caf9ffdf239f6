/// What bends a directory from outside, beside what a tester does to it.
package struct DirectoryScript: Hashable, Sendable {
  /// Something that the script does at a moment.
  package struct Happening: Hashable, Sendable {
    /// When it is done.
    package var time: Instant
    /// What is done.
    package var command: DirectoryCommand

    /// Makes a happening.
    package init(at time: Instant, _ command: DirectoryCommand) {
      self.time = time
      self.command = command
    }
  }

  /// The rules; the first that meets a request applies.
  package var rules: [ScriptRule] = []
  /// What is done by the clock, in the order of time.
  package var timeline: [Happening] = []
  /// What all that is drawn follows from.
  package var seed: UInt64 = 1

  /// Makes a script that changes nothing.
  package init() {}
}
