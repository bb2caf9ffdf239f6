import PlanRunner
import Testing

@Suite("The vocabulary as a whole")
struct VocabularyLawsTests {
  /// All parameter types; those that lean on other phrases read nothing here.
  private func types() throws -> ParameterTypeRegistry {
    var types = try CellParameters.registry()
    for name in ["thing", "term", "trigger"] {
      try types.define(ParameterType(name) { _ in [] })
    }
    return types
  }

  @Test("every expression compiles")
  func compiles() throws {
    let types = try types()
    for phrase in Vocabulary.allPhrases {
      #expect(throws: Never.self, "\(phrase.expression)") {
        _ = try CucumberExpression(phrase.expression, types: types)
      }
    }
    #expect(Vocabulary.standard.phrases.count == Vocabulary.allPhrases.count)
  }

  @Test("no expression stands twice for the same kind of cell, and none reads an empty text")
  func unique() throws {
    var uses: [String: Phrase.Use] = [:]
    let types = try types()
    for phrase in Vocabulary.allPhrases {
      let before = uses[phrase.expression, default: []]
      #expect(before.isDisjoint(with: phrase.use), "\(phrase.expression) stands twice")
      uses[phrase.expression] = before.union(phrase.use)
      #expect(!phrase.use.isEmpty, "\(phrase.expression) may stand nowhere")
      let expression = try CucumberExpression(phrase.expression, types: types)
      #expect(expression.match("") == nil, "\(phrase.expression) reads nothing at all")
    }
  }

  @Test("every phrase reads its own words, in all their ways, as one token")
  func readsItself() throws {
    for phrase in Vocabulary.allPhrases {
      for use in [Phrase.Use.do, .expect] where phrase.use.contains(use) {
        let samples = try SampleWords.of(phrase.expression)
        #expect(!samples.isEmpty, "\(phrase.expression)")
        for sample in samples {
          let accounts = try Cells.tokens(sample, use).map(\.expression)
          #expect(accounts == [phrase.expression], "\(sample)")
        }
      }
    }
  }

  @Test("the plans are read without a gap, an ambiguity or an unusable value")
  func plans() throws {
    for plan in [try Plans.shipped(), try Plans.newRows()] {
      for (cell, use) in Cells.all(of: plan) {
        for token in Reader(.standard, use: use).read(cell) {
          switch token.content {
          case .phrase, .mark: continue
          default: Issue.record("“\(token.text)” is \(token.account)")
          }
        }
      }
    }
  }

  /// Phrases that no case plays, in cells of their own.
  static let examples: [(use: Phrase.Use, cell: String)] = [
    (.do, "Type text, while results arrive"), (.expect, "\"Directory search\" is now on"),
    (.expect, "\"Directory search\" is now off"), (.expect, "Neither header nor overlay"),
    (.expect, "Neither header or overlay"),
    (.expect, "Actions Cancel"), (.expect, "Opens the group"),
    (.expect, "Actions Cancel, Enable and Skip"), (.expect, "It starts over"),
    (.expect, "Your chats after the result rows"),
    (.expect, "Settings → Privacy → \"Directory search\" is on"),
    (.expect, "Settings → Privacy → \"Directory search\" is now off"),
  ]

  @Test("every phrase is used by a case that plays, or by an example")
  func used() throws {
    var used: Set<String> = []
    for plan in [try Plans.shipped(), try Plans.newRows()] {
      for (cell, use) in Cells.all(of: plan) {
        let tokens = Reader(.standard, use: use).read(cell)
        used.formUnion(tokens.compactMap(\.expression))
        used.formUnion(nested(in: cell, tokens))
      }
    }
    for (use, cell) in Self.examples {
      let accounts = try Cells.tokens(cell, use)
      #expect(accounts.allSatisfy { $0.expression != nil || $0.text == "," }, "\(cell)")
      used.formUnion(accounts.compactMap(\.expression))
    }
    let unused = Vocabulary.allPhrases.map(\.expression).filter { !used.contains($0) }
    #expect(unused == [], "no case uses them")
  }

  /// The nouns and terms inside of phrases that take one, each read to its phrase's end or mark.
  private func nested(in cell: PlanText, _ tokens: [Token]) -> [String] {
    let text = ReadingText(cell)
    let expressionText = ExpressionText(text.characters)
    return tokens.flatMap { token -> [String] in
      guard let expression = token.expression,
        expression.contains("{thing}") || expression.contains("{term}")
      else { return [] }
      let places = text.origins.indices.filter { token.range.contains(text.origins[$0]) }
      return places.flatMap { place -> [String] in
        guard place > (places.first ?? 0), text.isBoundary(place) else { return [] }
        let readings = Vocabulary.standard.allReadings(
          in: text, at: place, expressionText: expressionText)
        let nouns = readings.filter { $0.match.end <= (places.last ?? 0) + 2 }
        return nouns.prefix(1).map(\.phrase.expression)
      }
    }
  }
}
