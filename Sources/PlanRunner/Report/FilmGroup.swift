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

/// A follow-up of the Expect cell in the scenarios of a group that played it.
struct FollowUpGroup {
  /// The plan's own words.
  var text: String
  var films: [(scenario: ScenarioVerdict, film: FollowUpFilm)]

  /// Gives the follow-ups of a group in the order in which they were played.
  static func of(_ group: FilmGroup) -> [FollowUpGroup] {
    var groups: [FollowUpGroup] = []
    for scenario in group.scenarios {
      var from = 0
      for film in scenario.followUps {
        let words = film.text.withoutEndingComma()
        let place = groups.indices.first { $0 >= from && groups[$0].text == words }
        let index = place ?? groups.count
        if place == nil { groups.append(FollowUpGroup(text: words, films: [])) }
        groups[index].films.append((scenario, film))
        from = index + 1
      }
    }
    return groups
  }
}
