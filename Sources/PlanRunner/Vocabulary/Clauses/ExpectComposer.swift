import ScreenModel

/// Puts the phrases of an Expect cell together into clauses.
package struct ExpectComposer {
  package private(set) var clauses: [Clause] = []
  /// What is wrong with some words, by their place.
  package private(set) var problems: [(range: Range<Int>, message: String)] = []

  private let tokens: [Token]
  private let doSteps: [DoStep]
  private var pending = Pending()
  private var lastJoining: Joining?
  // What holds to the full stop.
  private var subjects: [Thing] = []
  private var rows: Thing?
  private var owner: Thing?
  private var scopeWhens: [When] = []
  private var isAfterFollowUp = false
  // What holds to the next of its kind, the closing bracket or the full stop.
  private var modes: Set<ToolbarMode>?
  // What holds to the next comma.
  private var isNegated = false
  // What holds to the next colon or semicolon.
  private var enumeration: [Thing] = []
  // What outlasts the full stop.
  private var lastLabel: Thing?
  private var lastSubject: Thing?
  private var lastRow: Thing?
  private var lastPlural: Thing?

  package init(_ tokens: [Token], after doSteps: [DoStep]) {
    self.tokens = tokens
    self.doSteps = doSteps
    lastRow = doSteps.compactMap(\.row).last
    compose(tokens.indices)
    flush()
  }

  private mutating func compose(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch tokens[index].content {
      case .mark("("):
        let end = closing(of: index, in: range)
        bracket(index + 1..<end)
        index = end
      case .mark(let mark):
        take(mark: mark)
      case .phrase(let meaning, let expression):
        let next = index + 1 < range.upperBound ? tokens[index + 1] : nil
        take(meaning, tokens[index], expression, next: next)
      case .undefined, .ambiguous, .invalid:
        break
      }
      index += 1
    }
  }

  private func closing(of opening: Int, in range: Range<Int>) -> Int {
    var depth = 0
    for index in opening..<range.upperBound {
      if case .mark("(") = tokens[index].content { depth += 1 }
      if case .mark(")") = tokens[index].content { depth -= 1 }
      if depth == 0 { return index }
    }
    return range.upperBound
  }

  // MARK: Marks

  private mutating func take(mark: Character) {
    switch mark {
    case ",":
      if pending.hasMomentsOnly { break }
      flush()
      isNegated = false
    case ";":
      flush()
      isNegated = false
      enumeration = []
    case ":":
      takeColon()
    case ".":
      flush()
      endSentence()
    default:
      break
    }
    lastJoining = nil
  }

  private mutating func takeColon() {
    if pending.hasMomentsOnly {
      scopeWhens = pending.whens
      pending = Pending()
    } else {
      let named = pending.isSaid || isNegated ? nil : pending.things.first?.thing
      flush()
      if let named, named.isRow { rows = named }
    }
    isNegated = false
    enumeration = []
  }

  private mutating func endSentence() {
    subjects = []
    rows = nil
    owner = nil
    scopeWhens = []
    modes = nil
    isNegated = false
    enumeration = []
    guard isAfterFollowUp else { return }
    isAfterFollowUp = false
    clauses.append(
      Clause(range: 0..<0, step: "", modes: nil, isLayout: false, variants: [], kind: .backToMain))
  }

  // MARK: Brackets

  private mutating func bracket(_ range: Range<Int>) {
    let inner = tokens[range].compactMap { token -> (Meaning, Token, String)? in
      guard case .phrase(let meaning, let expression) = token.content else { return nil }
      return (meaning, token, expression)
    }
    let hasMarks = tokens[range].contains { if case .mark(":") = $0.content { true } else { false } }
    if !hasMarks, takeDetail(inner) { return }
    let saved = (modes, pending.hasMomentsOnly ? pending : Pending())
    if !pending.hasMomentsOnly { flush() } else { pending = Pending() }
    let (outerRows, outerSubjects, outerLast) = (rows, subjects, lastSubject)
    if rows == nil, let subject = subjects.last, subject.isRow { rows = subject }
    compose(range)
    flush()
    (rows, subjects, lastSubject) = (outerRows, outerSubjects, outerLast)
    modes = saved.0
    pending = saved.1
    isNegated = false
  }

  /// Takes a bracket that only adds something to the words before it.
  private mutating func takeDetail(_ inner: [(Meaning, Token, String)]) -> Bool {
    let meanings = inner.map(\.0).filter { if case .joining = $0 { false } else { true } }
    guard let first = meanings.first, !pending.isEmpty else { return false }
    func cover() {
      for (_, token, expression) in inner { pending.cover(token, expression) }
    }
    switch first {
    case .narrowing(let narrowed) where meanings.count == 1:
      pending.modes = narrowed
      cover()
      return true
    case .condition where meanings.allSatisfy({ if case .condition = $0 { true } else { false } }):
      for case .condition(let condition) in meanings { attach(condition) }
      cover()
      return true
    case .thing(let thing) where meanings.count == 1 && thing.label != nil && pending.isSaid
      && !pending.things.isEmpty:
      pending.conditions.append(.text(thing))
      cover()
      return true
    case .thing where !pending.isSaid && !pending.things.isEmpty:
      let members = meanings.compactMap { meaning -> Thing? in
        guard case .thing(let thing) = meaning, thing.reach == .screen else { return nil }
        return thing
      }
      guard members.count == meanings.count else { return false }
      pending.things += members.map { ConditionedThing($0) }
      cover()
      return true
    default:
      return false
    }
  }

  private mutating func attach(_ condition: Condition) {
    if !pending.objects.isEmpty {
      pending.objects[pending.objects.count - 1].conditions.append(condition)
    } else {
      pending.conditions.append(condition)
    }
  }

  // MARK: Phrases

  private mutating func take(
    _ meaning: Meaning, _ token: Token, _ expression: String, next: Token?
  ) {
    switch meaning {
    case .joining(let joining):
      if case .filler = joining { return }
      if case .with = joining { flush(); pending.isWith = true }
      lastJoining = joining
      return
    case .thing(let thing):
      takeThing(thing, token, expression)
    case .theRow:
      takeThing(lastRow ?? Nouns.directoryRow, token, expression)
    case .possessive:
      flush()
      pending.owner = antecedent ?? Nouns.focus
      pending.cover(token, expression)
    case .absent(let thing):
      let isWith = pending.isWith && pending.isEmpty
      flush()
      pending.isWith = isWith
      isNegated = true
      takeThing(thing, token, expression)
    case .predicate(let predicate):
      takePredicate(predicate, token, expression)
    case .place(let place):
      takePlace(place, token, expression)
    case .when(let when):
      pending.whens.append(when)
      pending.cover(token, expression)
    case .condition(let condition):
      attach(condition)
      pending.cover(token, expression)
    case .negation:
      takeNegation(token, expression, next: next)
    case .narrowing(let narrowed):
      takeNarrowing(narrowed, token, expression, next: next)
    case .statement(let statement):
      takeStatement(statement, token, expression)
    case .step(let step):
      takeStep(step, token, expression)
    case .reference(let reference):
      takeReference(reference, token, expression)
    case .asBefore:
      takeAsBefore(token, expression)
    case .remark:
      flush()
      emit(.remark, token.range, expression, isLayout: false, variants: [])
    case .example, .term, .setup:
      problems.append((token.range, "this belongs into the Do cell"))
    }
    lastJoining = nil
  }

  private mutating func takeThing(_ thing: Thing, _ token: Token, _ expression: String) {
    if let predicate = pending.predicate, predicate.takesObject,
      pending.objects.isEmpty || lastJoining != nil, pending.places.isEmpty, pending.whens.isEmpty
    {
      pending.objects.append(ConditionedThing(resolved(thing)))
      pending.cover(token, expression)
      if thing.label != nil { lastLabel = thing }
      return
    } else if pending.predicate != nil, pending.things.isEmpty, isRightAfterFollowUp {
      pending.things.append(ConditionedThing(resolved(thing)))
    } else {
      if pending.isSaid || (!pending.things.isEmpty && lastJoining == nil) || isThen {
        let before = enumeration + pending.things.map(\.thing)
        let wasThen = isThen
        flush()
        if wasThen { pending.comesAfter = before.isEmpty ? enumeration : before }
      }
      pending.things.append(ConditionedThing(resolved(thing)))
    }
    pending.cover(token, expression)
    if thing.label != nil { lastLabel = thing }
    if thing.isRow, !thing.isPronoun, !thing.isSuperlative { lastRow = thing }
    if thing.isPlural { lastPlural = thing }
  }

  /// The owner of what the sentence speaks of, else its subject, else that of the last one, else the last label.
  private var antecedent: Thing? { owner ?? subjects.last ?? lastSubject ?? lastLabel }

  /// Whether the words before are an action, so that "shows X" says what the action shows.
  private var isRightAfterFollowUp: Bool {
    if case .followUp = clauses.last?.kind { true } else { false }
  }

  private var isThen: Bool { if case .then = lastJoining { true } else { false } }

  /// Gives what a pronoun stands for: the subject of the sentence, else the last label, else what the Do is about.
  private func resolved(_ thing: Thing) -> Thing {
    guard thing.isPronoun else { return thing }
    return pending.things.last?.thing ?? antecedent ?? Nouns.focus
  }

  private mutating func takePredicate(
    _ predicate: Predicate, _ token: Token, _ expression: String
  ) {
    if let before = pending.predicate, predicate.refines != before.name {
      let whens = pending.whens
      flush()
      pending.whens = whens
    }
    pending.predicate = predicate
    pending.cover(token, expression)
  }

  private mutating func takePlace(_ place: Place, _ token: Token, _ expression: String) {
    if !pending.places.isEmpty, lastJoining != nil {
      let predicate = pending.predicate
      flush()
      pending.predicate = predicate
    }
    pending.places.append(place)
    if let thing = place.mentions, thing.isPlural { lastPlural = thing }
    pending.cover(token, expression)
  }

  private mutating func takeNegation(_ token: Token, _ expression: String, next: Token?) {
    let beginsClause: Bool
    switch next?.content {
    case .phrase(.predicate, _), .phrase(.when, _), .phrase(.joining, _), .phrase(.place, _):
      beginsClause = pending.isSaid
    default:
      beginsClause = true
    }
    if beginsClause, !pending.hasMomentsOnly {
      let isWith = pending.isWith && pending.isEmpty
      flush()
      pending.isWith = isWith
    }
    isNegated = true
    pending.cover(token, expression)
  }

  private mutating func takeNarrowing(
    _ narrowed: Set<ToolbarMode>, _ token: Token, _ expression: String, next: Token?
  ) {
    if case .mark(":") = next?.content {
      flush()
      modes = narrowed
    } else if pending.isEmpty, case .phrase = next?.content {
      modes = narrowed
    } else {
      pending.modes = narrowed
      pending.cover(token, expression)
    }
  }

  private mutating func takeStatement(
    _ statement: Statement, _ token: Token, _ expression: String
  ) {
    if !pending.hasMomentsOnly { flush() }
    pending.statement = statement
    pending.cover(token, expression)
  }

  private mutating func takeStep(_ step: DoStep, _ token: Token, _ expression: String) {
    flush()
    let isContinuing = continues(token)
    emit(
      .followUp(step, continuing: isContinuing), token.range, expression, isLayout: false,
      variants: [])
    isAfterFollowUp = true
    if let row = step.row { lastRow = row }
  }

  /// Tells whether a follow-up goes on where the last one stopped.
  private func continues(_ token: Token) -> Bool {
    guard isAfterFollowUp else { return false }
    if case .followUp = clauses.last?.kind { return true }
    if case .then = lastJoining { return true }
    return token.text.lowercased().split(separator: " ").contains("it")
  }

  private mutating func takeReference(
    _ reference: Reference, _ token: Token, _ expression: String
  ) {
    let named = pending.things.map(\.thing)
    flush()
    emit(
      .reference(reference, subjects: named.isEmpty ? subjects : named), token.range, expression,
      isLayout: true, variants: [])
  }

  private mutating func takeAsBefore(_ token: Token, _ expression: String) {
    if pending.isEmpty, let last = clauses.indices.last {
      clauses[last].makeAsBefore(until: token.range.upperBound, expression)
    } else {
      pending.isAsBefore = true
      pending.cover(token, expression)
    }
  }
}

