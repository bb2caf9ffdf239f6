import Foundation
import PlanRunner
import Testing

@Suite("The plan that comes with the tool is read whole")
struct ShippedPlanTests {
  static let path = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "plans/device-test-plan.md").path

  let plan: Plan

  init() throws {
    let result = PlanReader.read(file: Self.path)
    #expect(result.diagnostics == [])
    plan = try #require(result.plan)
  }

  @Test("it has 48 cases with the IDs of its five tables")
  func cases() {
    let counts = [("C", 11), ("D", 16), ("U", 4), ("W", 12), ("G", 5)]
    let ids = counts.flatMap { letter, count in (1...count).map { "\(letter)\($0)" } }
    #expect(plan.cases.map(\.id) == ids)
    #expect(plan.cases.allSatisfy { $0.title.isEmpty && $0.otherCells.isEmpty })
    #expect(plan.cases.allSatisfy { $0.context == .plain })
  }

  @Test("it has five sections, whose titles lose the bracket")
  func sections() {
    let titles = [
      "Chat list: search rows and consent", "Chat list: results", "Chat list: your chats",
      "New chat", "Regression checks",
    ]
    #expect(plan.sections.map(\.title) == titles)
    #expect(plan.sections[1].heading == "Chat list: results (AC5–AC8)")
    #expect(plan.sections.map(\.line) == [21, 37, 58, 67, 84])
    #expect(
      plan.sections.map(\.criteria) == [[], ["AC5", "AC6", "AC7", "AC8"], ["AC5"], ["AC9"], []])
    #expect(plan.sections.allSatisfy { $0.level == 2 })
  }

  @Test("each case has its own criteria, else its section's")
  func criteria() {
    let own = [
      "C5": "AC4", "C6": "AC4", "C7": "AC4", "C8": "AC3", "C10": "AC3", "C11": "AC3",
      "D2": "AC5", "D16": "AC5", "D5": "AC6", "D6": "AC7", "D7": "AC7", "D8": "AC7",
      "D15": "AC8",
    ]
    let all = ["C": [], "D": ["AC5", "AC6", "AC7", "AC8"], "U": ["AC5"], "W": ["AC9"], "G": []]
    for planCase in plan.cases {
      let tag = own[planCase.id].map { [$0] } ?? []
      let section = all[String(planCase.id.prefix(1))] ?? []
      #expect(planCase.ownCriteria == tag)
      #expect(planCase.criteria == (tag.isEmpty ? section : tag))
      let origin: PlanCase.CriteriaOrigin =
        !tag.isEmpty ? .ownTag : section.isEmpty ? .none : .section
      #expect(planCase.criteriaOrigin == origin)
    }
    #expect(plan.criteria == ["AC3", "AC4", "AC5", "AC6", "AC7", "AC8", "AC9"])
  }

  @Test(
    "a word of a cell knows its place",
    arguments: [
      ("C2", "Type", 26, 8), ("C2", "ne", 26, 14), ("C8", "Search", 32, 46),
      ("C11", "cinews", 35, 64), ("C9", "tap", 33, 46),
    ])
  func places(_ id: String, _ word: String, _ line: Int, _ column: Int) throws {
    let cell = try #require(plan.cases.first { $0.id == id }).doCell
    let start = try #require(cell.string.firstRange(of: word)).lowerBound
    let index = cell.string.distance(from: cell.string.startIndex, to: start)
    #expect(cell.positions[index] == SourcePosition(line: line, column: column))
  }

  @Test("marks are spans, not text")
  func marks() throws {
    let cell = try #require(plan.cases.first { $0.id == "C8" }).doCell
    #expect(cell.string == "Type text, press the keyboard Search key")
    #expect(cell.spans == [PlanText.Span(kind: .bold, range: 30..<36)])
    #expect(cell.source == "Type text, press the keyboard **Search** key")
  }

  @Test("title, introduction and Setup are read")
  func around() {
    #expect(plan.title == "Device test plan: iOS online search (f/directory-search)")
    #expect(plan.introduction.count == 1)
    #expect(plan.introduction.first?.string.hasSuffix("criteria (AC3–AC9).") == true)
    #expect(plan.setup.map(\.number) == ["1", "2", "3", "4", "5", "6"])
    #expect(plan.setup[1].children.map(\.number) == ["2.1", "2.2"])
    #expect(plan.setup[2].children.map(\.number) == ["3.1", "3.2", "3.3", "3.4", "3.5"])
    let markdown = plan.setup[2].children[3].text
    #expect(
      markdown.string
        == "one entry whose name contains markdown, e.g. *bold* [x](https://example.com);")
    #expect(markdown.start == SourcePosition(line: 15, column: 6))
    #expect(plan.setup[5].text.string.hasPrefix("Run every chat-list case in both toolbar modes"))
  }
}
