import FakeDirectory
import PlanRunner
import ScreenModel
import Testing

/// Work that grows with the square of the number of rows would take minutes for each case here.
@Suite(
  "A directory that answers with thousands of entries", .serialized, .timeLimit(.minutes(10)))
struct ManyEntriesTests {
  private static let count = 4_000

  private func launch(
    _ entries: String, rowsPerPage: Int = count, rules: Rules = Rules()
  ) throws -> Launch {
    let script = """
      {rowsPerPage: \(rowsPerPage), envelopeBytes: 100000000, add: [\(entries)]}
      """
    var launch = Launch(rules: rules)
    launch.network = try Scripts.file(script).network
    return launch
  }

  private static let copies = """
    {displayName: "news of the day", shortDescr: "Each hour", currentMembers: 900000,
      connShortLink: "https://smp1.example.org/g#hourly", copies: \(count)}
    """

  /// One name for all, and links that differ at their ends only.
  private static let namesakes = (1...count).map { number in
    """
    {displayName: "news of the day", shortDescr: "Each hour", currentMembers: 900000,
      connShortLink: "https://smp1.example.org/g#hourly-edition-\(number)"}
    """
  }.joined(separator: ",\n")

  private func play(_ id: String, _ launch: Launch) throws -> CaseVerdict {
    let plan = try Plans.shipped()
    let place = try #require(plan.cases.firstIndex { $0.id == id })
    let options = RunOptions(modes: [.oneHand], keepsFilms: true)
    return try #require(Engine.play(plan, cases: [place], options: options, base: launch).first)
  }

  private func mostRows(_ verdict: CaseVerdict) -> Int {
    verdict.scenarios.flatMap(\.film.frames).map { frame in
      frame.screen.elements.count { $0.identifier == .resultRow }
    }.max() ?? 0
  }

  @Test("A case passes with all of them on the screen", arguments: ["C8", "D8"])
  func passes(id: String) throws {
    let verdict = try play(id, launch(Self.copies))
    #expect(verdict.status == .passed, "\(verdict.account)")
    #expect(mostRows(verdict) >= Self.count)
  }

  @Test("Entries of one name are told apart by their links")
  func namesakes() throws {
    let verdict = try play("C8", launch(Self.namesakes))
    #expect(verdict.status == .passed, "\(verdict.account)")
    #expect(mostRows(verdict) == Self.count)
  }

  @Test("Only an app that is wrong fails with them", arguments: [true, false])
  func order(isRight: Bool) throws {
    var rules = Rules()
    rules.loadRow.isFarthest.oneHand = isRight
    let verdict = try play("D6", launch(Self.copies, rowsPerPage: 1_400, rules: rules))
    #expect((verdict.status == .passed) == isRight, "\(verdict.account)")
    let isNoticed = verdict.failedWords.contains { $0.hasPrefix("The last row of the results") }
    #expect(isNoticed == !isRight, "\(verdict.failedWords)")
  }
}
