import Foundation
import PlanRunner
import ScreenModel
import Testing

/// The plans that cases are played from.
enum Plans {
  static let shippedPath = ShippedPlanTests.path
  static let shippedText = contents(shippedPath)
  static let newRowsText: String = {
    let file = Bundle.module.url(
      forResource: "new-rows", withExtension: "md", subdirectory: "Resources")
    return file.map { contents($0.path) } ?? ""
  }()

  static func shipped() throws -> Plan { try read(shippedText) }
  static func newRows() throws -> Plan { try read(newRowsText) }

  static func read(_ text: String) throws -> Plan {
    let result = PlanReader.read(bytes: Array(text.utf8), path: "plan.md")
    return try #require(result.plan, "\(result.diagnostics)")
  }

  /// A plan of some rows for the chat list.
  static func rows(
    _ rows: [(id: String, do: String, expect: String)], section: String = "Chat list: rows"
  ) throws -> Plan {
    let lines = rows.map { "| \($0.id) | \($0.do) | \($0.expect) |\n" }.joined()
    return try read(
      "# Rows\n\n## \(section)\n\n| ID | Do | Expect |\n|----|----|--------|\n" + lines)
  }

  private static func contents(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }
}

extension CompiledPlan {
  /// Both toolbar modes, whatever the Setup list says.
  static let bothModes = RunOptions(modes: [.oneHand, .topBar])

  /// Plays the cases with some IDs and gives what became of them, by ID.
  func verdicts(
    _ ids: [String], rules: Rules = Rules(), options: RunOptions = bothModes
  ) -> [CaseVerdict] {
    let wanted = plan.cases.indices.filter { ids.contains(plan.cases[$0].id) }
    return play(wanted, options: options, base: Launch(rules: rules))
  }
}

extension CaseVerdict {
  var id: String { script.planCase.id }

  /// The first words that did not hold, and why.
  var account: String {
    let clauses = scenarios.flatMap(\.clauses)
    let bad = clauses.first { ![.passed, .remark, .notPlayed].contains($0.status) }
    let broken = scenarios.compactMap(\.brokenInvariant).first
    return ["\(status)", reason, bad.map { "“\($0.text)”: \($0.message ?? "")" }, broken]
      .compactMap(\.self).joined(separator: "; ")
  }

  /// The clauses that were judged and did not hold, in the plan's words.
  var failedWords: [String] {
    scenarios.flatMap(\.clauses).filter { $0.status == .failed }.map(\.text)
  }
}
