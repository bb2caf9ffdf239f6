import FakeDirectory
import Testing

@Suite("Seeded numbers")
struct SeededGeneratorTests {
  private static let published: [UInt64: [UInt64]] = [
    1_234_567: [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ],
    0: [
      0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F,
      0xF88B_B8A8_724C_81EC, 0x1B39_896A_51A8_749B,
    ],
  ]

  @Test("The published numbers of SplitMix64 come out", arguments: published)
  func isPublished(seed: UInt64, numbers: [UInt64]) {
    var generator = SeededGenerator(seed: seed)
    #expect(numbers.map { _ in generator.next() } == numbers)
  }

  @Test("A stream follows from the seed and its name, whatever was drawn before")
  func streams() {
    var generator = SeededGenerator(seed: 7)
    var early = generator.stream("latency")
    _ = generator.next()
    var late = generator.stream("latency")
    #expect(early.next() == 0xEDBA_31F5_52D2_F768)
    #expect(late.next() == 0xEDBA_31F5_52D2_F768)
    var third = generator.stream("latency").stream(3)
    #expect(third.next() == 0x92AB_F102_A7D4_7608)
    var other = generator.stream("")
    #expect(other.next() == 0xF63E_A9FD_37DF_7E48)
  }

  @Test("Numbers of a range have its bounds, also the widest and the narrowest")
  func ranges() {
    var generator = SeededGenerator(seed: 42)
    let drawn = (0..<8).map { _ in generator.number(in: 500...1500) }
    #expect(drawn == [1242, 660, 778, 844, 538, 1369, 718, 1301])
    #expect(generator.number(in: 5...5) == 5)
    #expect(generator.below(1) == 0)
    _ = generator.number(in: Int.min...Int.max)
    var counts = [0, 0, 0]
    for _ in 0..<30_000 { counts[generator.number(in: -1...1) + 1] += 1 }
    #expect(counts.allSatisfy { (9_700...10_300).contains($0) })
  }

  @Test("Shuffling keeps every element, and the order follows from the seed")
  func shuffle() {
    var generator = SeededGenerator(seed: 9)
    var elements = Array(0..<8)
    generator.shuffle(&elements)
    #expect(elements == [2, 4, 0, 6, 3, 1, 7, 5])
    var none: [Int] = []
    generator.shuffle(&none)
    #expect(none.isEmpty)
  }
}
