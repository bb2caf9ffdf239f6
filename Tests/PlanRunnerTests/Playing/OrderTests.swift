import PlanRunner
import Testing

@Suite("The same plan gives the same verdicts")
struct OrderTests {
  /// What a run says, without the films.
  private func account(_ verdicts: [CaseVerdict]) -> [String] {
    verdicts.map { verdict in
      let scenarios = verdict.scenarios.map { scenario in
        let clauses = scenario.clauses.map {
          "\($0.cell) \($0.position) \($0.text) \($0.status) \($0.message ?? "") \($0.frame ?? -1)"
        }
        return "\(scenario.configuration) \(scenario.variant) \(scenario.virtualMilliseconds)\n"
          + clauses.joined(separator: "\n")
      }
      return "\(verdict.id) \(verdict.status) \(verdict.reason ?? "")\n"
        + scenarios.joined(separator: "\n")
    }
  }

  @Test("in any order, in any part, by any number of jobs")
  func orders() throws {
    let plan = CompiledPlan(try Plans.shipped())
    let all = Array(plan.plan.cases.indices)
    let first = account(plan.play(all, options: CompiledPlan.bothModes))
    #expect(first.count == 48)

    let backwards = account(plan.play(all.reversed(), options: CompiledPlan.bothModes))
    #expect(backwards.reversed() == first)

    var options = CompiledPlan.bothModes
    for jobs in [2, 5, 100] {
      options.jobs = jobs
      #expect(account(plan.play(all, options: options)) == first, "\(jobs) jobs")
    }
    for step in [5, 7] {
      let some = all.filter { $0 % step == 3 }
      let part = account(plan.play(some, options: CompiledPlan.bothModes))
      #expect(part == some.map { first[$0] }, "every \(step)th")
    }
  }

  @Test("the report has the same bytes twice, compiled anew, by one job and by four")
  func bytes() throws {
    let reports = try [1, 1, 4].map { jobs in
      let plan = try Plans.shipped()
      let selection = Selection(indices: Array(plan.cases.indices), isChosen: false)
      var options = CompiledPlan.bothModes
      options.jobs = jobs
      let verdicts = Engine.play(plan, cases: selection.indices, options: options)
      let decision = CriteriaDecision(plan, verdicts: verdicts, selection: selection)
      let criteria = decision.criteria()
      return JSONReport(
        RunOutcome(
          RunVerdict(plan: plan, cases: verdicts, criteria: criteria), selection: selection,
          exitCode: decision.exitCode(criteria))
      ).text()
    }
    #expect(reports[0] == reports[1])
    #expect(reports[0] == reports[2])
    #expect(reports[0].count > 10_000)
  }

  @Test("an order of the rows that turns references round changes nothing")
  func turned() throws {
    let rows = [
      (id: "L1", do: "In L3, choose Cancel", expect: "Nothing is sent"),
      (id: "L2", do: "Type `alice`", expect: "Same slots as L4"),
      (id: "L3", do: "With \"Directory search\" off, tap \"Search in Directory\"", expect: "Alert"),
      (
        id: "L4", do: "Type `ne`",
        expect: "\"Search in Directory\" above the field (one-hand) or below the field (top bar)"
      ),
    ]
    let straight = CompiledPlan(try Plans.rows(rows)).verdicts(rows.map(\.id))
    let turned = CompiledPlan(try Plans.rows(rows.reversed())).verdicts(rows.map(\.id))
    #expect(straight.map(\.status) == turned.reversed().map(\.status))
    #expect(straight.first?.status == .passed)
  }
}
