import FakeDirectory
import PlanRunner
import ScreenModel
import Testing

/// The stream of events: what is written can be read, and nothing else is taken for it.
@Suite struct EventStreamTests {
  /// The whole shipped plan, played once with all its films.
  static let shipped: RunOutcome = {
    guard let plan = PlanReader.read(bytes: Array(Plans.shippedText.utf8), path: "plan.md").plan
    else { preconditionFailure("the shipped plan can't be read") }
    return outcome(plan)
  }()

  /// Plays a plan, or a shard of it, as `run` does.
  static func outcome(_ plan: Plan, shard: Arguments.Shard? = nil) -> RunOutcome {
    var selection = Selection(indices: Array(plan.cases.indices), isChosen: false)
    if let shard { selection = selection.shard(shard.index, of: shard.count) }
    let setup = Setup(plan)
    let played = Engine.play(
      plan, setup, cases: selection.indices, options: RunOptions(jobs: 2, keepsFilms: true)
    ).map { $0.recorded() }
    var header = RunHeader()
    header.shard = shard
    header.matrix = setup.matrix
    header.planDigest = SHA256.hexadecimal(Array(plan.title.utf8))
    let beginning = RunBeginning(
      plan: plan, selection: selection, required: ["AC4"], commonOptions: ["--plan", "plan.md"],
      header: header)
    return .decided(
      beginning, cases: RunCommand.complete(played, of: plan, selection: selection))
  }

  private static func read(_ bytes: [UInt8]) throws -> RunOutcome { try EventReader.read(bytes) }

  @Test func `a run comes back from its stream as it was, films and words and all`() throws {
    let outcome = Self.shipped
    let read = try Self.read(EventWriter.bytes(outcome))
    #expect(read.run.cases.map(\.scenarios) == outcome.run.cases.map(\.scenarios))
    #expect(read.run.criteria.map(\.reason) == outcome.run.criteria.map(\.reason))
    #expect(read.header == outcome.header)
    #expect(read.selection == outcome.selection)
    #expect(read.summary == outcome.summary)
    #expect(EventWriter.bytes(read) == EventWriter.bytes(outcome))
    #expect(TextReport(read, level: .verbose).text() == TextReport(outcome, level: .verbose).text())
    #expect(JSONReport(read).text() == JSONReport(outcome).text())
    for (own, its) in zip(read.run.cases, outcome.run.cases) {
      #expect(
        CaseDrawing(own, of: read.run.plan, variant: .all).text()
          == CaseDrawing(its, of: outcome.run.plan, variant: .all).text())
    }
  }

  @Test func `each step and nearly each clause that holds points to a frame that is there`() {
    var (found, missing) = (0, 0)
    for verdict in Self.shipped.run.cases {
      for scenario in verdict.scenarios {
        for clause in scenario.clauses where clause.status == .passed {
          let film = clause.followUp.map { scenario.followUps[$0].film } ?? scenario.film
          if let frame = clause.frame {
            found += 1
            #expect(film.frames.indices.contains(frame), "\(clause.text)")
          } else {
            missing += 1
            #expect(clause.cell == .expect)
          }
        }
      }
    }
    #expect(missing * 10 < found)
  }

  @Test(arguments: [1, 2, 3, 5, 7])
  func `shards make the whole, in any order`(count: Int) throws {
    let whole = Self.shipped
    let shards = (1...count).reversed().map { index in
      Merge.Shard(
        name: "\(index)",
        outcome: Self.outcome(whole.run.plan, shard: Arguments.Shard(index: index, count: count)))
    }
    let merged = try Merge.join(shards)
    #expect(EventWriter.bytes(merged) == EventWriter.bytes(whole))
  }

  @Test func `what does not belong together is not merged`() throws {
    let plan = Sample.plan
    func shard(_ index: Int, _ count: Int, _ change: (inout RunOutcome) -> Void = { _ in })
      -> Merge.Shard
    {
      var outcome = Self.outcome(plan, shard: Arguments.Shard(index: index, count: count))
      change(&outcome)
      return Merge.Shard(name: "\(index).ndjson", outcome: outcome)
    }
    var whole = shard(1, 2)
    whole.outcome.header.shard = nil
    let table: [([Merge.Shard], String)] = [
      ([], "there is nothing to merge"),
      ([shard(1, 2)], "missing: the shard 2/2"),
      ([shard(2, 3)], "missing: the shards 1/3, 3/3"),
      ([shard(1, 2), shard(1, 2)], "1.ndjson and 1.ndjson are both the shard 1/2"),
      ([shard(1, 2), shard(2, 3)], "shards of different runs: 1/2 and 2/3"),
      ([shard(1, 2), whole], "shards of different runs: 1/2 and a whole run"),
      ([whole, whole], "are whole runs, not shards"),
      ([shard(1, 2), shard(2, 2) { $0.header.planDigest = "" }], "are of different plans"),
      ([shard(1, 2), shard(2, 2) { $0.header.toolVersion = "0.9" }], "different versions"),
      ([shard(1, 2), shard(2, 2) { $0.header.isLive = true }], "different options"),
      ([shard(1, 2), shard(2, 2) { $0.header.selectors = ["C1"] }], "different selectors"),
      ([shard(1, 2), shard(2, 2) { $0.required = [] }], "require different criteria"),
      (
        [shard(1, 2), shard(2, 2) { $0.selection = shard(1, 2).outcome.selection }],
        "2.ndjson plays C1, which another shard has played"
      ),
      (
        [shard(1, 2), shard(2, 2) { $0.selection.indices.removeLast() }], "no shard plays W1"
      ),
    ]
    for (shards, words) in table {
      let error = #expect(throws: MergeError.self) { try Merge.join(shards) }
      #expect(error?.messages.joined(separator: "; ").contains(words) == true, "\(words)")
    }
  }
}
