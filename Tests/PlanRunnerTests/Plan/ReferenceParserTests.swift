import Foundation
import PlanRunner
import Testing

@Suite("Tables are those that cmark-gfm finds")
struct ReferenceParserTests {
  static let program: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { URL(filePath: String($0)).appending(path: "cmark-gfm") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  /// Pieces that start, continue and end blocks.
  static let pieces = [
    "| a | b |\n", "|---|---|\n", "| c | d |\n", "a | b\n", "-|-\n", "|\n", "||\n", "\n", "> ",
    "- ", "1. ", "2) ", "    ", "  ", "\t", "# ", "```\n", "<!--\n", "-->\n", "<div>\n", "---\n",
    "text\n", "* | q | w |\n", "| x | y | z |\n", "| `a \\| b` |\n", "===\n", "\\",
  ]

  @Test(
    "random documents have as many tables and cells", .enabled(if: program != nil),
    arguments: 1...40)
  func tables(_ seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    var text = ""
    for _ in 0..<30 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      text += Self.pieces[Int((state >> 33) % UInt64(Self.pieces.count))]
    }
    let html = try Self.render(text)
    let tables = MarkdownTables.parse(text)
    #expect(html.ranges(of: "<table>").count == tables.count, "\(text)")
    let cells = tables.reduce(0) { sum, table in
      sum + table.header.count * (table.rows.count + 1)
    }
    #expect(html.ranges(of: "</td>").count + html.ranges(of: "</th>").count == cells, "\(text)")
  }

  private static func render(_ text: String) throws -> String {
    let process = Process()
    process.executableURL = program
    process.arguments = ["--extension", "table"]
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    let html = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: html, as: UTF8.self)
  }
}
