package import ScreenModel

/// Which cell of a case a clause stands in.
package enum CellKind: String, Hashable, Sendable {
  case `do`, expect
}

/// One phrase of the plan, and what became of it in one scenario.
package struct ClauseVerdict: Hashable, Sendable {
  /// How a clause came out.
  package enum Status: String, Hashable, Sendable {
    case passed, failed, undefined, error, remark
    /// No frame was judged: an earlier step failed, or the clause speaks of another configuration.
    case notPlayed
  }

  package var cell: CellKind
  package var position: SourcePosition
  /// The plan's own words.
  package var text: String
  /// The phrase of the vocabulary that read them.
  package var step: String
  package var status: Status
  /// What was seen instead, in words; `nil` where nothing is to be said.
  package var message: String?
  /// The frame in which it was found to fail, in which it last held, or, for a step of the Do cell, was done.
  ///
  /// It may lie outside the film where another one is kept, because that shows the failure.
  package var frame: Int?
  /// The follow-up whose film the frame is in, as an index; `nil` for the scenario's own film.
  package var followUp: Int?

  /// Makes a clause's verdict from its parts.
  package init(
    cell: CellKind, position: SourcePosition, text: String, step: String, status: Status,
    message: String? = nil, frame: Int? = nil, followUp: Int? = nil
  ) {
    self.cell = cell
    self.position = position
    self.text = text
    self.step = step
    self.status = status
    self.message = message
    self.frame = frame
    self.followUp = followUp
  }
}

/// One way of playing a case: a phone, a variant, a film and what each clause says of it.
package struct ScenarioVerdict: Hashable, Sendable {
  package var configuration: Configuration
  /// What sets it apart from the other scenarios of the configuration; empty when there is one only.
  package var variant: String
  package var status: Status
  /// How long it took on the virtual clock, in milliseconds.
  package var virtualMilliseconds: Int
  package var clauses: [ClauseVerdict]
  package var film: Film
  /// The follow-ups that were played on copies of the film's end, for `show`.
  package var followUps: [FollowUpFilm] = []
  /// The name and the account of an invariant that was broken, if one was.
  package var brokenInvariant: String?
  /// Why its Do cell could not be played to its end, if it could not.
  package var obstacle: String?

  /// Makes a scenario's verdict from its parts.
  package init(
    configuration: Configuration, variant: String = "", status: Status,
    virtualMilliseconds: Int = 0, clauses: [ClauseVerdict] = [], film: Film = Film(),
    brokenInvariant: String? = nil
  ) {
    self.configuration = configuration
    self.variant = variant
    self.status = status
    self.virtualMilliseconds = virtualMilliseconds
    self.clauses = clauses
    self.film = film
    self.brokenInvariant = brokenInvariant
  }
}

/// A follow-up of the Expect cell and its film.
package struct FollowUpFilm: Hashable, Sendable {
  /// The plan's own words.
  package var text: String
  package var film: Film
  /// The first frame that the follow-up brought about; those before it are another film's.
  package var start: Int

  package init(text: String, film: Film, start: Int) {
    self.text = text
    self.film = film
    self.start = start
  }
}

/// A case of the plan with all its scenarios.
package struct CaseVerdict: Sendable {
  package var script: CaseScript
  package var status: Status
  /// Why it was skipped or could not be played; `nil` otherwise.
  package var reason: String?
  /// Whether the plan marks it "Manual only".
  package var isManual: Bool
  package var scenarios: [ScenarioVerdict]

  /// Makes a case's verdict from its parts.
  package init(
    script: CaseScript, status: Status, reason: String? = nil, isManual: Bool = false,
    scenarios: [ScenarioVerdict] = []
  ) {
    self.script = script
    self.status = status
    self.reason = reason
    self.isManual = isManual
    self.scenarios = scenarios
  }
}

/// An acceptance criterion and its cases.
package struct CriterionVerdict: Sendable {
  package var id: String
  package var status: CriterionStatus
  /// The IDs of its cases, in the plan's order.
  package var cases: [String]
  /// The IDs of those that are still owed on a device.
  package var manual: [String]
  /// Why it failed or is undecided, in words.
  package var reason: String?

  /// Makes a criterion's verdict from its parts.
  package init(
    id: String, status: CriterionStatus, cases: [String], manual: [String] = [],
    reason: String? = nil
  ) {
    self.id = id
    self.status = status
    self.cases = cases
    self.manual = manual
    self.reason = reason
  }
}

/// A whole run.
package struct RunVerdict: Sendable {
  package var plan: Plan
  package var cases: [CaseVerdict]
  package var criteria: [CriterionVerdict]

  /// Makes a run's verdict from its parts.
  package init(plan: Plan, cases: [CaseVerdict], criteria: [CriterionVerdict]) {
    self.plan = plan
    self.cases = cases
    self.criteria = criteria
  }
}