// MARK: Making clauses

extension ExpectComposer {
  private mutating func flush() {
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
      emit(
        .statement(
          statement, isNegated: isNegated, whens: scopeWhens + clause.whens,
          isAsBefore: clause.isAsBefore),
        clause.range ?? 0..<0, clause.steps.joined(separator: " + "), isLayout: false,
        variants: statement.variants + clause.conditions.variants, modes: clause.modes)
      return
    }
    let claim = claim(clause)
    guard !claim.subjects.isEmpty || !claim.predicate.needsSubject else {
      problems.append((clause.range ?? 0..<0, "there is nothing that these words speak of"))
      return
    }
    emit(
      .claim(claim), clause.range ?? 0..<0, clause.steps.joined(separator: " + "),
      isLayout: claim.isLayout, variants: claim.variants, modes: clause.modes)
    enumeration += clause.things.map(\.thing)
    if let subject = clause.predicate?.newSubject {
      subjects = [subject]
      lastSubject = subject
    } else if !clause.things.isEmpty, !clause.isWith, !isNegated || clause.predicate != nil {
      subjects = clause.things.map(\.thing)
      lastSubject = subjects.last
    }
    owner = clause.owner ?? owner
  }

  private func claim(_ clause: Pending) -> Claim {
    var claim = Claim()
    claim.subjects = clause.things.map(\.thing)
    claim.conditions = clause.conditions + clause.things.flatMap(\.conditions)
    if claim.subjects.isEmpty, clause.owner == nil { claim.subjects = subjects }
    claim.objects = clause.objects
    claim.predicate = clause.predicate ?? .isThere
    if !clause.comesAfter.isEmpty, clause.predicate == nil {
      claim.predicate = .comesAfter(clause.comesAfter)
    }
    claim.isNegated = isNegated
    claim.places = clause.places
    claim.whens = scopeWhens + clause.whens
    claim.isAsBefore = clause.isAsBefore
    if let owner = clause.owner {
      claim.rows = owner
      return claim
    }
    let subject = subjects.last
    let row = subject?.isRow == true ? subject : nil
    claim.rows = rows ?? row ?? owner ?? Nouns.focusOrResults
    if clause.isWith, row == nil, let subject, subject.label != nil {
      claim.rows = .rows(holding: subject)
    }
    if rows != nil || clause.isWith && (row != nil || owner?.isRow == true) {
      if clause.isWith, let row { claim.rows = row }
      claim.subjects = claim.subjects.map { $0.asPart }
    }
    return claim
  }

  private mutating func emit(
    _ kind: Clause.Kind, _ range: Range<Int>, _ step: String, isLayout: Bool,
    variants: [Variant], modes narrowed: Set<ToolbarMode>? = nil
  ) {
    clauses.append(
      Clause(
        range: range, step: step, modes: narrowed ?? modes, isLayout: isLayout,
        variants: variants, antecedent: antecedent, plural: lastPlural,
        kind: kind))
  }
}

extension Clause {
  /// Marks that it must be as on the phone without directory search.
  fileprivate mutating func makeAsBefore(until end: Int, _ expression: String) {
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
