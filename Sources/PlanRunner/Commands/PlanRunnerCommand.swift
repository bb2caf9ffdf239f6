/// The program from its words to its exit code.
package enum PlanRunnerCommand {
  /// Does what a command line asks for and gives the code to leave with.
  package static func run(_ words: [String]) -> ExitCode {
    let console = Console(.auto)
    do throws(UsageError) {
      switch try ArgumentParser.parse(words) {
      case .help(let command): return printed(Help.text(command), console)
      case .version: return printed(Help.version, console)
      case .perform(let arguments): return perform(arguments)
      }
    } catch {
      console.complain(error.message)
      console.note("Try planrunner --help.")
      return .usage
    }
  }

  private static func perform(_ arguments: Arguments) -> ExitCode {
    let console = Console(arguments.color)
    if let (output, input) = overwritten(arguments) {
      console.complain(
        "the report \(OptionValues.quoted(output)) would overwrite \(OptionValues.quoted(input)), "
          + "which it is made of")
      return .usage
    }
    switch arguments.command {
    case .report: return ReportCommand(arguments, console).perform()
    case .merge: return MergeCommand(arguments, console).perform()
    case .directory: return ScriptCommand(arguments, console).perform()
    default: break
    }
    guard let (plan, bytes) = plan(arguments.plan, console) else { return .nothingRun }
    switch arguments.command {
    case .run: return RunCommand(plan, bytes, arguments, console).perform()
    case .list: return ListCommand(plan, arguments, console).perform()
    case .show: return ShowCommand(plan, arguments, console).perform()
    case .faults: return FaultsCommand(plan, arguments, console).perform()
    case .mutate: return MutateCommand(plan, arguments, console).perform()
    case .sweep: return SweepCommand(plan, arguments, console).perform()
    case .journal: return JournalCommand(plan, arguments, console).perform()
    case .report, .merge, .directory: return .internalError
    }
  }

  /// Finds a report that would be written over a file that is read.
  private static func overwritten(_ arguments: Arguments) -> (output: String, input: String)? {
    let events = arguments.command.readsEvents
    let inputs =
      (events ? arguments.selectors : [arguments.plan])
      + [arguments.wishes.file, arguments.baseline].compactMap(\.self)
    for output in arguments.reports.compactMap(\.file) {
      if let input = inputs.first(where: { System.isSameFile($0, output) }) {
        return (output, input)
      }
    }
    return nil
  }

  /// Reads the plan and prints what is to be said of it; gives `nil` when it can't be used.
  private static func plan(_ path: String, _ console: Console) -> (Plan, bytes: [UInt8])? {
    do throws(System.Failure) {
      let bytes = try System.read(path)
      let reading = PlanReader.read(bytes: bytes, path: path)
      for diagnostic in reading.diagnostics { console.note(diagnostic.rendered(path: path)) }
      if reading.plan == nil { console.complain("nothing was run: the plan can't be used") }
      return reading.plan.map { ($0, bytes) }
    } catch {
      console.complain(PlanFile.explanation(path, error))
      return nil
    }
  }

  /// Prints what is to be said of the plan's Setup list; gives `false` when cases can't be played as it asks.
  static func says(_ findings: [Diagnostic], of plan: Plan, _ console: Console) -> Bool {
    for finding in findings { console.note(finding.rendered(path: plan.path)) }
    let isUsable = !findings.contains { $0.severity == .error }
    if !isUsable { console.complain("nothing was run: the plan's Setup can't be used") }
    return isUsable
  }

  /// Prints a text; a text that can't be printed is a report that can't be written.
  ///
  /// No word of a plan in it is a command to a build server, unless it is there to hold commands.
  static func printed(
    _ text: String, _ console: Console, holdsCommands: Bool = false
  ) -> ExitCode {
    do throws(System.Failure) {
      try console.print(holdsCommands ? text : BuildLog.defused(text))
      return .passed
    } catch {
      console.complain("can't write to standard output: \(error.reason)")
      return .reportNotWritten
    }
  }

  /// Selects cases, or says on standard error why nothing can be selected.
  static func selection(
    _ words: [String], of plan: Plan, _ arguments: Arguments, _ console: Console
  )
    -> Selection?
  {
    do throws(SelectionError) {
      return try Selector(plan).select(words)
    } catch {
      let names = Command.allCases.map(\.rawValue) + ["help"]
      if !arguments.namesCommand, let word = words.first,
        let command = nearest(to: word, in: names, limit: 1).first
      {
        let quoted = OptionValues.quoted(word)
        console.complain(
          command == word
            ? "\(quoted) is a command: it comes first, before options"
            : "there is no command \(quoted) (did you mean \(command)?)")
      }
      for message in error.messages { console.complain(message) }
      console.note("Nothing was run.")
      return nil
    }
  }

  /// Writes reports to their files or to standard output; the worst outcome counts.
  static func write(
    _ reports: [Arguments.Report], _ console: Console, text: (Arguments.Report) -> String
  ) -> ExitCode {
    var code = ExitCode.passed
    for report in reports {
      guard let file = report.file else {
        let outcome = printed(
          text(report), console, holdsCommands: report.format == .github)
        if outcome != .passed { code = outcome }
        continue
      }
      do throws(System.Failure) {
        try System.replace(file, with: text(report))
      } catch {
        console.complain("can't write the report \(OptionValues.quoted(file)): \(error.reason)")
        code = .reportNotWritten
      }
    }
    return code
  }
}
