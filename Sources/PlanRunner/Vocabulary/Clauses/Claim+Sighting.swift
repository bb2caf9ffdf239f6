import ScreenModel

/// What a look says of a thing.
package struct Sighting: Sendable {
  /// Whether it is there, and all of it as the claim has it.
  package var isThere: Bool
  /// Whether anything of it is there as the claim has it.
  package var isSomewhere: Bool
  /// Says what is wrong; it is asked for where that matters only.
  var explain: @Sendable () -> String = { "" }

  /// What is wrong, where it is not there as it should be.
  package var reason: String { explain() }
}

extension Claim {
  /// Looks for a thing, at the claim's places and under its conditions.
  ///
  /// A part under a subject is looked for in each of the subject's rows, of which there must be one.
  package func sight(
    _ thing: Thing, _ look: Look, _ judge: inout Judge
  ) throws(StepError) -> Sighting {
    guard let rows, thing.reach == .part else {
      return try sight(thing, among: look, in: nil)
    }
    let found = try rows.find(look)
    guard !found.isEmpty else {
      return Sighting(isThere: false, isSomewhere: false) { "\(rows.name) is not there" }
    }
    var sum = Sighting(isThere: true, isSomewhere: false)
    for row in found {
      var inRow = look
      inRow.within = [row]
      let isExpected = thing.isDue(look, row) && applies(toRow: row, look, &judge)
      let one = try sight(thing, among: inRow, in: row)
      sum.isSomewhere = sum.isSomewhere || one.isSomewhere
      guard one.isThere != isExpected, sum.isThere else { continue }
      sum.isThere = false
      sum.explain = {
        isExpected
          ? "\(look.describe(row)): \(one.reason)"
          : "\(look.describe(row)) has \(thing.name), which it should not"
      }
    }
    return sum
  }

  private func sight(
    _ thing: Thing, among look: Look, in row: Int?
  ) throws(StepError) -> Sighting {
    let found = try thing.find(look)
    guard !found.isEmpty else {
      return Sighting(isThere: false, isSomewhere: false) {
        let others = look.all { thing.kin.contains($0.identifier) }.prefix(3).map(look.describe)
        let instead = others.isEmpty ? "" : "; there is \(others.joined(separator: ", "))"
        return "\(thing.name) is not there\(instead)"
      }
    }
    var reason = ""
    var fitting = 0
    for index in found {
      if let flaw = try flaw(of: thing, index, look, row: row ?? index) {
        if reason.isEmpty { reason = flaw }
      } else {
        fitting += 1
      }
    }
    return Sighting(
      isThere: thing.isSpread ? fitting > 0 : fitting == found.count, isSomewhere: fitting > 0
    ) { [reason] in reason }
  }

  private func flaw(
    of thing: Thing, _ index: Int, _ look: Look, row: Int
  ) throws(StepError) -> String? {
    if look.elements[index].traits.contains(.upsideDown) {
      return "\(look.describe(index)) is drawn upside down"
    }
    if let flaw = thing.flaw(look, index) { return flaw }
    for place in places {
      if let flaw = try place.flaw(look, index) {
        return "\(look.describe(index)) \(flaw), not \(place.name)"
      }
    }
    for case .detail(_, let detail) in conditions {
      if let flaw = detail(look, index) { return flaw }
    }
    return nil
  }

  private func applies(toRow row: Int, _ look: Look, _ judge: inout Judge) -> Bool {
    var applies = true
    for case .ofRow(let name, let condition) in conditions {
      let holds = condition(look, row)
      judge.coverage[judge.clauseIndex, default: Judge.Coverage(name: name)].note(holds)
      applies = applies && holds
    }
    return applies
  }
}

extension [Condition] {
  /// Tells whether those that speak of the scenario hold with these options.
  package func hold(in options: DoStep.Options) -> Bool {
    for case .ofScenario(let variant, let option) in self where options[variant] != option {
      return false
    }
    return true
  }
}

extension Judge.Coverage {
  package init(name: String) {
    self.name = name
  }

  package mutating func note(_ holds: Bool) {
    if holds { with = true } else { without = true }
  }
}
