import PlanRunner
import Testing

@Suite("How a cell is read")
struct ReadingRulesTests {
  /// A vocabulary of a few rows; what a phrase captures is its example.
  private func vocabulary() throws -> Vocabulary {
    let filler = Meaning.joining(.filler)
    return try Vocabulary(
      [
        Phrase("press {label}") { .example($0.text()) },
        Phrase("type {code}") { .example($0.text()) },
        Phrase("wait {duration}") { .example("\($0.int())") },
        Phrase("size {points}") { .example("\($0.int())") },
        Phrase("see {case}") { .example($0.text()) },
        Phrase("choose {name}") { .example($0.text()) },
        Phrase("hit {key}") { .example($0.text()) },
        Phrase("tap", filler), Phrase("tap it", filler), Phrase("tap it twice", filler),
        Phrase("row(s)", filler), Phrase("is/are shown", filler),
        Phrase("go {int}") { .example("\($0.int())") },
        Phrase("go {word}") { .example($0.text()) },
        Phrase("do only", .do, filler), Phrase("expect only", .expect, filler),
      ], types: CellParameters.registry())
  }

  static let rows: [(cell: String, read: [String])] = [
    // A text of the app.
    ("press \"Open\"", ["press {label} = Open"]),
    ("press **Open**", ["press {label} = Open"]),
    ("press **\"Open\"**", ["press {label} = Open"]),
    ("press \"Open now, or: never.\"", ["press {label} = Open now, or: never."]),
    ("press \"it's (new)\"", ["press {label} = it's (new)"]),
    ("press **Open now** tap", ["press {label} = Open now", "tap"]),
    ("press \"\"", ["press {label} = "]),
    ("press 'Open'", ["undefined: press 'Open'"]),
    ("press ‘Open’", ["undefined: press ‘Open’"]),
    ("press Open", ["undefined: press Open"]),
    ("press *Open*", ["undefined: press Open"]),
    ("press `Open`", ["undefined: press Open"]),
    ("press **Ope**n", ["undefined: press Open"]),
    ("press \"Open", ["undefined: press \"Open"]),
    ("press **a \"b\" c**", ["undefined: press a \"b\" c"]),
    ("press **\"a\" and \"b\"**", ["press {label} = a", "undefined: and \"b\""]),
    // Code.
    ("type `ne`", ["type {code} = ne"]),
    ("type `\"ne\"`", ["type {code} = \"ne\""]),
    ("type ``a`b``", ["type {code} = a`b"]),
    ("type **`ne`**", ["type {code} = ne"]),
    ("type ne", ["undefined: type ne"]),
    ("type \"ne\"", ["undefined: type \"ne\""]),
    ("`tap it`", ["undefined: tap it"]),
    // Numbers, cases and names.
    ("wait 10 s", ["wait {duration} = 10000"]),
    ("wait 0.5 s", ["wait {duration} = 500"]),
    ("wait 300 ms", ["wait {duration} = 300"]),
    ("wait 2 minutes", ["wait {duration} = 120000"]),
    ("wait 10 snails", ["undefined: wait 10 snails"]),
    ("wait 10", ["undefined: wait 10"]),
    ("size 30-pt", ["size {points} = 30"]),
    ("size 44 points", ["size {points} = 44"]),
    ("see C2.", ["see {case} = C2", "."]),
    ("see c-12", ["see {case} = c-12"]),
    ("see Cx", ["undefined: see Cx"]),
    ("choose Enable, tap", ["choose {name} = Enable", ",", "tap"]),
    ("choose \"Not now\"", ["choose {name} = Not now"]),
    ("choose enable", ["undefined: choose enable"]),
    ("hit return", ["hit {key} = return"]),
    // Word boundaries, letter case and blanks.
    ("tap", ["tap"]),
    ("TAP It", ["tap it"]),
    ("tap  it", ["tap it"]),
    ("tapping", ["undefined: tapping"]),
    ("retap", ["undefined: retap"]),
    ("tap2", ["undefined: tap2"]),
    ("tap_it", ["undefined: tap_it"]),
    ("tap it's", ["tap it", "undefined: 's"]),
    ("rows, row", ["row(s)", ",", "row(s)"]),
    ("rowss", ["undefined: rowss"]),
    ("row is shown", ["row(s)", "is/are shown"]),
    // The longest phrase wins.
    ("tap it twice", ["tap it twice"]),
    ("tap it twic", ["tap it", "undefined: twic"]),
    ("tap it tap", ["tap it", "tap"]),
    ("tap tap it", ["tap", "tap it"]),
    // Marks and what stands between.
    ("(tap; tap: tap.)", ["(", "tap", ";", "tap", ":", "tap", ".", ")"]),
    ("tap ‒ tap", ["tap", "undefined: ‒", "tap"]),
    ("lorem ipsum tap dolor", ["undefined: lorem ipsum", "tap", "undefined: dolor"]),
    ("lorem, ipsum", ["undefined: lorem", ",", "undefined: ipsum"]),
    ("lorem \"tap it\" tap", ["undefined: lorem \"tap it\"", "tap"]),
    ("lorem `tap` tap", ["undefined: lorem tap", "tap"]),
    // Two of the same length.
    ("go 5", ["ambiguous: go {int} | go {word}"]),
    ("go on", ["go {word} = on"]),
    ("do only", ["do only"]),
    ("expect only", ["undefined: expect only"]),
  ]

  @Test("the tokens of a cell")
  func tokens() throws {
    let vocabulary = try vocabulary()
    for (cell, read) in Self.rows {
      #expect(try Cells.tokens(cell, .do, vocabulary).map(\.account) == read, "\(cell)")
    }
  }

  @Test("an ambiguity and an unusable value make the case an error, unknown words undefined")
  func cases() throws {
    var compiler = CaseCompiler(try vocabulary())
    let source = "| L1 | go 5 | tap |\n| L2 | tap | go 5 |\n| L3 | tap | lorem |\n"
    let plan = try Plans.read(PlanFixture.head + source)
    let compiled = plan.cases.map { compiler.compile($0, in: plan) }
    #expect(compiled.map(\.isUndefined) == [false, false, true])
    let wrong = "several phrases read the same words: “go {int}”, “go {word}”"
    #expect(compiled.map(\.invalidWords) == [wrong, wrong, nil])
  }

  @Test(
    "words that nothing reads are given with the phrases that come near them",
    arguments: [
      ("Spiner in the search field", "Spiner", "(a )(the )spinner"),
      ("The onbording pages", "The onbording pages", "(the )onboarding pages"),
      ("Nothing apears later", "apears", "appear(s)"),
      ("A men with one item, \"Open\"", "A men", ""),
      ("The results disapear", "disapear", "disappear(s)"),
      ("qqqq", "qqqq", ""),
    ])
  func nearest(_ cell: String, _ words: String, _ near: String) throws {
    let found = try Cells.tokens(cell, .expect).compactMap { token -> (String, [String])? in
      if case .undefined(let nearest) = token.content { (token.text, nearest) } else { nil }
    }
    #expect(found.map(\.0) == [words])
    let nearest = try #require(found.first).1
    #expect(nearest.count <= 3)
    #expect(near.isEmpty || nearest.contains(near), "\(nearest)")
  }
}
