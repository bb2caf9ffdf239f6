package import FakeDirectory

/// Durations and latencies as people write them.
package enum LatencyText {
  /// What a latency may look like, for messages.
  package static let forms = "300ms, 9s, uniform:1s:3s or lognormal:1s:0.5[:60s]"

  /// Reads a duration such as `300ms`, `1.5s` or `2min`, in milliseconds; nil for others.
  package static func milliseconds(_ text: String) -> Int? {
    let units = [("min", 60_000), ("ms", 1), ("s", 1_000)]
    for (unit, size) in units where text.hasSuffix(unit) {
      let number = text.dropLast(unit.count)
      let written = number.last == " " ? number.dropLast() : number
      guard let first = written.first, first.isNumber, ScriptNumber.isNumber(String(written)),
        let thousandths = ScriptNumber.thousandths(String(written)), thousandths >= 0
      else { return nil }
      let (product, overflow) = thousandths.multipliedReportingOverflow(by: size)
      guard !overflow, product % 1_000 == 0 else { return nil }
      return product / 1_000
    }
    return nil
  }

  /// Reads a latency; says what is wrong with it otherwise.
  package static func latency(_ text: String) throws(UsageError) -> Latency {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    switch (parts[0].lowercased(), parts.count) {
    case ("uniform", 3):
      let lower = try bounded(parts[1])
      let upper = try bounded(parts[2])
      guard lower <= upper else {
        throw UsageError("the lower bound is above the upper one: \(Excerpt.quoted(text))")
      }
      return .uniform(lower: lower, upper: upper)
    case ("lognormal", 3), ("lognormal", 4):
      let median = try bounded(parts[1])
      guard let sigma = ScriptNumber.isNumber(parts[2]) ? ScriptNumber.thousandths(parts[2]) : nil,
        (0...Latency.largestSigma).contains(sigma)
      else {
        throw UsageError(
          "sigma is a number from 0 to \(Latency.largestSigma / 1_000) with at most three "
            + "decimals, not \(Excerpt.quoted(parts[2]))")
      }
      let max = parts.count == 4 ? try bounded(parts[3]) : Latency.ordinaryMaximum
      return .logNormal(median: median, sigma: sigma, max: max)
    case (_, 1): return .fixed(try bounded(parts[0]))
    default: throw UsageError("a latency looks like \(forms), not \(Excerpt.quoted(text))")
    }
  }

  private static func bounded(_ text: String) throws(UsageError) -> Int {
    if text.hasPrefix("-") {
      throw UsageError("a latency can't be negative: \(Excerpt.quoted(text))")
    }
    guard let milliseconds = milliseconds(text) else {
      throw UsageError("a latency looks like \(forms), not \(Excerpt.quoted(text))")
    }
    guard milliseconds <= Latency.longest else {
      throw UsageError("a latency is a day at most, not \(Excerpt.quoted(text))")
    }
    return milliseconds
  }
}
