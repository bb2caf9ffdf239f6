/// An option of the command line.
package enum CommandOption: String, Hashable, Sendable, CaseIterable {
  case plan
  case mode
  case phone
  case textSize = "text-size"
  case ios
  case directory
  case latency
  case fail
  case seed
  case ask
  case require
  case format
  case output
  case jobs
  case failFast = "fail-fast"
  case fault
  case full
  case outside
  case vacuous
  case baseline
  case shard
  case variant
  case github
  case noGithub = "no-github"
  case quiet
  case verbose
  case color
  case help
  case version

  /// What stands for its value in the help; `nil` when it takes none.
  package var placeholder: String? {
    switch self {
    case .plan, .output, .baseline: "FILE"
    case .mode: "one-hand|top-bar|both"
    case .phone, .textSize, .fault: "NAME"
    case .ios, .jobs, .seed: "N"
    case .directory: "test|live|FILE"
    case .latency: "TIME"
    case .fail: "WHEN:FAULT"
    case .ask: "TEXT"
    case .require: "CRITERIA"
    case .format: "FORMAT"
    case .shard: "I/N"
    case .variant: "N|all"
    case .color: "auto|always|never"
    case .failFast, .full, .outside, .vacuous, .github, .noGithub, .quiet, .verbose, .help,
      .version:
      nil
    }
  }

  /// The one letter that stands for it, if there is one.
  package var letter: Character? {
    switch self {
    case .help: "h"
    case .quiet: "q"
    case .verbose: "v"
    case .jobs: "j"
    default: nil
    }
  }

  /// What it does, for the help.
  package var explanation: String {
    switch self {
    case .plan: "the plan to read (default: \(Arguments.defaultPlan))"
    case .mode: "play in this toolbar mode instead of those the plan asks for"
    case .phone: "play on this phone: \(OptionValues.phones.joined(separator: ", "))"
    case .textSize: "play with this text size, from xSmall to accessibility5"
    case .ios: "play on this major version of iOS"
    case .directory:
      "the plan's test directory (default), its live one, or a script's"
    case .latency: "let replies take 300ms, uniform:1s:3s or lognormal:1s:0.5:60s"
    case .fail: "let requests fail: page=2:silent; can be repeated"
    case .seed: "draw latencies from this seed, not from the script's"
    case .ask: "search for a text and print the replies, page by page"
    case .require: "fail when one of these criteria is undecided: AC3-AC9"
    case .format: "write a report in this format (see below); can be repeated"
    case .output: "write the --format beside it to a file"
    case .jobs: "play so many cases at a time (default: one for each processor)"
    case .failFast: "stop after the first case that does not pass"
    case .fault: "play this fault only, and show its film beside the healthy one"
    case .full: "play every case for every fault, and print the kills by case"
    case .outside: "print the page of the faults that no row of the plan speaks of"
    case .vacuous: "list the clauses that hold without the action before them"
    case .baseline: "with --vacuous: a file with the clauses that are known already"
    case .shard: "play the I-th of N equal parts of the selection"
    case .variant: "show the N-th way of playing the case, or all of them"
    case .github: "tell GitHub of the run, as is done inside GitHub Actions"
    case .noGithub: "tell GitHub nothing, inside GitHub Actions either"
    case .quiet: "print failures and the verdict only"
    case .verbose: "print every clause of every scenario"
    case .color: "use colours (default: auto, on terminals)"
    case .help: "print this help"
    case .version: "print the version"
    }
  }

  /// Tells whether a command takes it.
  package func belongs(to command: Command) -> Bool {
    switch self {
    case .color, .help, .version: true
    case .plan: command != .directory && !command.readsEvents
    case .format:
      command == .run || command == .list || command == .mutate || command == .journal
        || command.readsEvents
    case .output:
      command == .run || command == .list || command == .mutate || command.readsEvents
    case .mode, .phone, .textSize, .ios, .directory: command.playsCases
    case .latency, .fail, .seed:
      command == .directory || (command.playsCases && command != .mutate)
    case .ask: command == .directory
    case .variant: command == .show || command == .journal
    case .fault, .full, .vacuous, .baseline: command == .mutate
    case .outside: command == .faults
    case .jobs: command == .run || command == .mutate
    case .quiet, .verbose: command == .run || command == .mutate || command.readsEvents
    case .github, .noGithub: command == .run || command.readsEvents
    case .require: command == .run || command == .merge
    case .failFast, .shard: command == .run
    }
  }
}

extension Command {
  /// Whether it plays cases.
  fileprivate var playsCases: Bool {
    switch self {
    case .run, .show, .mutate, .journal: true
    case .list, .faults, .directory, .report, .merge: false
    }
  }
}
