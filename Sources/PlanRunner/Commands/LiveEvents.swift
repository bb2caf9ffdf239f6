import Synchronization

/// A stream of events on standard output while the run goes on.
///
/// Cases come in the plan's order, each as soon as it and all before it are done.
final class LiveEvents: Sendable {
  /// What has been played and written so far.
  private struct State: Sendable {
    var writer = EventWriter()
    /// Cases that wait for one before them, by their place in the selection.
    var waiting: [Int: CaseVerdict] = [:]
    var next = 0
    var code = ExitCode.passed
  }

  private let indices: [Int]
  private let console: Console
  private let state = Mutex(State())

  /// Begins a stream.
  init(_ beginning: RunBeginning, _ console: Console) {
    indices = beginning.selection.indices
    self.console = console
    state.withLock { state in
      let bytes = state.writer.start(beginning)
      print(bytes, &state)
    }
  }

  /// Takes a case that has been played, with its place in the selection.
  func add(_ verdict: CaseVerdict, at place: Int) {
    let verdict = verdict.recorded()
    state.withLock { state in
      state.waiting[place] = verdict
      while let ready = state.waiting.removeValue(forKey: state.next) {
        let bytes = state.writer.add(ready, at: indices[state.next])
        print(bytes, &state)
        state.next += 1
      }
    }
  }

  /// Ends the stream and gives the code that its writing ended with.
  func finish(_ outcome: RunOutcome) -> ExitCode {
    state.withLock { state in
      let bytes = state.writer.end(outcome)
      print(bytes, &state)
      return state.code
    }
  }

  private func print(_ bytes: [UInt8], _ state: inout State) {
    guard state.code == .passed else { return }
    state.code = PlanRunnerCommand.printed(String(decoding: bytes, as: UTF8.self), console)
  }
}
