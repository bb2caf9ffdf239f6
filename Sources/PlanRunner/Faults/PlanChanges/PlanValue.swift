/// Words of a case that decide what is done or what is expected, and that could be others.
package struct PlanValue: Hashable, Sendable {
  /// What the words are to the phrase that reads them.
  package enum Kind: String, Hashable, Sendable {
    case label, name, key, code, number, duration, points, mode
    case reference = "case"
    /// A word that turns a sentence into its opposite.
    case word
    /// "no", "not", "never", or the place where one could stand.
    case denial
    /// The words that say something of the clause's subject, or the whole clause.
    case saying
    /// What the plan gives as an example only.
    case example
  }

  /// The cell of a case that words stand in.
  package enum Column: String, Hashable, Sendable {
    case `do`, expect
  }

  package var kind: Kind
  /// The index of its case in the plan.
  package var caseIndex: Int
  package var column: Column
  /// The words' place among the cell's characters; empty where words are put in.
  package var range: Range<Int>
  package var words: String

  /// Makes a value from its parts.
  package init(
    _ kind: Kind, caseIndex: Int, column: Column, range: Range<Int>, words: String
  ) {
    self.kind = kind
    self.caseIndex = caseIndex
    self.column = column
    self.range = range
    self.words = words
  }

  /// Why examples are not changed.
  package static let exampleReason =
    "one word of many that fit the term before it; the term is what the case plays"
}

extension PlanCase {
  /// Gives the cell of a column.
  package func cell(_ column: PlanValue.Column) -> PlanText {
    switch column {
    case .do: doCell
    case .expect: expectCell
    }
  }
}
