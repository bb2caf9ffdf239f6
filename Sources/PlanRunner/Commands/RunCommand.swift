import ScreenModel

/// Plays the selected cases and reports the verdict.
package struct RunCommand {
  private let plan: Plan
  /// The plan's file, byte by byte.
  private let bytes: [UInt8]
  private let arguments: Arguments
  private let console: Console

  init(_ plan: Plan, _ bytes: [UInt8], _ arguments: Arguments, _ console: Console) {
    self.plan = plan
    self.bytes = bytes
    self.arguments = arguments
    self.console = console
  }

  /// Runs the command.
  func perform() -> ExitCode {
    let words = arguments.selectors
    guard
      var selection = PlanRunnerCommand.selection(words, of: plan, arguments, console)
    else { return .nothingRun }
    guard namesRequired() else { return .nothingRun }
    if let shard = arguments.shard { selection = selection.shard(shard.index, of: shard.count) }

    guard let (launch, use) = PlanRunnerCommand.launch(arguments, console) else {
      return .nothingRun
    }
    let reports = RunReports(arguments, console)
    let (compiled, findings) = Engine.prepare(
      plan, cases: selection.indices, options: options(reports))
    guard PlanRunnerCommand.says(findings, of: plan, console) else { return .nothingRun }
    let beginning = RunBeginning(
      plan: plan, selection: selection, required: arguments.required,
      commonOptions: arguments.narrowingWords + arguments.commonOptions,
      header: header(compiled.setup, reports, use))
    let stream = reports.streamsEvents ? LiveEvents(beginning, console) : nil
    let progress = Progress(
      onTerminalOf: selection.indices.count, "case", level: arguments.level)
    var played = compiled.play(
      selection.indices, options: options(reports), base: launch
    ) { place, verdict in
      stream?.add(verdict, at: place)
      progress?.step()
    }
    progress?.finish()
    if reports.tellsOfFilms { played = played.map { $0.recorded() } }
    let verdicts = RunCommand.complete(played, of: plan, selection: selection)
    let outcome = RunOutcome.decided(beginning, cases: verdicts)
    let streamed = stream?.finish(outcome) ?? .passed
    let code = reports.write(outcome, except: stream == nil ? nil : .ndjson)
    let failure = streamed == .passed ? code : streamed
    return failure == .passed ? outcome.exitCode : failure
  }

  private func header(
    _ setup: Setup, _ reports: RunReports, _ use: DirectoryUse?
  ) -> RunHeader {
    var header = RunHeader()
    header.selectors = arguments.selectors
    header.shard = arguments.shard
    header.bent = use
    header.isLive = arguments.liveDirectory
    header.narrowings = arguments.narrowings
    header.matrix = setup.matrix
    if reports.tellsOfFilms { header.planDigest = SHA256.hexadecimal(bytes) }
    return header
  }

  /// Adds the cases that were not played, so that every row of the plan has one verdict.
  package static func complete(
    _ played: [CaseVerdict], of plan: Plan, selection: Selection
  ) -> [CaseVerdict] {
    if played.count == plan.cases.count { return played }
    let reason = selection.shard.map { "not in the shard \($0)" } ?? "not selected"
    var verdicts = plan.cases.map {
      CaseVerdict(
        script: CaseScript(unread: $0), status: .skipped, reason: reason, isManual: $0.isManual)
    }
    for (index, verdict) in zip(selection.indices, played) { verdicts[index] = verdict }
    return verdicts
  }

  /// Tells whether the plan names all required criteria, and on standard error which it does not.
  private func namesRequired() -> Bool {
    let unknown = arguments.required.filter { !plan.criteria.contains($0) }
    guard !unknown.isEmpty else { return true }
    let known = plan.criteria.isEmpty ? "none" : NumberedRange.list(of: plan.criteria)
    console.complain(
      "--require: the plan does not name \(VisibleText.escaped(NumberedRange.list(of: unknown))); "
        + "it names \(VisibleText.escaped(known))")
    console.note("Nothing was run.")
    return false
  }

  private func options(_ reports: RunReports) -> RunOptions {
    RunOptions(
      modes: arguments.modes, phone: arguments.phone, textSize: arguments.textSize,
      ios: arguments.ios, liveDirectory: arguments.liveDirectory,
      jobs: arguments.jobs ?? System.processors, failFast: arguments.failFast,
      keepsFilms: reports.showsFilms)
  }
}

extension Arguments {
  /// The options that keep configurations of the plan's own matrix from being played.
  package var narrowings: [String] {
    narrowingPairs.map { option, value in
      "\(option) " + (value.contains(" ") ? "\"\(value)\"" : value)
    }
  }

  /// The same options, word by word.
  package var narrowingWords: [String] {
    narrowingPairs.flatMap { [$0.option, $0.value] }
  }

  private var narrowingPairs: [(option: String, value: String)] {
    var pairs: [(option: String, value: String)] = []
    if let modes, modes.count == 1 { pairs.append(("--mode", modes[0].rawValue)) }
    if let phone { pairs.append(("--phone", phone.name)) }
    if let textSize { pairs.append(("--text-size", textSize.rawValue)) }
    if let ios { pairs.append(("--ios", String(ios))) }
    return pairs
  }

  /// The options that another command needs to read the same plan and the same directory.
  package var commonOptions: [String] {
    (plan == Arguments.defaultPlan ? [] : ["--plan", plan])
      + (liveDirectory ? ["--directory", "live"] : []) + wishes.words
  }
}
