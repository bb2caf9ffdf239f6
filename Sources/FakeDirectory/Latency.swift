/// How long the directory takes to answer, in whole milliseconds.
package enum Latency: Hashable, Sendable {
  /// Always the same.
  case fixed(Int)
  /// Each millisecond from the lower to the upper one with the same chance.
  case uniform(lower: Int, upper: Int)
  /// Log-normal: half of the values are below the median; the logarithm varies by sigma, here in
  /// thousandths. What would be more than the maximum is the maximum.
  case logNormal(median: Int, sigma: Int, max: Int)

  /// The longest latency, in milliseconds: a day.
  package static let longest = 86_400_000
  /// The largest sigma, in thousandths.
  package static let largestSigma = 10_000
  /// The maximum of a log-normal latency that names none: as long as the directory keeps a request.
  package static let ordinaryMaximum = 180_000

  /// Whether the latency is drawn, and so depends on a seed.
  package var isDrawn: Bool {
    if case .fixed = self { false } else { true }
  }

  /// The shortest and the longest that can be drawn, in milliseconds.
  package var bounds: ClosedRange<Int> {
    switch self {
    case .fixed(let milliseconds): Swift.max(0, milliseconds)...Swift.max(0, milliseconds)
    case .uniform(let lower, let upper): Swift.max(0, lower)...Swift.max(0, lower, upper)
    case .logNormal(_, _, let max): 0...Swift.max(0, max)
    }
  }

  /// Draws a latency; one 64-bit number is enough for the log-normal one.
  package func draw(from generator: inout SeededGenerator) -> Int {
    switch self {
    case .fixed(let milliseconds): return Swift.max(0, milliseconds)
    case .uniform(let lower, let upper):
      return generator.number(in: Swift.max(0, lower)...Swift.max(0, lower, upper))
    case .logNormal(let median, let sigma, let max):
      let z = NormalQuantile.millionths(of: generator.next())
      return Swift.max(0, Swift.min(max, Latency.scaled(median, sigma: sigma, z: z)))
    }
  }

  /// Gives the median times e to the power of sigma (in thousandths) times z (in millionths).
  private static func scaled(_ median: Int, sigma: Int, z: Int) -> Int {
    let sigma = Swift.max(0, Swift.min(largestSigma, sigma))
    let median = Swift.max(0, Swift.min(longest, median))
    guard median > 0 else { return 0 }
    // e^x is 2^whole × e^rest with the rest from 0 up to the logarithm of 2.
    let power = z * sigma
    var whole = power / logarithmOfTwo
    if whole * logarithmOfTwo > power { whole -= 1 }
    let rest = power - whole * logarithmOfTwo
    guard whole < 30 else { return longest }
    guard whole > -30 else { return 0 }
    var term = 1 << 30
    var sum = term
    var index = 1
    while term > 0 {
      term = term * rest / logarithmUnit / index
      sum += term
      index += 1
    }
    let product = median * sum
    // Rounds to the nearest millisecond.
    let shift = 30 - whole
    return (product + (1 << (shift - 1))) >> shift
  }

  /// The unit of powers: sigma's thousandths of z's millionths.
  private static let logarithmUnit = 1_000_000_000
  /// The natural logarithm of 2 in that unit.
  private static let logarithmOfTwo = 693_147_181
}

extension Latency: ExpressibleByIntegerLiteral {
  /// Makes a fixed latency of so many milliseconds.
  package init(integerLiteral milliseconds: Int) {
    self = .fixed(milliseconds)
  }
}

extension Latency: CustomStringConvertible {
  /// The latency in words, for example `log-normal, median 1 s, sigma 0.5, at most 60 s`.
  package var description: String {
    switch self {
    case .fixed(let milliseconds): return Latency.text(milliseconds)
    case .uniform(let lower, let upper):
      return "uniform from \(Latency.text(lower)) to \(Latency.text(upper))"
    case .logNormal(let median, let sigma, let max):
      return "log-normal, median \(Latency.text(median)), sigma \(Latency.decimal(sigma)), "
        + "at most \(Latency.text(max))"
    }
  }

  /// Gives milliseconds as `300 ms`, or as `1.5 s` from a second on.
  package static func text(_ milliseconds: Int) -> String {
    milliseconds.magnitude < 1_000 ? "\(milliseconds) ms" : "\(decimal(milliseconds)) s"
  }

  /// Gives thousandths as a decimal number without needless digits.
  private static func decimal(_ thousandths: Int) -> String {
    let rest = thousandths.magnitude % 1_000
    var text = (thousandths < 0 ? "-" : "") + String(thousandths.magnitude / 1_000)
    guard rest > 0 else { return text }
    var digits = Substring(String(rest + 1_000).dropFirst())
    while digits.last == "0" { digits.removeLast() }
    text += "." + digits
    return text
  }
}
