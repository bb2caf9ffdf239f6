extension Claim {
  /// Judges the claim as it applies to the scenario's options and example.
  ///
  /// Where a condition does not hold, or what was typed does not fit the plan's description, the subject must not be
  /// there.
  func judge(_ judge: inout Judge) throws(StepError) {
    guard conditions.hold(in: judge.options) else {
      return try requireAbsence(of: subjects, &judge)
    }
    guard let example = judge.take.scene.example, !example.fits, !isNegated else {
      try test(&judge)
      try requireRelation(judge.take)
      return try judgeOnFurtherPages(&judge)
    }
    let open = subjects.filter { $0.depends(on: example) }
    if !open.isEmpty { try requireAbsence(of: open, &judge) }
    var rest = self
    rest.subjects = subjects.filter { !$0.depends(on: example) }
    if !rest.subjects.isEmpty || open.isEmpty { try rest.test(&judge) }
  }

  /// Tests the predicate, or what its denial means.
  func test(_ judge: inout Judge) throws(StepError) {
    try requireReadable()
    guard isNegated else { return try predicate.test(self, &judge) }
    var positive = self
    positive.isNegated = false
    switch predicate.denial {
    case .own:
      try predicate.test(self, &judge)
    case .inverted:
      try judge.requireFailure { judge throws(StepError) in
        try positive.predicate.test(positive, &judge)
      }
    case .stays:
      positive.whens = []
      if whens.contains(where: \.isAtTheEnd) { try judge.loadToTheEnd() }
      try Predicate.stays.test(positive, &judge)
    case .disappears:
      try Predicate.disappears.test(positive, &judge)
    case .isThere:
      try Predicate.isThere.test(positive, &judge)
    }
  }

  /// Requires that the predicate looks at all that stands behind it.
  private func requireReadable() throws(StepError) {
    let name = "“\(predicate.name)”"
    if !places.isEmpty, !predicate.reads.contains(.places) {
      throw StepError(.error, "\(name) cannot be said of a place")
    }
    if !whens.isEmpty, !predicate.reads.contains(.moments) {
      throw StepError(.error, "\(name) cannot be said of a moment")
    }
    let hasRowCondition = conditions.contains { if case .ofRow = $0 { true } else { false } }
    if hasRowCondition, !predicate.reads.contains(.rowConditions) {
      throw StepError(.error, "\(name) cannot be said of some rows only")
    }
  }

  private func requireAbsence(of things: [Thing], _ judge: inout Judge) throws(StepError) {
    var absent = self
    absent.subjects = things
    absent.isNegated = true
    absent.conditions = []
    let take = judge.take
    try absent.require(.hidden, in: take.afterAction, take, &judge)
  }
}
