/// All phrases, ready to read a cell.
package struct Vocabulary: Sendable {
  /// A phrase that reads the text at a place.
  package struct Reading: Sendable {
    package var phrase: Phrase
    package var match: PrefixMatch
  }

  private struct Row: Sendable {
    var phrase: Phrase
    var expression: CucumberExpression
  }

  private let rows: [Row]
  private let byFirstWord: [String: [Int]]
  private let withoutFirstWord: [Int]

  /// Compiles phrases.
  ///
  /// - Throws: ``ExpressionError`` for an expression that is none.
  package init(_ phrases: [Phrase], types: ParameterTypeRegistry) throws(ExpressionError) {
    let options = ExpressionOptions(ignoresCase: true, joinsWhiteSpace: true)
    var rows: [Row] = []
    var byFirstWord: [String: [Int]] = [:]
    var withoutFirstWord: [Int] = []
    for phrase in phrases {
      let expression = try CucumberExpression(phrase.expression, types: types, options: options)
      if let words = expression.firstLiterals {
        for word in words { byFirstWord[word, default: []].append(rows.count) }
      } else {
        withoutFirstWord.append(rows.count)
      }
      rows.append(Row(phrase: phrase, expression: expression))
    }
    self.rows = rows
    self.byFirstWord = byFirstWord
    self.withoutFirstWord = withoutFirstWord
  }

  package var phrases: [Phrase] { rows.map(\.phrase) }

  /// Gives the longest readings at a place: one, or several of equal length, or none.
  package func readings(
    in text: ReadingText, at place: Int, use: Phrase.Use, expressionText: ExpressionText
  ) -> [Reading] {
    let word = CucumberExpression.firstWord(in: text.characters, from: place)
    var best: [Reading] = []
    var longest = place
    for row in (byFirstWord[word] ?? []) + withoutFirstWord
    where !rows[row].phrase.use.isDisjoint(with: use) {
      let match = rows[row].expression
        .matches(in: expressionText, from: place, context: text)
        .first { text.isBoundary($0.end) && $0.end > place }
      guard let match, match.end >= longest else { continue }
      if match.end > longest { best = [] }
      longest = match.end
      best.append(Reading(phrase: rows[row].phrase, match: match))
    }
    return best
  }

  /// Gives every reading at a place, the longest first.
  package func allReadings(
    in text: ReadingText, at place: Int, expressionText: ExpressionText
  ) -> [Reading] {
    let word = CucumberExpression.firstWord(in: text.characters, from: place)
    let found = ((byFirstWord[word] ?? []) + withoutFirstWord).flatMap { row in
      rows[row].expression.matches(in: expressionText, from: place, context: text)
        .filter { text.isBoundary($0.end) && $0.end > place }
        .map { Reading(phrase: rows[row].phrase, match: $0) }
    }
    return found.enumerated()
      .sorted { ($1.element.match.end, $0.offset) < ($0.element.match.end, $1.offset) }
      .map(\.element)
  }

  /// How many characters of unread words are looked at for a hint.
  private static let hintLength = 200

  /// Gives the expressions that come nearest to some words, the nearest first.
  package func nearest(to words: String, use: Phrase.Use, limit: Int = 3) -> [String] {
    let wanted = Set(
      words.prefix(Self.hintLength).lowercased().split { !$0.isWordPart }.prefix(10)
        .map(String.init))
    let scored: [(score: Int, expression: String)] = rows.compactMap { row in
      guard !row.phrase.use.isDisjoint(with: use) else { return nil }
      let own = row.expression.literalWords
      let shared = own.filter { word in
        wanted.contains(word) || wanted.contains { isNear($0, word) }
      }
      guard !shared.isEmpty else { return nil }
      return (shared.count * 3 - (own.count - shared.count), row.phrase.expression)
    }
    return scored.enumerated()
      .sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
      .prefix(limit).map(\.element.expression)
  }

  private func isNear(_ word: String, _ other: String) -> Bool {
    guard word.count >= 4, other.count >= 4, abs(word.count - other.count) <= 2 else {
      return false
    }
    return !PlanRunner.nearest(to: word, in: [other], limit: 1).isEmpty
  }
}
