import ScreenModel

/// What one clause says: of whom, whether it is denied, where and when.
package struct Claim: Sendable {
  package var subjects: [Thing] = []
  /// The things that the predicate speaks of, each with the conditions that stand behind it.
  package var objects: [ConditionedThing] = []
  package var predicate: Predicate = .isThere
  package var isNegated = false
  package var places: [Place] = []
  package var whens: [When] = []
  package var conditions: [Condition] = []
  /// The rows that the subject stands in, for a part under a subject ("A result row: …").
  package var rows: Thing? {
    get { sharedRows?.wrappedValue }
    set { sharedRows = newValue.map { Shared(wrappedValue: $0) } }
  }
  /// Whether it must be the same as on the phone without directory search.
  package var isAsBefore = false
  private var sharedRows: Shared<Thing>?

  package init() {}
}

/// A thing and the conditions in the brackets behind it.
package struct ConditionedThing: Sendable {
  package var thing: Thing
  package var conditions: [Condition] = []

  package init(_ thing: Thing, _ conditions: [Condition] = []) {
    self.thing = thing
    self.conditions = conditions
  }
}

/// What can stand behind a predicate.
package struct Extent: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let places = Extent(rawValue: 1)
  package static let moments = Extent(rawValue: 2)
  package static let rowConditions = Extent(rawValue: 4)
  package static let all: Extent = [.places, .moments, .rowConditions]
}

/// What "not" before a predicate means.
package enum Denial: Sendable {
  /// That the predicate does not hold.
  case inverted
  /// What the predicate's own test makes of a denied claim.
  case own
  /// That the subject stays.
  case stays
  /// That the subject is there.
  case isThere
  /// That the subject disappears.
  case disappears
}

/// What is said of a subject.
package struct Predicate: Sendable {
  package typealias Test = @Sendable (Claim, inout Judge) throws(StepError) -> Void

  package var name: String
  /// Whether things behind it are its objects ("replaces the tags").
  package var takesObject: Bool
  /// Whether it is said of something, and not of its object alone.
  package var needsSubject: Bool
  package var isLayout: Bool
  /// The predicate that it takes the place of when it stands behind it ("appears once").
  package var refines: String?
  /// Whether it says that something is not there.
  package var isAbsence: Bool
  /// Whether it says how something is, and not what becomes of it, so that it holds on every page.
  package var isLasting = false
  /// What behind it its test looks at; anything else there cannot be judged.
  package var reads: Extent
  /// What its denial means.
  package var denial: Denial
  /// What the sentence speaks of after it, where that is another thing.
  package var newSubject: Thing? {
    get { sharedSubject?.wrappedValue }
    set { sharedSubject = newValue.map { Shared(wrappedValue: $0) } }
  }
  /// Judges the claim.
  ///
  /// - Throws: ``StepError`` of kind `failed` when it does not hold, of kind `error` when it cannot be judged.
  package var test: Test
  private var sharedSubject: Shared<Thing>?

  package init(
    _ name: String, takesObject: Bool = false, needsSubject: Bool = true, isLayout: Bool = false,
    refines: String? = nil, isAbsence: Bool = false, denial: Denial = .inverted,
    reads: Extent = [], test: @escaping Test
  ) {
    self.name = name
    self.takesObject = takesObject
    self.needsSubject = needsSubject
    self.refines = refines
    self.isAbsence = isAbsence
    self.denial = denial
    self.reads = reads
    self.isLayout = isLayout
    self.test = test
  }
}

extension Predicate {
  /// The same predicate, marked as one that holds on every page.
  package var lasting: Predicate {
    var lasting = self
    lasting.isLasting = true
    return lasting
  }
}
