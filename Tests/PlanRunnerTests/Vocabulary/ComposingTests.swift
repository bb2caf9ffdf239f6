import PlanRunner
import ScreenModel
import Testing

@Suite("How the phrases of an Expect cell go together")
struct ComposingTests {
  static let rows: [(rule: String, cell: String, clauses: [String])] = [
    (
      "a denial reaches over and, or", "No spinner or results and keyboard",
      ["no the spinner, a result row, the keyboard: is there"]
    ),
    (
      "and ends at a comma", "No spinner, results",
      ["no the spinner: is there", "a result row: is there"]
    ),
    (
      "at a semicolon", "No spinner; results",
      ["no the spinner: is there", "a result row: is there"]
    ),
    (
      "and at a full stop", "No spinner. Results",
      ["no the spinner: is there", "a result row: is there"]
    ),
    (
      "a denial in the middle is that of the predicate", "Results do not show",
      ["no a result row: shows"]
    ),
    ("never is one", "The results never disappear", ["no a result row: disappears"]),
    (
      "so is nothing", "Nothing at the trailing edge",
      ["no anything: is there at the trailing edge"]
    ),
    ("and without", "Results without header", ["a result row: is there", "no a header: is there"]),
    (
      "a narrowing lasts to the next one",
      "One-hand: results, spinner; top bar: keyboard; menu",
      [
        "one-hand a result row: is there", "one-hand the spinner: is there",
        "top-bar the keyboard: is there", "top-bar a menu: is there",
      ]
    ),
    (
      "to the full stop", "One-hand: results; spinner. Keyboard",
      [
        "one-hand a result row: is there", "one-hand the spinner: is there",
        "the keyboard: is there",
      ]
    ),
    (
      "to its closing bracket", "Results (one-hand: above the field), spinner",
      [
        "a result row: is there", "one-hand a result row: is there above the field",
        "the spinner: is there",
      ]
    ),
    (
      "a bracket with a mode alone narrows what stands before it", "Results (top bar), spinner",
      ["top-bar a result row: is there", "the spinner: is there"]
    ),
    (
      "each place of a list may have its own",
      "Tags above the field (one-hand) or below it (top bar)",
      [
        "one-hand the tags: is there above the field",
        "top-bar the tags: is there below the field",
      ]
    ),
    (
      "a subject holds to the full stop", "Results appear, stay; disappear",
      ["a result row: appears", "a result row: stays", "a result row: disappears"]
    ),
    (
      "it is the subject", "Results appear. The spinner shows; it stops",
      ["a result row: appears", "the spinner: shows", "the spinner: disappears"]
    ),
    (
      "else the last subject", "The spinner shows. It stops",
      ["the spinner: shows", "the spinner: disappears"]
    ),
    (
      "a noun and its place and moment are one clause", "Spinner in the field after about 1 s",
      ["the spinner: is there in the search field after 900 to 1200 ms"]
    ),
    (
      "a moment before a colon holds for the sentence",
      "While loading: no header, no overlay. Results",
      [
        "no a header: is there while a search loads",
        "no an overlay: is there while a search loads",
        "a result row: is there",
      ]
    ),
    (
      "a comparison belongs to the words before it", "The tags stay as before",
      ["the tags: stays, as before"]
    ),
    (
      "a follow-up divides what is before from what is after it",
      "Results. Tapping it opens the chat. Spinner",
      [
        "a result row: is there", "tap it", "opens the chat", "back", "the spinner: is there",
      ]
    ),
    (
      "then goes on from it", "Choosing Open, then dismissing the menu closes the sheet",
      ["choose “Open”", "go on: dismiss the menu", "the sheet closes"]
    ),
    (
      "a remark is none of it", "Results: the documented limit, not a regression",
      ["a result row: is there", "remark"]
    ),
  ]

  @Test("the clauses of a cell")
  func clauses() throws {
    for (rule, cell, clauses) in Self.rows {
      let composer = ExpectComposer(try Cells.tokens(cell, .expect), after: [])
      #expect(composer.problems.isEmpty, "\(rule)")
      #expect(composer.clauses.map(\.account) == clauses, "\(rule)")
    }
  }

  @Test(
    "words that speak of nothing are a problem",
    arguments: ["Is shown", "Above the field", "Stays", "Its"])
  func problems(_ cell: String) throws {
    let composer = ExpectComposer(try Cells.tokens(cell, .expect), after: [])
    #expect(composer.problems.map(\.message) == ["there is nothing that these words speak of"])
    #expect(composer.clauses.isEmpty)
  }

  @Test("every clause stands where its words stand")
  func ranges() throws {
    let plan = try Plans.shipped()
    for planCase in plan.cases {
      let tokens = Reader(.standard, use: .expect).read(planCase.expectCell)
      for clause in ExpectComposer(tokens, after: []).clauses where !clause.range.isEmpty {
        let words = planCase.expectCell.characters[clause.range]
        #expect(words.first?.isWhitespace == false && words.last?.isWhitespace == false)
        let covered = tokens.contains { $0.range.lowerBound == clause.range.lowerBound }
        #expect(covered, "\(planCase.id): “\(String(words))”")
      }
    }
  }
}

extension Clause {
  /// What it says, in a line.
  fileprivate var account: String {
    let mode = modes.map { $0 == [.oneHand] ? "one-hand " : $0 == [.topBar] ? "top-bar " : "" }
    return (mode ?? "") + content
  }

  private var content: String {
    switch kind {
    case .claim(let claim): claim.account
    case .statement(let statement, let isNegated, _, _):
      statement.name + (isNegated ? ", denied" : "")
    case .followUp(let step, let continuing): (continuing ? "go on: " : "") + step.name
    case .reference(let reference, _): "as \(reference.caseID)"
    case .backToMain: "back"
    case .remark: "remark"
    }
  }
}

extension Claim {
  fileprivate var account: String {
    let denial = isNegated ? "no " : ""
    let names = subjects.map(\.name).joined(separator: ", ")
    let places = places.map { " \($0.name)" }.joined()
    let moments = whens.map { " \($0.account)" }.joined()
    return
      "\(denial)\(names): \(predicate.name)\(places)\(moments)\(isAsBefore ? ", as before" : "")"
  }
}

extension When {
  fileprivate var account: String {
    switch self {
    case .during(let phase): "while \(phase.name)"
    case .after(let span): "after \(span.lowerBound) to \(span.upperBound) ms"
    default: "at a moment"
    }
  }
}
