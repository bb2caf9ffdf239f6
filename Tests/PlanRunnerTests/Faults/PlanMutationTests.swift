import PlanRunner
import ScreenModel
import Testing

@Suite("Changes of the plan")
struct PlanMutationTests {
  /// Plays the changes of some cases of a plan's text; all cases without IDs.
  private func mutation(
    _ text: String, _ ids: [String]? = nil, jobs: Int = 1
  ) throws -> PlanMutation {
    let plan = CompiledPlan(try Plans.read(text))
    let wanted = plan.plan.cases.indices.filter { ids?.contains(plan.plan.cases[$0].id) ?? true }
    let options = RunOptions(modes: [.oneHand, .topBar], jobs: jobs)
    return PlanMutation(plan, bytes: Array(text.utf8), cases: wanted, options: options)
  }

  private func row(_ action: String, _ expect: String) -> String {
    "# Rows\n\n## Chat list: rows\n\n| ID | Do | Expect |\n|----|----|--------|\n"
      + "| X1 | \(action) | \(expect) |\n"
  }

  private func account(_ change: PlayedChange) -> String {
    "\(change.status.rawValue): \(change.change.value.words) > \(change.new)"
  }

  @Test("every value of C5 is read, and found where it stands")
  func killed() throws {
    let changes = try mutation(Plans.shippedText, ["C5"]).play()
    #expect(changes.map(\.status).allSatisfy { $0 == .killed })
    let labels = changes.filter { $0.change.kind == .unknownText }
    #expect(
      labels.map(\.change.value.words).prefix(3)
        == ["Directory search", "Search in Directory", "Enable Directory search?"])
    #expect(labels.map(\.change.value.words).suffix(2) == ["Cancel", "Enable"])
    let line = Plans.shippedText.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.hasPrefix("| C5 ") }
    #expect(labels.first?.position.line == line.map { $0 + 1 })
  }

  @Test(
    "every value that a step took is read",
    arguments: ["C2", "C3", "C5", "C6", "C9", "C11", "D5", "D8", "U3", "W2", "W4", "W7", "G5"])
  func killedByStep(_ id: String) throws {
    let changes = try mutation(Plans.shippedText, [id]).play()
      .filter { $0.change.value.column == .do }
    #expect(!changes.isEmpty)
    #expect(changes.map(account).filter { !$0.hasPrefix("killed") } == [])
  }

  @Test("a text that could be any other is not read in a Do cell")
  func notReadByStep() throws {
    let changes = try mutation(row("Type `news`", "\"Search in Directory\"")).play()
      .filter { $0.change.value.column == .do }
    #expect(changes.map(account) == ["not read: news > xyzzy"])
    #expect(changes.first?.position == SourcePosition(line: 7, column: 14))
  }

  @Test("a span that is far too long either way is not read")
  func notRead() throws {
    let text = row("Type `ne`", "\"Search in Directory\" is shown within 60 s")
    let changes = try mutation(text).play().filter { $0.change.value.kind == .duration }
    #expect(changes.map(account) == ["not read: 60 > 120", "not read: 60 > 30"])
    #expect(changes.first?.position == SourcePosition(line: 7, column: 58))
  }

  @Test("another text that is not there either is equivalent, an unknown one is noticed")
  func equivalent() throws {
    let changes = try mutation(Plans.shippedText, ["C11"]).play()
      .filter { $0.change.value.words == "Names" }
    #expect(changes.map(\.change.kind) == [.unknownText, .knownText])
    #expect(changes.map(\.status) == [.killed, .equivalent])
  }

  @Test("a mode is swapped where its statement does not hold in the other one")
  func modes() throws {
    let expect = "One-hand: tags disappear. Top bar: tags stay"
    let changes = try mutation(row("Type `ne`", expect)).play()
      .filter { $0.change.kind == .swappedMode }
    #expect(changes.map(account) == ["killed: One-hand > Top bar", "killed: Top bar > One-hand"])
  }

  @Test("a statement that holds in the other mode too is equivalent there")
  func bothModes() throws {
    let expect = "One-hand: \"Search in Directory\" is shown"
    let changes = try mutation(row("Type `ne`", expect)).play()
      .filter { $0.change.kind == .swappedMode }
    #expect(changes.map(account) == ["equivalent: One-hand > Top bar"])
  }

  @Test("a case that does not pass is not changed")
  func sick() throws {
    let mutation = try mutation(row("Type `ne`", "\"No chats found\", the spinner"))
    #expect(mutation.sickCases == ["X1"])
    #expect(mutation.play().isEmpty)
  }

  @Test("the number of jobs changes nothing")
  func jobs() throws {
    let one = try mutation(Plans.shippedText, ["C1", "C2", "C3"]).play()
    let two = try mutation(Plans.shippedText, ["C1", "C2", "C3"], jobs: 2).play()
    #expect(!one.isEmpty)
    #expect(one.map(account) == two.map(account))
  }

  @Test("the report names place, old and new words, and lists examples apart")
  func report() throws {
    let text = row(
      "Type a 5+ letter word, e.g. `alice`", "\"Search in Directory\" is shown within 60 s")
    let mutation = try mutation(text)
    let report = PlanMutationReport(
      mutation.play(), examples: mutation.examples, of: try Plans.read(text)
    ).text()
    #expect(
      report.contains(
        "✔ killed  X1  plan.md:7:47  “Search in Directory” replaced by “Xyzzy”\n"))
    #expect(
      report.contains("✔ killed  X1  plan.md:7:46  “no” put in before “\"Search in Directory\"”\n"))
    #expect(
      report.contains(
        "✘ not read  X1  plan.md:7:84  “60” replaced by “120”\n    duration: a bigger number\n"))
    #expect(report.contains("  X1  plan.md:7:31  “e.g. alice”\n"))
    #expect(report.contains("\nexamples                     1\nScore: "))
  }
}
