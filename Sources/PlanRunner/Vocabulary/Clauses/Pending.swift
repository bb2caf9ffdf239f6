package import ScreenModel

/// A clause while its words are being gathered.
package struct Pending: Sendable {
  package var things: [ConditionedThing] = []
  package var objects: [ConditionedThing] = []
  package var predicate: Predicate?
  package var statement: Statement?
  package var places: [Place] = []
  package var whens: [When] = []
  package var conditions: [Condition] = []
  package var isNegated = false
  /// Whether it stands behind "with", so that it speaks of a part of the subject.
  package var isWith = false
  /// Whether it stands behind "then" in an enumeration, so that it comes after the things before it.
  package var comesAfter: [Thing] = []
  /// Whether it stands behind "then", so that it comes about after what was said before it.
  package var isThen = false
  package var modes: Set<ToolbarMode>?
  package var isAsBefore = false
  /// The thing spoken of before, of which a part is meant ("its count").
  package var owner: Thing?
  /// Whether all that was gathered is "it", which may be the subject of a whole clause.
  package var isPronounOnly = false
  package var range: Range<Int>?
  package var steps: [String] = []

  package init() {}

  /// Whether nothing was gathered that says anything.
  package var isEmpty: Bool {
    things.isEmpty && objects.isEmpty && predicate == nil && statement == nil && places.isEmpty
      && whens.isEmpty && conditions.isEmpty
  }

  /// Whether only moments were gathered, which may belong to what follows.
  package var hasMomentsOnly: Bool {
    things.isEmpty && predicate == nil && statement == nil && places.isEmpty && !whens.isEmpty
  }

  /// Whether something was said already, so that a further noun begins another clause.
  package var isSaid: Bool {
    predicate != nil || statement != nil || (!things.isEmpty && !(places.isEmpty && whens.isEmpty))
  }

  /// Whether the thing that comes next is what its predicate speaks of ("replaces X").
  package var awaitsObject: Bool {
    predicate?.takesObject == true && objects.isEmpty && places.isEmpty && whens.isEmpty
  }

  /// Whether only "is" was said of the subject, so that what comes next says what it is.
  package var endsWithIs: Bool {
    awaitsObject && predicate?.name == Predicate.isText.name
  }

  /// Whether something stands beside a whole clause that it makes nothing of.
  package var hasMoreThanStatement: Bool {
    let odd = conditions.contains { if case .ofScenario = $0 { false } else { true } }
    return predicate != nil || !places.isEmpty || !things.isEmpty || !objects.isEmpty || odd
  }

  /// Takes a token's words into the clause's range.
  package mutating func cover(_ token: Token, _ expression: String?) {
    range = range.map { $0.lowerBound..<max($0.upperBound, token.range.upperBound) } ?? token.range
    if let expression { steps.append(expression) }
  }
}
