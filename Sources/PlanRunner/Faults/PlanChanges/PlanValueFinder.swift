/// Finds the values of a cell by reading it again with the vocabulary.
package struct PlanValueFinder {
  private let vocabulary = Vocabulary.standard
  private let caseIndex: Int
  private let column: PlanValue.Column
  private let cell: PlanText
  private let text: ReadingText
  private let expressionText: ExpressionText

  /// Makes a finder for a cell of a case, whose index is given too.
  package init(_ column: PlanValue.Column, of planCase: PlanCase, caseIndex: Int) {
    self.caseIndex = caseIndex
    self.column = column
    cell = planCase.cell(column)
    text = ReadingText(cell)
    expressionText = ExpressionText(text.characters)
  }

  private var use: Phrase.Use {
    switch column {
    case .do: .do
    case .expect: .expect
    }
  }

  /// Gives the values of the cell in its order, but for its examples.
  package func values() -> [PlanValue] {
    var values: [PlanValue] = []
    var place = 0
    var isDenied = false
    let tokens = Reader(vocabulary, use: use, suggests: false).read(cell)
    for (index, token) in tokens.enumerated() {
      if case .mark(let mark) = token.content, mark != ":", mark != "(" { isDenied = false }
      guard case .phrase(let meaning, _) = token.content else { continue }
      while place < text.origins.count, text.origins[place] < token.range.lowerBound { place += 1 }
      var wasDenied = isDenied || tokens.indices.contains(index + 1) && tokens[index + 1].isDenial
      let arguments = arguments(of: token, from: place)
      let taken = arguments.compactMap(value)
      switch meaning {
      case .example: continue
      case .narrowing: values.append(make(.mode, token.range))
      case .negation, .without:
        // Said twice in one breath, the second adds nothing.
        if !isDenied { values.append(make(.denial, token.range)) }
        wasDenied = false
        isDenied = true
      case .absent: isDenied = true
      case .thing where !isDenied:
        values.append(make(.denial, token.range.lowerBound..<token.range.lowerBound))
      default: break
      }
      values += taken + (wasDenied ? [] : turningWords(of: token, besides: taken))
      if !wasDenied, meaning.isSaying { values.append(make(.saying, token.range)) }
    }
    return values
  }

  /// Gives the examples of the cell in its order.
  package func examples() -> [PlanValue] {
    Reader(vocabulary, use: use, suggests: false).read(cell).compactMap { token in
      guard case .phrase(.example, _) = token.content else { return nil }
      return make(.example, token.range)
    }
  }

  private func make(_ kind: PlanValue.Kind, _ range: Range<Int>) -> PlanValue {
    PlanValue(
      kind, caseIndex: caseIndex, column: column, range: range,
      words: String(cell.characters[range]))
  }

  /// Gives what the token's phrase took from the text, and what the phrases within it took.
  private func arguments(of token: Token, from first: Int) -> [Argument] {
    var place = first
    while place < text.characters.count, text.origins[place] == token.range.lowerBound {
      let found = vocabulary.readings(
        in: text, at: place, use: use, expressionText: expressionText)
      if let match = found.first?.match, text.planRange(place..<match.end) == token.range {
        return match.arguments.flatMap(innermost)
      }
      place += 1
    }
    return []
  }

  private func innermost(_ argument: Argument) -> [Argument] {
    guard argument.parameter == "thing" || argument.parameter == "term" else { return [argument] }
    let readings = vocabulary.allReadings(
      in: text, at: argument.range.lowerBound, expressionText: expressionText)
    let inner = readings.first {
      $0.match.end == argument.range.upperBound && !$0.phrase.use.isDisjoint(with: use)
        && !$0.phrase.expression.contains("{thing}")
    }
    return inner?.match.arguments ?? []
  }

  private static let kinds: [String: PlanValue.Kind] = [
    "label": .label, "name": .name, "key": .key, "code": .code, "int": .number,
    "duration": .duration, "points": .points, "case": .reference,
  ]

  private func value(_ argument: Argument) -> PlanValue? {
    guard let kind = Self.kinds[argument.parameter] else { return nil }
    var range = text.planRange(argument.range)
    if cell.characters[range].first == "\"" {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    if [.number, .duration, .points].contains(kind) {
      let digits = cell.characters[range].prefix { $0.isNumber || $0 == "." }
      range = digits.startIndex..<digits.endIndex
    }
    return range.isEmpty ? nil : make(kind, range)
  }

  private func turningWords(of token: Token, besides taken: [PlanValue]) -> [PlanValue] {
    var values: [PlanValue] = []
    var place = token.range.lowerBound
    while place < token.range.upperBound {
      let rest = cell.characters[place..<token.range.upperBound]
      let isTaken = taken.contains { $0.range.contains(place) }
      let isDenied = place > token.range.lowerBound && token.text.lowercased().hasPrefix("nothing ")
      guard !isTaken, !isDenied, text.isWordStart(place, in: cell),
        let words = Opposites.words(at: rest)
      else {
        place += 1
        continue
      }
      values.append(make(.word, place..<place + words))
      place += words
    }
    return values
  }
}

extension Meaning {
  /// Whether it says something that can be denied.
  fileprivate var isSaying: Bool {
    switch self {
    case .predicate, .statement: true
    default: false
    }
  }
}

extension Token {
  /// Whether it denies what follows.
  fileprivate var isDenial: Bool {
    switch content {
    case .phrase(.negation, _), .phrase(.without, _), .phrase(.absent, _): true
    default: false
    }
  }
}

extension ReadingText {
  /// Tells whether a word begins at a place of the plan's text.
  fileprivate func isWordStart(_ place: Int, in cell: PlanText) -> Bool {
    guard cell.characters[place].isWordPart else { return false }
    return place == 0 || !cell.characters[place - 1].isWordPart
  }
}
