import PlanRunner
import Testing

@Suite("A row that cannot be played never passes")
struct UnplayableTests {
  typealias Row = (id: String, do: String, expect: String)

  @Test(
    "a cell that says nothing is an error",
    arguments: [
      ("", "Results", "its Do cell is empty"),
      ("Search", "", "its Expect cell is empty"),
      (" ", "Results", "its Do cell is empty"),
      ("Search", "&nbsp;", "its Expect cell is empty"),
      ("", "", "its Do cell is empty"),
      (", ; .", "Results", "nothing in its Do cell can be done"),
      ("while", "Results", "nothing in its Do cell can be done"),
      ("Search", ", ; .", "nothing in its Expect cell can be checked"),
      ("Search", "the documented limit, not a regression", "nothing in its Expect cell can be"),
      ("Search", "One-hand:", "nothing in its Expect cell can be checked"),
      ("Long press a result", "Tapping it", "nothing in its Expect cell can be checked"),
      ("Search", "Is shown", "there is nothing that these words speak of"),
      ("Search", "`news`", ""),
    ])
  func empty(_ action: String, _ expect: String, _ reason: String) throws {
    let verdict = try play([("L1", action, expect)], "L1")
    let isBad = verdict.status == .error || verdict.status == .undefined
    #expect(isBad && (reason.isEmpty || verdict.status == .error), "\(verdict.status)")
    #expect(verdict.reason?.hasPrefix(reason) == true, "\(verdict.reason ?? "no reason")")
    #expect(verdict.scenarios.isEmpty)
  }

  @Test(
    "words that lead nowhere are named, not passed over",
    arguments: [
      ("Search", "No", "No", "there is nothing behind it that it could deny"),
      ("Search", "Results are shown, never", "never", "there is nothing behind it"),
      ("Search", "Results without", "without", "there is nothing behind it that it could deny"),
      ("Search", "Neither mode: results", "Neither mode", "there is nothing behind it"),
      ("Search", "No (results)", "No", "there is nothing behind it that it could deny"),
      ("Search", "Not and results", "Not", "there is nothing behind it that it could deny"),
      ("Search", "No alert never appears", "never", "it is denied twice"),
      ("Search", "The alert never never appears", "never", "it is denied twice"),
      ("Search", "Neither mode offers no \"Open\"", "no", "it is denied twice"),
      ("Search", "Nothing appears not later", "not", "a moment can't be denied"),
      ("Search", "Results replace", "Results replace", "“replaces” says nothing without"),
      ("Search", "It offers", "It offers", "“offers” says nothing without"),
      ("Search", "Results and", "and", "nothing follows it"),
      ("Search", "Results with", "with", "nothing follows it"),
      ("Search", "Results, then", "then", "nothing follows it"),
      ("Search", "Results (and)", "and", "nothing follows it"),
      ("Search", "Or results", "Or", "there is nothing before it that could hold instead"),
      ("Search and", "Results", "and", "nothing follows it"),
      ("Search, then", "Results", "then", "nothing follows it"),
      ("Or search", "Results", "Or", "there is nothing before it that could be done instead"),
    ])
  func leadingNowhere(
    _ action: String, _ expect: String, _ words: String, _ reason: String
  ) throws {
    let verdict = try play([("L1", action, expect)], "L1")
    #expect(verdict.status == .error)
    let unusable = [verdict.script.doCell, verdict.script.expectCell].flatMap(\.unusable)
    #expect(unusable.contains { $0.words == words && $0.reason.hasPrefix(reason) }, "\(unusable)")
  }

  /// Rows, the one that is played, and its verdict.
  static let references: [(name: String, rows: [Row], status: Status, reason: String)] = [
    (
      "to a case that is not there", [("L1", "In L7, search", "Results")], .error,
      "it refers to L7, which is not in the plan"
    ),
    (
      "to the checks of a case that is not there", [("L1", "Type `ne`", "Tags (same slots as L7)")],
      .error, "it refers to L7, which is not in the plan"
    ),
    (
      "to a case that is undefined",
      [("L1", "In L2, choose Cancel", "Nothing is sent"), ("L2", "Search upwards", "Results")],
      .skipped, "it needs L2, which can't be played"
    ),
    (
      "to a case with an empty cell",
      [("L1", "In L2, choose Cancel", "Nothing is sent"), ("L2", "", "Results")], .skipped,
      "it needs L2, which can't be played"
    ),
    (
      "to the checks of a case that is undefined",
      [("L1", "Long press a result", "As in L2"), ("L2", "Search", "Fireworks")], .skipped,
      "it needs L2, which can't be played"
    ),
    (
      "to itself", [("L1", "In L1, search", "Results")], .error, "it and L1 refer to each other"
    ),
    (
      "to a case that refers back",
      [("L1", "In L2, search", "Results"), ("L2", "Search", "As in L1")], .error,
      "it and L2 refer to each other"
    ),
    (
      "round three corners",
      [
        ("L1", "In L2, search", "Results"), ("L2", "In L3, search", "Results"),
        ("L3", "In L1, search", "Results"),
      ], .error, "it and L2 refer to each other"
    ),
    (
      "in another letter case",
      [("L1", "In l2, choose Cancel", "Nothing is sent"), ("L2", "Search", "Alert")], .passed, ""
    ),
  ]

  @Test("a reference", arguments: references)
  func reference(_ name: String, _ rows: [Row], _ status: Status, _ reason: String) throws {
    let verdict = try play(rows, "L1")
    #expect(verdict.status == status, "\(verdict.account)")
    #expect((verdict.reason ?? "") == reason)
  }

  @Test("what is unreadable is named with its place and what comes near it")
  func places() throws {
    let plan = try Plans.read(
      PlanFixture.head + "| L1 | Serch | Spiner; no results |\n")
    let verdict = try #require(CompiledPlan(plan).verdicts(["L1"]).first)
    #expect(verdict.status == .undefined)
    let found = verdict.script.undefinedPlaces
    #expect(found.map(\.line) == [7, 7])
    #expect(found.map(\.column) == [8, 16])
  }

  private func play(_ rows: [Row], _ id: String) throws -> CaseVerdict {
    try #require(CompiledPlan(try Plans.rows(rows)).verdicts([id]).first)
  }
}

extension BoundCell {
  /// The words that nothing can be done with, and why.
  fileprivate var unusable: [(words: String, reason: String)] {
    pieces.compactMap { piece in
      guard case .invalid(let reason) = piece.role else { return nil }
      return (String(text.characters[piece.range]), reason)
    }
  }
}

extension CaseScript {
  /// Where words stand that no phrase reads.
  fileprivate var undefinedPlaces: [SourcePosition] {
    [doCell, expectCell].flatMap { cell in
      cell.pieces.compactMap { piece in
        if case .undefined = piece.role { cell.text.positions[piece.range.lowerBound] } else { nil }
      }
    }
  }
}
