/// A step of a Do cell, or of a follow-up in an Expect cell.
package struct DoStep: Sendable {
  package typealias Run = @Sendable (inout Scene, Options) throws(StepError) -> Void

  /// Which options of its variants a scenario has chosen.
  package struct Options: Sendable {
    package var chosen: [Variant: Int]

    package init(_ chosen: [Variant: Int] = [:]) {
      self.chosen = chosen
    }

    /// Gives the chosen option of a variant; the first where the case has no such variant.
    package subscript(variant: Variant) -> Int { chosen[variant] ?? 0 }
  }

  package var name: String
  /// The choices that the step offers; each is played.
  package var variants: [Variant]
  /// What the plan's words ask of the phone that it is played on.
  package var demands: [Demand]
  /// The row that it speaks of, for "the row" later on.
  package var row: Thing?
  /// Whether it says how the step before it comes about, and so is done before it.
  package var isMeans = false
  /// Whether it is over only when its search has come back, so that the next step waits for that.
  package var awaitsReply = false
  /// What its words say of the time of replies, which no schedule may change.
  package var pin: Pin?
  /// Whether it searches by itself where no search runs.
  package var startsOwnSearch: Bool
  /// Whether it is over only when results are shown, so that no search runs behind it.
  package var endsWithResults: Bool
  /// Whether it needs no search, so that it can be done with the switch as the Setup leaves it.
  package var needsNoSearch = false
  /// The ways of doing it ("or"), any of which may not be offered where nothing is to happen.
  package var ways: [Variant] = []
  /// Gives the step with an example for its term; `nil` where it takes none.
  package var withExample: (@Sendable (String) -> DoStep)?
  package var run: Run

  package init(
    _ name: String, variants: [Variant] = [], demands: [Demand] = [], row: Thing? = nil,
    pin: Pin? = nil, startsOwnSearch: Bool = false, endsWithResults: Bool = false,
    run: @escaping Run
  ) {
    self.name = name
    self.pin = pin
    self.startsOwnSearch = startsOwnSearch
    self.endsWithResults = endsWithResults
    self.variants = variants
    self.demands = demands
    self.row = row
    self.run = run
  }
}

/// What a step asks for before the scenario begins.
package enum Demand: Hashable, Sendable {
  /// The "Directory search" switch stands so at the start.
  case directorySwitch(Bool)
  /// Results have to be there, so the switch is on.
  case results
  /// The alert that asks has to come, so the switch is off.
  case alert
  case smallPhone, largeText
  /// The chat list shows results before anything is done on New chat.
  case chatListInUse
  /// A profile that shows the onboarding pages.
  case onboardingProfile
  case surface(StartScreen)
  /// The plan says that only people can do it; it is simulated all the same.
  case manual
  /// The steps of another case come first.
  case after(caseID: String)
}
