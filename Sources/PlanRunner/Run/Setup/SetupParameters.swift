import ScreenModel

/// The parameter types of the Setup list: `{phone}`, `{size}`, `{cases}`, `{directory}`, `{count}`, `{path}`, `{state}`.
enum SetupParameters {
  /// Gives the vocabulary's types and the Setup's own.
  static func registry() throws(ParameterTypeError) -> ParameterTypeRegistry {
    var types = try CellParameters.registry()
    try types.define(ParameterType("phone", reader: readPhone))
    try types.define(ParameterType("size", reader: readSize))
    try types.define(ParameterType("cases", reader: readCases))
    try types.define(ParameterType("directory", reader: readDirectory))
    try types.define(ParameterType("count", reader: readCount))
    try types.define(ParameterType("path", reader: readPath))
    try types.define(ParameterType("state", reader: readState))
    return types
  }

  /// The most characters of a name or label.
  private static let lengthLimit = 60

  /// Reads a phone's name: all up to the next mark.
  @Sendable private static func readPhone(_ place: MatchPlace) -> [ParameterCandidate] {
    var end = place.start
    let limit = min(place.characters.count, place.start + lengthLimit)
    while end < limit, !",;:()\"".contains(place.characters[end]) { end += 1 }
    return text(place, place.start, end)
  }

  /// Reads one word that is no article.
  @Sendable private static func readSize(_ place: MatchPlace) -> [ParameterCandidate] {
    let end = wordEnd(place, place.start)
    let word = String(place.characters[place.start..<end]).lowercased()
    return ["a", "an", "the"].contains(word) ? [] : text(place, place.start, end)
  }

  @Sendable private static func readState(_ place: MatchPlace) -> [ParameterCandidate] {
    word(place, among: ["on", "off"]).map { text(place, place.start, $0) } ?? []
  }

  @Sendable private static func readDirectory(_ place: MatchPlace) -> [ParameterCandidate] {
    word(place, among: DirectoryKind.allCases.map(\.rawValue))
      .map { text(place, place.start, $0) } ?? []
  }

  /// The numbers that are read as words.
  private static let numbers = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]

  /// Reads a number in digits or as a word up to ten.
  @Sendable private static func readCount(_ place: MatchPlace) -> [ParameterCandidate] {
    guard place.start < place.characters.count,
      "0123456789otfsenOTFSEN".contains(place.characters[place.start])
    else { return [] }
    let end = wordEnd(place, place.start)
    let word = String(place.characters[place.start..<end]).lowercased()
    let number = word.utf8.count <= 9 ? Int(word) : nil
    guard let value = number ?? numbers.firstIndex(of: word).map({ $0 + 1 }) else { return [] }
    return [ParameterCandidate(end: end, value: .int(value))]
  }

  /// Reads case IDs in a row: "C3, C11 and G5".
  @Sendable private static func readCases(_ place: MatchPlace) -> [ParameterCandidate] {
    var ids: [String] = []
    var last = place.start
    var next: Int? = place.start
    while let start = next, let end = idEnd(place, start) {
      ids.append(String(place.characters[start..<end]))
      last = end
      next = afterJoint(place, end)
    }
    guard !ids.isEmpty else { return [] }
    let words = String(place.characters[place.start..<last])
    return [ParameterCandidate(end: last, value: .custom(Captured(words, ids)))]
  }

  /// Gives the end of an ID: letters and digits, at least one of each.
  private static func idEnd(_ place: MatchPlace, _ start: Int) -> Int? {
    let end = wordEnd(place, start)
    let word = place.characters[start..<end]
    guard word.first?.isLetter == true, word.contains(where: \.isNumber) else { return nil }
    return end
  }

  /// Gives the place behind ", ", " and " or " or ".
  private static func afterJoint(_ place: MatchPlace, _ end: Int) -> Int? {
    for joint in [", and ", ", or ", " and ", " or ", ", "]
    where place.characters[end...].starts(with: joint) {
      return end + joint.count
    }
    return nil
  }

  /// Reads labels with arrows between them; the last one may be in quotes.
  @Sendable private static func readPath(_ place: MatchPlace) -> [ParameterCandidate] {
    var labels: [String] = []
    var next = place.start
    while next < place.characters.count {
      let isQuoted = place.characters[next] == "\""
      let start = isQuoted ? next + 1 : next
      guard start < place.characters.count,
        isQuoted || place.characters[start].isUppercase
      else { return [] }
      var end = start
      let stops = isQuoted ? "\"" : ",;:().→\""
      let limit = min(place.characters.count, start + lengthLimit)
      while end < limit, !stops.contains(place.characters[end]) { end += 1 }
      var trimmed = end
      while trimmed > start, place.characters[trimmed - 1].isWhitespace { trimmed -= 1 }
      guard trimmed > start else { return [] }
      labels.append(String(place.characters[start..<trimmed]))
      let after = isQuoted ? min(end + 1, place.characters.count) : trimmed
      guard let following = afterArrow(place, after) else {
        guard labels.count > 1 else { return [] }
        let words = String(place.characters[place.start..<after])
        return [ParameterCandidate(end: after, value: .custom(Captured(words, labels)))]
      }
      next = following
    }
    return []
  }

  private static func afterArrow(_ place: MatchPlace, _ end: Int) -> Int? {
    var next = end
    while next < place.characters.count, place.characters[next].isWhitespace { next += 1 }
    guard next < place.characters.count, place.characters[next] == "→" else { return nil }
    next += 1
    while next < place.characters.count, place.characters[next].isWhitespace { next += 1 }
    return next
  }

  private static func word(_ place: MatchPlace, among words: [String]) -> Int? {
    guard place.start < place.characters.count,
      words.contains(where: { $0.first == place.characters[place.start] })
        || place.characters[place.start].isUppercase
    else { return nil }
    let end = wordEnd(place, place.start)
    let word = String(place.characters[place.start..<end]).lowercased()
    return words.contains(word) ? end : nil
  }

  private static func wordEnd(_ place: MatchPlace, _ start: Int) -> Int {
    var end = start
    while end < place.characters.count, place.characters[end].isWordPart { end += 1 }
    return end
  }

  private static func text(
    _ place: MatchPlace, _ start: Int, _ end: Int
  ) -> [ParameterCandidate] {
    guard end > start else { return [] }
    let text = String(place.characters[start..<end])
    return [ParameterCandidate(end: end, value: .string(text))]
  }
}
