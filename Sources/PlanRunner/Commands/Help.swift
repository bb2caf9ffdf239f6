/// The texts that --help and --version print.
package enum Help {
  /// What --version prints.
  package static let version = "\(Tool.inWords)\n"

  /// Gives the help of a command, or of the program.
  package static func text(_ command: Command?) -> String {
    var lines = introduction(command)
    let options = CommandOption.allCases.filter { $0.belongs(to: command ?? .run) }
    lines += ["", "Options:"]
    let names = options.map(heading)
    let width = names.map(\.count).max() ?? 0
    for (option, name) in zip(options, names) {
      lines.append("  \(TextFitting.padded(name, to: width))  \(option.explanation)")
    }
    if options.contains(.format) {
      lines += ["", "Formats:"]
      for format in ReportFormat.allCases where format.belongs(to: command ?? .run) {
        lines.append("  \(TextFitting.padded(format.rawValue, to: 12))  \(format.explanation)")
      }
    }
    if options.contains(.mode) {
      lines += [
        "",
        "Values are read in any letter case, with or without hyphens and blanks: --mode onehand,",
        "--phone se.",
      ]
    }
    lines += closing(command)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func heading(_ option: CommandOption) -> String {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    return "\(letter)--\(option.rawValue)" + (option.placeholder.map { " \($0)" } ?? "")
  }

  private static func introduction(_ command: Command?) -> [String] {
    switch command {
    case nil:
      [
        "Plays a markdown test plan on a model phone and says which acceptance criteria hold.", "",
        "Usage:",
        "  planrunner [run] [OPTION…] [SELECTOR…]   play the plan, or the selected cases",
        "  planrunner list [OPTION…] [SELECTOR…]    print the plan's cases and criteria",
        "  planrunner show [OPTION…] CASE…          draw a case: its words, its screens, its verdicts",
        "  planrunner report [OPTION…] EVENTS       make reports of a run from its events",
        "  planrunner merge [OPTION…] EVENTS…       join the shards of a run, and decide its criteria",
        "  planrunner faults [OPTION…] [WORD…]      list the faults that the plan should catch",
        "  planrunner mutate [OPTION…] [SELECTOR…]  play every fault and say which survive",
        "  planrunner sweep [OPTION…] [SELECTOR…]   play cases under many timings and orders",
        "  planrunner directory [OPTION…] FILE      check a script of the directory and explain it",
        "  planrunner journal [OPTION…] CASE…       print what the directory received and answered",
        "  planrunner COMMAND --help                print the help of a command", "",
      ] + selectorHelp
    case .run:
      [
        "Plays the plan, or the selected cases, and prints the verdict.", "",
        "Usage: planrunner [run] [OPTION…] [SELECTOR…]", "",
      ] + selectorHelp
    case .list:
      [
        "Prints the cases and the criteria that the plan holds.", "",
        "Usage: planrunner list [OPTION…] [SELECTOR…]", "",
      ] + selectorHelp
    case .show:
      [
        "Draws a case: which words of the plan are which step, what the phone shows, the verdicts.",
        "\"show setup\" prints how the plan's Setup list is read.", "",
        "Usage: planrunner show [OPTION…] CASE…", "       planrunner show setup",
      ]
    case .report:
      [
        "Makes reports of a run from its events, which --format ndjson has written, and ends with the",
        "run's own exit code.", "",
        "Usage: planrunner report [OPTION…] EVENTS",
      ]
    case .merge:
      [
        "Joins the shards of a run, given as their events in any order, decides the criteria on all of",
        "them, and ends with the code that the whole run would have ended with. The shards must be of",
        "one plan, one version and the same options, each of them once.", "",
        "Usage: planrunner merge [OPTION…] EVENTS…",
      ]
    case .faults:
      [
        "Lists wrong decisions that the app could make, with the cases that should catch each.",
        "Words narrow the list: each must stand in a fault's name, or be one of its cases.",
        "A single fault is explained in full. ★ marks what really happened in the app.", "",
        "Usage: planrunner faults [OPTION…] [WORD…]",
      ]
    case .mutate:
      [
        "Plays the selected cases on an app with a fault, for each fault of the catalogue, and",
        "says which case and clause notice it: the fault is killed, or it survives.",
        "With selectors, the faults are those that should be caught by a selected case.", "",
        "With --plan and no file behind it, the app stays as it is and the plan is changed: each text,",
        "number, mode, denial and turning word of an Expect cell in turn. Its case must not pass",
        "then; a value that no check needs is \"not read\". A file behind --plan ends with .md or",
        "has a / in it; others are given as --plan=FILE.", "",
        "With --vacuous nothing is changed: each clause is judged once more with the action before it",
        "left out. One that holds all the same proves nothing by itself, unless it says that nothing",
        "changes and another case shows the action working. A --baseline holds those known already.",
        "",
        "--full plays every case for every fault and prints the kill matrix. --format json writes all",
        "that is known; --format mutation-elements is the mutation testing report schema of viewers.",
        "", "Usage: planrunner mutate [OPTION…] [SELECTOR…]",
        "       planrunner mutate --plan [OPTION…] [SELECTOR…]",
        "       planrunner mutate --vacuous [OPTION…] [SELECTOR…]", "",
      ] + selectorHelp
    case .sweep:
      [
        "Plays the selected cases under many schedules. A schedule decides what a case's words leave",
        "open: how long replies take (below the app's time-out), when the tester acts, whether a text",
        "is typed letter by letter and a touch is a double tap, and what comes first of things that",
        "are due at one moment. No schedule may change a verdict. A step whose words pin a time keeps",
        "it; --verbose names them.", "",
        "A schedule follows from its seed and the case alone. Each plays one scenario of a case, in",
        "turn. Of the first that fails, the choices that do not matter are taken back; the command",
        "that is printed plays the others again.", "",
        "With --directory FILE, --latency or --fail, what does not hold is told, and the code is 0.",
        "",
        "Usage: planrunner sweep [OPTION…] [SELECTOR…]", "",
      ] + selectorHelp
    case .directory:
      [
        "Checks a script of the fake directory and explains it in sentences. With --ask, searches the",
        "directory that it makes, page by page, and prints requests and replies in their JSON; what",
        "fails is asked for once more, as a person does.", "",
        "Usage: planrunner directory [OPTION…] FILE", "",
      ] + scriptHelp
    case .journal:
      [
        "Prints what the servers received and answered in a case, with virtual times, and each message",
        "of the directory in its JSON. The first scenario that does not pass is printed, or else the",
        "first; --variant prints another one, or all.", "",
        "Usage: planrunner journal [OPTION…] CASE…", "",
      ] + scriptHelp
    }
  }

  private static let scriptHelp = [
    "A script is JSON5 (comments, trailing commas and keys without quotes are read);",
    "plans/directories holds ready ones and their schema. A case's own words come before it.",
  ]

  private static let selectorHelp = [
    "Selectors (several are joined; none means the whole plan):",
    "  C5                     a case",
    "  C1-C11                 cases in a row, also C1..C11",
    "  D                      all cases whose ID starts with that letter",
    "  AC4, AC3-AC9           all cases of acceptance criteria",
    "  \"chat list: results\"   a section, by its title or the beginning of it",
  ]

  private static func closing(_ command: Command?) -> [String] {
    var lines = ["", "Examples:"] + examples(command).map { "  \($0)" }
    let gates: [Command?] = [nil, .run, .mutate, .sweep, .report, .merge]
    if gates.contains(command) {
      lines += ["", "Exit codes:"]
      for code in ExitCode.allCases {
        lines.append(
          "  \(TextFitting.padded("\(code.rawValue)", to: 3, onLeft: true))  \(code.sentence)")
      }
    }
    return lines
  }

  private static func examples(_ command: Command?) -> [String] {
    switch command {
    case nil:
      ["planrunner", "planrunner C5 --mode top-bar", "planrunner list AC4", "planrunner show C5"]
    case .run:
      [
        "planrunner run --require AC3-AC9", "planrunner run C5-C7 AC8 --phone \"iPhone SE\"",
        "planrunner run --format json --output verdict.json", "planrunner run --shard 1/3",
        "planrunner run --directory plans/directories/slow.json5",
        "planrunner run C D --latency lognormal:1s:0.5 --seed 7",
        "planrunner run --fail page=2,times=1:silent",
      ]
    case .list:
      ["planrunner list", "planrunner list \"new chat\"", "planrunner list --format json"]
    case .show:
      ["planrunner show C5", "planrunner show D3 --variant all", "planrunner show setup"]
    case .report:
      ["planrunner report events.ndjson", "planrunner report events.ndjson --format json"]
    case .merge:
      [
        "planrunner merge one.ndjson two.ndjson",
        "planrunner merge shard-*.ndjson --require AC3-AC9 --format ndjson --output all.ndjson",
      ]
    case .faults:
      [
        "planrunner faults", "planrunner faults spinner", "planrunner faults D11",
        "planrunner faults ★", "planrunner faults --outside",
      ]
    case .mutate:
      [
        "planrunner mutate", "planrunner mutate D1-D9 --full", "planrunner mutate --plan C5-C7",
        "planrunner mutate --vacuous --baseline docs/vacuous-clauses.txt",
        "planrunner mutate --full --format mutation-elements --output mutation-report.json",
        "planrunner mutate --fault \"the reply to a changed text is taken in\"",
      ]
    case .sweep:
      [
        "planrunner sweep --seeds 1000", "planrunner sweep D1-D16 --seed 4711 --seeds 1",
        "planrunner sweep C7 --fault \"an old reply stops the new spinner\"",
        "planrunner sweep C7 --choices directory1=900,early3=1",
      ]
    case .directory:
      [
        "planrunner directory plans/directories/slow.json5",
        "planrunner directory plans/directories/flaky.json5 --ask news",
        "planrunner directory plans/directories/slow.json5 --fail page=2:cutOff --ask news",
      ]
    case .journal:
      [
        "planrunner journal D3", "planrunner journal D11 --variant all",
        "planrunner journal D9 --directory plans/directories/flaky.json5 --format json",
      ]
    }
  }
}
