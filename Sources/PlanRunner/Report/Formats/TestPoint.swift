import ScreenModel

/// What a report for other tools counts as one test: a case in one toolbar mode, or a criterion.
///
/// All texts are without control characters.
struct TestPoint {
  /// How a test came out, in the words that the tools share.
  enum Result: Hashable {
    case passed
    /// It does not hold.
    case failed
    /// Words of it have no step.
    case undefined
    /// It could not be played.
    case error
    /// It was not played, or is not decided.
    case skipped
  }

  /// The name of the suite that acceptance criteria stand in.
  static let criteriaSuite = "Acceptance criteria"

  /// The suite: a toolbar mode, or ``criteriaSuite``.
  var suite: String
  /// The mode and the section, or a word for the criteria, without blanks.
  var group: String
  /// The heading that the case stands under; empty for a criterion.
  var section: String
  /// The ID of the case or the criterion.
  var id: String
  /// The ID, the beginning of the Do cell and the criteria.
  var name: String
  var result: Result
  /// What is to be said in one line; empty where it passed.
  var message: String
  /// The same at length.
  var details: [String] = []
  /// What is to be said of it however it came out.
  var notes: [String] = []
  var criteria: [String]
  var isManual = false
  /// The line of the plan; `nil` for a criterion.
  var line: Int?
  /// How long it took on the virtual clock, in milliseconds.
  var milliseconds = 0
  /// The IDs of the cases of a criterion.
  var cases: [String] = []

  /// Gives the tests of a run: the criteria first, then the selected cases, mode by mode.
  static func all(of outcome: RunOutcome) -> [TestPoint] {
    let cases = cases(of: outcome)
    let modes = ToolbarMode.allCases.map(\.rawValue)
    return criteria(of: outcome) + modes.flatMap { mode in cases.filter { $0.suite == mode } }
  }

  /// Gives the criteria as tests; one that is undecided fails where it is required.
  static func criteria(of outcome: RunOutcome) -> [TestPoint] {
    outcome.run.criteria.map { criterion in
      let id = VisibleText.escaped(criterion.id)
      let reason = VisibleText.escaped(criterion.reason ?? "")
      var point = TestPoint(
        suite: criteriaSuite, group: "acceptance", section: "", id: id,
        name: id.isEmpty ? "(no name)" : id, result: .passed,
        message: "", criteria: [id], cases: criterion.cases.map(VisibleText.escaped))
      switch criterion.status {
      case .passed: break
      case .failed:
        point.result = .failed
        point.message = reason
      case .undecided:
        let isRequired = outcome.required.contains(criterion.id)
        point.result = isRequired ? .failed : .skipped
        point.message = "\(isRequired ? "required, but undecided" : "undecided"): \(reason)"
      }
      if !point.message.isEmpty { point.details = [point.message] }
      if !criterion.cases.isEmpty {
        point.notes.append("cases: \(point.cases.joined(separator: " "))")
      }
      if !criterion.manual.isEmpty {
        let owed = VisibleText.escaped(criterion.manual.joined(separator: " "))
        point.notes.append("still owed on a device: \(owed)")
      }
      return point
    }
  }

  /// Gives the selected cases as tests, in the plan's order, each in its modes.
  static func cases(of outcome: RunOutcome) -> [TestPoint] {
    var played: [Int: Set<ToolbarMode>] = [:]
    for verdict in outcome.selectedCases {
      let modes = verdict.scenarios.map(\.configuration.mode)
      played[verdict.script.planCase.section, default: []].formUnion(modes)
    }
    let usual = Set(outcome.header.matrix.chatListModes)
    return outcome.selectedCases.flatMap { verdict in
      // A case that was not played has the modes of its neighbours, so that its tests keep their names.
      let own = Set(verdict.scenarios.map(\.configuration.mode))
      let near = played[verdict.script.planCase.section] ?? []
      let modes = !own.isEmpty ? own : !near.isEmpty ? near : usual
      return ToolbarMode.allCases.filter(modes.contains).map { point(verdict, $0, outcome) }
    }
  }

