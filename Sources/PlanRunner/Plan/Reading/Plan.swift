/// A test plan as its author wrote it: what to prepare, and cases in sections.
package struct Plan: Hashable, Sendable {
  /// The path under which the plan was read.
  package var path: String
  /// The text of the first heading of level 1, or empty.
  package var title: String
  /// The paragraphs between the title and the next heading.
  package var introduction: [PlanText]
  /// The items of the Setup list.
  package var setup: [SetupItem]
  /// The headings that have cases, in order.
  package var sections: [PlanSection]
  /// All cases, in order.
  package var cases: [PlanCase]
  /// Every criterion that the plan names, ranges expanded, sorted by number.
  package var criteria: [String]
}

/// A heading with cases under it.
package struct PlanSection: Hashable, Sendable {
  /// The heading without its bracket of criteria.
  package var title: String
  /// The whole heading.
  package var heading: String
  /// The heading's line; the first table's line if there is no heading.
  package var line: Int
  /// The heading's level, from 1; 0 if there is no heading.
  package var level: Int
  /// The criteria of the heading, or of the nearest heading around it that has some.
  package var criteria: [String]
}

/// A row of a case table.
package struct PlanCase: Hashable, Sendable {
  /// Where a case's criteria come from.
  package enum CriteriaOrigin: Hashable, Sendable {
    case ownTag
    case section
    case none
  }

  /// What the case's table stands in.
  package enum Context: Hashable, Sendable {
    case plain
    case listItem
    case quote
  }

  /// A cell in a column that is neither ID nor Do nor Expect.
  package struct OtherCell: Hashable, Sendable {
    /// The text of the column's heading.
    package var heading: String
    /// The cell.
    package var text: PlanText
  }

  /// The ID without its tag.
  package var id: String
  /// What the ID cell says behind the ID, or empty.
  package var title: String
  /// The index of its section in the plan.
  package var section: Int
  /// The row's line.
  package var line: Int
  /// The place of the ID.
  package var position: SourcePosition
  /// The criteria of its own tag.
  package var ownCriteria: [String]
  /// Its criteria: its own, else its section's.
  package var criteria: [String]
  /// Where `criteria` come from.
  package var criteriaOrigin: CriteriaOrigin
  /// What to do.
  package var doCell: PlanText
  /// What to expect.
  package var expectCell: PlanText
  /// The cells of further columns that hold text.
  package var otherCells: [OtherCell]
  /// What the table stands in.
  package var context: Context
}

/// An item of the Setup list.
package struct SetupItem: Hashable, Sendable {
  /// The item's number; behind a period the number in an inner list, as in "2.1".
  package var number: String
  /// The item's text, without that of inner lists.
  package var text: PlanText
  /// The items of inner lists.
  package var children: [SetupItem]
}
