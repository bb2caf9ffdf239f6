import ScreenModel

/// Draws cases: their words, their screens, their verdicts.
struct ShowCommand {
  private let plan: Plan
  private let arguments: Arguments
  private let console: Console

  init(_ plan: Plan, _ arguments: Arguments, _ console: Console) {
    self.plan = plan
    self.arguments = arguments
    self.console = console
  }

  /// Runs the command; what it prints is no gate, so that failing cases can be shown as well.
  func perform() -> ExitCode {
    var words = arguments.selectors
    let setup = words.firstIndex { $0.lowercased() == "setup" }
    if let setup { words.remove(at: setup) }
    var parts: [String] = []
    let options = RunOptions(
      modes: arguments.modes, phone: arguments.phone, textSize: arguments.textSize,
      ios: arguments.ios, liveDirectory: arguments.liveDirectory, jobs: System.processors,
      keepsFilms: true)
    let list = Setup(plan)
    let findings = list.findings(Launch(), live: options.liveDirectory)
    let isUsable = PlanRunnerCommand.says(findings, of: plan, console)
    guard isUsable || words.isEmpty else { return .nothingRun }
    if setup != nil {
      parts.append(SetupReport(list.explainedSentences, style: console.style).text())
    }
    if !words.isEmpty {
      guard let selection = PlanRunnerCommand.selection(words, of: plan, arguments, console),
        let (launch, use) = PlanRunnerCommand.launch(arguments, console)
      else { return .nothingRun }
      let verdicts = Engine.play(
        plan, list, cases: selection.indices, options: options, base: launch)
      if case .number(let number) = arguments.variant,
        let short = verdicts.first(where: { FilmGroup.of($0).count < number })
      {
        let count = FilmGroup.of(short).count
        let id = OptionValues.quoted(short.script.planCase.id)
        console.complain("--variant \(number): \(id) is played in \(TimeText.count(count, "way"))")
        return .nothingRun
      }
      parts += verdicts.map {
        CaseDrawing($0, of: plan, variant: arguments.variant, style: console.style).text()
      }
      if let use { parts.append(use.sentence + "\n") }
    }
    return PlanRunnerCommand.printed(parts.joined(separator: "\n"), console)
  }
}
