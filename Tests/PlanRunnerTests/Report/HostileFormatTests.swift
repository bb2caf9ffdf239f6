import Foundation
import PlanRunner
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Hostile texts in every format: none breaks out, none is lost.
@Suite struct HostileFormatTests {
  @Test(arguments: HostileRun.corpus)
  func `no format lets a text reach a terminal or a build server raw`(text: String) throws {
    let outcome = try HostileRun.outcome(text)
    for format in ReportFormat.allCases {
      let report = format.text(outcome, level: .verbose)
      let raw = report.unicodeScalars.filter { $0 != "\n" && VisibleText.isHidden($0) }
      #expect(raw.isEmpty, "\(format)")
      let commands = RunnerScan.commands(in: report)
      if format != .github { #expect(commands.isEmpty, "\(format)") }
      if format != .github {
        #expect(!report.contains("##vso[") && !report.contains("##teamcity["), "\(format)")
      }
      let isBuildkite = report.split(separator: "\n").contains { line in
        ["--- ", "+++ ", "~~~ ", "^^^ "].contains { line.hasPrefix($0) }
      }
      #expect(!isBuildkite, "\(format)")
      #expect(format == .github || BuildLog.defused(report) == report, "\(format)")
    }
  }

  @Test(arguments: HostileRun.corpus)
  func `GitHub reads the annotations that were meant, and no others`(text: String) throws {
    let report = AnnotationReport(try HostileRun.outcome(text))
    let meant = report.commands()
    let read = RunnerScan.commands(in: report.text())
    #expect(read.map(\.name) == meant.map(\.level.rawValue))
    #expect(read.count <= 2 * AnnotationReport.limit)
    for (command, own) in zip(read, meant) {
      #expect(command.properties["title"] == VisibleText.escaped(own.title))
      #expect(command.message == shown(own.message))
      if let file = own.file, !file.isEmpty {
        #expect(command.properties["file"] == shown(file))
      }
      #expect(command.message.count <= 4096)
    }
  }

  /// Gives a text in which all but the ends of lines that would be hidden is shown.
  private func shown(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      scalar == "\n" || scalar == "\r" ? String(scalar) : VisibleText.escaped(String(scalar))
    }.joined()
  }

