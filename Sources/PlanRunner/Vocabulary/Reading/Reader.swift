/// Cuts a cell into tokens, left to right; at each place the longest phrase wins.
package struct Reader: Sendable {
  private let vocabulary: Vocabulary
  private let use: Phrase.Use
  private let suggests: Bool

  /// Makes a reader; one that does not suggest names no phrases that come near to unread words.
  package init(_ vocabulary: Vocabulary, use: Phrase.Use, suggests: Bool = true) {
    self.vocabulary = vocabulary
    self.use = use
    self.suggests = suggests
  }

  /// The marks that may stand between phrases.
  private static let marks: Set<Character> = [",", ";", ":", ".", "(", ")"]

  /// Reads a whole cell; every character but white space is in some token.
  package func read(_ plan: PlanText) -> [Token] {
    let text = ReadingText(plan)
    let expressionText = ExpressionText(text.characters)
    var tokens: [Token] = []
    var place = 0
    var unread: Int?

    var hints = 0
    func closeUnread(at end: Int) {
      guard let start = unread else { return }
      unread = nil
      hints += 1
      tokens.append(undefined(text, start..<end, isHinted: hints <= Self.hintLimit))
    }

    while place < text.characters.count {
      let character = text.characters[place]
      if character.isBlank {
        place += 1
        continue
      }
      let found =
        text.isBoundary(place)
        ? vocabulary.readings(in: text, at: place, use: use, expressionText: expressionText) : []
      if let first = found.first {
        closeUnread(at: place)
        tokens.append(token(text, place..<first.match.end, found))
        place = first.match.end
      } else if Self.marks.contains(character), text.origins[place] < plan.characters.count {
        closeUnread(at: place)
        tokens.append(
          Token(
            range: text.planRange(place..<place + 1), content: .mark(character),
            text: String(character)))
        place += 1
      } else {
        if unread == nil { unread = place }
        place = endOfWord(text, from: place)
      }
    }
    closeUnread(at: place)
    return tokens
  }

  private func token(
    _ text: ReadingText, _ range: Range<Int>, _ found: [Vocabulary.Reading]
  ) -> Token {
    let planRange = text.planRange(range)
    let words = String(text.plan.characters[planRange])
    guard found.count == 1, let reading = found.first else {
      let expressions = found.map(\.phrase.expression)
      return Token(range: planRange, content: .ambiguous(expressions), text: words)
    }
    let expression = reading.phrase.expression
    do {
      let meaning = try reading.phrase.make(Captures(reading.match.arguments))
      return Token(
        range: planRange, content: .phrase(meaning, expression: expression), text: words)
    } catch {
      return Token(
        range: planRange, content: .invalid("\(error)", expression: expression), text: words)
    }
  }

  /// How many stretches of a cell that nothing reads get hints.
  private static let hintLimit = 20

  private func undefined(
    _ text: ReadingText, _ range: Range<Int>, isHinted: Bool
  ) -> Token {
    var end = range.upperBound
    while end > range.lowerBound, text.characters[end - 1].isWhitespace { end -= 1 }
    let planRange = text.planRange(range.lowerBound..<end)
    let words = String(text.plan.characters[planRange])
    let nearest = suggests && isHinted ? vocabulary.nearest(to: words, use: use) : []
    return Token(range: planRange, content: .undefined(nearest: nearest), text: words)
  }

  /// Gives the end of the word, quoted text or code span at a place.
  private func endOfWord(_ text: ReadingText, from place: Int) -> Int {
    let characters = text.characters
    let closing: Character? =
      characters[place] == "\""
      ? "\""
      : characters[place] == ReadingText.codeStart
        ? ReadingText.codeEnd : nil
    if let closing, let end = characters[(place + 1)...].firstIndex(of: closing) { return end + 1 }
    var end = place + 1
    guard characters[place].isWordPart else { return end }
    while end < characters.count, characters[end].isWordPart { end += 1 }
    return end
  }
}
