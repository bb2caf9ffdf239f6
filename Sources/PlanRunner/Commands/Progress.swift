import Synchronization

/// A line on the terminal that counts what is done while a run is long; it is wiped at the end.
package final class Progress: Sendable {
  /// What has been counted and shown so far.
  private struct State: Sendable {
    var done = 0
    var isShown = false
    var next: ContinuousClock.Instant
  }

  private let total: Int
  private let unit: String
  private let write: @Sendable (String) -> Void
  private let state: Mutex<State>

  /// Makes a line for so many things, which appears when the run has lasted for a delay.
  package init(
    of total: Int, _ unit: String, delay: Duration = .milliseconds(500),
    write: @escaping @Sendable (String) -> Void
  ) {
    self.total = total
    self.unit = unit
    self.write = write
    state = Mutex(State(next: ContinuousClock.now.advanced(by: delay)))
  }

  /// Makes a line on standard error, or `nil` where nobody watches: where a stream is no terminal, or wants quiet.
  package convenience init?(
    onTerminalOf total: Int, _ unit: String, level: Arguments.Level = .normal
  ) {
    guard level != .quiet, System.isTerminal(.errors), System.isTerminal(.output),
      System.environment("TERM") != "dumb", (System.environment("CI") ?? "").isEmpty
    else { return nil }
    self.init(of: total, unit) { text in
      Interruption.showsProgress(!text.hasPrefix(Progress.wiping))
      try? System.write(text, to: .errors)
    }
  }

  /// What wipes the line.
  private static let wiping = "\r\u{1B}[K"

  /// Counts one thing more.
  package func step() {
    state.withLock { state in
      state.done += 1
      let now = ContinuousClock.now
      guard now >= state.next else { return }
      state.next = now.advanced(by: .milliseconds(100))
      state.isShown = true
      write("\r\(state.done) of \(TimeText.count(total, unit))\u{1B}[K")
    }
  }

  /// Wipes the line.
  package func finish() {
    state.withLock { state in
      if state.isShown { write(Progress.wiping) }
      state.isShown = false
    }
  }
}
