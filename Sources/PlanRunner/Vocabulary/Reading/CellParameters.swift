/// The parameter types of the vocabulary: `{label}`, `{code}`, `{case}`, `{duration}`, `{points}`, `{name}`, `{key}`.
package enum CellParameters {
  /// Gives the published types and the vocabulary's own.
  package static func registry() throws(ParameterTypeError) -> ParameterTypeRegistry {
    var types = ParameterTypeRegistry()
    try types.define(ParameterType("label", reader: readLabel))
    try types.define(ParameterType("code", reader: readCode))
    try types.define(ParameterType("name", reader: readName))
    try types.define(ParameterType("key", reader: readKey))
    try types.define(ParameterType("case", reader: readCase))
    try types.define(ParameterType("duration", reader: readDuration))
    try types.define(ParameterType("points", reader: readPoints))
    return types
  }

  /// Reads a text of the app: in double quotes, or a bold run of its own.
  @Sendable private static func readLabel(_ place: MatchPlace) -> [ParameterCandidate] {
    guard place.start < place.characters.count else { return [] }
    if place.characters[place.start] == "\"" {
      guard let end = place.characters[(place.start + 1)...].firstIndex(of: "\"") else { return [] }
      return [candidate(place, place.start + 1..<end, end: end + 1)]
    }
    guard let end = (place.context as? ReadingText)?.boldEnds[place.start] else { return [] }
    let content = place.characters[place.start..<end]
    guard !content.contains("\""), !content.contains(ReadingText.codeStart) else { return [] }
    return [candidate(place, place.start..<end, end: end)]
  }

  @Sendable private static func readCode(_ place: MatchPlace) -> [ParameterCandidate] {
    guard place.start < place.characters.count,
      place.characters[place.start] == ReadingText.codeStart,
      let end = place.characters[place.start...].firstIndex(of: ReadingText.codeEnd)
    else { return [] }
    return [candidate(place, place.start + 1..<end, end: end + 1)]
  }

  /// Reads the name of a button without quotes: one capitalised word, or a text of the app.
  @Sendable private static func readName(_ place: MatchPlace) -> [ParameterCandidate] {
    let labels = readLabel(place)
    guard labels.isEmpty, place.start < place.characters.count,
      place.characters[place.start].isUppercase
    else { return labels }
    let end = place.characters[place.start...].firstIndex { !$0.isWordPart }
    let stop = end ?? place.characters.count
    return [candidate(place, place.start..<stop, end: stop)]
  }

  /// Reads the name of a key: one word of letters, or a text of the app.
  @Sendable private static func readKey(_ place: MatchPlace) -> [ParameterCandidate] {
    let labels = readLabel(place)
    guard labels.isEmpty else { return labels }
    let end = place.characters[place.start...].firstIndex { !$0.isLetter }
    let stop = end ?? place.characters.count
    return stop > place.start ? [candidate(place, place.start..<stop, end: stop)] : []
  }

  /// Reads a case ID: letters, then digits, with marks between them if need be.
  @Sendable private static func readCase(_ place: MatchPlace) -> [ParameterCandidate] {
    guard place.start < place.characters.count, place.characters[place.start].isLetter else {
      return []
    }
    let end = place.characters[place.start...].firstIndex {
      !($0.isWordPart || $0 == "-" || $0 == ".")
    }
    var stop = end ?? place.characters.count
    while stop > place.start, !place.characters[stop - 1].isWordPart { stop -= 1 }
    let text = place.characters[place.start..<stop]
    guard text.contains(where: \.isNumber) else { return [] }
    return [candidate(place, place.start..<stop, end: stop)]
  }

  /// Reads a span of time as milliseconds: "1 s", "0.5 s", "300 ms", "2 minutes".
  @Sendable private static func readDuration(_ place: MatchPlace) -> [ParameterCandidate] {
    guard let number = decimal(place) else { return [] }
    var rest = number.end
    while rest < place.characters.count, place.characters[rest].isWhitespace { rest += 1 }
    let unitEnd = place.characters[rest...].firstIndex { !$0.isLetter } ?? place.characters.count
    let factor: Double
    switch String(place.characters[rest..<unitEnd]) {
    case "ms", "millisecond", "milliseconds": factor = 1
    case "s", "sec", "second", "seconds": factor = 1_000
    case "min", "minute", "minutes": factor = 60_000
    default: return []
    }
    let value = number.value * factor
    guard value < 1e12 else { return [] }
    return [ParameterCandidate(end: unitEnd, value: .int(Int(value.rounded())))]
  }

  /// Reads a size in points: "30-pt", "30 pt", "30 points".
  @Sendable private static func readPoints(_ place: MatchPlace) -> [ParameterCandidate] {
    guard let number = decimal(place), number.value < 1e6 else { return [] }
    var rest = number.end
    while rest < place.characters.count, [" ", "-"].contains(place.characters[rest]) { rest += 1 }
    let unitEnd = place.characters[rest...].firstIndex { !$0.isLetter } ?? place.characters.count
    guard ["pt", "pts", "point", "points"].contains(String(place.characters[rest..<unitEnd]))
    else { return [] }
    return [ParameterCandidate(end: unitEnd, value: .int(Int(number.value.rounded())))]
  }

  private static func decimal(_ place: MatchPlace) -> (value: Double, end: Int)? {
    guard place.start < place.characters.count else { return nil }
    let end =
      place.characters[place.start...].firstIndex { !($0.isASCII && ($0.isNumber || $0 == ".")) }
      ?? place.characters.count
    return Double(String(place.characters[place.start..<end])).map { ($0, end) }
  }

  private static func candidate(
    _ place: MatchPlace, _ content: Range<Int>, end: Int
  ) -> ParameterCandidate {
    ParameterCandidate(end: end, value: .string(String(place.characters[content])))
  }
}
