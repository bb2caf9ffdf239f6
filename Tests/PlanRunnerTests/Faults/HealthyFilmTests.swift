import PlanRunner
import ScreenModel
import Testing

@Suite("An app without a fault")
struct HealthyFilmTests {
  private static let indices = Array(FaultFixture.plan.cases.indices)

  private func films(_ launch: Launch, jobs: Int = 1) -> [Film] {
    var options = RunOptions(jobs: jobs)
    options.keepsFilms = true
    return FaultFixture.compiled.play(Self.indices, options: options, base: launch)
      .flatMap(\.scenarios).flatMap { [$0.film] + $0.followUps.map(\.film) }
  }

  @Test("an empty fault leaves every film of the plan as it was, frame by frame")
  func films() {
    let plain = films(Launch())
    let empty = films(Launch(rules: FaultFixture.none.rules), jobs: 2)
    #expect(plain.count > 233)
    #expect(plain.count == empty.count)
    #expect(zip(plain, empty).allSatisfy { $0 == $1 })
  }
}
