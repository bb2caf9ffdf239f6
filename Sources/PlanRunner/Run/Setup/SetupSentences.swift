extension PlanText {
  /// Gives the sentences of the text, without the white space around them.
  package var sentences: [PlanText] {
    let isCode = codeMarks
    let quotes = characters.indices.count { characters[$0] == "\"" && !isCode[$0] }
    var result: [PlanText] = []
    var start = 0
    var isQuoted = false
    for index in characters.indices where !isCode[index] {
      if characters[index] == "\"", quotes.isMultiple(of: 2) { isQuoted.toggle() }
      guard !isQuoted, endsSentence(index, from: start) else { continue }
      append(start..<index + 1, to: &result)
      start = index + 1
    }
    append(start..<characters.count, to: &result)
    return result
  }

  /// Gives a stretch of the text.
  package func stretch(_ range: Range<Int>) -> PlanText {
    let part = Array(characters[range])
    let kept = spans.compactMap { span -> Span? in
      let inner = span.range.clamped(to: range)
      guard !inner.isEmpty else { return nil }
      return Span(
        kind: span.kind,
        range: inner.lowerBound - range.lowerBound..<inner.upperBound - range.lowerBound)
    }
    return PlanText(
      characters: part, positions: Array(positions[range]), spans: kept,
      start: range.isEmpty ? start : positions[range.lowerBound], source: String(part))
  }

  private var codeMarks: [Bool] {
    var marks = [Bool](repeating: false, count: characters.count)
    for span in spans where span.kind == .code {
      for index in span.range { marks[index] = true }
    }
    return marks
  }

  /// Tells whether a character is the last of a sentence: a mark before white space, and no abbreviation.
  private func endsSentence(_ index: Int, from start: Int) -> Bool {
    guard ".!?".contains(characters[index]) else { return false }
    guard index + 1 < characters.count else { return true }
    guard characters[index + 1].isWhitespace else { return false }
    let next = characters[(index + 1)...].first { !$0.isWhitespace }
    if next?.isLowercase == true { return false }
    var word = ""
    var place = index - 1
    while place >= start, characters[place].isLetter || characters[place] == ".", word.count < 8 {
      word.insert(characters[place], at: word.startIndex)
      place -= 1
    }
    return !["e.g", "i.e", "etc", "vs", "approx", "incl"].contains(word.lowercased())
  }

  private func append(_ range: Range<Int>, to result: inout [PlanText]) {
    var range = range
    while !range.isEmpty, characters[range.lowerBound].isWhitespace {
      range = range.lowerBound + 1..<range.upperBound
    }
    while !range.isEmpty, characters[range.upperBound - 1].isWhitespace {
      range = range.lowerBound..<range.upperBound - 1
    }
    if !range.isEmpty { result.append(stretch(range)) }
  }
}
