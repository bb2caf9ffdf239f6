import FakeDirectory
import PlanRunner
import ScreenModel
import Testing

@Suite struct CaseDrawingTests {
  @Test func `each word of a cell is marked with what reads it`() {
    var script = Sample.script("C2")
    // An alert, message "No". Nothing else
    script.expectCell.pieces = [
      BoundPiece(range: 0..<8, role: .step("alert")),
      BoundPiece(range: 8..<10, role: .joining),
      BoundPiece(range: 10..<22, role: .step("message {label}")),
      BoundPiece(range: 22..<24, role: .joining),
      BoundPiece(range: 24..<31, role: .undefined(nearest: ["nothing happens"])),
      BoundPiece(range: 31..<36, role: .remark),
    ]
    let drawing = CellDrawing(script.expectCell, numberedFrom: 9, style: ReportStyle())
    #expect(
      drawing.lines() == [
        "An alert, message \"No\". Nothing else",
        "9───────  10──────────  ??????? ~~~~",
        "  9  alert",
        " 10  message {label}",
        "  ?  undefined: “Nothing”",
        "     near: nothing happens",
        "  ~  “else” is a remark",
      ])
  }

  /// Gives a case with a film of three frames in each mode; the second looks like the first.
  private func played() -> CaseVerdict {
    let scenarios = ToolbarMode.allCases.map { mode in
      var journal = Journal()
      journal.add(
        JournalEntry(time: Instant(milliseconds: 900), server: .relays, event: .reconnected))
      let empty = HandMade.screen(
        [Element(.chatList, role: .window, frame: HandMade.whole)], mode)
      let full = HandMade.screen(
        [
          Element(.chatList, role: .window, frame: HandMade.whole),
          HandMade.text(.overlay, "Done", y: 0, parent: 0),
        ], mode)
      let frames = [
        Frame(time: .zero, cause: "the start", isAction: false, screen: empty, journalCount: 0),
        Frame(
          time: Instant(milliseconds: 500), cause: "a timer", isAction: false, screen: empty,
          journalCount: 0),
        Frame(
          time: Instant(milliseconds: 1000), cause: "tap", isAction: true, screen: full,
          journalCount: 1),
      ]
      return ScenarioVerdict(
        configuration: Configuration(mode: mode), status: .passed,
        film: Film(frames: frames, journal: journal))
    }
    return CaseVerdict(script: Sample.script("W1"), status: .passed, scenarios: scenarios)
  }

  @Test func `films of both modes stand side by side where there is room`() {
    let text = CaseDrawing(played(), of: Sample.plan, style: ReportStyle(width: 100)).text()
    let expected = """
                    one-hand                                    top-bar

      0 s  the start                              0 s  the start
      ╭──────────────────────────────────────╮    ╭──────────────────────────────────────╮
      │                                      │    │                                      │
      ╰──────────────────────────────────────╯    ╰──────────────────────────────────────╯

      1 s  tap                                    1 s  tap
      ╭──────────────────────────────────────╮    ╭──────────────────────────────────────╮
      │                 Done                 │    │                 Done                 │
      │                                      │    │                                      │
      ╰──────────────────────────────────────╯    ╰──────────────────────────────────────╯
      """
    #expect(text.contains(expected))
    #expect(text.contains("⇄ "))
    #expect(!text.contains("a timer"))
  }

  @Test func `a follow-up is drawn behind the film that it goes on from`() {
    var verdict = played()
    for index in verdict.scenarios.indices {
      var film = verdict.scenarios[index].film
      film.frames[2].cause = "hold"
      verdict.scenarios[index].followUps = [
        FollowUpFilm(text: "holding it, ", film: film, start: 2)
      ]
    }
    let expected = """
      then, “holding it”

                      one-hand                                    top-bar

      1 s  hold                                   1 s  hold
      ╭──────────────────────────────────────╮    ╭──────────────────────────────────────╮
      │                 Done                 │    │                 Done                 │
      """
    let text = CaseDrawing(verdict, of: Sample.plan, style: ReportStyle(width: 100)).text()
    #expect(text.contains(expected))
    let narrow = CaseDrawing(verdict, of: Sample.plan, style: ReportStyle(width: 80)).text()
    #expect(narrow.contains("then, “holding it”\n\none-hand\n\n1 s  hold\n"))
  }

  @Test func `films stand below each other where the terminal is narrow`() {
    let text = CaseDrawing(played(), of: Sample.plan, style: ReportStyle(width: 80)).text()
    let wide = text.split(separator: "\n").filter { DisplayWidth.of(String($0)) > 80 }
    #expect(wide.isEmpty)
    #expect(text.contains("\none-hand\n\n0 s  the start\n"))
    #expect(text.contains("\ntop-bar\n\n0 s  the start\n"))
  }

  @Test func `a variant can be chosen, and the others are mentioned`() {
    var verdict = played()
    verdict.scenarios[0].variant = "by the row"
    verdict.scenarios[1].variant = "by the key"
    let text = { (variant: Arguments.Variant) in
      CaseDrawing(verdict, of: Sample.plan, variant: variant).text()
    }
    #expect(text(.telling).contains("1 of 2: one-hand · iPhone SE · large · iOS 17 · “by the row”"))
    #expect(!text(.telling).contains("by the key"))
    #expect(text(.telling).hasSuffix("✔ W1 passed · played in 1 other way too: --variant all\n"))
    #expect(text(.number(2)).contains("2 of 2: top-bar"))
    #expect(text(.all).contains("by the row"))
    #expect(text(.all).contains("by the key"))
  }
}
