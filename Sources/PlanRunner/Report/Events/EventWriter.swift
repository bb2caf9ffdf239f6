/// Writes a run as a stream of events, version 1: JSON objects, one to a line.
///
/// `docs/events.md` tells what the lines hold. First what was asked for and the plan, then the cases in the plan's
/// order, each with its scenarios and what they need, then the criteria and the end. The same run gives the same
/// bytes. The cases are given as ``CaseVerdict/recorded()`` leaves them.
package struct EventWriter: Sendable {
  /// The version of the stream: it is raised when something is removed or changes its meaning.
  package static let version = 1

  private var json = JSONBytes()
  private var screens = ScreenTable()

  /// Makes a writer of a new stream.
  package init() {}

  /// Gives the whole stream of a run that is over.
  package static func bytes(_ outcome: RunOutcome) -> [UInt8] {
    var writer = EventWriter()
    var bytes = writer.start(outcome.beginning)
    for index in outcome.selection.indices {
      bytes += writer.add(outcome.run.cases[index], at: index)
    }
    return bytes + writer.end(outcome)
  }

  /// Gives the lines that come before anything is played.
  package mutating func start(_ beginning: RunBeginning) -> [UInt8] {
    json.start(beginning)
    let plan = beginning.plan
    for (index, section) in plan.sections.enumerated() { json.section(section, at: index) }
    for (index, planCase) in plan.cases.enumerated() { json.planCase(planCase, at: index) }
    return json.take()
  }

  /// Gives the lines of a case that has been played, by its place in the plan.
  package mutating func add(_ verdict: CaseVerdict, at index: Int) -> [UInt8] {
    for (number, scenario) in verdict.scenarios.enumerated() {
      let films = [scenario.film] + scenario.followUps.map(\.film)
      let shown = films.map { film in
        film.frames.map { screens.number(of: $0.screen, writing: &json) }
      }
      json.scenario(scenario, number: number, of: index, screens: shown)
    }
    json.caseEnd(verdict, at: index)
    return json.take()
  }

  /// Gives the lines that come when everything has been played.
  package mutating func end(_ outcome: RunOutcome) -> [UInt8] {
    for criterion in outcome.run.criteria { json.criterion(criterion) }
    json.end(outcome, lines: json.lines + 1)
    return json.take()
  }
}
