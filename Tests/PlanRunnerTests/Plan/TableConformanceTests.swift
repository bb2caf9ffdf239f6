import Foundation
import PlanRunner
import Testing

@Suite("Tables are those of the GFM specification")
struct TableConformanceTests {
  struct Sample: Decodable, Sendable, CustomTestStringConvertible {
    struct Table: Decodable, Equatable, Sendable {
      var header: [String]
      var rows: [[String]]
    }

    var name: String
    var markdown: String
    var tables: [Table]
    var testDescription: String { name }
  }

  static let samples: [Sample] = {
    guard
      let file = Bundle.module.url(
        forResource: "table-cases", withExtension: "jsonl", subdirectory: "Resources"),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { return [] }
    let decoder = JSONDecoder()
    return text.split(separator: "\n").compactMap {
      try? decoder.decode(Sample.self, from: Data($0.utf8))
    }
  }()

  static func tables(of markdown: String) -> [Sample.Table] {
    MarkdownTables.parse(markdown).map { table in
      Sample.Table(
        header: table.header.map(\.source), rows: table.rows.map { $0.cells.map(\.source) })
    }
  }

  @Test("every sample is there")
  func count() {
    #expect(Self.samples.count == 63)
  }

  @Test("a sample has the tables that it should have", arguments: samples)
  func sample(_ sample: Sample) {
    #expect(Self.tables(of: sample.markdown) == sample.tables)
  }

  @Test(
    "what other readers got wrong is right",
    arguments: [
      (
        "| A | B | C |\n|---|---|---|\n| p | `b|c` | q |\n", [["A", "B", "C"], ["p", "`b", "c`"]]
      ),
      ("| Run |\n|---|\n| `ps \\| sort` |\n", [["Run"], ["`ps | sort`"]]),
      ("a \\| b | c\n--- | ---\n1 | 2\n", [["a | b", "c"], ["1", "2"]]),
      ("| # | Expect |\n|---|---|\n| 1 | opens |**PASS**\n", [["#", "Expect"], ["1", "opens"]]),
      ("| a | b | c |\n|---|---|---|\n| x |\n", [["a", "b", "c"], ["x", "", ""]]),
      ("| a | b |\n|---|\n| 1 | 2 |\n", []),
      ("| a | b |\n|---|---|\n|\n| 1 | 2 |\n", [["a", "b"]]),
      ("|  | A |\n|--|--|\n|  |  |\n|  | x |\n", [["", "A"], ["", ""], ["", "x"]]),
      ("| a | b |\r\n| --- | --- |\r\n| 1 | 2 |", [["a", "b"], ["1", "2"]]),
      ("| T | I | \n|---|---|\n| a | b | \t\n", [["T", "I"], ["a", "b"]]),
      ("> note\n>\n> | a | b |\n> |---|---|\n> | 1 | 2 |\n", [["a", "b"], ["1", "2"]]),
      ("      | T1 | T2 |\n      |----|----|\n      | a | b |\n", []),
      ("| 列 | x |\n|----|---|\n| が👩‍👩‍👧 | y |\n", [["列", "x"], ["が👩‍👩‍👧", "y"]]),
      (
        "| Step | Expect |\n|---|---|\n| one<br>two | ok |\n",
        [["Step", "Expect"], ["one<br>two", "ok"]]
      ),
      ("| s |\n|---|\n| < |\n| ``` |\n| /**/ |\n", [["s"], ["<"], ["```"], ["/**/"]]),
      ("| x |\n|---|\n| 1 |\n| 2 |\n| 3 |\n", [["x"], ["1"], ["2"], ["3"]]),
      ("- | a | b |\n  |---|---|\n  | 1 | 2 |\n", [["a", "b"], ["1", "2"]]),
      ("| a | b |\r|---|---|\r| 1 | 2 |\r", [["a", "b"], ["1", "2"]]),
      ("text\n| a | b |\n|---|---|\n| 1 | 2 |\n", [["a", "b"], ["1", "2"]]),
      ("a | b\n- | -\n1 | 2\n", []),
      ("| a |\n|---|\n<b>\n| 1 |\n", [["a"]]),
      ("| a |\n|---|\n2. x\n", [["a"]]),
    ] as [(String, [[String]])])
  func fault(_ markdown: String, _ rows: [[String]]) {
    let found = Self.tables(of: markdown).flatMap { [$0.header] + $0.rows }
    #expect(found == rows)
  }

  @Test("a cell knows its line and column, in any line ends")
  func positions() {
    for end in ["\n", "\r\n", "\r"] {
      let text = ["\u{FEFF}## S", "", "> | ID | Do |", "> |---|---|", "> | é1 |  tap |", ""]
      let tables = MarkdownTables.parse(text.joined(separator: end))
      #expect(tables.first?.header.map(\.position) == [at(3, 5), at(3, 10)])
      #expect(tables.first?.rows.first?.cells.map(\.position) == [at(5, 5), at(5, 11)])
    }
  }

  @Test("a missing cell stands at the end of its row")
  func missingCell() {
    let table = MarkdownTables.parse("| a | b |\n|---|---|\n| x |\n").first
    #expect(table?.rows.first?.cells.last?.position == at(3, 6))
  }

  private func at(_ line: Int, _ column: Int) -> SourcePosition {
    SourcePosition(line: line, column: column)
  }
}