  @Test(arguments: HostileRun.corpus)
  func `an event stream gives every text back as it was`(text: String) throws {
    let outcome = try HostileRun.outcome(text)
    let bytes = EventWriter.bytes(outcome)
    let read = try EventReader.read(bytes)
    #expect(Array(read.run.plan.title.unicodeScalars) == Array(text.unicodeScalars))
    #expect(read.run.cases.map(\.scenarios) == outcome.run.cases.map(\.scenarios))
    for format in ReportFormat.allCases {
      #expect(
        format.text(read, level: .verbose) == format.text(outcome, level: .verbose), "\(format)")
    }
  }

  @Test(arguments: ["::error::x", "\u{1B}[2J\0\u{FFFF}", ""])
  func `the events keep to their schema`(text: String) throws {
    let schema = try SchemaCheck(
      ToolProcess.root.appending(path: "docs/schemas/events-1.schema.json"))
    for line in EventWriter.bytes(try HostileRun.outcome(text)).split(separator: 0x0A) {
      let object = try JSONSerialization.jsonObject(with: Data(line))
      #expect(schema.faults(object) == [])
    }
  }

  /// The tests of a JUnit document, as an XML parser reads them.
  final class JUnitReader: NSObject, XMLParserDelegate {
    var suites: [String: [String: String]] = [:]
    var tests: [[String: String]] = []
    var results: [String: Int] = [:]
    var messages: [(attribute: String, text: String)] = []
    private var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      text = ""
      switch name {
      case "testsuite": suites[attributes["name"] ?? ""] = attributes
      case "testcase": tests.append(attributes)
      case "failure", "error", "skipped":
        results[name, default: 0] += 1
        messages.append((attributes["message"] ?? "", ""))
      default: break
      }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      guard ["failure", "error", "skipped"].contains(name) else { return }
      messages[messages.count - 1].text = text
    }
  }

  @Test(arguments: HostileRun.corpus)
  func `JUnit is well-formed and complete`(text: String) throws {
    let outcome = try HostileRun.outcome(text)
    for format in [ReportFormat.junit, .junitStrict] {
      let parser = XMLParser(data: Data(format.text(outcome).utf8))
      let reader = JUnitReader()
      parser.delegate = reader
      #expect(parser.parse(), "\(format): \(parser.parserError.debugDescription)")
      let criteria = outcome.run.criteria.count
      #expect(reader.tests.count == criteria + 2 * outcome.selectedCases.count)
      let names = reader.tests.map { "\($0["classname"] ?? "") \($0["name"] ?? "")" }
      #expect(Set(names).count == names.count)
      #expect(reader.suites["one-hand"]?["errors"] == "3")
      #expect(reader.suites["one-hand"]?["skipped"] == "1")
      #expect(reader.suites["one-hand"]?["failures"] == "1")
      #expect(reader.results["error"] == 6)
      for message in reader.messages {
        let first = message.text.split(separator: "\n").first.map(String.init) ?? ""
        #expect(first == message.attribute)
      }
    }
  }

  @Test(arguments: HostileRun.corpus)
  func `CTRF keeps to its schema and counts right`(text: String) throws {
    let outcome = try HostileRun.outcome(text)
    let file = try #require(
      Bundle.module.url(
        forResource: "ctrf-part.schema", withExtension: "json", subdirectory: "Resources"))
    let object = try JSONSerialization.jsonObject(with: Data(ReportFormat.ctrf.text(outcome).utf8))
    #expect(try SchemaCheck(file).faults(object) == [])
    let results = (object as? [String: Any])?["results"] as? [String: Any]
    let summary = try #require(results?["summary"] as? [String: Int])
    let tests = try #require(results?["tests"] as? [[String: Any]])
    #expect(summary["tests"] == tests.count)
    for status in ["passed", "failed", "skipped", "pending", "other"] {
      #expect(summary[status] == tests.count { $0["status"] as? String == status })
    }
  }

  @Test(arguments: HostileRun.corpus)
  func `TAP has each point once and nothing that ends it`(text: String) throws {
    let lines = ReportFormat.tap.text(try HostileRun.outcome(text)).split(separator: "\n")
    #expect(lines.first == "TAP version 13")
    let count = lines.count { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
    #expect(lines.count { $0 == "1..\(count)" } == 1)
    #expect(lines.count { $0.hasPrefix("1..") } == 1)
    #expect(!lines.contains { $0.hasPrefix("Bail out!") || $0.hasPrefix("#") })
    var number = 0
    for line in lines where line.hasPrefix("ok ") || line.hasPrefix("not ok ") {
      number += 1
      let rest = line.drop { !$0.isNumber }
      #expect(rest.hasPrefix("\(number) - "))
      let directives = line.ranges(of: " #").count
      #expect(directives == line.ranges(of: " # SKIP").count && directives <= 1)
    }
    let blocks = lines.filter { $0 == "  ---" || $0 == "  ..." }
    #expect(blocks.count.isMultiple(of: 2))
  }

  @Test(arguments: HostileRun.corpus)
  func `Markdown shows words of a plan as code and nothing else`(text: String) throws {
    let report = ReportFormat.markdown.text(try HostileRun.outcome(text))
    var fence: Substring?
    for line in report.split(separator: "\n") {
      if let open = fence {
        if line == open { fence = nil }
        continue
      }
      if line.hasPrefix("```") {
        fence = line.prefix { $0 == "`" }
        continue
      }
      var rest = String(line)
      for tag in [
        "<code>", "</code>", "<details>", "</details>", "<summary>", "</summary>", "<br>",
      ] {
        rest = rest.replacingOccurrences(of: tag, with: "", options: .literal)
      }
      #expect(
        !rest.contains("<") && !rest.contains("@") && !rest.contains("["), "\(line.prefix(200))")
    }
    #expect(fence == nil)
    #expect(report.utf8.count <= MarkdownReport.sizeLimit)
  }

  @Test(arguments: HostileRun.corpus)
  func `outputs of a step hold the values that were meant`(text: String) throws {
    let outcome = try HostileRun.outcome(text)
    var values: [String: String] = [:]
    var lines = StepOutputs.text(outcome).split(separator: "\n", omittingEmptySubsequences: false)[
      ...]
    while let line = lines.popFirst(), !line.isEmpty {
      let parts = line.split(separator: "<<", maxSplits: 1)
      try #require(parts.count == 2)
      var value: [Substring] = []
      while let next = lines.popFirst(), next != parts[1] { value.append(next) }
      values[String(parts[0])] = value.joined(separator: "\n")
    }
    #expect(values["verdict"] == "failed")
    #expect(values["exit-code"] == "1")
    #expect(values.count == 8)
  }
}
