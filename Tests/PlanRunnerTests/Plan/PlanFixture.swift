import PlanRunner

/// Plans that tests write down in a few lines.
enum PlanFixture {
  /// The lines before the rows of a case table; the first row is in line 7.
  static let head = "# T\n\n## S\n\n| ID | Do | Expect |\n|----|----|--------|\n"

  /// Reads a plan from its text.
  static func read(_ text: String) -> (plan: Plan?, diagnostics: [Diagnostic]) {
    PlanReader.read(bytes: Array(text.utf8), path: "plan.md")
  }

  /// Reads a plan and renders all messages, line by line.
  static func messages(_ text: String) -> [String] {
    read(text).diagnostics.flatMap {
      $0.rendered(path: "plan.md").split(separator: "\n").map(String.init)
    }
  }

  /// Reads a row of a case table with a Do cell.
  static func doCell(_ source: String) -> PlanText? {
    read(head + "| C1 | \(source) | ok |\n").plan?.cases.first?.doCell
  }
}
