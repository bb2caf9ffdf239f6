/// The parameter types that every registry holds.
enum BuiltInParameterType: String, CaseIterable, Sendable {
  case anonymous = ""
  case int, float, word, string, double, bigdecimal, byte, short, long, biginteger

  /// Returns the ends that the type can reach, as ranges that are tried in order, each from its top.
  func ends(in characters: [Character], from start: Int, runs: inout RunCache)
    -> [ClosedRange<Int>]
  {
    switch self {
    case .anonymous:
      return [start...runs.end(of: .line, in: characters, from: start)]
    case .word:
      let end = runs.end(of: .word, in: characters, from: start)
      return end > start ? [start + 1...end] : []
    case .string:
      return runs.quotedEnd(in: characters, from: start).map { [$0...$0] } ?? []
    case .int, .byte, .short, .long, .biginteger:
      let first = start < characters.count && characters[start] == "-" ? start + 1 : start
      let end = runs.end(of: .digits, in: characters, from: first)
      return end > first ? [first + 1...end] : []
    case .float, .double, .bigdecimal:
      return Self.numberEnds(in: characters, from: start, runs: &runs)
    }
  }

  /// Returns the ends of a number: digits, a point before a digit, digits, an exponent after `E`.
  ///
  /// An end before the first digit is left out, as no number could be made of it.
  private static func numberEnds(
    in characters: [Character], from start: Int, runs: inout RunCache
  ) -> [ClosedRange<Int>] {
    func isCharacter(_ index: Int, _ wanted: Character) -> Bool {
      index < characters.count && characters[index] == wanted
    }
    let signed = isCharacter(start, "-") || isCharacter(start, "+") ? start + 1 : start
    let whole = runs.end(of: .digits, in: characters, from: signed)
    var end = whole
    if isCharacter(whole, ".") {
      let fraction = runs.end(of: .digits, in: characters, from: whole + 1)
      if fraction > whole + 1 { end = fraction }
    }
    guard end > signed else { return [] }
    let lowest = whole > signed ? signed + 1 : whole + 2
    var ranges = [end...end]
    if isCharacter(end, "E") {
      let hasSign = isCharacter(end + 1, "-") || isCharacter(end + 1, "+")
      let power = end + (hasSign ? 2 : 1)
      let last = runs.end(of: .digits, in: characters, from: power)
      if last > power { ranges.append(power + 1...last) }
    }
    if end > lowest { ranges.append(lowest...end - 1) }
    return ranges
  }
}
