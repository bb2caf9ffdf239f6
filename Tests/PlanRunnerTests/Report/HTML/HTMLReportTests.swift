import FakeDirectory
import PlanRunner
import ScreenModel
import Testing

/// The page that tells of a run, as a strict reader reads it.
@Suite struct HTMLReportTests {
  /// The page of the whole shipped plan.
  static let shipped = HTMLReport(EventStreamTests.shipped).bytes()
  /// The same page as it is read; nothing changes it behind the reading.
  nonisolated(unsafe) static let shippedPage = try? HTMLPage(shipped)

  private static func page(_ statuses: [String: Status] = [:]) throws -> HTMLPage {
    try HTMLPage(HTMLReport(try Sample.outcome(Sample.verdicts(statuses))).bytes())
  }

  @Test func `criteria come first, then the plan's own headings and cases in order`() throws {
    let page = try Self.page()
    let headings = page.root.every("h2").map(\.text)
    #expect(
      headings == [
        "Acceptance criteria", "Chat list: rows", "Chat list: results (AC4–AC5)", "New chat",
        "How to read this page", "Keys",
      ])
    let cases = page.root.every("details", "case").map { $0.attributes["data-id"] }
    #expect(cases == ["C1", "C2", "C10", "D1", "D2", "W1"])
    #expect(
      page.root.every("li", "ac").map { $0.first("h3")?.text } == ["AC3", "AC4", "AC5", "AC6"])
  }

  @Test(arguments: [
    (Status.passed, "✓ Passed", false), (.failed, "✗ Failed", true), (.error, "! Error", true),
    (.undefined, "? Undefined", true), (.skipped, "– Skipped", false),
  ])
  func `a case says its verdict in a word, and is open where somebody has to look`(
    status: Status, words: String, isOpen: Bool
  ) throws {
    let found = try Self.page(["C2": status]).root.every("details", "case")
      .first { $0.attributes["data-id"] == "C2" }
    let item = try #require(found)
    #expect(item.first("summary")?.first("span", "badge")?.text == words)
    #expect((item.attributes["open"] != nil) == isOpen)
    #expect(item.attributes["data-ac"] == "AC3")
  }

  @Test(arguments: [
    "AC4", "C5", "C5.one-hand", "C5.one-hand/3", "C5.top-bar/1", "C7.one-hand.then1/7",
  ])
  func `a link to a place of the page leads there`(name: String) throws {
    #expect(try #require(Self.shippedPage).ids[name] != nil)
  }

  @Test func `every frame of every film is on the page, each in a picture with a name`() throws {
    let figures = try #require(Self.shippedPage).root.every("figure")
    let frames = EventStreamTests.shipped.run.cases.flatMap(\.scenarios).reduce(0) {
      sum, scenario in
      scenario.followUps.reduce(sum + scenario.film.frames.count) {
        $0 + $1.film.frames.count - $1.start
      }
    }
    #expect(frames > 1_000)
    #expect(figures.count == frames)
    #expect(figures.allSatisfy { $0.first("svg")?.attributes["role"] == "img" })
    #expect(figures.allSatisfy { $0.first("svg")?.attributes["aria-label"]?.isEmpty == false })
  }

  @Test func `the page of the whole plan is not larger than 1.5 megabytes`() {
    #expect(Self.shipped.count <= 1_500_000)
  }

  @Test func `the same run gives the same bytes, also from its events`() throws {
    #expect(HTMLReport(EventStreamTests.shipped).bytes() == Self.shipped)
    let read = try EventReader.read(EventWriter.bytes(EventStreamTests.shipped))
    #expect(HTMLReport(read).bytes() == Self.shipped)
  }

  @Test func `a page without cases is a page`() throws {
    var outcome = try Sample.outcome(Sample.verdicts())
    outcome.selection.indices = []
    outcome.run.cases = []
    outcome.run.criteria = []
    #expect(try HTMLPage(HTMLReport(outcome).bytes()).root.every("details").isEmpty)
  }

  @Test func `a failed clause says what was expected, what was seen, and how to play it again`()
    throws
  {
    let verdicts = [TextReportTests.failingCase(in: [.oneHand])]
    var all = Sample.verdicts()
    let place = try #require(all.firstIndex { $0.script.planCase.id == "C2" })
    all[place] = verdicts[0]
    let page = try HTMLPage(HTMLReport(try Sample.outcome(all)).bytes())
    let failure = try #require(page.root.first("div", "failure"))
    let facts = failure.every("div").map {
      ($0.first("dt")?.text ?? "", $0.first("dd")?.text ?? "")
    }
    #expect(facts.map(\.0).starts(with: ["Expected", "Observed"]))
    let message = try #require(verdicts[0].scenarios[0].clauses.compactMap(\.message).first)
    #expect(facts[1].1 == message)
    #expect(failure.first("code", "cmd")?.text.hasPrefix("planrunner C2") == true)
  }

  @Test func `words keep their blanks and their marks`() throws {
    let plan = Sample.plan(
      """
      # One

      | ID | Do | Expect |
      |--|--|--|
      | C1 | Type `ne` and **then** wait | One row, *nothing* else |
      """)
    let page = try HTMLPage(
      HTMLReport(try Sample.outcome(Sample.verdicts(in: plan), in: plan)).bytes())
    let cells = page.root.every("div", "cell").map { $0.first("p")?.text ?? "" }
    #expect(cells == ["Type ne and then wait", "One row, nothing else"])
    let cell = try #require(page.root.first("div", "cell"))
    #expect(cell.first("code")?.text == "ne")
    #expect(cell.first("b")?.text == "then")
  }

  @Test func `the words that fail are marked, and lead to the frame that shows it`() throws {
    let text = Plans.shippedText.replacing(
      "actions Cancel and Enable", with: "actions Cancel and Allow")
    let read = PlanReader.read(bytes: Array(text.utf8), path: "plan.md")
    let page = try HTMLPage(HTMLReport(EventStreamTests.outcome(try #require(read.plan))).bytes())
    let item = try #require(
      page.root.every("details", "case").first { $0.attributes["data-id"] == "C5" })
    let marked = item.every("span", "say").filter { $0.classes.contains("failed") }
    #expect(marked.map { $0.content.count == 2 ? $0.text : "" } == ["actions Cancel and Allow5"])
    let link = try #require(item.first("div", "failure")?.first("a")?.attributes["href"])
    let figure = try #require(page.ids[String(link.dropFirst())])
    #expect(figure.classes.contains("bad"))
    let buttons = DrawnText.of(try #require(figure.first("svg")), in: page).map(\.text)
    #expect(buttons.contains("Enable") && !buttons.contains("Allow"))
  }

  /// Gives the page of a case that is played in some ways, each with some frames.
  private static func page(ways: Int, frames: Int, _ status: Status) throws -> HTMLPage {
    let screen = HandMade.chatList(text: "x", rows: [])
    let frame = Frame(time: .zero, cause: "x", isAction: false, screen: screen, journalCount: 0)
    var verdicts = Sample.verdicts()
    verdicts[0].status = status
    verdicts[0].scenarios = (1...ways).map { way in
      ScenarioVerdict(
        configuration: screen.configuration, variant: "way \(way)", status: status,
        film: Film(frames: Array(repeating: frame, count: frames)))
    }
    return try HTMLPage(HTMLReport(try Sample.outcome(verdicts)).bytes())
  }

  @Test(arguments: [
    (ways: 2, frames: 100, Status.passed, shown: 200, note: ""),
    (2, 2_001, .passed, 2_001, "The plan is long"),
    (1, 4_001, .passed, 0, "The plan is very long"),
    (3, 3_000, .failed, 9_000, "The plan is very long"),
    (5, 3_000, .failed, 9_000, "The plan is very long"),
  ])
  func `a page has room for so many frames, failing ones first, and says what it leaves out`(
    ways: Int, frames: Int, status: Status, shown: Int, note: String
  ) throws {
    let page = try Self.page(ways: ways, frames: frames, status)
    #expect(page.root.every("figure").count == shown)
    let notes = page.root.first("header")?.every("p", "note").map(\.text) ?? []
    #expect(notes.count == (note.isEmpty ? 0 : 1))
    #expect(notes.allSatisfy { $0.hasPrefix(note) })
    let names = page.root.every("details", "way").count + page.root.every("p", "untold").count
    #expect(names == ways)
  }
}
