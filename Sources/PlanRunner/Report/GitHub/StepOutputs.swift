/// What a step of a workflow hands on to the next ones.
package enum StepOutputs {
  /// Gives the lines for the file of outputs: the verdict, the criteria and the numbers of cases.
  package static func text(_ outcome: RunOutcome) -> String {
    func criteria(_ status: CriterionStatus) -> String {
      outcome.run.criteria.filter { $0.status == status }.map(\.id).joined(separator: " ")
    }
    let bad = outcome.selectedCases.filter { $0.status != .passed }
    let values = [
      ("verdict", outcome.exitCode == .passed ? "passed" : "failed"),
      ("exit-code", String(outcome.exitCode.rawValue)),
      ("criteria-passed", criteria(.passed)), ("criteria-failed", criteria(.failed)),
      ("criteria-undecided", criteria(.undecided)),
      ("cases-passed", String(outcome.summary.count(.passed))),
      ("cases-not-passed", String(bad.count)),
      ("not-passed", bad.map(\.script.planCase.id).joined(separator: " ")),
    ]
    return values.map { entry($0, VisibleText.escaped($1)) }.joined()
  }

  /// Gives a name and its value of one line between two lines that differ from it.
  private static func entry(_ name: String, _ value: String) -> String {
    var delimiter = "END"
    while value.contains(delimiter) { delimiter += "D" }
    return "\(name)<<\(delimiter)\n\(value)\n\(delimiter)\n"
  }
}
