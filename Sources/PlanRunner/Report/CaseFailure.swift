/// What went wrong in one way, in one or more scenarios of a case.
struct CaseFailure {
  /// The clause of the plan that did not hold; `nil` for a broken invariant.
  var clause: ClauseVerdict?
  /// What was seen instead, in words.
  var message: String
  /// The scenarios that it happened in, in order.
  var scenarios: [ScenarioVerdict]
  /// The frame of the first scenario's film that shows it.
  var frame: Frame?

  /// Gives a case's failures; the same one in several scenarios is one.
  static func of(_ verdict: CaseVerdict) -> [CaseFailure] {
    var failures: [CaseFailure] = []
    var places: [Key: Int] = [:]
    for scenario in verdict.scenarios {
      for found in of(scenario) {
        let key = Key(found)
        if let index = places[key] {
          failures[index].scenarios += found.scenarios
        } else {
          places[key] = failures.count
          failures.append(found)
        }
      }
    }
    return failures
  }

  private static func of(_ scenario: ScenarioVerdict) -> [CaseFailure] {
    var found = scenario.clauses.filter { $0.status == .failed || $0.status == .error }.map {
      clause in
      let followUp = clause.followUp.flatMap { place in
        scenario.followUps.indices.contains(place) ? scenario.followUps[place].film : nil
      }
      let frames = (followUp ?? scenario.film).frames
      let frame = clause.frame.flatMap { frames.indices.contains($0) ? frames[$0] : nil }
      return CaseFailure(
        clause: clause, message: clause.message ?? "it did not hold", scenarios: [scenario],
        frame: frame)
    }
    if let broken = scenario.brokenInvariant {
      let frame = scenario.film.frames.last
      found.append(CaseFailure(message: broken, scenarios: [scenario], frame: frame))
    }
    return found
  }

  private struct Key: Hashable {
    var cell: CellKind?
    var position: SourcePosition?
    var text: String?
    var message: String

    init(_ failure: CaseFailure) {
      cell = failure.clause?.cell
      position = failure.clause?.position
      text = failure.clause?.text
      message = failure.message
    }
  }
}
