import FakeDirectory
import PlanRunner
import ScreenModel
import Testing

@Suite struct TextReportTests {
  /// Gives the verdict of C2, whose alert shows "Yes" where the plan says "No".
  static func failingCase(in modes: [ToolbarMode]) -> CaseVerdict {
    let script = Sample.script("C2")
    let text = script.expectCell.text
    let start = 10  // "message" in: An alert, message "No". Nothing else
    let scenarios = ToolbarMode.allCases.map { mode in
      let fails = modes.contains(mode)
      let clause = ClauseVerdict(
        cell: .expect, position: text.positions[start], text: "message \"No\"",
        step: "message {label}", status: fails ? .failed : .passed,
        message: fails ? "the message is \"Yes\"" : nil, frame: 0)
      let screen = HandMade.screen(
        [
          Element(.chatList, role: .window, frame: HandMade.whole),
          HandMade.text(.overlay, "Yes", y: 0, parent: 0),
        ], mode)
      let frame = Frame(
        time: Instant(milliseconds: 1050), cause: "tap the row", isAction: true, screen: screen,
        journalCount: 0)
      return ScenarioVerdict(
        configuration: Configuration(mode: mode), status: fails ? .failed : .passed,
        virtualMilliseconds: 2000, clauses: [clause], film: Film(frames: [frame]))
    }
    return CaseVerdict(script: script, status: .failed, scenarios: scenarios)
  }

  private func verdicts(with verdict: CaseVerdict) -> [CaseVerdict] {
    Sample.verdicts().map {
      $0.script.planCase.id == verdict.script.planCase.id ? verdict : $0
    }
  }

  @Test func `a failing run explains itself and ends with the verdict`() throws {
    let cases = verdicts(with: Self.failingCase(in: [.topBar]))
    let outcome = try Sample.outcome(cases, words: ["C1", "C2"], required: ["AC3"])
    let expected = """
      Chat list: rows
        ✔ passed     C1
        ✘ failed     C2  2 scenarios, 1 not passed · AC3

      Acceptance criteria
        ✘ failed     AC3  C2 C10 · C2 failed
        ✘ failed     AC6  no case carries it
        2 more criteria undecided: no case selected

      ✘ FAILED  C2 (AC3)  Chat list: rows
        small.md:10:33  Expect
          An alert, message "No". Nothing else
                    ^^^^^^^^^^^^
        instead the message is "Yes"
        when    1.05 s, after: tap the row
        where   top-bar · iPhone SE · large · iOS 17
          ╭──────────────────────────────────────╮
          │                 Yes                  │
          │                                      │
          ╰──────────────────────────────────────╯
        again   planrunner C2 --mode top-bar

      2 cases: 1 passed, 1 failed; 4 not selected
      4 criteria: 2 failed, 2 undecided
      2 scenarios, 2 clauses, 0 undefined phrases
      Failed: 1 of 2 cases does not hold (C2); AC3, AC6 failed.

      """
    #expect(TextReport(outcome).text() == expected)
  }

  @Test func `the same failure in both modes is told once and names both`() throws {
    let cases = verdicts(with: Self.failingCase(in: [.oneHand, .topBar]))
    let outcome = try Sample.outcome(cases, words: ["C2"])
    let text = TextReport(outcome, level: .quiet).text()
    #expect(text.components("instead").count == 2)
    #expect(text.contains("  where   one-hand and top-bar · iPhone SE · large · iOS 17\n"))
    #expect(text.contains("  again   planrunner C2\n"))
  }

