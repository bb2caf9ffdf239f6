/// Takes choices back until only those are left that a failure needs, and makes their values plain.
///
/// The choices go by halves, then quarters, and so on, as in delta debugging (Zeller and
/// Hildebrandt 2002). What is left fails in the same way, and no single choice of it can go.
package struct Shrinking {
  /// How many schedules were played.
  package private(set) var plays = 0
  private let sign: ([Choice]) -> SweepFailure.Sign?

  /// The most plays that a failure is worth.
  private static let mostPlays = 2_000

  /// Makes a shrinking from what plays a schedule and says how it fails; `nil` when it does not.
  package init(_ sign: @escaping ([Choice]) -> SweepFailure.Sign?) {
    self.sign = sign
  }

  /// Gives as few choices as fail like all of them, with values as plain as can be.
  package mutating func shrunk(_ choices: [Choice]) -> [Choice] {
    plays += 1
    guard let wanted = sign(choices) else { return choices }
    let few = withoutSpare(choices, wanted)
    let plain = withPlainValues(few, wanted)
    return plain == few ? few : withoutSpare(plain, wanted)
  }

  private mutating func withoutSpare(
    _ choices: [Choice], _ wanted: SweepFailure.Sign
  ) -> [Choice] {
    var left = choices
    var parts = min(2, left.count)
    while !left.isEmpty, parts > 0 {
      let size = (left.count + parts - 1) / parts
      let fewer = stride(from: 0, to: left.count, by: size).lazy.map { start in
        Array(left[..<start] + left[min(left.count, start + size)...])
      }
      var isSmaller = false
      for candidate in fewer where fails(candidate, wanted) {
        left = candidate
        isSmaller = true
        break
      }
      if isSmaller {
        parts = max(min(2, left.count), parts - 1)
      } else if size == 1 {
        break
      } else {
        parts = min(left.count, parts * 2)
      }
    }
    return left
  }

  /// Rounds each value as far as the failure stays: to seconds, tenths, hundredths.
  private mutating func withPlainValues(
    _ choices: [Choice], _ wanted: SweepFailure.Sign
  ) -> [Choice] {
    var plain = choices
    for index in plain.indices {
      let value = plain[index].value
      for unit in [1_000, 100, 10] where value % unit != 0 {
        var candidate = plain
        let rounded = [value / unit * unit, value / unit * unit + unit]
        let fitting = rounded.first { near in
          candidate[index].value = near
          return plain[index].place.kind.values.contains(near) && fails(candidate, wanted)
        }
        guard let fitting else { continue }
        plain[index].value = fitting
        break
      }
    }
    return plain
  }

  private mutating func fails(_ choices: [Choice], _ wanted: SweepFailure.Sign) -> Bool {
    guard plays < Shrinking.mostPlays else { return false }
    plays += 1
    return sign(choices) == wanted
  }
}
