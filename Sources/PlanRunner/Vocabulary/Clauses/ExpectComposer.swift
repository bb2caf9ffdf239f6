import ScreenModel

/// Puts the phrases of an Expect cell together into clauses.
package struct ExpectComposer {
  package internal(set) var clauses: [Clause] = []
  /// What is wrong with some words, by their place.
  package internal(set) var problems: [(range: Range<Int>, message: String)] = []

  let tokens: [Token]
  private let closings: [Int: Int]
  private var depth = 0
  let doSteps: [DoStep]
  var pending = Pending()
  var lastJoining: Joining?
  // What holds to the full stop.
  var subjects: [Thing] = []
  /// What was named last, be it denied, for places behind "or".
  var lastNamed: [Thing] = []
  var rows: Thing?
  var owner: Thing?
  /// What the sentence began with, if it holds what comes behind its colon.
  var holder: Element.Identifier?
  var container: Place?
  var scopeWhens: [When] = []
  var isAfterFollowUp = false
  // What holds to the next of its kind, the closing bracket or the full stop.
  var modes: Set<ToolbarMode>?
  // What holds to the next comma.
  var isNegated = false
  // What holds to the next colon or semicolon.
  var enumeration: [Thing] = []
  // What outlasts the full stop.
  var lastLabel: Thing?
  var lastSubject: Thing?
  var lastRow: Thing?
  var lastPlural: Thing?

  package init(_ tokens: [Token], after doSteps: [DoStep]) {
    self.tokens = tokens
    closings = Self.closings(tokens)
    self.doSteps = doSteps
    lastRow = doSteps.compactMap(\.row).last
    compose(tokens.indices)
    flush()
  }

  mutating func compose(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch tokens[index].content {
      case .mark("("):
        let end = min(closings[index] ?? range.upperBound, range.upperBound)
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

  /// The closing bracket of each opening one, by their places among the tokens.
  private static func closings(_ tokens: [Token]) -> [Int: Int] {
    var open: [Int] = []
    var closings: [Int: Int] = [:]
    for (index, token) in tokens.enumerated() {
      if case .mark("(") = token.content { open.append(index) }
      if case .mark(")") = token.content, let opening = open.popLast() {
        closings[opening] = index
      }
    }
    return closings
  }

  // MARK: Marks

  mutating func take(mark: Character) {
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

  mutating func takeColon() {
    if pending.hasMomentsOnly {
      if isNegated { problems.append((pending.range ?? 0..<0, "a moment can't be denied")) }
      scopeWhens = pending.whens
      pending = Pending()
    } else {
      let named = pending.isSaid || isNegated ? nil : pending.things.first?.thing
      flush()
      if let named, named.isRow { rows = named }
      container = holder.map { Places.inside($0) }
    }
    isNegated = false
    enumeration = []
  }

  mutating func endSentence() {
    subjects = []
    lastNamed = []
    rows = nil
    owner = nil
    (holder, container) = (nil, nil)
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

  /// How deep brackets may be nested.
  private static let deepest = 8

  mutating func bracket(_ range: Range<Int>) {
    guard depth < Self.deepest else {
      if let first = tokens[range].first, let last = tokens[range].last {
        let words = first.range.lowerBound..<last.range.upperBound
        problems.append((words, "brackets are nested too deep"))
      }
      return
    }
    depth += 1
    defer { depth -= 1 }
    let inner = tokens[range].compactMap { token -> (Meaning, Token, String)? in
      guard case .phrase(let meaning, let expression) = token.content else { return nil }
      return (meaning, token, expression)
    }
    let hasMarks = tokens[range].contains {
      if case .mark(":") = $0.content { true } else { false }
    }
    if !hasMarks, takeDetail(inner, closing: range.upperBound) { return }
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
  mutating func takeDetail(_ inner: [(Meaning, Token, String)], closing: Int) -> Bool {
    let meanings = inner.map(\.0).filter { if case .joining = $0 { false } else { true } }
    guard let first = meanings.first, !pending.isEmpty else { return false }
    func cover() {
      for (_, token, expression) in inner { pending.cover(token, expression) }
      if closing < tokens.count { pending.cover(tokens[closing], nil) }
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
    case .thing(let thing)
    where meanings.count == 1 && thing.label != nil && pending.isSaid
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

  mutating func attach(_ condition: Condition) {
    if !pending.objects.isEmpty {
      pending.objects[pending.objects.count - 1].conditions.append(condition)
    } else {
      pending.conditions.append(condition)
    }
  }
}
