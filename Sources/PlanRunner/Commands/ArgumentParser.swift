/// Understands a command line.
package enum ArgumentParser {
  /// Reads the words behind the program's name.
  ///
  /// - Throws: what is wrong with them, in words for the one who typed them.
  package static func parse(_ words: [String]) throws(UsageError) -> Request {
    var rest = words[...]
    if rest.first == "help" { return .help(try helpTopic(rest.dropFirst())) }
    if rest.first == "version", rest.count == 1 { return .version }
    let command = rest.first.flatMap { Command(rawValue: $0) }
    if command != nil { rest = rest.dropFirst() }

    var reader = ArgumentReader(rest, command: command)
    var arguments = Arguments()
    arguments.command = command ?? .run
    arguments.namesCommand = command != nil
    var pairs = ReportPairs()
    while let item = try reader.next() {
      switch item {
      case .word(let word): arguments.selectors.append(word)
      case .option(.help, _): return .help(command)
      case .option(.version, _): return .version
      case .option(.format, let value): try pairs.addFormat(value)
      case .option(.output, let value): try pairs.addOutput(value)
      case .option(let option, let value): try set(option, value, in: &arguments)
      }
    }
    arguments.reports = try pairs.finished()
    for report in arguments.reports where !report.format.belongs(to: arguments.command) {
      let known = ReportFormat.allCases.filter { $0.belongs(to: arguments.command) }
      throw UsageError(
        "\(arguments.command.rawValue) writes \(Suggestion.alternatives(known.map(\.rawValue))), "
          + "not \(report.format.rawValue)")
    }
    if arguments.command == .report, arguments.selectors.count != 1 {
      throw UsageError("report needs one file of events: planrunner report events.ndjson")
    }
    if arguments.command == .merge, arguments.selectors.isEmpty {
      throw UsageError("merge needs files of events: planrunner merge one.ndjson two.ndjson")
    }
    try checkMutation(arguments)
    if arguments.command == .show, arguments.selectors.isEmpty {
      throw UsageError("show needs a case, for example: planrunner show C5")
    }
    try checkDirectory(arguments)
    return .perform(arguments)
  }

  /// Refuses options of `mutate` that say different things.
  private static func checkMutation(_ arguments: Arguments) throws(UsageError) {
    let kinds = [
      arguments.changesPlan ? "--plan without a file" : nil,
      arguments.findsVacuous ? "--vacuous" : nil, arguments.fault != nil ? "--fault" : nil,
    ].compactMap(\.self)
    if kinds.count > 1 {
      throw UsageError("\(kinds[0]) and \(kinds[1]) are two questions: ask one at a time")
    }
    if arguments.isFull, arguments.changesPlan || arguments.findsVacuous {
      throw UsageError("--full belongs to faults, not to \(kinds[0])")
    }
    if arguments.baseline != nil, !arguments.findsVacuous {
      throw UsageError("--baseline belongs to --vacuous")
    }
    let isOfFaults = !arguments.changesPlan && !arguments.findsVacuous
    if !isOfFaults, arguments.reports.contains(where: { $0.format == .mutationElements }) {
      throw UsageError("--format mutation-elements tells of faults, not of \(kinds[0])")
    }
  }

  private static func helpTopic(_ words: ArraySlice<String>) throws(UsageError) -> Command? {
    guard let word = words.first, !word.hasPrefix("-") else { return nil }
    guard let command = Command(rawValue: word) else {
      let hint = Suggestion.bracket(for: word, in: Command.allCases.map(\.rawValue))
      throw UsageError("there is no command \(OptionValues.quoted(word))\(hint)")
    }
    return command
  }

  private static func checkDirectory(_ arguments: Arguments) throws(UsageError) {
    switch arguments.command {
    case .directory where arguments.selectors.count != 1:
      throw UsageError(
        "directory needs one script, for example: planrunner directory plans/directories/slow.json5"
      )
    case .journal where arguments.selectors.isEmpty:
      throw UsageError("journal needs a case, for example: planrunner journal D3")
    case .mutate where arguments.wishes.file != nil:
      throw UsageError("mutate plays with the test directory or the live one, not with a script")
    default: break
    }
  }

  private static func set(
    _ option: CommandOption, _ value: String, in arguments: inout Arguments
  ) throws(UsageError) {
    switch option {
    case .plan where value.isEmpty && arguments.command == .mutate: arguments.changesPlan = true
    case .plan: arguments.plan = value
    case .mode: arguments.modes = try OptionValues.modes(value)
    case .phone: arguments.phone = try OptionValues.phone(value)
    case .textSize: arguments.textSize = try OptionValues.choice(value, of: option)
    case .ios:
      arguments.ios = try OptionValues.number(value, of: option, in: OptionValues.iosVersions)
    case .directory:
      arguments.wishes.file = DirectoryWishes.isFile(value) ? value : nil
      guard arguments.wishes.file == nil else { break }
      let directory: DirectoryChoice = try OptionValues.choice(value, of: option)
      arguments.liveDirectory = directory == .live
    case .latency:
      do throws(UsageError) {
        arguments.wishes.latency = try LatencyText.latency(value)
      } catch { throw UsageError("--latency: \(error.message)") }
      arguments.wishes.latencyText = value
    case .fail: arguments.wishes.failures.append(try FailText.rule(value))
    case .seed: arguments.wishes.seed = try OptionValues.number(value, of: option, in: 0...Int.max)
    case .ask:
      guard value.contains(where: { !$0.isWhitespace }) else {
        throw UsageError("--ask needs a text to search for")
      }
      arguments.question = value
    case .require: arguments.required += try OptionValues.criteria(value)
    case .jobs: arguments.jobs = try OptionValues.number(value, of: option, in: 1...1024)
    case .failFast: arguments.failFast = true
    case .fault: arguments.fault = value
    case .full: arguments.isFull = true
    case .outside: arguments.isOutside = true
    case .vacuous: arguments.findsVacuous = true
    case .baseline: arguments.baseline = value
    case .shard: arguments.shard = try OptionValues.shard(value)
    case .variant: arguments.variant = try OptionValues.variant(value)
    case .github: arguments.tellsGitHub = true
    case .noGithub: arguments.tellsGitHub = false
    case .quiet: arguments.level = .quiet
    case .verbose: arguments.level = .verbose
    case .color: arguments.color = try OptionValues.choice(value, of: option)
    case .format, .output, .help, .version: break
    }
  }
}

