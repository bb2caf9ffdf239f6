/// Tells of a run in the Common Test Report Format, in JSON.
///
/// Times are milliseconds of the virtual clock, counted from 0, so that the same run gives the same bytes.
package struct CTRFReport {
  private let outcome: RunOutcome

  /// Makes a report of a run.
  package init(_ outcome: RunOutcome) {
    self.outcome = outcome
  }

  /// Gives the whole document; the same run gives the same bytes.
  package func text() -> String {
    let points = TestPoint.all(of: outcome)
    return JSONText.object([
      ("reportFormat", .string("CTRF")), ("specVersion", .string("0.0.0")),
      ("generatedBy", .string(Tool.name)),
      (
        "results",
        .object([
          (
            "tool",
            .object([
              ("name", .string(Tool.name)), ("version", .string(outcome.header.toolVersion)),
            ])
          ),
          ("summary", summary(points)), ("tests", .array(points.map(test))),
          ("extra", extra()),
        ])
      ),
    ]).written()
  }

  private func summary(_ points: [TestPoint]) -> JSONText {
    let statuses = ["passed", "failed", "skipped", "pending", "other"]
    let duration = points.reduce(0) { $0 + $1.milliseconds }
    return .object(
      [("tests", .integer(points.count))]
        + statuses.map { status in
          (status, .integer(points.count { $0.result.status == status }))
        } + [
          ("suites", .integer(Set(points.map(\.suite)).count)), ("start", .integer(0)),
          ("stop", .integer(duration)),
        ])
  }

  private func test(_ point: TestPoint) -> JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("name", .string(point.name)), ("status", .string(point.result.status)),
      ("duration", .integer(point.milliseconds)),
      ("suite", .strings([point.suite] + (point.section.isEmpty ? [] : [point.section]))),
      ("rawStatus", .string(point.result.word)),
      ("type", .string(point.line == nil ? "criterion" : "case")),
    ]
    if !point.message.isEmpty { members.append(("message", .string(point.message))) }
    if point.details.count > 1 {
      members.append(("trace", .string(point.details.joined(separator: "\n"))))
    }
    if let line = point.line {
      members += [("filePath", .string(outcome.run.plan.path)), ("line", .integer(line))]
    }
    if !point.criteria.isEmpty { members.append(("tags", .strings(point.criteria))) }
    if !point.notes.isEmpty { members.append(("stdout", .strings(point.notes))) }
    members.append(
      (
        "extra",
        .object([
          ("planrunner.id", .string("\(point.group)::\(point.id)")),
          ("planrunner.manual", .bool(point.isManual)), ("planrunner.time", .string("virtual")),
        ])
      ))
    return .object(members)
  }

  private func extra() -> JSONText {
    .object([
      ("planrunner.plan", .string(outcome.run.plan.path)),
      ("planrunner.planDigest", .string(outcome.header.planDigest)),
      ("planrunner.exitCode", .integer(Int(outcome.exitCode.rawValue))),
      (
        "planrunner.criteria",
        .object(outcome.run.criteria.map { ($0.id, .string($0.status.rawValue)) })
      ),
    ])
  }
}

extension TestPoint.Result {
  /// The status that the format has for it.
  fileprivate var status: String {
    switch self {
    case .passed: "passed"
    case .failed, .undefined, .error: "failed"
    case .skipped: "skipped"
    }
  }

  /// The status in the words of the tool.
  fileprivate var word: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .undefined: "undefined"
    case .error: "error"
    case .skipped: "skipped"
    }
  }
}
