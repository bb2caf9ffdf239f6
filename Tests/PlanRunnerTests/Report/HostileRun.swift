import FakeDirectory
import PlanRunner
import ScreenModel

/// A run in which a text stands wherever a plan, a phone or a directory can put one.
enum HostileRun {
  /// Texts that try to steer a terminal, a browser or a build server, or to break a format out of its quotes.
  static let corpus: [String] = [
    "</title></script><svg onload=alert(1)>", "<!--<script>", "\" onmouseover=\"x",
    "' autofocus onfocus=x '", "&lt;b&gt;", "]]>", "--->", "::error::x", "   ::add-mask::a",
    "a ##[error]x", "##[set-env name=PATH]x", "##vso[task.complete]", "##teamcity[x]",
    "###[error]x",
    "--- x", "+++ x", "~~~ x", "^^^ +++", "50% , : \r\n ::x", "\n::error::x\n##[error]y",
    "\u{3000}::error::x", "\u{A0}::stop-commands::x", "|", "\\|", "```", "````\n</details>",
    "[x](javascript:alert(1))", "@octocat", "# SKIP", "ok 1", "Bail out!", "1..0",
    "not ok 1 # TODO x",
    "END", "ENDD\nEND\nverdict=passed", "*a* _b_ `c` ~d~ #1 <b>", "&#27;",
    "{{ x }} ${{ x }} $(x) `x`",
    "\\\\ \\\" \\u0041 \\", "\u{1B}[2J", "\u{1B}]0;t\u{07}", "\u{1B}]8;;u\u{1B}\\",
    "a\r\nb\u{08}c\td", "\0\u{7F}\u{85}\u{9B}31m",
    "\u{2028}\u{2029}\u{202E}\u{2066}\u{200B}\u{FEFF}\u{FFFE}\u{FFFF}",
    "\u{301}\u{301}", "👩‍👩‍👧", "日本語", "", "   ", String(repeating: "x", count: 1_000),
  ]

  static func outcome(_ text: String) throws -> RunOutcome {
    var plan = Sample.plan
    let place = SourcePosition(line: 1, column: 1)
    let characters = Array(text)
    let words = PlanText(
      characters: characters,
      positions: characters.indices.map { SourcePosition(line: 1, column: 1 + $0) },
      spans: characters.isEmpty
        ? []
        : [
          PlanText.Span(kind: .link(destination: text), range: 0..<characters.count),
          PlanText.Span(kind: .code, range: 0..<1),
        ], start: place, source: text)
    plan.path = text
    plan.title = text
    plan.introduction = [words]
    for index in plan.sections.indices {
      plan.sections[index].title = text
      plan.sections[index].heading = text
    }
    for index in plan.cases.indices {
      plan.cases[index].id = index == 0 ? text : plan.cases[index].id + text
      plan.cases[index].title = text
      plan.cases[index].criteria = [text, "AC5"]
      plan.cases[index].doCell = words
      plan.cases[index].expectCell = words
    }
    plan.criteria.append(text)
    let verdicts = plan.cases.enumerated().map { verdict($1, number: $0, text) }
    let selection = try Selector(plan).select([])
    var header = RunHeader()
    header.selectors = [text]
    header.narrowings = [text]
    header.matrix.chatListModes = ToolbarMode.allCases
    let beginning = RunBeginning(
      plan: plan, selection: selection, required: ["AC4"], commonOptions: ["--plan", text],
      header: header)
    return .decided(beginning, cases: verdicts.map { $0.recorded() })
  }

  /// Gives a verdict of each kind in turn.
  private static func verdict(_ planCase: PlanCase, number: Int, _ text: String) -> CaseVerdict {
    let roles: [BoundPiece.Role] = [
      .step(text), .undefined(nearest: [text, text]), .ambiguous([text, text]), .invalid(text),
    ]
    let role = number == 1 ? roles[1] : number == 2 ? roles[2] : number == 3 ? roles[3] : roles[0]
    let cell = BoundCell(
      text: planCase.doCell,
      pieces: planCase.doCell.characters.isEmpty
        ? [] : [BoundPiece(range: 0..<planCase.doCell.characters.count, role: role)])
    var script = CaseScript(planCase: planCase, doCell: cell, expectCell: cell)
    script.facts = [text]
    switch number {
    case 1: return CaseVerdict(script: script, status: .undefined, reason: text)
    case 2: return CaseVerdict(script: script, status: .error, reason: text)
    case 3: return CaseVerdict(script: script, status: .skipped, reason: text, isManual: true)
    case 4: return CaseVerdict(script: script, status: .error, reason: text, isManual: true)
    default: break
    }
    let isBad = number == 0
    return CaseVerdict(
      script: script, status: isBad ? .failed : .passed, reason: isBad ? text : nil,
      scenarios: ToolbarMode.allCases.map { scenario(text, mode: $0, isBad: isBad) })
  }

  private static func scenario(_ text: String, mode: ToolbarMode, isBad: Bool) -> ScenarioVerdict {
    let screen = HandMade.chatList(
      text: text,
      rows: [HandMade.Row(.resultRow, y: 10, title: text, caption: text, edge: text)], mode: mode)
    var other = screen
    other.elements[2].runs = [Element.Run(text, .link)]
    other.elements[2].value = text
    var journal = Journal()
    let entry = WireEntry(
      kind: .channel, displayName: text, simplexName: text, shortLink: text,
      shortDescription: text, currentMembers: 1)
    let events: [JournalEntry.Event] = [
      .searchArrived(SearchRequest(text: text)),
      .answered(.page(SearchPage(entries: [entry], cursor: .string(text), left: 3)), after: 5),
      .searchArrived(SearchRequest(text: text, cursor: .string(text))),
      .answered(.error(text), after: 5), .nameAsked(text), .nameAnswered(text), .linkAsked(text),
    ]
    for (index, event) in events.enumerated() {
      journal.add(
        JournalEntry(
          time: Instant(milliseconds: index), server: index > 3 ? .names : .directory,
          number: 1 + index / 2, event: event))
    }
    let frames = [
      Frame(time: .zero, cause: text, isAction: false, screen: screen, journalCount: 0),
      Frame(
        time: Instant(milliseconds: 5), cause: text, isAction: true, screen: other, journalCount: 3),
    ]
    let film = Film(frames: frames, journal: journal)
    let clause = ClauseVerdict(
      cell: .expect, position: SourcePosition(line: 1, column: 1), text: text, step: text,
      status: isBad ? .failed : .passed, message: isBad ? text : nil, frame: 1)
    var verdict = ScenarioVerdict(
      configuration: Configuration(mode: mode), variant: text, status: isBad ? .failed : .passed,
      virtualMilliseconds: 1234, clauses: [clause], film: film, brokenInvariant: isBad ? text : nil)
    verdict.followUps = [FollowUpFilm(text: text, film: film, start: 1)]
    return verdict
  }
}
