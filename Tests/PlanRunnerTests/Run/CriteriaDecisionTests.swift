import PlanRunner
import Testing

@Suite struct CriteriaDecisionTests {
  /// A run and what is decided of it.
  struct Row: Sendable {
    var name: String
    var statuses: [String: Status] = [:]
    var words: [String] = []
    var narrowings: [String] = []
    var required: [String] = []
    var criteria: String
    var code: ExitCode
  }

  /// The sample names AC3 to AC6; no case carries AC6.
  static let rows = [
    Row(
      name: "a criterion without a case fails a run of the whole plan",
      criteria: "AC3 passed, AC4 passed, AC5 passed, AC6 failed", code: .failed),
    Row(
      name: "a run of some cases leaves other criteria undecided", words: ["C"],
      criteria: "AC3 passed, AC4 undecided, AC5 undecided, AC6 failed", code: .passed),
    Row(
      name: "a criterion with an unplayed case is undecided", words: ["C2"],
      criteria: "AC3 undecided, AC4 undecided, AC5 undecided, AC6 failed", code: .passed),
    Row(
      name: "a required criterion may not be undecided", words: ["C2"], required: ["AC3"],
      criteria: "AC3 undecided, AC4 undecided, AC5 undecided, AC6 failed", code: .failed),
    Row(
      name: "a narrowed configuration leaves criteria undecided", words: ["C"],
      narrowings: ["--mode top-bar"],
      criteria: "AC3 undecided, AC4 undecided, AC5 undecided, AC6 failed", code: .passed),
    Row(
      name: "a failed case fails its criteria, narrowed or not", statuses: ["C2": .failed],
      words: ["C"], narrowings: ["--ios 15"],
      criteria: "AC3 failed, AC4 undecided, AC5 undecided, AC6 failed", code: .failed),
    Row(
      name: "undefined words fail a criterion", statuses: ["D1": .undefined], words: ["D"],
      criteria: "AC3 undecided, AC4 failed, AC5 failed, AC6 failed", code: .failed),
    Row(
      name: "a case that could not be played fails a criterion", statuses: ["D2": .error],
      words: ["D"], criteria: "AC3 undecided, AC4 passed, AC5 failed, AC6 failed", code: .failed),
    Row(
      name: "a skipped case leaves its criterion undecided and fails the run",
      statuses: ["D2": .skipped], words: ["D"],
      criteria: "AC3 undecided, AC4 passed, AC5 undecided, AC6 failed", code: .failed),
    Row(
      name: "a case without a criterion counts as well", statuses: ["C1": .failed], words: ["C"],
      criteria: "AC3 passed, AC4 undecided, AC5 undecided, AC6 failed", code: .failed),
    Row(
      name: "a failure that was not selected is no failure of this run",
      statuses: ["C1": .skipped, "W1": .skipped], words: ["AC3"],
      criteria: "AC3 passed, AC4 undecided, AC5 undecided, AC6 failed", code: .passed),
    Row(
      name: "a required criterion that the plan does not name fails", words: ["C"],
      required: ["AC9"],
      criteria: "AC3 passed, AC4 undecided, AC5 undecided, AC6 failed, AC9 failed", code: .failed),
  ]

  @Test(arguments: rows)
  func `a run decides its criteria and its exit code`(row: Row) throws {
    let selection = try Selector(Sample.plan).select(row.words)
    let decision = CriteriaDecision(
      Sample.plan, verdicts: Sample.verdicts(row.statuses), selection: selection,
      narrowings: row.narrowings, required: row.required)
    let criteria = decision.criteria()
    let found = criteria.map { "\($0.id) \($0.status.rawValue)" }.joined(separator: ", ")
    #expect(found == row.criteria, "\(row.name)")
    #expect(decision.exitCode(criteria) == row.code, "\(row.name)")
  }

  @Test(
    arguments: [
      ("AC3", ["C2", "C10"], [], "C2 failed, C10 has undefined words"),
      ("AC4", ["D1"], [], nil),
      ("AC5", ["D1", "D2"], ["D2"], "not played: D2"),
      ("AC6", [], [], "no case carries it"),
    ] as [(String, [String], [String], String?)])
  func `a criterion names its cases, the device checks owed, and why`(
    id: String, cases: [String], manual: [String], reason: String?
  ) throws {
    let verdicts = Sample.verdicts(["C2": .failed, "C10": .undefined, "D2": .skipped])
    let selection = try Selector(Sample.plan).select([])
    let criteria = CriteriaDecision(Sample.plan, verdicts: verdicts, selection: selection)
      .criteria()
    let criterion = try #require(criteria.first { $0.id == id })
    #expect(criterion.cases == cases)
    #expect(criterion.manual == manual)
    #expect(criterion.reason == reason)
  }
}
