package import FakeDirectory

/// A case with all that its schedules are played with.
package struct SweepSubject: Sendable {
  /// The ways of playing it, of which each seed plays one.
  package let scenarios: [ScenarioPlan]
  /// What its words say of time.
  package let pins: Pins
  private let player: @Sendable (ScenarioPlan, Schedule, ModelPhones) -> ScenarioVerdict
  private let id: String

  /// Prepares a bound case of a plan; the launch is what every phone starts with.
  package init(
    _ compiled: CompiledCase, of plan: CompiledPlan, options: RunOptions, base: Launch,
    sheets: TestSheets
  ) {
    id = compiled.id
    scenarios = plan.matrix.scenarios(of: compiled, options: options)
    pins = compiled.pins(otherCase: plan.compiledCase)
    let blank = ScenarioPlayer.Record(compiled)
    player = { scenario, schedule, phones in
      ScenarioPlayer(
        compiled: compiled, otherCase: plan.compiledCase, plan: scenario, base: base,
        casting: { phones.phone($0).following(schedule) }, sheets: sheets, blank: blank
      ).play().verdict
    }
  }

  /// The scenario that a seed is played in: one after the other, so that each has its share.
  package func scenario(of seed: UInt64) -> Int {
    Int(seed % UInt64(max(1, scenarios.count)))
  }

  /// What a seed draws from in this case, whatever else is selected.
  package func generator(_ seed: UInt64) -> SeededGenerator {
    SeededGenerator(seed: seed).stream(id)
  }

  /// Plays one of its scenarios.
  package func play(
    _ scenario: Int, _ schedule: Schedule, _ phones: ModelPhones
  ) -> ScenarioVerdict {
    player(scenarios[scenario], schedule, phones)
  }
}
