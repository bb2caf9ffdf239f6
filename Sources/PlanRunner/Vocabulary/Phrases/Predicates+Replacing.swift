import ScreenModel

extension Predicate {
  /// The subject takes the object's place: the object was there before, and only the subject is now.
  package static let replaces = Predicate("replaces", takesObject: true, reads: .places) {
    claim, judge throws(StepError) in
    let take = judge.take
    var old = claim
    old.subjects = claim.objects.map(\.thing)
    try claim.require(.hidden, in: [take.before], take, &judge)
    try old.require(.shown, in: [take.before], take, &judge)
    try claim.require(.shown, in: [take.end], take, &judge)
    try old.require(.hidden, in: [take.end], take, &judge)
    try requireAlone(claim.subjects, inPlaceOf: old.subjects, take)
  }

  /// Requires that nothing else has come into the strip that the old things stood in.
  private static func requireAlone(
    _ new: [Thing], inPlaceOf old: [Thing], _ take: Take
  ) throws(StepError) {
    let (before, after) = (take.look(take.before), take.atRest)
    var strips: Set<Element.Identifier> = []
    for thing in old {
      for index in try thing.find(before) { strips.formUnion(before.strips(around: index)) }
    }
    var rows: Set<Int> = []
    for thing in new {
      for index in try thing.find(after) { rows.insert(after.row(of: index) ?? index) }
    }
    for row in rows {
      let holder = after.elements[row].parent
      guard holder >= 0, strips.contains(after.elements[holder].identifier) else { continue }
      let other = after.children(of: holder).first { index in
        !rows.contains(index) && !before.elements.contains { $0.isSame(as: after.elements[index]) }
      }
      if let other {
        throw StepError(
          .failed, "\(after.describe(other)) has come there too", frame: take.end)
      }
    }
  }
}

extension Look {
  /// What an element stands in, but for lists and whole screens, which hold all kinds of things.
  fileprivate func strips(around index: Int) -> Set<Element.Identifier> {
    var found: Set<Element.Identifier> = []
    var holder = elements[index].parent
    while holder >= 0, elements[holder].parent >= 0 {
      if elements[holder].identifier != .list { found.insert(elements[holder].identifier) }
      holder = elements[holder].parent
    }
    return found
  }

  fileprivate func children(of index: Int) -> [Int] {
    screen.descendants(of: index).filter { elements[$0].parent == index }
  }
}

extension Element {
  fileprivate func isSame(as other: Element) -> Bool {
    identifier == other.identifier && label == other.label
  }
}
