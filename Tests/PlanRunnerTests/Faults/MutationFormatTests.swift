import Foundation
import PlanRunner
import ScreenModel
import Testing

@Suite("Formats of mutation results")
struct MutationFormatTests {
  private static let faults = [
    FaultFixture.cancel, FaultFixture.icon,
    Fault("outside <&>", missing: "Do | Expect") { $0.strings.archiveBox = "\"\u{1B}" },
    FaultFixture.none,
  ]

  private static let results = MutationResults(
    FaultFixture.play(faults, ["C5", "C6"], isFull: true), of: FaultFixture.plan,
    selection: Selection(indices: FaultFixture.indices(["C5", "C6"]), isChosen: true),
    isFull: true)

  private func object(_ text: String) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  @Test("JSON has each fault with its kills, and each case with what it alone catches")
  func json() throws {
    let json = try object(MutationJSON(Self.results).text())
    let faults = try #require(json["faults"] as? [[String: Any]])
    #expect(faults.map { $0["name"] as? String } == Self.faults.map(\.name))
    #expect(
      faults.map { $0["status"] as? String }
        == ["killed", "survived", "outside the plan", "not reached"])
    let kills = try #require(faults[0]["kills"] as? [[String: Any]])
    #expect(kills.map { $0["case"] as? String } == ["C6"])
    let cases = try #require(json["cases"] as? [[String: Any]])
    #expect(cases.map { $0["kills"] as? Int } == [0, 1])
    #expect(cases.map { $0["alone"] as? [String] } == [[], ["Cancel searches"]])
    #expect(json["score"] as? Double == 50.0)
  }

  @Test("the mutation-testing-elements report has what the schema asks for")
  func elements() throws {
    let source = Plans.shippedText
    let json = try object(MutationElementsReport(Self.results, source: source).text())
    #expect(json["schemaVersion"] as? String == "2")
    let thresholds = try #require(json["thresholds"] as? [String: Int])
    #expect(thresholds.keys.sorted() == ["high", "low"])
    #expect(thresholds.values.allSatisfy { (0...100).contains($0) })
    let files = try #require(json["files"] as? [String: [String: Any]])
    let file = try #require(files[FaultFixture.plan.path])
    #expect(file["language"] as? String == "markdown")
    #expect(file["source"] as? String == source)
    let mutants = try #require(file["mutants"] as? [[String: Any]])
    let tests = try #require(json["testFiles"] as? [String: [String: Any]])
    let definitions = try #require(tests[FaultFixture.plan.path]?["tests"] as? [[String: Any]])
    let testIDs = definitions.compactMap { $0["id"] as? String }
    #expect(testIDs == ["C5", "C6"])
    #expect(definitions.allSatisfy { $0["name"] is String })

    let known: Set = [
      "Killed", "Survived", "NoCoverage", "CompileError", "RuntimeError", "Timeout", "Ignored",
      "Pending",
    ]
    #expect(Set(mutants.compactMap { $0["id"] as? String }).count == Self.faults.count)
    for mutant in mutants {
      #expect(mutant["mutatorName"] is String)
      #expect(known.contains(mutant["status"] as? String ?? ""))
      let ids = (mutant["killedBy"] as? [String] ?? []) + (mutant["coveredBy"] as? [String] ?? [])
      #expect(ids.allSatisfy(testIDs.contains))
    }
    #expect(
      mutants.map { $0["status"] as? String } == ["Killed", "Survived", "Ignored", "NoCoverage"])
  }

  @Test("a fault sits on the Expect cell of the case that should catch it")
  func locations() throws {
    let source = Plans.shippedText
    let json = try object(MutationElementsReport(Self.results, source: source).text())
    let files = try #require(json["files"] as? [String: [String: Any]])
    let mutants = try #require(files.values.first?["mutants"] as? [[String: Any]])
    let location = try #require(mutants[0]["location"] as? [String: [String: Int]])
    let (start, end) = (location["start"] ?? [:], location["end"] ?? [:])
    #expect(start["line"] == end["line"])
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let line = Array(String(lines[(start["line"] ?? 1) - 1]).utf16)
    let range = (start["column"] ?? 1) - 1..<(end["column"] ?? 1) - 1
    let text = String(decoding: line[range], as: UTF16.self)
    #expect(text.hasPrefix("Nothing is sent: no spinner"))
    #expect(text.hasSuffix("is still shown"))
  }

  @Test("the matrix fits into its columns, whatever the number of cases")
  func width() {
    let ids = FaultFixture.plan.cases.map(\.id)
    let results = MutationResults(
      FaultFixture.play([FaultFixture.cancel], ["C6"], isFull: true), of: FaultFixture.plan,
      selection: Selection(indices: FaultFixture.indices(ids), isChosen: false), isFull: true)
    for width in [40, 80, 200] {
      let style = ReportStyle(width: width)
      let text = MutationReport(results, style: style).text()
      let start = text.range(of: "Kill matrix")?.lowerBound ?? text.startIndex
      let table = text[start...].split(separator: "\n").filter { $0.hasSuffix("·") }
      #expect(!table.isEmpty)
      #expect(table.allSatisfy { $0.count <= width })
    }
  }
}
