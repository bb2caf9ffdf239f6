import PlanRunner
import Synchronization
import Testing

@Suite struct ProgressTests {
  /// What was written to a terminal.
  private final class Terminal: Sendable {
    private let texts = Mutex<[String]>([])

    func write(_ text: String) { texts.withLock { $0.append(text) } }

    var written: [String] { texts.withLock(\.self) }
  }

  @Test func `a long run counts, and wipes its line`() {
    let terminal = Terminal()
    let progress = Progress(of: 3, "fault", delay: .zero) { terminal.write($0) }
    progress.step()
    progress.finish()
    #expect(terminal.written == ["\r1 of 3 faults\u{1B}[K", "\r\u{1B}[K"])
  }

  @Test func `a short run writes nothing`() {
    let terminal = Terminal()
    let progress = Progress(of: 2, "case", delay: .seconds(3600)) { terminal.write($0) }
    progress.step()
    progress.step()
    progress.finish()
    #expect(terminal.written == [])
  }

  @Test func `every played case is counted once, on any number of jobs`() {
    for jobs in [1, 2] {
      let count = Mutex(0)
      let verdicts = Engine.play(Sample.plan, cases: [0, 1, 3], options: RunOptions(jobs: jobs)) {
        _, _ in
        count.withLock { $0 += 1 }
      }
      #expect(verdicts.count == 3)
      #expect(count.withLock(\.self) == 3)
    }
  }
}
