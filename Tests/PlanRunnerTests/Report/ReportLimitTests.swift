import PlanRunner
import Testing

/// What GitHub drops when there is too much of it is not written.
@Suite struct ReportLimitTests {
  /// Gives a run of a plan of so many cases, none of which has a step.
  private func outcome(_ count: Int, criteria: Int) throws -> RunOutcome {
    var text = "# Many\n\n| ID | Do | Expect |\n|--|--|--|\n"
    for number in 1...count {
      text +=
        "| C\(number) (AC\(number % criteria + 1)) | Do what nobody knows | No more is `known` |\n"
    }
    let plan = Sample.plan(text)
    return EventStreamTests.outcome(plan)
  }

  @Test(arguments: [(4, 4, 8), (6, 4, 10), (7, 4, 10), (3000, 30, 10), (40, 12, 10)])
  func `at most ten errors are told, the criteria first, and the last one counts the rest`(
    cases: Int, criteria: Int, shown: Int
  ) throws {
    let commands = AnnotationReport(try outcome(cases, criteria: criteria)).commands()
    #expect(commands.count == shown)
    #expect(commands.allSatisfy { $0.level == .error })
    let named = commands.prefix { $0.title.hasSuffix("does not hold") }.count
    #expect(named == min(criteria, cases + criteria > 10 ? 9 : criteria))
    if cases + criteria > 10 { #expect(commands.last?.title == "And \(cases + criteria - 9) more") }
  }

  @Test func `a summary stays within its size and counts what it leaves out`() throws {
    let outcome = try outcome(3000, criteria: 30)
    let text = MarkdownReport(outcome).text()
    let size = text.utf8.count
    #expect(size <= MarkdownReport.sizeLimit)
    #expect(size > MarkdownReport.sizeLimit / 2)
    // A case is told of with its details, or where those have no room in one line.
    let told = text.ranges(of: "✘ undefined <code>C").count
    let isCounted = text.contains("… and \(3000 - told) more cases.")
    #expect(isCounted)
    #expect(text.ranges(of: "<details>").count == text.ranges(of: "</details>").count)
  }
}
