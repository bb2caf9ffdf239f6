import FakeDirectory
import Testing

@Suite("Drawn latencies")
struct LatencyTests {
  private static func draws(_ latency: Latency, seed: UInt64, count: Int) -> [Int] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in latency.draw(from: &generator) }
  }

  @Test("A fixed latency draws nothing")
  func fixed() {
    var generator = SeededGenerator(seed: 1)
    #expect(Latency.fixed(300).draw(from: &generator) == 300)
    #expect(generator == SeededGenerator(seed: 1))
    #expect(!Latency.fixed(300).isDrawn && Latency.uniform(lower: 1, upper: 2).isDrawn)
  }

  @Test("A uniform latency stays in its bounds and reaches both")
  func uniform() {
    let drawn = Set(LatencyTests.draws(.uniform(lower: 10, upper: 19), seed: 3, count: 1_000))
    #expect(drawn == Set(10...19))
  }

  /// What the exact quantile gives, 1000 × e^(0.5 z), for the first numbers of seed 42.
  private static let exact = [1382.77, 608.1, 745.65, 818.3, 411.89, 1748.97, 677.87, 1524.92]

  @Test("A log-normal latency is the exact one to 0.001 of its sigma")
  func logNormal() {
    let latency = Latency.logNormal(median: 1_000, sigma: 500, max: 60_000)
    let drawn = LatencyTests.draws(latency, seed: 42, count: 8)
    for (drawn, exact) in zip(drawn, LatencyTests.exact) {
      // The quantile is off by less than 0.001, and the result is a whole millisecond.
      #expect(abs(Double(drawn) - exact) <= 0.5 + exact * 0.0005)
    }
  }

  @Test("Half lie below the median, and the quartiles are where they belong")
  func shape() {
    let latency = Latency.logNormal(median: 2_000, sigma: 1_000, max: 10_000_000)
    let sorted = LatencyTests.draws(latency, seed: 5, count: 40_000).sorted()
    // The quartiles of the standard normal distribution are ±0.6745: 2000 × e^±0.6745.
    #expect(abs(sorted[10_000] - 1_019) < 25)
    #expect(abs(sorted[20_000] - 2_000) < 50)
    #expect(abs(sorted[30_000] - 3_926) < 100)
  }

  @Test("No more than the maximum comes, and no sigma means the median")
  func clamp() {
    let clamped = Latency.logNormal(median: 2_000, sigma: 1_000, max: 3_000)
    let drawn = LatencyTests.draws(clamped, seed: 5, count: 1_000)
    #expect(drawn.max() == 3_000)
    #expect(drawn.filter { $0 == 3_000 }.count > 200)
    let flat = Latency.logNormal(median: 2_000, sigma: 0, max: 3_000)
    #expect(Set(LatencyTests.draws(flat, seed: 5, count: 100)) == [2_000])
  }

  @Test("The wildest values end in a number from 0 to the maximum")
  func extremes() {
    let wild = Latency.logNormal(
      median: Latency.longest, sigma: Latency.largestSigma, max: Latency.longest)
    let drawn = LatencyTests.draws(wild, seed: 11, count: 10_000)
    #expect(drawn.min() == 0 && drawn.max() == Latency.longest)
    let odd = Latency.logNormal(median: -5, sigma: -5, max: -5)
    #expect(Set(LatencyTests.draws(odd, seed: 1, count: 10)) == [0])
  }
}
