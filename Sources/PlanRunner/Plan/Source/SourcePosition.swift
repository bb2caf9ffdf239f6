/// A place in the plan's source: line and column from 1, the column in characters of the original line.
package struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line's number, from 1.
  package var line: Int
  /// The character's number in its line, from 1.
  package var column: Int

  /// Makes a place from its line and column.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Compares by line, then by column.
  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
