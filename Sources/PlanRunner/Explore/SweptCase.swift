/// A case and what became of it under the schedules of a sweep.
package struct SweptCase: Sendable {
  /// What a sweep says of a case.
  package enum Status: String, Hashable, Sendable, CaseIterable {
    /// It passed under every schedule.
    case held
    /// It failed under one at least.
    case failed
    /// It does not pass without a schedule, so there is nothing to sweep.
    case notSwept = "not swept"
  }

  /// The case as it is played without a schedule.
  package var plain: CaseVerdict
  /// What its words say of time.
  package var pins: Pins
  /// How many scenarios it has, of which each schedule plays one.
  package var scenarios: Int
  /// How many schedules were played, and under how many it failed.
  package var played: Int
  package var failed: Int
  /// The choices that were given and that a play came to; empty where seeds draw them.
  package var met: Set<Choice> = []
  /// The first failure; `nil` where there is none.
  package var failure: SweepFailure?

  /// Makes a swept case from its parts.
  package init(
    plain: CaseVerdict, pins: Pins = Pins(), scenarios: Int = 0, played: Int = 0, failed: Int = 0,
    failure: SweepFailure? = nil
  ) {
    self.plain = plain
    self.pins = pins
    self.scenarios = scenarios
    self.played = played
    self.failed = failed
    self.failure = failure
  }

  package var id: String { plain.script.planCase.id }

  package var status: Status {
    if plain.status != .passed { return .notSwept }
    return failed > 0 ? .failed : .held
  }
}

/// A schedule under which a case fails, with as few choices as it takes.
package struct SweepFailure: Sendable {
  /// The seed that drew it; `nil` where the choices were given.
  package var seed: UInt64?
  /// How many choices the seed drew that differ from a plain run.
  package var drawn: Int
  /// The choices that are left and still make the case fail in the same way.
  package var choices: [Choice]
  /// The scenario as it is played under these choices.
  package var verdict: ScenarioVerdict
  /// How many plays it took to find them.
  package var plays: Int

  /// Makes a failure from its parts.
  package init(
    seed: UInt64?, drawn: Int, choices: [Choice], verdict: ScenarioVerdict, plays: Int
  ) {
    self.seed = seed
    self.drawn = drawn
    self.choices = choices
    self.verdict = verdict
    self.plays = plays
  }

  /// What is wrong in a scenario, to tell one failure from another.
  package struct Sign: Hashable, Sendable {
    /// The first phrase that does not hold; `nil` where only an invariant is broken.
    package var position: SourcePosition?
    /// The name of the broken invariant.
    package var invariant: String?

    /// Gives what is wrong in a scenario, or `nil` when it passes.
    package init?(_ verdict: ScenarioVerdict) {
      guard verdict.status != .passed else { return nil }
      position =
        verdict.clauses.first { $0.status == .failed || $0.status == .error }?.position
      guard position == nil else { return }
      invariant = verdict.brokenInvariant.map { String($0.prefix { $0 != ":" }) }
    }
  }
}
