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
