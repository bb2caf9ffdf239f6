import ScreenModel

extension ExpectComposer {
  mutating func take(
    _ meaning: Meaning, _ token: Token, _ expression: String, next: Token?
  ) {
    switch meaning {
    case .joining(let joining):
      if case .filler = joining { return }
      if next.isEnd || joining.joinsNoPart(next) {
        problems.append((token.range, "nothing follows it"))
      }
      if case .or = joining, pending.isEmpty, clauses.isEmpty {
        problems.append((token.range, "there is nothing before it that could hold instead"))
      }
      if case .with = joining { flush(); pending.isWith = true }
      lastJoining = joining
      return
    case .thing(let thing):
      takeThing(thing, token, expression)
    case .theRow:
      takeThing(lastRow ?? Nouns.directoryRow, token, expression)
    case .possessive:
      flush()
      pending.owner = antecedent ?? Nouns.focusOrResults
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
    case .without:
      takeWithout(token, expression, next: next)
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

  mutating func takeThing(_ thing: Thing, _ token: Token, _ expression: String) {
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
        if let predicate = pending.predicate, lastJoining == nil {
          problems.append(
            (
              token.range,
              "“\(predicate.name)” takes no object; say what follows it in a clause of its own"
            ))
        }
        let before = enumeration + pending.things.map(\.thing)
        let wasThen = isThen
        flush()
        pending.isThen = wasThen
        if wasThen { pending.comesAfter = before.isEmpty ? enumeration : before }
      }
      pending.isPronounOnly = thing.isPronoun && pending.isEmpty
      pending.things.append(ConditionedThing(resolved(thing)))
    }
    pending.cover(token, expression)
    if thing.label != nil { lastLabel = thing }
    if thing.isRow, !thing.isPronoun, !thing.isSuperlative { lastRow = thing }
    if thing.isPlural { lastPlural = thing }
    holder = thing.holder ?? holder
  }

  /// The owner of what the sentence speaks of, else its subject, else that of the last one, else the last label.
  var antecedent: Thing? { owner ?? subjects.last ?? lastSubject ?? lastLabel }

  /// Whether the words before are an action, so that "shows X" says what the action shows.
  var isRightAfterFollowUp: Bool {
    if case .followUp = clauses.last?.kind { true } else { false }
  }

  var isThen: Bool { if case .then = lastJoining { true } else { false } }

  /// Gives what a pronoun stands for: the subject of the sentence, else the last label, else what the Do is about.
  func resolved(_ thing: Thing) -> Thing {
    guard thing.isPronoun else { return thing }
    return pending.things.last?.thing ?? antecedent ?? Nouns.focusOrResults
  }

  mutating func takePredicate(
    _ predicate: Predicate, _ token: Token, _ expression: String
  ) {
    if pending.statement != nil { flush() }
    if let before = pending.predicate, predicate.refines != before.name, !pending.endsWithIs {
      let whens = pending.whens
      flush()
      pending.whens = whens
    }
    pending.predicate = predicate
    pending.cover(token, expression)
  }

  mutating func takePlace(_ place: Place, _ token: Token, _ expression: String) {
    if !pending.places.isEmpty, lastJoining != nil {
      let predicate = pending.predicate
      flush()
      pending.predicate = predicate
    }
    pending.places.append(place)
    if let thing = place.mentions, thing.isPlural { lastPlural = thing }
    pending.cover(token, expression)
  }

  mutating func takeNarrowing(
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

  mutating func takeStatement(
    _ statement: Statement, _ token: Token, _ expression: String
  ) {
    if isThen, !isRightAfterFollowUp {
      problems.append((token.range, "“then” is not read before these words"))
    }
    if pending.isPronounOnly, !pending.isSaid {
      pending.things = []
    } else if !pending.hasMomentsOnly {
      flush()
    }
    pending.statement = statement
    pending.cover(token, expression)
  }

  mutating func takeStep(_ step: DoStep, _ token: Token, _ expression: String) {
    flush()
    let isContinuing = continues(token)
    emit(
      .followUp(step, continuing: isContinuing), token.range, expression, isLayout: false,
      variants: [])
    isAfterFollowUp = true
    if let row = step.row { lastRow = row }
  }

  /// Tells whether a follow-up goes on where the last one stopped.
  func continues(_ token: Token) -> Bool {
    guard isAfterFollowUp else { return false }
    if case .followUp = clauses.last?.kind { return true }
    if case .then = lastJoining { return true }
    return token.text.lowercased().split(separator: " ").contains("it")
  }

  mutating func takeReference(
    _ reference: Reference, _ token: Token, _ expression: String
  ) {
    let named = pending.things.map(\.thing)
    flush()
    if case .places = reference.kind, named.isEmpty, subjects.isEmpty {
      problems.append((token.range, "there is nothing that these words speak of"))
    }
    emit(
      .reference(reference, subjects: named.isEmpty ? subjects : named), token.range, expression,
      isLayout: true, variants: [])
  }

  mutating func takeAsBefore(_ token: Token, _ expression: String) {
    if pending.isEmpty, let last = clauses.indices.last {
      clauses[last].makeAsBefore(until: token.range.upperBound, expression)
    } else {
      pending.isAsBefore = true
      pending.cover(token, expression)
    }
  }
}

extension Joining {
  /// Whether it is a "with" that no part follows.
  fileprivate func joinsNoPart(_ next: Token?) -> Bool {
    guard case .with = self, case .phrase(let meaning, _) = next?.content else { return false }
    switch meaning {
    case .place, .reference, .when, .predicate, .statement, .step, .asBefore, .remark: return true
    default: return false
    }
  }
}
