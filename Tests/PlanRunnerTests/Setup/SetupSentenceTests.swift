import PlanRunner
import Testing

@Suite("Each sentence of the Setup list is read or speaks to people")
struct SetupSentenceTests {
  @Test func `of the shipped list six sentences speak to people only`() throws {
    let plan = try #require(SetupFixture.plan())
    let sentences = Engine.showSetup(plan)
    #expect(
      sentences.filter { !$0.isRead }.map { begin($0, words: 3) } == [
        "Build f/directory-search in", "A directory the", "The app sends", "Pick one:",
        "Do not commit", "Directory content (most",
      ])
    #expect(
      sentences.filter(\.isRead).map { begin($0, words: 3) } == [
        "Use a small", "The long-press menu", "Searches against the", "Live directory: rotate",
        "The published link", "Test directory: run", "Create its address", "at least one",
        "enough entries for", "one entry with", "one entry whose", "one channel the",
        "SimpleX names (for", "The search itself", "Directory search switch:", "While it is",
        "Run every chat-list",
      ])
  }

  @Test func `every sentence that is read changes or checks something, and no word of it is open`()
    throws
  {
    let plan = try #require(SetupFixture.plan())
    for sentence in Engine.showSetup(plan) where sentence.isRead {
      #expect(!sentence.effects.isEmpty, "\(sentence.cell.text.string)")
      for piece in sentence.cell.pieces {
        if case .undefined = piece.role { Issue.record("\(sentence.cell.text.string)") }
      }
    }
  }

  @Test func `unread words beside read ones come with the nearest phrases`() throws {
    let plan = try #require(
      SetupFixture.plan("one entry whose name contains", "one entry whose name holds"))
    let sentence = try #require(
      Engine.showSetup(plan).first { $0.cell.text.string.contains("holds") })
    let nearest = sentence.cell.pieces.compactMap { piece -> [String]? in
      if case .undefined(let nearest) = piece.role { nearest } else { nil }
    }
    #expect(nearest.first?.first == "whose name contains markdown")
  }

  /// Texts of an item and the sentences that they part into.
  static let texts: [(text: String, sentences: [String])] = [
    ("One. Two.", ["One.", "Two."]),
    ("Use iOS 16.4 or later", ["Use iOS 16.4 or later"]),
    ("Names, e.g. `A. B`. Then", ["Names, e.g. A. B.", "Then"]),
    ("Say \"One. Two\". Go", ["Say \"One. Two\".", "Go"]),
    ("A 5\" phone. Go", ["A 5\" phone.", "Go"]),
    ("Wait! Why? So", ["Wait!", "Why?", "So"]),
    ("see approx. ten", ["see approx. ten"]),
    ("**Bold.** Plain", ["Bold.", "Plain"]),
  ]

  @Test(arguments: texts)
  func `a text parts into sentences`(row: (text: String, sentences: [String])) throws {
    let cell = try #require(PlanFixture.doCell(row.text))
    #expect(cell.sentences.map(\.string) == row.sentences)
  }

  @Test func `a sentence keeps its places and marks`() throws {
    let cell = try #require(PlanFixture.doCell("One. **Two** `x`"))
    let second = try #require(cell.sentences.last)
    #expect(second.start == SourcePosition(line: 7, column: 15))
    #expect(second.spans.map(\.range) == [0..<3, 4..<5])
  }

  private func begin(_ sentence: Setup.Sentence, words: Int) -> String {
    sentence.cell.text.string.split(separator: " ").prefix(words).joined(separator: " ")
  }
}

@Suite("No Setup list makes the run crash or hang")
struct SetupHostilityTests {
  private func plan(_ items: [String]) throws -> Plan {
    let text =
      "# T\n\n## Setup\n\n" + items.map { "1. \($0)\n" }.joined()
      + "\n## Chat list\n\n| ID | Do | Expect |\n|----|----|--------|\n| C1 | Type `a` | No alert |\n"
    return try #require(PlanFixture.read(text).plan)
  }

  static let items = [
    "", "…", "→ → →", "Settings →", "`", "(", "a small one ()", "a small one (",
    "needs iOS 99999999999999999999",
    "needs iOS -1 or later", "on iOS 0 there is no menu", "0 entries", "999999999 entries",
    "0 listed channels", "each at least 0 characters long",
    "each at least 999999999 characters long",
    "create its address with ``", "for \"\", C1", "for \"…\", C1", "a channel with a verified `#`",
    "enough entries for more than 999999999 pages", "off by default on by default",
    "Searches against the test directory fail with `` until it runs ``",
    "a bare word is completed with ``",
    "one entry with a 999999999-line description", "in the \u{7} section",
    "Settings → \"\u{202E}\"",
  ]

  @Test(arguments: items)
  func `an odd item is read`(item: String) throws {
    let plan = try plan([item])
    for live in [false, true] {
      for line in SetupFixture.findings(plan, live: live) { #expect(!line.isEmpty) }
    }
    #expect(SetupReport(Engine.showSetup(plan)).text().hasSuffix("\n"))
  }

  @Test(.timeLimit(.minutes(10)))
  func `a very long list is read, and checked as far as people can use`() throws {
    let many = Array(repeating: "While it is off, every search asks first", count: 400)
    let said = SetupFixture.findings(try plan(many))
    #expect(said.contains { $0.contains("says more than 200 things") })
    let words = String(repeating: "Some words without a mark \"and one quote ", count: 4_000)
    #expect(SetupFixture.findings(try plan([words])).count < 1_100)
    let ids = (1...4_000).map { "Q\($0)" }.joined(separator: ", ")
    let unknown = SetupFixture.findings(try plan(["The long-press menu (\(ids)) needs iOS 16"]))
    #expect(unknown.first?.contains("the plan has no case Q1") == true)
    #expect(unknown.count <= 1_001)
  }
}
