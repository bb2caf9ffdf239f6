import FakeDirectory
import PlanRunner
import ScreenModel
import Testing

@Suite("Whatever number of pages the directory has")
struct PageCountTests {
  private func status(_ rowsPerPage: Int, _ rules: Rules = Rules()) throws -> Status {
    var launch = Launch(rules: rules)
    let script = "{rowsPerPage: \(rowsPerPage), envelopeBytes: 100000000}"
    launch.network = try Scripts.file(script).network
    let plan = try Plans.shipped()
    let place = try #require(plan.cases.firstIndex { $0.id == "D6" })
    let options = RunOptions(modes: [.oneHand])
    return try #require(Engine.play(plan, cases: [place], options: options, base: launch).first)
      .status
  }

  /// 26 rows match.
  @Test("the load row has to go behind the last one", arguments: [5, 10, 13, 25])
  func lastPage(_ rowsPerPage: Int) throws {
    #expect(try status(rowsPerPage) == .passed)
    var wrong = Rules()
    wrong.paging.endsAtLastPage = false
    #expect(try status(rowsPerPage, wrong) == .failed)
  }

  @Test("one alone is not enough for the case", arguments: [26, 100])
  func onePage(_ rowsPerPage: Int) throws {
    #expect(try status(rowsPerPage) == .error)
  }
}
