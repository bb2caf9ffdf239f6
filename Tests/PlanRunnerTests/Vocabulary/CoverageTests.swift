import PlanRunner
import Testing

@Suite("Every character of a cell is accounted for")
struct CoverageTests {
  /// Sources of cells that a careless author, or a hostile one, could write.
  static let hostileCells: [(name: String, source: String)] = [
    ("blanks", "   "),
    ("an unclosed quote", "Tap \"Open"),
    ("a quote at the end", "Tap \""),
    ("three quotes", "Tap \"Open\" and \"Search"),
    ("unclosed brackets", "Results (((one-hand: above the field"),
    ("brackets the wrong way", ")) results ( . )"),
    ("an unclosed code span", "Type `ne"),
    ("two backquotes", "Type ``"),
    ("unclosed bold", "**Open at the trailing edge"),
    ("bold in the middle of a word", "Op**e**n results"),
    ("bold around a quote", "**\"Open\"** and **\"Open**\""),
    ("code in a quote", "\"Open `x` now\" results"),
    ("code in bold", "**Open `x`** results"),
    ("a bold quote over code", "\"**a `b\" c` d**\""),
    ("marks only", ",;:.(),;:."),
    ("emoji", "Tap 👩‍👩‍👧‍👦 \"Open\" 🇩🇪🏳️‍🌈 results"),
    ("text from right to left", "اضغط **بحث** ثم \"فتح\" النتائج, results"),
    ("direction marks", "Tap \u{202E}\"nepO\"\u{202C} results"),
    ("combining marks", "Re\u{301}sults\u{301}, results"),
    ("the code marks themselves", "\u{E000}results\u{E001} `\u{E000}ne\u{E001}` \u{E001}"),
    ("other blanks", "Results\u{A0}\u{2003}stay\u{3000};\u{2028}no spinner"),
    ("escapes", "Tap \\`Open\\` \\* \\| \\\\ &amp; &lt;b&gt; results"),
    ("a long word", String(repeating: "é", count: 5_000)),
    ("many quotes", String(repeating: "\" ", count: 1_000)),
    ("many brackets", String(repeating: "(", count: 1_000)),
    ("10,000 unknown words", String(repeating: "lorem ", count: 10_000)),
    ("2,000 known words", String(repeating: "no results, ", count: 1_000)),
    ("2,000 beginnings", String(repeating: "while the ", count: 1_000)),
  ]

  @Test("in hostile cells", arguments: hostileCells)
  func hostile(_ name: String, _ source: String) throws {
    let text = try Cells.text(source)
    check(text, .do)
    check(text, .expect)
  }

  @Test("in all cells of the plans, and in their halves, and backwards")
  func plans() throws {
    for plan in [try Plans.shipped(), try Plans.newRows()] {
      for (cell, use) in Cells.all(of: plan) {
        check(cell, use)
        let source = cell.source
        let half = String(source.prefix(source.count / 2))
        let turned = source.split(separator: " ").reversed().joined(separator: " ")
        for other in [half, turned] where !other.contains("|") {
          check(try Cells.text(other), use)
        }
      }
    }
  }

  private func check(_ cell: PlanText, _ use: Phrase.Use) {
    let tokens = Reader(.standard, use: use).read(cell)
    var place = 0
    for token in tokens {
      let fault = self.fault(token, from: place, cell)
      #expect(fault == nil, "\(token.range) of “\(cell.string.prefix(60))”")
      if fault != nil { return }
      place = token.range.upperBound
    }
    let rest = cell.characters[place...].drop { $0.isWhitespace }
    #expect(rest.isEmpty, "“\(String(rest.prefix(60)))” is in no token")
  }

  /// Says what is wrong with a token that should begin at a place or behind blanks.
  private func fault(_ token: Token, from place: Int, _ cell: PlanText) -> String? {
    guard token.range.lowerBound >= place else { return "it overlaps" }
    guard token.range.upperBound <= cell.characters.count else { return "it runs over" }
    guard !token.range.isEmpty else { return "it is empty" }
    guard cell.characters[place..<token.range.lowerBound].allSatisfy(\.isWhitespace) else {
      return "something before it is left out"
    }
    let words = String(cell.characters[token.range])
    return words == token.text ? nil : "it says “\(token.text)”"
  }
}
