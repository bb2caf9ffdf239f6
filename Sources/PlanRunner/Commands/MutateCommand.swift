/// Plays the faults of the catalogue, or changes of the plan, against the selected cases.
struct MutateCommand {
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
    guard
      let selection = PlanRunnerCommand.selection(
        arguments.selectors, of: plan, arguments, console)
    else { return .nothingRun }
    if arguments.changesPlan { return changePlan(selection) }
    let ids = selection.indices.map { plan.cases[$0].id }
    var faults = FaultCatalogue.all.filter { fault in
      !selection.isChosen || fault.cases.contains(where: ids.contains)
    }
    if let name = arguments.fault {
      guard let fault = FaultCatalogue.fault(named: name) else {
        console.complain(
          "there is no fault \(OptionValues.quoted(name))\(FaultsCommand.hint(name))")
        return .nothingRun
      }
      faults = [fault]
    }
    let compiled = CompiledPlan(plan)
    let mutation = Mutation(
      compiled, cases: selection.indices, options: options, isFull: arguments.isFull)
    for id in mutation.sickCases {
      console.complain("\(id) does not pass with the healthy app, so it can't catch a fault")
    }
    guard mutation.sickCases.count < selection.indices.count else { return .nothingRun }
    let progress = Progress(onTerminalOf: faults.count, "fault", level: arguments.level)
    let mutants = mutation.play(faults) { progress?.step() }
    progress?.finish()
    let report = MutationReport(
      mutants, of: compiled, selection: selection, isFull: arguments.isFull, style: console.style,
      level: arguments.level)
    var text = report.text()
    if arguments.fault != nil, let mutant = mutants.first {
      text =
        FaultDrawing(mutant, of: mutation, in: compiled, style: console.style).text() + "\n" + text
    }
    let code = PlanRunnerCommand.printed(text, console)
    guard code == .passed else { return code }
    return mutants.contains(where: \.isMissed) ? .failed : .passed
  }

  private func changePlan(_ selection: Selection) -> ExitCode {
    let bytes: [UInt8]
    do throws(System.Failure) {
      bytes = try System.read(plan.path)
    } catch {
      console.complain(PlanFile.explanation(plan.path, error))
      return .nothingRun
    }
    let mutation = PlanMutation(
      CompiledPlan(plan), bytes: bytes, cases: selection.indices, options: options)
    for id in mutation.sickCases {
      console.complain("\(id) does not pass as the plan has it, so no change of it was played")
    }
    guard mutation.sickCases.count < selection.indices.count else { return .nothingRun }
    let changes = mutation.play()
    let report = PlanMutationReport(
      changes, examples: mutation.examples, of: plan, style: console.style, level: arguments.level)
    let code = PlanRunnerCommand.printed(report.text(), console)
    guard code == .passed else { return code }
    return changes.contains { $0.status == .notRead } ? .failed : .passed
  }

  private var options: RunOptions {
    RunOptions(
      modes: arguments.modes, phone: arguments.phone, textSize: arguments.textSize,
      ios: arguments.ios, liveDirectory: arguments.liveDirectory,
      jobs: arguments.jobs ?? System.processors, keepsFilms: true)
  }
}
