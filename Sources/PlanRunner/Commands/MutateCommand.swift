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
    if arguments.findsVacuous { return findVacuous(selection) }
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
    if mutation.isForeign {
      console.note(
        "no fault names a case of this plan, so a fault that nothing catches is undecided")
    }
    let progress = Progress(onTerminalOf: faults.count, "fault", level: arguments.level)
    let mutants = mutation.play(faults) { progress?.step() }
    progress?.finish()
    let results = MutationResults(
      mutants, of: plan, selection: selection, isFull: arguments.isFull,
      sickCases: mutation.sickCases)
    let code = write { style, level in
      let text = MutationReport(results, style: style, level: level).text()
      guard arguments.fault != nil, let mutant = mutants.first else { return text }
      return FaultDrawing(mutant, of: mutation, in: compiled, style: style).text() + "\n" + text
    } json: {
      MutationJSON(results).text()
    } mutationElements: {
      MutationElementsReport(results, source: source).text()
    }
    guard code == .passed else { return code }
    let isCaught = mutants.allSatisfy { !$0.isMissed }
    return isCaught && mutation.sickCases.isEmpty ? .passed : .failed
  }

  private func findVacuous(_ selection: Selection) -> ExitCode {
    var baseline = VacuityBaseline()
    if let file = arguments.baseline {
      do throws(System.Failure) {
        baseline = VacuityBaseline(String(decoding: try System.read(file), as: UTF8.self))
      } catch {
        console.complain("can't read the baseline \(OptionValues.quoted(file)): \(error.reason)")
        return .nothingRun
      }
    }
    let vacuity = Vacuity(CompiledPlan(plan), cases: selection.indices, options: options)
    for id in vacuity.sickCases {
      console.complain("\(id) does not pass, so nothing can be said of its clauses")
    }
    guard vacuity.sickCases.count < selection.indices.count else { return .nothingRun }
    let report = VacuityReport(
      vacuity, of: plan, baseline: baseline, isWhole: !selection.isChosen)
    let code = write {
      report.text(style: $0, level: $1)
    } json: {
      report.json()
    }
    guard code == .passed else { return code }
    let isClean = report.findings.isEmpty && report.staleEntries.isEmpty
    return isClean && vacuity.sickCases.isEmpty ? .passed : .failed
  }

  /// Writes the reports that were asked for; one always goes to the terminal.
  private func write(
    text: (ReportStyle, Arguments.Level) -> String, json: () -> String,
    mutationElements: () -> String = { "" }
  ) -> ExitCode {
    var reports = arguments.reports
    if !reports.contains(where: { $0.file == nil }) { reports.append(Arguments.Report(.text)) }
    return PlanRunnerCommand.write(reports, console) { report in
      switch report.format {
      case .json: json()
      case .mutationElements: mutationElements()
      default: text(report.file == nil ? console.style : ReportStyle(), arguments.level)
      }
    }
  }

  /// The plan's text, for reports that show it.
  private var source: String {
    do throws(System.Failure) {
      return String(decoding: try System.read(plan.path), as: UTF8.self)
    } catch {
      return ""
    }
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
    let examples = mutation.examples
    let code = write { style, level in
      PlanMutationReport(changes, examples: examples, of: plan, style: style, level: level).text()
    } json: {
      PlanMutationReport(changes, examples: examples, of: plan).json()
    }
    guard code == .passed else { return code }
    let isRead = changes.allSatisfy { $0.status != .notRead }
    return isRead && mutation.sickCases.isEmpty ? .passed : .failed
  }

  private var options: RunOptions {
    RunOptions(
      modes: arguments.modes, phone: arguments.phone, textSize: arguments.textSize,
      ios: arguments.ios, liveDirectory: arguments.liveDirectory,
      jobs: arguments.jobs ?? System.processors, keepsFilms: true)
  }
}
