/// A place in the plan's source: line and column from 1, the column in characters of the original line.
package struct SourcePosition: Hashable, Comparable, Sendable {
  private let storedLine: UInt32
  private let storedColumn: UInt32

  /// The line's number, from 1.
  package var line: Int { Int(storedLine) }
  /// The character's number in its line, from 1.
  package var column: Int { Int(storedColumn) }

  /// Makes a place from its line and column; a plan has fewer than 2³² of each.
  package init(line: Int, column: Int) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
  }

  /// Compares by line, then by column.
  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
