import ScreenModel

/// Scenarios that differ in the toolbar mode only and can be drawn side by side.
struct FilmGroup {
  var scenarios: [ScenarioVerdict]

  /// The worst status of its scenarios.
  var status: Status {
    scenarios.map(\.status).max() ?? .passed
  }

  /// Gives the groups of a case, in the order of their first scenarios.
  static func of(_ verdict: CaseVerdict) -> [FilmGroup] {
    var groups: [FilmGroup] = []
    var places: [Key: Int] = [:]
    for scenario in verdict.scenarios {
      let key = Key(scenario)
      if let index = places[key] {
        groups[index].scenarios.append(scenario)
      } else {
        places[key] = groups.count
        groups.append(FilmGroup(scenarios: [scenario]))
      }
    }
    return groups
  }

  private struct Key: Hashable {
    var phone: Phone
    var textSize: TextSize
    var ios: Int
    var variant: String

    init(_ scenario: ScenarioVerdict) {
      phone = scenario.configuration.phone
      textSize = scenario.configuration.textSize
      ios = scenario.configuration.ios
      variant = scenario.variant
    }
  }
}
