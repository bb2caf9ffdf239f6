/// The name of an acceptance criterion, such as AC3; criteria are ordered by number.
package struct Criterion: Hashable, Comparable, Sendable {
  /// The number behind "AC".
  package var number: Int

  /// The name in its usual form.
  package var id: String { "AC\(number)" }

  /// Makes a criterion from its number.
  package init(number: Int) {
    self.number = number
  }

  /// Reads a name such as "AC3" or "ac3"; `nil` if it is none.
  package init?(_ text: String) {
    var scan = CriteriaScan(Array(text))
    guard let found = scan.takeCriterion(), found <= CriteriaScan.numberLimit, scan.isAtEnd else {
      return nil
    }
    number = found
  }

  /// Compares by number.
  package static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}
