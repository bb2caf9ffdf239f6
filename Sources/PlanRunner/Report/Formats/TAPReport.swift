/// Tells of a run in the Test Anything Protocol, version 13: a point for each case in each mode, then one for each
/// criterion.
package struct TAPReport {
  private let outcome: RunOutcome

  /// Makes a report of a run.
  package init(_ outcome: RunOutcome) {
    self.outcome = outcome
  }

  /// Gives the whole stream; the same run gives the same bytes.
  package func text() -> String {
    let all = TestPoint.all(of: outcome)
    let points = all.filter { $0.line != nil } + all.filter { $0.line == nil }
    var lines = ["TAP version 13", "1..\(points.count)"]
    for (number, point) in points.enumerated() { lines += self.lines(point, number: number + 1) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(_ point: TestPoint, number: Int) -> [String] {
    let isGood = point.result == .passed || point.result == .skipped
    let title = point.line == nil ? "criterion \(point.id)" : "\(point.suite) \(point.name)"
    var line = "\(isGood ? "ok" : "not ok") \(number) - \(TAPReport.escaped(title))"
    if point.result == .skipped {
      line += " # SKIP" + (point.message.isEmpty ? "" : " \(TAPReport.escaped(point.message))")
    }
    return [line] + (isGood ? [] : diagnosis(point))
  }

  /// Gives a block of YAML whose texts are in quotes, as in JSON.
  private func diagnosis(_ point: TestPoint) -> [String] {
    var lines = [
      "message: \(JSONText.quoted(point.message))", "severity: \(point.result.severity)",
    ]
    if let line = point.line {
      lines += [
        "at:", "  file: \(JSONText.quoted(outcome.run.plan.path))", "  line: \(line)",
      ]
    }
    if !point.criteria.isEmpty {
      let list = point.criteria.map { JSONText.quoted($0) }.joined(separator: ", ")
      lines.append("criteria: [\(list)]")
    }
    let details = point.details.dropFirst().filter { !$0.isEmpty }
    if !details.isEmpty {
      lines.append("details:")
      lines += details.map { "  - \(JSONText.quoted($0))" }
    }
    return ["  ---"] + lines.map { "  \($0)" } + ["  ..."]
  }

  /// Gives a text without what would begin a directive.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "\\" || character == "#" { result += "\\" }
      result.append(character)
    }
    return result
  }
}

extension TestPoint.Result {
  /// How bad it is, in a word.
  fileprivate var severity: String {
    switch self {
    case .passed: "comment"
    case .skipped: "skip"
    case .failed: "fail"
    case .undefined: "undefined"
    case .error: "error"
    }
  }
}
