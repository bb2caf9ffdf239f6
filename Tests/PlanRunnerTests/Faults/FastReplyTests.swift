import FakeDirectory
import PlanRunner
import ScreenModel
import Testing

@Suite("Replies that come before the spinner")
struct FastReplyTests {
  private static let row = (id: "X1", do: "Search for `cinews`", expect: "No spinner")

  /// Plays the row on a phone whose directory needs so many milliseconds for a reply.
  private func verdict(_ milliseconds: Int, _ rules: Rules) throws -> CaseVerdict {
    let plan = CompiledPlan(try Plans.rows([Self.row]))
    var launch = Launch(rules: rules)
    launch.network.directory.latency = .fixed(milliseconds)
    return try #require(plan.play([0], options: CompiledPlan.bothModes, base: launch).first)
  }

  @Test("a row catches the spinner that a fast reply leaves behind")
  func leftBehind() throws {
    let fault = try #require(
      FaultCatalogue.fault(named: "a search that ends within a second leaves a spinner behind"))
    #expect(try verdict(300, Rules()).status == .passed)
    #expect(try verdict(300, fault.rules).status == .failed)
    #expect(try verdict(2_000, Rules()).status == .failed)
  }
}