private enum DirectoryChoice: String, CaseIterable {
  case test, live
}

/// Joins each --output to the --format beside it.
private struct ReportPairs {
  private var reports: [Arguments.Report] = []
  private var openFormat: ReportFormat?
  private var openOutput: String?

  mutating func addFormat(_ value: String) throws(UsageError) {
    let format: ReportFormat = try OptionValues.choice(value, of: .format)
    if let output = openOutput {
      add(format, output)
    } else {
      if let earlier = openFormat { reports.append(Arguments.Report(earlier)) }
      openFormat = format
    }
  }

  mutating func addOutput(_ value: String) throws(UsageError) {
    guard !value.isEmpty else { throw UsageError("--output needs the name of a file") }
    if let format = openFormat {
      add(format, value)
    } else if let earlier = openOutput {
      throw withoutFormat(earlier)
    } else {
      openOutput = value
    }
  }

  /// Gives the reports, of which at most one goes to standard output and no two to one file.
  func finished() throws(UsageError) -> [Arguments.Report] {
    if let output = openOutput { throw withoutFormat(output) }
    var all = reports
    if let format = openFormat { all.append(Arguments.Report(format)) }
    var seen: Set<String?> = []
    for report in all where !seen.insert(report.file).inserted {
      guard let file = report.file else {
        throw UsageError("two reports would go to the terminal; give one of them an --output FILE")
      }
      throw UsageError("two reports would go to the file \(OptionValues.quoted(file))")
    }
    return all
  }

  private mutating func add(_ format: ReportFormat, _ output: String) {
    reports.append(Arguments.Report(format, file: output == "-" ? nil : output))
    openFormat = nil
    openOutput = nil
  }

  private func withoutFormat(_ output: String) -> UsageError {
    UsageError("--output \(OptionValues.quoted(output)) needs a --format beside it")
  }
}
