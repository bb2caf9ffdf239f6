import PlanRunner
import Testing

@Suite("A hostile plan gives a message, or runs", .timeLimit(.minutes(10)))
struct HostilePlanTests {
  @Test(
    "bytes that are not UTF-8 have a place",
    arguments: [
      ([0x61, 0x0A, 0xC3, 0xA9, 0xFF], "plan.md:2:2: error: this byte is not UTF-8"),
      ([0xED, 0xA0, 0x80], "plan.md:1:1: error: this byte is not UTF-8; bytes that are not: 3"),
      ([0xC0, 0x80], "plan.md:1:1: error: this byte is not UTF-8; bytes that are not: 2"),
      ([0x61, 0xF0, 0x9F], "plan.md:1:2: error: this byte is not UTF-8; bytes that are not: 2"),
      ([0x61, 0x00], "plan.md:1:2: error: a NUL byte: this is no text"),
      ([0xFF, 0xFE, 0x61, 0x00], "plan.md:1:1: error: the plan is UTF-16, not UTF-8"),
    ] as [([UInt8], String)])
  func badBytes(_ bytes: [UInt8], _ message: String) {
    let result = PlanReader.read(bytes: bytes, path: "plan.md")
    #expect(result.plan == nil)
    #expect(result.diagnostics.contains { $0.rendered(path: "plan.md") == message })
  }

  @Test("a cell of more than a million bytes is an error at its start")
  func longCell() {
    let text = PlanFixture.head + "| C1 | \(String(repeating: "x", count: 1_000_001)) | b |\n"
    let message = "plan.md:7:8: error: this text has 1000001 bytes; at most 1000000 are read"
    #expect(PlanFixture.messages(text) == [message])
  }

  @Test("a text behind ten thousand empty cells is not lost")
  func farCell() {
    let text = PlanFixture.head + "| C1 | a | b |\(String(repeating: "|", count: 10_000)) lost |\n"
    let message =
      "plan.md:7:10016: error: the row has 10004 cells, the header 3: “lost” would be dropped; "
      + "a pipe in a text is written `\\|`"
    #expect(PlanFixture.messages(text) == [message])
  }

  @Test(
    "marks without end cost no more than other text",
    arguments: [
      "`", "*a_ ", "[", "]", "[a](", "<!--", "<a b=\"", "<?", "&", "**a ", "\\", "![", "(AC1",
      "a** ", "``` ` ", "<", "_*",
    ])
  func marks(_ mark: String) {
    let long = String(repeating: mark, count: 20_000 / mark.utf8.count)
    let text = PlanFixture.head + "| C1 | \(long) | \(long) |\n"
    #expect(PlanFixture.read(text).plan?.cases.count == 1)
  }

  @Test(
    "nesting, and blocks without end, are survived",
    arguments: [
      String(repeating: ">", count: 10_000) + " a\n",
      String(repeating: "- ", count: 10_000) + "a\n" + String(repeating: "\n", count: 5_000),
      String(repeating: "> > > > \n", count: 5_000),
      String(repeating: "| a | b |\n|---|\n", count: 2_000),
      String(repeating: "<!--\n", count: 5_000),
      String(repeating: "# a\n", count: 5_000),
      String(repeating: "|", count: 100_000) + "\n" + String(repeating: "-|", count: 50_000),
      "\u{FEFF}", "\r", "|", "---", "---\n", "```", "<!--", ">", "-", "1.", "\t", "|-|",
    ])
  func nesting(_ text: String) {
    #expect(PlanFixture.read(text).plan == nil)
  }

  @Test("the messages of a thousand faults end with a count of the rest")
  func manyMessages() {
    let text = PlanFixture.head + String(repeating: "| C1 | a | b |\n", count: 1_101)
    let result = PlanFixture.read(text)
    #expect(result.diagnostics.count == 1_001)
    #expect(result.diagnostics.last?.message == "100 more messages of this kind")
  }

  @Test("many cases are many cases")
  func manyCases() {
    let rows = (1...5_000).map { "| C\($0) | a | b |\n" }.joined()
    #expect(PlanFixture.read(PlanFixture.head + rows).plan?.cases.count == 5_000)
  }
}
