import FakeDirectory
import Foundation
import PlanRunner
import ScreenModel
import Testing

/// Texts that try to steer a terminal or to break a format out of its quotes.
@Suite struct HostileTextTests {
  static let corpus = [
    "</title></script><svg onload=alert(1)>", "\" onmouseover=\"x", "]]>", "::error::x",
    "\\\\ \\\" \\u0041 \\", "\u{1B}[2J", "\u{1B}]0;t\u{07}", "\u{1B}]8;;u\u{1B}\\",
    "a\r\nb\u{08}c\td",
    "\0\u{7F}\u{85}\u{9B}31m", "\u{2028}\u{2029}\u{202E}\u{2066}\u{200B}\u{FEFF}\u{FFFE}\u{FFFF}",
    "\u{301}\u{301}", "👩‍👩‍👧", "日本語", "", "   ", String(repeating: "x", count: 10_000),
  ]

  /// Gives a run in which a text stands wherever a plan or a phone can put one.
  static func outcome(_ text: String) throws -> RunOutcome {
    var plan = Sample.plan
    plan.path = text
    plan.title = text
    plan.sections[0].title = text
    plan.sections[0].heading = text
    plan.cases[0].id = text
    plan.cases[0].criteria = [text]
    plan.criteria.append(text)
    let characters = Array(text)
    let cell = BoundCell(
      text: PlanText(
        characters: characters,
        positions: characters.map { _ in SourcePosition(line: 1, column: 1) },
        spans: [], start: SourcePosition(line: 1, column: 1), source: text),
      pieces: [
        BoundPiece(range: 0..<characters.count, role: .undefined(nearest: [text]))
      ])
    let script = CaseScript(planCase: plan.cases[0], doCell: cell, expectCell: cell)
    let clause = ClauseVerdict(
      cell: .do, position: SourcePosition(line: 1, column: 1), text: text, step: text,
      status: .failed, message: text, frame: 0)
    let screen = HandMade.chatList(
      text: text,
      rows: [
        HandMade.Row(.resultRow, y: 10, title: text, caption: text, edge: text)
      ])
    let frame = Frame(time: .zero, cause: text, isAction: true, screen: screen, journalCount: 0)
    let scenario = ScenarioVerdict(
      configuration: Configuration(), variant: text, status: .failed, clauses: [clause],
      film: Film(frames: [frame]), brokenInvariant: text)
    var verdicts = Sample.verdicts()
    verdicts[0] = CaseVerdict(script: script, status: .failed, reason: text, scenarios: [scenario])
    return try Sample.outcome(verdicts, in: plan)
  }

  @Test(arguments: corpus)
  func `no report lets a text reach the terminal raw`(text: String) throws {
    let outcome = try Self.outcome(text)
    let verdict = outcome.run.cases[0]
    let reports = [
      TextReport(outcome, level: .verbose).text(), JSONReport(outcome).text(),
      CaseDrawing(verdict, of: outcome.run.plan).text(),
      SetupReport([
        Setup.Sentence(cell: verdict.script.doCell, effects: [text], isRead: true),
        Setup.Sentence(cell: verdict.script.doCell, isRead: false),
      ]).text(),
      ListReport(outcome.run.plan, outcome.selection).text(),
      ListReport(outcome.run.plan, outcome.selection).json(),
    ]
    for report in reports {
      let raw = report.unicodeScalars.filter { $0 != "\n" && VisibleText.isHidden($0) }
      #expect(raw.isEmpty)
    }
  }

  @Test(arguments: corpus)
  func `JSON gives a text back as it was`(text: String) throws {
    let document = JSONReport(try Self.outcome(text)).text()
    let object = try JSONSerialization.jsonObject(with: Data(document.utf8))
    let root = try #require(object as? [String: Any])
    let plan = try #require(root["plan"] as? [String: Any])
    let title = try #require(plan["title"] as? String)
    #expect(Array(title.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(arguments: [
    ("plain – “text” ✔", "plain – “text” ✔"), ("a\tb\nc\r", "a\\tb\\nc\\r"),
    ("\u{1B}[31m", "\\e[31m"), ("\u{7F}\u{9B}", "\\u{7F}\\u{9B}"),
    ("\u{202E}abc", "\\u{202E}abc"), ("\r\n", "\\r\\n"),
  ])
  func `what would steer a terminal is shown instead`(text: String, shown: String) {
    #expect(VisibleText.escaped(text) == shown)
  }

  @Test(arguments: [
    ("abc", 3), ("日本", 4), ("👍", 2), ("👩‍👩‍👧", 2), ("é", 1), ("e\u{301}", 1), ("❤️", 2), ("ｶ", 1),
    ("—…“”", 4), ("", 0), ("🇩🇪", 2),
  ])
  func `a text is as wide as a terminal draws it`(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]), ("abcdefgh", 3, ["abc", "def", "gh"]),
    ("日本語", 4, ["日本", "語"]), ("", 5, [""]), ("a  b", 2, ["a", "b"]),
  ])
  func `a text is wrapped at spaces where there are some`(
    text: String, width: Int, lines: [String]
  ) {
    #expect(TextFitting.wrapped(text, to: width) == lines)
  }

  @Test(arguments: [
    ("short", 8, "short"), ("much too long", 8, "much to…"), ("日本語", 5, "日本…"), ("ab", 1, "…"),
    ("ab", 0, ""),
  ])
  func `a text that does not fit is cut`(text: String, width: Int, cut: String) {
    #expect(TextFitting.cut(text, to: width) == cut)
  }
}
