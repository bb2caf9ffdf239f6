extension Clause {
  /// Whether it says that something does not come, does not change, goes on, or is as it always was.
  package var saysNothingChanges: Bool {
    switch kind {
    case .claim(let claim): claim.saysNothingChanges
    case .statement(let statement, let isNegated, _, let isAsBefore):
      statement.isDenial != isNegated || isAsBefore
    case .followUp, .reference, .backToMain, .remark: false
    }
  }

  /// Whether it names a stretch of the film that it speaks of ("while the results load").
  package var namesStretch: Bool {
    let whens =
      switch kind {
      case .claim(let claim): claim.whens
      case .statement(_, _, let whens, _): whens
      case .followUp, .reference, .backToMain, .remark: [When]()
      }
    return whens.contains { when in
      switch when {
      case .during, .once: true
      case .after, .atOnce, .upon, .atTheEnd, .later: false
      }
    }
  }

  /// The names of what it speaks of, for another clause that speaks of the same.
  package var subjectNames: [String] {
    switch kind {
    case .claim(let claim):
      (claim.subjects + claim.objects.map(\.thing)).map { $0.label ?? $0.name }
    case .statement(let statement, _, _, _): [statement.name]
    case .followUp, .reference, .backToMain, .remark: []
    }
  }
}

extension Claim {
  fileprivate var saysNothingChanges: Bool {
    if isAsBefore || places.contains(where: \.isAsUsual) { return true }
    let isEvent = predicate.denial == .stays
    if isEvent { return isNegated }
    return isNegated != (predicate.isAbsence || predicate.isPersistence)
  }

  /// Whether it says no more than where the things stand that the clause before it speaks of.
  package func isDetail(of other: Clause) -> Bool {
    guard case .claim(let before) = other.kind, predicate.name == Predicate.isThere.name,
      !isNegated, !places.isEmpty
    else { return false }
    return subjects.map(\.name) == before.subjects.map(\.name)
  }
}

extension Predicate {
  /// Whether it says that what is there goes on, or that no more of it comes.
  fileprivate var isPersistence: Bool {
    [Predicate.stays.name, Predicate.appearsOnce.name].contains(name)
  }
}
