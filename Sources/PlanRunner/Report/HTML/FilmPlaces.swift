import ScreenModel

/// Where the films of a case stand on the page, so that a phrase can lead to the frame that decided it.
struct FilmPlaces {
  /// What tells a scenario of a case from the others.
  private struct Key: Hashable {
    var configuration: Configuration
    var variant: String

    init(_ scenario: ScenarioVerdict) {
      configuration = scenario.configuration
      variant = scenario.variant
    }
  }

  /// The place of a phrase in the plan.
  private struct Words: Hashable {
    var position: SourcePosition
    var text: String
  }

  private var films: [Key: Anchor] = [:]
  private var followUps: [Key: [Anchor]] = [:]
  private var phrases: [Words: Anchor] = [:]
  /// The frames in which something did not hold.
  private(set) var failing: Set<Anchor> = []

  /// The ways of playing the case, in the order in which they stand on the page: the most telling one first.
  let ways: [(index: Int, group: FilmGroup)]
  /// The ways whose films are shown.
  private(set) var shown: Set<Int> = []

  /// Finds the places of a case's films, of those that the page shows.
  init(_ verdict: CaseVerdict, _ anchor: Anchor, _ choice: FilmChoice, _ studio: inout Studio) {
    let groups = Array(FilmGroup.of(verdict).enumerated())
    let telling = groups.first { $0.element.status > .skipped }?.offset ?? 0
    ways = (groups.filter { $0.offset == telling } + groups.filter { $0.offset != telling })
      .map { ($0.offset, $0.element) }
    for (number, (index, group)) in ways.enumerated() {
      guard choice.shows(group.status, at: number), studio.takes(group) else { continue }
      shown.insert(index)
      let place = FilmPlaces.place(of: index, anchor)
      for scenario in group.scenarios {
        films[Key(scenario)] = place.within(scenario.configuration.mode.rawValue)
      }
      for (number, followUp) in FollowUpGroup.of(group).enumerated() {
        for (scenario, _) in followUp.films {
          let film = place.within(scenario.configuration.mode.rawValue)
          followUps[Key(scenario), default: []].append(film.within("then\(number + 1)"))
        }
      }
    }
    for scenario in verdict.scenarios { add(scenario) }
  }

  /// Gives the place of a way of playing a case: the first one has the case's own.
  static func place(of group: Int, _ anchor: Anchor) -> Anchor {
    group == 0 ? anchor : anchor.within("\(group + 1)")
  }

  /// Gives the frame that decided a phrase, the first failing one before others.
  func frame(of clause: ClauseVerdict) -> Anchor? {
    phrases[Words(position: clause.position, text: clause.text)]
  }

  private mutating func add(_ scenario: ScenarioVerdict) {
    for clause in scenario.clauses {
      guard let anchor = frame(of: clause, in: scenario) else { continue }
      let words = Words(position: clause.position, text: clause.text)
      let isBad = clause.status == .failed || clause.status == .error
      if isBad { failing.insert(anchor) }
      if let known = phrases[words], !isBad || failing.contains(known) { continue }
      phrases[words] = anchor
    }
  }

  private func frame(of clause: ClauseVerdict, in scenario: ScenarioVerdict) -> Anchor? {
    guard let index = clause.frame else { return nil }
    let key = Key(scenario)
    guard let place = clause.followUp else {
      return scenario.film.frames.indices.contains(index) ? films[key]?.frame(index + 1) : nil
    }
    guard scenario.followUps.indices.contains(place), let anchors = followUps[key],
      anchors.indices.contains(place)
    else { return nil }
    let film = scenario.followUps[place]
    guard index >= film.start, film.film.frames.indices.contains(index) else { return nil }
    return anchors[place].frame(index + 1)
  }
}
