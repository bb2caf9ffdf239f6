/// A line by which a program tells GitHub Actions something.
package struct WorkflowCommand: Hashable, Sendable {
  /// How bad it is; GitHub shows ten of each in a step.
  package enum Level: String, Hashable, Sendable {
    case error, warning, notice
  }

  package var level: Level
  /// The file that it speaks of, from the repository's root.
  package var file: String?
  package var line: Int?
  package var column: Int?
  package var title: String
  package var message: String

  /// Gives the line, without its end.
  package var written: String {
    var properties: [String] = []
    if let file { properties.append("file=\(Self.escaped(file, inProperty: true))") }
    if file != nil, let line { properties.append("line=\(line)") }
    if file != nil, line != nil, let column { properties.append("col=\(column)") }
    properties.append("title=\(Self.escaped(title, inProperty: true))")
    return "::\(level.rawValue) \(properties.joined(separator: ","))::\(Self.escaped(message))"
  }

  /// Gives a text in which nothing ends the line or the property early.
  private static func escaped(_ text: String, inProperty: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where inProperty: result += "%3A"
      case "," where inProperty: result += "%2C"
      case _ where VisibleText.isHidden(scalar): result += VisibleText.visibleForm(of: scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// Tells of a run on the plan's own lines, in GitHub's pull requests and runs.
///
/// What fails comes first: the criteria, then the cases. GitHub drops what exceeds ten errors of a step, so the last
/// one says how many there are beyond.
package struct AnnotationReport {
  /// How many annotations of one level are shown.
  package static let limit = 10
  /// How many characters of a message are kept.
  private static let messageLimit = 2000

  private let outcome: RunOutcome
  private let file: String

  /// Makes a report of a run; `root` is the folder that the plan's path is told from.
  package init(_ outcome: RunOutcome, root: String? = nil) {
    self.outcome = outcome
    let path = outcome.run.plan.path
    if let root, !root.isEmpty, path.hasPrefix(root + "/") {
      file = String(path.dropFirst(root.count + 1))
    } else {
      file = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }
  }

  /// Gives the commands, one to a line.
  package func text() -> String {
    commands().map { $0.written + "\n" }.joined()
  }

  /// Gives the commands, the most important first.
  package func commands() -> [WorkflowCommand] {
    let criteria = TestPoint.criteria(of: outcome).filter { $0.result == .failed }
    let cases = outcome.selectedCases.filter { $0.status != .passed }
    let total = criteria.count + cases.count
    let room = total > Self.limit ? Self.limit - 1 : total
    var errors = criteria.prefix(room).map { error($0, among: cases) }
    errors += cases.prefix(room - errors.count).map(error)
    if total > room {
      errors.append(
        WorkflowCommand(
          level: .error, file: file, title: "And \(total - room) more",
          message: "The log and the job summary tell of them."))
    }
    return errors + notices()
  }

  /// Tells of a criterion at the first of its cases that does not hold.
  private func error(_ point: TestPoint, among bad: [CaseVerdict]) -> WorkflowCommand {
    let verdict = bad.first { point.cases.contains(VisibleText.escaped($0.script.planCase.id)) }
    return command(
      .error, "\(point.id) does not hold", point.message, line: verdict?.script.planCase.line)
  }

  /// Tells of a case at the words that do not hold.
  private func error(_ verdict: CaseVerdict) -> WorkflowCommand {
    let planCase = verdict.script.planCase
    let account = CaseAccount(verdict, whole: verdict, of: outcome)
    let place =
      CaseFailure.of(verdict).first?.clause?.position
      ?? WordProblem.of(verdict.script).first?.position
    let id = VisibleText.escaped(planCase.id)
    let criteria =
      planCase.criteria.isEmpty
      ? "" : " (\(VisibleText.escaped(NumberedRange.list(of: planCase.criteria))))"
    var command = command(
      .error, "\(id)\(criteria): \(verdict.status.rawValue)",
      account.lines.joined(separator: "\n"), line: place?.line ?? planCase.line)
    command.column = place?.column
    return command
  }

  /// Says in one line what is still owed on a device.
  private func notices() -> [WorkflowCommand] {
    let owed = outcome.selectedCases.filter(\.isManual).map(\.script.planCase)
    guard let first = owed.first else { return [] }
    let ids = VisibleText.escaped(owed.map(\.id).joined(separator: ", "))
    return [
      command(
        .notice, "Still owed on a device",
        "Simulated, but marked \"Manual only\" in the plan: \(ids)", line: first.line)
    ]
  }

  private func command(
    _ level: WorkflowCommand.Level, _ title: String, _ message: String, line: Int?
  ) -> WorkflowCommand {
    WorkflowCommand(
      level: level, file: file, line: line, title: TextFitting.cut(title, to: 200),
      message: message.count > Self.messageLimit
        ? message.prefix(Self.messageLimit) + "…" : message)
  }
}
