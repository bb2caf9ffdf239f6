import FakeDirectory
import PlanRunner
import ScreenModel
import Testing

/// A phone that leaves everything to the model phone, as a driver for a real one would leave it to the device.
private struct RemotePhone: Driver {
  var phone: ModelPhone

  var now: Instant { phone.now }
  var screen: Screen { phone.screen }
  var journal: Journal { phone.journal }
  var isQuiet: Bool { phone.isQuiet }

  mutating func perform(_ action: Action) throws(ActionError) { try phone.perform(action) }
  mutating func command(_ command: DirectoryCommand) { phone.command(command) }
  mutating func advance(to limit: Instant) -> String? { phone.advance(to: limit) }
}

@Suite("Another driver takes the model phone's place")
struct DriverTests {
  private func film(_ id: String, _ casting: @escaping ScenarioPlayer.Casting) throws -> [Film] {
    let plan = CompiledPlan(try Plans.shipped())
    let index = try #require(plan.plan.cases.firstIndex { $0.id == id })
    let launch = Launch()
    let verdict = plan.play(
      index, RunOptions(keepsFilms: true), launch, TestSheets(launch), casting: casting)
    #expect(verdict.status == .passed)
    return verdict.scenarios.map(\.film)
  }

  @Test("the same steps play on it, and the films are the same", arguments: ["C5", "D6", "W7"])
  func plays(_ id: String) throws {
    let own = try film(id) { ModelPhone($0) }
    let other = try film(id) { RemotePhone(phone: ModelPhone($0)) }
    #expect(own.count == other.count && !own.isEmpty)
    for (one, two) in zip(own, other) {
      #expect(one.difference(to: two) == nil)
    }
  }

  @Test("the first frame in which two films part is told")
  func parts() throws {
    var rules = Rules()
    rules.strings.searchInDirectory = "Search the directory"
    let faulty = Launch(rules: rules)
    func typed(_ launch: Launch) throws -> Film {
      var stage = Stage(ModelPhone(launch), cause: "start")
      try stage.perform(.enterText("news"), as: .type, cause: "type “news”")
      return stage.film
    }
    let difference = try #require(try typed(Launch()).difference(to: try typed(faulty)))
    #expect(difference.frame == 1)
    #expect(difference.description.contains("Search the directory"))
  }
}
