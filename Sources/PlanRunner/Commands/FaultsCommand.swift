/// Lists and explains the faults that the plan should catch.
struct FaultsCommand {
  private let plan: Plan
  private let arguments: Arguments
  private let console: Console

  init(_ plan: Plan, _ arguments: Arguments, _ console: Console) {
    self.plan = plan
    self.arguments = arguments
    self.console = console
  }

  /// Runs the command.
  func perform() -> ExitCode {
    if arguments.isOutside { return PlanRunnerCommand.printed(OutsidePage().text(), console) }
    let words = arguments.selectors
    let faults = FaultCatalogue.search(words)
    guard !faults.isEmpty else {
      let text = words.joined(separator: " ")
      console.complain("no fault is about \(OptionValues.quoted(text))\(FaultsCommand.hint(text))")
      return .nothingRun
    }
    return PlanRunnerCommand.printed(
      FaultList(faults, of: plan, style: console.style).text(), console)
  }

  /// Gives the name of the fault that was most likely meant.
  static func hint(_ text: String) -> String {
    let names = FaultCatalogue.all.map(\.name)
    let nearest = Suggestion.bracket(for: text, in: names)
    guard nearest.isEmpty, let longer = names.first(where: { $0.contains(text.lowercased()) })
    else { return nearest }
    return " (did you mean \(OptionValues.quoted(longer))?)"
  }
}
