/// "no", "not", "never" and "without": what they deny.
extension ExpectComposer {
  mutating func takeNegation(_ token: Token, _ expression: String, next: Token?) {
    if let flaw = flaw(ofDenialBefore: next) {
      problems.append((token.range, flaw))
      return
    }
    let beginsClause: Bool
    switch next?.content {
    case .phrase(.thing, _) where pending.awaitsObject:
      beginsClause = false
    case .phrase(.predicate, _) where pending.endsWithIs,
      .phrase(.place, _) where pending.endsWithIs:
      beginsClause = false
    case .phrase(.predicate, _):
      beginsClause = pending.predicate != nil || pending.statement != nil
    case .phrase(.when, _), .phrase(.place, _):
      beginsClause = pending.isSaid
    default:
      beginsClause = true
    }
    if beginsClause, !pending.hasMomentsOnly {
      let whens = sharedWhens(with: next)
      let isWith = pending.isWith && pending.isEmpty
      flush()
      pending.whens = whens
      pending.isWith = isWith
    } else if isNegated {
      problems.append((token.range, Self.deniedTwice))
    }
    isNegated = true
    pending.cover(token, expression)
  }

  mutating func takeWithout(_ token: Token, _ expression: String, next: Token?) {
    if let flaw = flaw(ofDenialBefore: next) { problems.append((token.range, flaw)) }
    flush()
    pending.isWith = true
    isNegated = true
    pending.cover(token, expression)
  }

  /// The moments of what was said before "and not …", which hold for that too.
  private func sharedWhens(with next: Token?) -> [When] {
    guard pending.predicate != nil, lastJoining != nil, case .phrase(.predicate, _) = next?.content
    else { return [] }
    return pending.whens
  }

  private static let deniedTwice = "it is denied twice, so it is not clear what it says"

  /// Says why what comes next can't be denied; `nil` where it can.
  private func flaw(ofDenialBefore next: Token?) -> String? {
    guard case .phrase(let meaning, let words) = next?.content else {
      return next.isEnd ? "there is nothing behind it that it could deny" : nil
    }
    switch meaning {
    case .negation, .without, .absent: return Self.deniedTwice
    case .asBefore, .reference: return "a comparison can't be denied"
    case .predicate where words.hasPrefix("as in"): return "a comparison can't be denied"
    case .when where pending.predicate != nil || pending.statement != nil:
      return "a moment can't be denied"
    case .narrowing: return "a toolbar mode can't be denied"
    case .condition: return "a condition can't be denied"
    case .step: return "an action can't be denied"
    case .joining, .remark: return "there is nothing behind it that it could deny"
    default: return nil
    }
  }
}
