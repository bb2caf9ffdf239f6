import ScreenModel

extension ExpectComposer {
  mutating func flush() {
    let clause = pending
    guard !clause.isEmpty else {
      if let range = clause.range, !clause.steps.isEmpty, clause.owner != nil {
        problems.append((range, "there is nothing that these words speak of"))
      }
      pending = Pending()
      return
    }
    pending = Pending()
    if let statement = clause.statement {
      if clause.hasMoreThanStatement {
        problems.append(
          (clause.range ?? 0..<0, "a whole clause cannot be said of a thing or a place"))
      }
      emit(
        .statement(
          statement, isNegated: isNegated, whens: scopeWhens + clause.whens,
          isAsBefore: clause.isAsBefore),
        clause.range ?? 0..<0, clause.steps.joined(separator: " + "), isLayout: false,
        variants: statement.variants + clause.conditions.variants, modes: clause.modes)
      clauses[clauses.count - 1].conditions = clause.conditions
      return
    }
    let claim = claim(clause)
    guard !claim.subjects.isEmpty || !claim.predicate.needsSubject else {
      problems.append((clause.range ?? 0..<0, "there is nothing that these words speak of"))
      return
    }
    if claim.predicate.takesObject, claim.objects.isEmpty {
      problems.append(
        (clause.range ?? 0..<0, "“\(claim.predicate.name)” says nothing without what follows it"))
    }
    if claim.isNegated, claim.predicate.denial != .own,
      claim.subjects.contains(where: { $0.name == Nouns.anything.name })
    {
      problems.append(
        (clause.range ?? 0..<0, "“\(claim.predicate.name)” can't be said of nothing"))
    }
    let before = clause.isThen && clause.predicate != nil ? lastEvent : nil
    emit(
      .claim(claim), clause.range ?? 0..<0, clause.steps.joined(separator: " + "),
      isLayout: claim.isLayout, variants: claim.variants, modes: clause.modes)
    clauses[clauses.count - 1].comesAfter = before
    enumeration += clause.things.map(\.thing)
    if !clause.things.isEmpty { lastNamed = clause.things.map(\.thing) }
    if let subject = clause.predicate?.newSubject {
      subjects = [subject]
      lastSubject = subject
    } else if !clause.things.isEmpty, !clause.isWith, !isNegated || clause.predicate != nil {
      subjects = clause.things.map(\.thing)
      lastSubject = subjects.last
    }
    owner = clause.owner ?? owner
  }

  func claim(_ clause: Pending) -> Claim {
    var claim = Claim()
    claim.subjects = clause.things.map(\.thing)
    claim.conditions = clause.conditions + clause.things.flatMap(\.conditions)
    let carriesSubject = clause.predicate?.needsSubject ?? true
    if claim.subjects.isEmpty, clause.owner == nil, carriesSubject {
      claim.subjects = subjects.isEmpty ? lastNamed : subjects
    }
    claim.objects = clause.objects
    claim.predicate = clause.predicate ?? .isThere
    // "is below the field" says where it is, not what.
    if claim.predicate.name == Predicate.isText.name, clause.objects.isEmpty, !clause.places.isEmpty
    {
      claim.predicate = .isThere
    }
    if !clause.comesAfter.isEmpty, clause.predicate == nil {
      claim.predicate = .comesAfter(clause.comesAfter)
    }
    // Another row is the last one when this one is gone.
    if claim.predicate.denial == .stays, let row = lastRow {
      claim.subjects = claim.subjects.map { $0.isSuperlative ? row : $0 }
    }
    claim.isNegated = isNegated
    claim.places = clause.places
    if let container, !isNegated, rows == nil, !clause.isWith { claim.places.append(container) }
    claim.whens = scopeWhens + clause.whens
    claim.isAsBefore = clause.isAsBefore
    if let owner = clause.owner {
      claim.rows = owner
      return claim
    }
    let subject = subjects.last
    if clause.isWith, !isNegated, let subject, !subject.isRow, subject.label == nil,
      !subject.holdsButtons
    {
      claim.places.append(Places.within(subject))
    }
    let row = subject?.isRow == true ? subject : nil
    // Denied of nothing in particular, a part must not be anywhere on the screen.
    let other = isNegated && !clause.isWith ? nil : Nouns.focusOrResults
    claim.rows = rows ?? row ?? owner ?? other
    if clause.isWith, row == nil, let subject, subject.label != nil {
      claim.rows = .rows(holding: subject)
    }
    if rows != nil || clause.isWith && (row != nil || owner?.isRow == true) {
      if clause.isWith, let row { claim.rows = row }
      claim.subjects = claim.subjects.map { $0.asPart }
    }
    if clause.isWith, rows == nil, let subject, subject.holdsButtons,
      claim.subjects.allSatisfy({ $0.label != nil })
    {
      claim.rows = subject
      claim.subjects = claim.subjects.map { $0.asPart }
    }
    return claim
  }

  mutating func emit(
    _ kind: Clause.Kind, _ range: Range<Int>, _ step: String, isLayout: Bool,
    variants: [Variant], modes narrowed: Set<ToolbarMode>? = nil
  ) {
    clauses.append(
      Clause(
        range: range, step: step, modes: narrowed ?? modes, isLayout: isLayout,
        variants: variants, referents: Referents(antecedent: antecedent, plural: lastPlural),
        kind: kind))
  }
}

extension Clause {
  /// Marks that it must be as on the phone without directory search.
  mutating func makeAsBefore(until end: Int, _ expression: String) {
    range = range.lowerBound..<max(range.upperBound, end)
    step += " + " + expression
    switch kind {
    case .claim(var claim):
      claim.isAsBefore = true
      kind = .claim(claim)
    case .statement(let statement, let isNegated, let whens, _):
      kind = .statement(statement, isNegated: isNegated, whens: whens, isAsBefore: true)
    default:
      break
    }
  }
}

extension [Condition] {
  /// The choices that the conditions ask for.
  fileprivate var variants: [Variant] {
    compactMap { if case .ofScenario(let variant, _) = $0 { variant } else { nil } }
  }
}

extension Claim {
  fileprivate var variants: [Variant] {
    (conditions + objects.flatMap(\.conditions)).variants
  }

  fileprivate var isLayout: Bool {
    predicate.isLayout || places.contains(where: \.isLayout)
      || subjects.contains(where: \.isLayout)
  }
}