  private static func point(
    _ verdict: CaseVerdict, _ mode: ToolbarMode, _ outcome: RunOutcome
  ) -> TestPoint {
    let planCase = verdict.script.planCase
    let section = outcome.run.plan.sectionTitle(of: planCase)
    var part = verdict
    part.scenarios = verdict.scenarios.filter { $0.configuration.mode == mode }
    let worst = verdict.scenarios.map(\.status).max()
    // What is wrong with the case as a whole is wrong in each mode.
    if worst == verdict.status { part.status = part.scenarios.map(\.status).max() ?? .error }
    let id = VisibleText.escaped(planCase.id)
    var point = TestPoint(
      suite: mode.rawValue, group: "\(mode.rawValue).\(slug(section))",
      section: VisibleText.escaped(outcome.run.plan.sectionHeading(of: planCase)), id: id,
      name: name(planCase, id), result: Result(part.status), message: "",
      criteria: planCase.criteria.map(VisibleText.escaped), isManual: verdict.isManual,
      line: planCase.line, milliseconds: part.scenarios.reduce(0) { $0 + $1.virtualMilliseconds })
    if point.result != .passed {
      let account = CaseAccount(part, whole: verdict, of: outcome)
      point.message = account.message
      point.details = account.lines
    }
    point.notes = part.scenarios.map(note)
    if verdict.isManual { point.notes.append("in simulation; still owed on a device") }
    return point
  }

  private static func note(_ scenario: ScenarioVerdict) -> String {
    let place = Wording.place([scenario], glyphs: .unicode)
    let time = TimeText.seconds(scenario.virtualMilliseconds)
    return "\(scenario.status.rawValue): \(place) · \(time) s of virtual time"
  }

  private static func name(_ planCase: PlanCase, _ id: String) -> String {
    let words = VisibleText.escaped(planCase.doCell.string)
    let criteria =
      planCase.criteria.isEmpty
      ? "" : " [\(VisibleText.escaped(NumberedRange.list(of: planCase.criteria)))]"
    return "\(id) · \(TextFitting.cut(words, to: 80))\(criteria)"
  }

  /// Gives a title in small letters and digits with hyphens between its words.
  static func slug(_ title: String) -> String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    let text = VisibleText.escaped(words.prefix(12).joined(separator: "-"))
    return text.isEmpty ? "cases" : String(text.prefix(80))
  }
}

extension TestPoint.Result {
  fileprivate init(_ status: Status) {
    switch status {
    case .passed: self = .passed
    case .failed: self = .failed
    case .undefined: self = .undefined
    case .error: self = .error
    case .skipped: self = .skipped
    }
  }
}

/// What is to be said of a case that did not pass.
struct CaseAccount {
  /// The first thing that went wrong, in one line.
  let message: String
  /// Everything that went wrong, with the screens that show it.
  let lines: [String]

  /// Makes the account of a case, or of some scenarios of it; `whole` has all of them.
  init(_ verdict: CaseVerdict, whole: CaseVerdict, of outcome: RunOutcome) {
    let report = TextReport(outcome)
    let failures = CaseFailure.of(verdict)
    let problems = WordProblem.of(verdict.script)
    if let first = failures.first {
      message = CaseAccount.sentence(first)
      var shown: Screen?
      lines =
        [message]
        + failures.flatMap { failure in
          let isNew = failure.frame?.screen != shown
          if let screen = failure.frame?.screen { shown = screen }
          return [""] + report.account(of: failure, in: whole, isDrawn: isNew)
        }
    } else if let first = problems.first {
      let places = problems.prefix(20).map { problem in
        "  \(report.place(problem.position)): \(problem.kind): "
          + Wording.quoted(TextFitting.cut(problem.text, to: 200), .unicode)
          + problem.hints.map { " (\(report.message($0)))" }.joined()
      }
      message = "\(first.kind): \(Wording.quoted(TextFitting.cut(first.text, to: 200), .unicode))"
      lines = [message] + places
    } else {
      message = report.message(verdict.reason ?? "nothing of it was played")
      lines = [message]
    }
  }

  /// Says what was expected and what was seen instead.
  static func sentence(_ failure: CaseFailure) -> String {
    let seen = Wording.message(failure.message, .unicode)
    guard let clause = failure.clause else { return "a rule that always holds was broken: \(seen)" }
    let words = Wording.quoted(TextFitting.cut(clause.shownText, to: 200), .unicode)
    return "\(words): \(seen)"
  }
}
