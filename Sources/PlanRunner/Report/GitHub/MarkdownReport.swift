/// Tells of a run in Markdown, for GitHub's job summaries.
///
/// Words of the plan stand as code, with every mark of punctuation as a character reference, so that none of them is
/// taken for Markdown, HTML or a mention.
package struct MarkdownReport {
  /// The most bytes that a report takes; GitHub drops a summary of more than a mebibyte whole.
  package static let sizeLimit = 256 * 1024

  private let outcome: RunOutcome

  /// Makes a report of a run.
  package init(_ outcome: RunOutcome) {
    self.outcome = outcome
  }

  /// Gives the whole report; what does not fit is counted.
  package func text() -> String {
    let report = TextReport(outcome)
    let sign = outcome.exitCode == .passed ? "✔" : "✘"
    var text = "## \(sign) PlanRunner\n\n\(Markdown.plain(report.verdictLine()))\n\n"
    text += criteriaTable()
    let bad = outcome.selectedCases.filter { $0.status != .passed }
    if !bad.isEmpty { text += "### What does not hold\n\n" }
    for (number, verdict) in bad.enumerated() {
      let room = Self.sizeLimit - text.utf8.count - 2000
      let account = CaseAccount(verdict, whole: verdict, of: outcome)
      let headline = headline(verdict, account)
      let parts = [details(headline, account), headline + "\n\n"]
      guard let fitting = parts.first(where: { $0.utf8.count <= room }) else {
        text += "… and \(TimeText.count(bad.count - number, "more case")).\n\n"
        break
      }
      text += fitting
    }
    let counts = report.summaryLines().map(Markdown.plain).joined(separator: "<br>\n")
    return text + counts + "\n"
  }

  private func criteriaTable() -> String {
    let criteria = outcome.run.criteria
    guard !criteria.isEmpty else { return "" }
    let order: [CriterionStatus] = [.failed, .undecided, .passed]
    let sorted = order.flatMap { status in criteria.filter { $0.status == status } }
    var text = "| | Criterion | Cases | |\n|---|---|---|---|\n"
    for criterion in sorted.prefix(100) {
      let cases = criterion.cases.prefix(40).map(Markdown.code).joined(separator: " ")
      let more = criterion.cases.count > 40 ? " …" : ""
      var notes = criterion.reason.map { [Markdown.code(TextFitting.cut($0, to: 300))] } ?? []
      if !criterion.manual.isEmpty {
        notes.append(
          "still owed on a device: "
            + criterion.manual.prefix(40).map(Markdown.code).joined(separator: " "))
      }
      text +=
        "| \(sign(criterion.status)) \(criterion.status.rawValue) | \(Markdown.code(criterion.id)) "
        + "| \(cases)\(more) | \(notes.joined(separator: "; ")) |\n"
    }
    if sorted.count > 100 { text += "\n… and \(sorted.count - 100) more.\n" }
    return text + "\n"
  }

  private func sign(_ status: CriterionStatus) -> String {
    switch status {
    case .passed: "✔"
    case .failed: "✘"
    case .undecided: "…"
    }
  }

  private func headline(_ verdict: CaseVerdict, _ account: CaseAccount) -> String {
    let planCase = verdict.script.planCase
    let criteria = planCase.criteria.prefix(20).map(Markdown.code).joined(separator: " ")
    return "✘ \(verdict.status.rawValue) \(Markdown.code(planCase.id)) \(criteria) "
      + Markdown.code(TextFitting.cut(account.message, to: 300))
  }

  private func details(_ headline: String, _ account: CaseAccount) -> String {
    "<details><summary>\(headline)</summary>\n\n"
      + Markdown.fenced(account.lines) + "\n</details>\n\n"
  }
}

/// Puts texts of others into Markdown.
enum Markdown {
  /// Gives a text as code that nothing in it can end.
  static func code(_ text: String) -> String {
    "<code>\(plain(text))</code>"
  }

  /// Gives a text in which no character has a meaning of its own.
  static func plain(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.escaped(text).unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ": result.unicodeScalars.append(scalar)
      case _ where scalar.isASCII: result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Gives lines as a block of code, between fences that are longer than any row of backticks in them.
  static func fenced(_ lines: [String]) -> String {
    var longest = 2
    for line in lines {
      var run = 0
      for byte in line.utf8 {
        run = byte == UInt8(ascii: "`") ? run + 1 : 0
        longest = max(longest, run)
      }
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)text\n\(lines.joined(separator: "\n"))\n\(fence)\n"
  }
}