  @Test func `a quiet passing run is one line`() throws {
    let outcome = try Sample.outcome(Sample.verdicts(), words: ["AC3", "C1"])
    #expect(
      TextReport(outcome, level: .quiet).text()
        == "Passed: the 3 selected cases hold; AC3 passed.\n")
  }

  @Test(arguments: [
    (["C1"], "Passed: the selected case holds.\n"),
    (["D1"], "Passed: the selected case holds; AC4 passed; AC5 undecided.\n"),
    (["D2"], "Passed: the selected case holds; AC5 undecided; still owed on a device: D2.\n"),
  ])
  func `the verdict speaks of what was selected only`(words: [String], verdict: String) throws {
    let outcome = try Sample.outcome(Sample.verdicts(), words: words)
    #expect(TextReport(outcome, level: .quiet).text() == verdict)
  }

  @Test func `a long message is cut, and a comma behind the plan's words is not marked`() throws {
    var verdict = Self.failingCase(in: [.topBar])
    let text = verdict.script.expectCell.text
    let long = String(repeating: "1234567890", count: 21)
    verdict.scenarios[1].clauses[0] = ClauseVerdict(
      cell: .expect, position: text.positions[0], text: "An alert, ", step: "alert",
      status: .failed, message: long, frame: 0)
    let outcome = try Sample.outcome(verdicts(with: verdict), words: ["C2"])
    let report = TextReport(outcome, level: .quiet).text()
    #expect(report.contains("\n    ^^^^^^^^\n"))
    #expect(report.contains("  instead " + long.prefix(199) + "…\n"))
  }

  @Test func `a criterion's line is wrapped below its cases`() throws {
    let outcome = try Sample.outcome(Sample.verdicts(["D2": .skipped]), words: ["D1"])
    let lines = TextReport(outcome, style: ReportStyle(width: 40)).text()
    #expect(
      lines.contains(
        """
          … undecided  AC5  D1 D2 · not played: D2 · still owed on a
                            device: D2

        """))
  }

  @Test(arguments: [
    ("(a )(the )(usual ){label} row", "{label} row"), ("go(es) away", "go(es) away"),
    ("both (toolbar )modes", "both modes"), ("done( now)", "done"),
    (#"a \(b \) c"#, #"a \(b \) c"#),
    ("open (", "open ("),
  ])
  func `a phrase is shown without words that may be left out`(phrase: String, plain: String) throws
  {
    var script = Sample.script("C1")
    script.doCell.pieces = [BoundPiece(range: 0..<7, role: .undefined(nearest: [phrase]))]
    let cases = verdicts(with: CaseVerdict(script: script, status: .undefined))
    let text = TextReport(try Sample.outcome(cases, words: ["C1"]), level: .quiet).text()
    #expect(text.contains("\n      near: \(plain)\n"))
  }

  @Test func `quotes within quotes are single ones`() {
    #expect(Wording.quoted("tap its “Open”", .unicode) == "“tap its ‘Open’”")
    #expect(Wording.quoted("tap its “Open”", .ascii) == "\"tap its 'Open'\"")
  }

  @Test func `a verbose run lists every clause`() throws {
    let cases = verdicts(with: Self.failingCase(in: [.topBar]))
    let outcome = try Sample.outcome(cases, words: ["C2"])
    let text = TextReport(outcome, level: .verbose).text()
    #expect(
      text.contains(
        """
              one-hand · iPhone SE · large · iOS 17 · 2 s
                ✔ passed     10:33   message "No"
              top-bar · iPhone SE · large · iOS 17 · 2 s
                ✘ failed     10:33   message "No" · the message is "Yes"

        """))
  }

  @Test func `undefined words come with their place and what is near`() throws {
    var script = Sample.script("C1")
    script.doCell.pieces = [
      BoundPiece(range: 0..<5, role: .joining),
      BoundPiece(range: 5..<7, role: .undefined(nearest: ["type {code}"])),
    ]
    let cases = verdicts(with: CaseVerdict(script: script, status: .undefined))
    let outcome = try Sample.outcome(cases, words: ["C1"])
    #expect(
      TextReport(outcome, level: .quiet).text() == """
        Words that can't be played
          C1
            small.md:9:14: undefined: “ne”
              near: type {code}

        Failed: C1 does not hold; AC6 failed.

        """)
  }

  @Test func `colours never stand alone, and only where they are wanted`() throws {
    let outcome = try Sample.outcome(Sample.verdicts(), words: ["C1"])
    let plain = TextReport(outcome).text()
    let colored = TextReport(outcome, style: ReportStyle(usesColor: true)).text()
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[32m✔ passed   \u{1B}[0m"))
  }

  @Test func `a command to play again names a phone where phones differ, and quotes names`() {
    let small = ScenarioVerdict(configuration: Configuration(), status: .failed)
    let large = ScenarioVerdict(
      configuration: Configuration(phone: .iPhone15ProMax), status: .passed)
    let command = Wording.command(
      "X'1", failing: [small], all: [small, large], common: ["--plan", "my plan.md"])
    #expect(command == #"planrunner 'X'\''1' --phone 'iPhone SE' --plan 'my plan.md'"#)
  }
}

extension String {
  /// Gives the pieces between a separator.
  fileprivate func components(_ separator: String) -> [Substring] {
    var pieces: [Substring] = []
    var rest = self[...]
    while let found = rest.firstRange(of: separator) {
      pieces.append(rest[..<found.lowerBound])
      rest = rest[found.upperBound...]
    }
    return pieces + [rest]
  }
}
