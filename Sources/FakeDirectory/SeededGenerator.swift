/// Numbers that look random and follow from a seed alone: SplitMix64.
///
/// A seed is a promise: each platform and each version of the tool draws the same numbers from it.
/// So the algorithm is written out here, and everything is integer arithmetic. The generator adds
/// 0x9E3779B97F4A7C15 to its state and mixes the sum (shifts 30, 27, 31; factors
/// 0xBF58476D1CE4E5B9 and 0x94D049BB133111EB), as Steele, Lea and Flood published it in 2014.
package struct SeededGenerator: Hashable, Sendable {
  /// What all numbers follow from.
  package let seed: UInt64
  /// The sum that the last number was mixed from.
  private var state: UInt64

  /// Starts at a seed.
  package init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// Gives a generator of its own for a purpose; it depends on the seed and the name, and not on
  /// what was drawn before.
  ///
  /// The name is taken in as the FNV-1a hash (64 bits) of its UTF-8.
  package func stream(_ name: String) -> SeededGenerator {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return derived(by: hash)
  }

  /// Gives a generator of its own for a number, for example that of a request.
  package func stream(_ number: Int) -> SeededGenerator {
    derived(by: UInt64(bitPattern: Int64(number)))
  }

  /// Draws 64 bits.
  package mutating func next() -> UInt64 {
    state &+= SeededGenerator.step
    return SeededGenerator.mixed(state)
  }

  /// Draws a number below a bound of at least 1, each with the same chance.
  ///
  /// It is the upper word of the product of 64 bits and the bound; bits whose lower word would
  /// favour some numbers are drawn anew (Lemire 2019).
  package mutating func below(_ bound: UInt64) -> UInt64 {
    precondition(bound > 0, "There is no number below 0.")
    let unfair = (0 &- bound) % bound
    while true {
      let product = next().multipliedFullWidth(by: bound)
      if product.low >= unfair { return product.high }
    }
  }

  /// Draws a number of a range, each with the same chance.
  package mutating func number(in range: ClosedRange<Int>) -> Int {
    let width = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound))
    let offset = width == .max ? next() : below(width + 1)
    return range.lowerBound &+ Int(truncatingIfNeeded: offset)
  }

  /// Puts elements into an order of chance, each order with the same chance (Fisher–Yates, from
  /// the last place down).
  package mutating func shuffle<Element>(_ elements: inout [Element]) {
    for last in elements.indices.dropFirst().reversed() {
      elements.swapAt(last, number(in: 0...last))
    }
  }

  private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  private func derived(by value: UInt64) -> SeededGenerator {
    SeededGenerator(
      seed: SeededGenerator.mixed(
        seed &+ SeededGenerator.mixed(value &+ SeededGenerator.step)))
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var word = value
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
