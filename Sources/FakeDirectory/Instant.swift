/// A point of virtual time, counted from the start of a scenario.
package struct Instant: Hashable, Comparable, Sendable {
  /// Milliseconds since the scenario's start.
  package var milliseconds: Int

  /// The start of a scenario.
  package static let zero = Instant(milliseconds: 0)

  /// Makes the instant that lies so many milliseconds after the start.
  package init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  /// Orders instants by time.
  package static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// Gives the instant so many milliseconds later, held at the last one that can be told.
  package static func + (instant: Instant, milliseconds: Int) -> Instant {
    let (sum, overflow) = instant.milliseconds.addingReportingOverflow(milliseconds)
    guard overflow else { return Instant(milliseconds: sum) }
    return Instant(milliseconds: milliseconds > 0 ? .max : .min)
  }

  /// Gives the milliseconds from the right instant to the left one.
  package static func - (left: Instant, right: Instant) -> Int {
    let (difference, overflow) = left.milliseconds.subtractingReportingOverflow(right.milliseconds)
    guard overflow else { return difference }
    return left < right ? .min : .max
  }
}

extension Instant: CustomStringConvertible {
  /// The time in seconds with three decimals, for example `12.050 s`.
  package var description: String {
    let size = milliseconds.magnitude
    let rest = String(size % 1000)
    let padding = String(repeating: "0", count: 3 - rest.count)
    return "\(milliseconds < 0 ? "-" : "")\(size / 1000).\(padding)\(rest) s"
  }
}
