import PlanRunner
import ScreenModel
import Testing

@Suite struct ArgumentParserTests {
  private func arguments(_ line: String) throws -> Arguments {
    guard case .perform(let arguments) = try ArgumentParser.parse(words(line)) else {
      throw UsageError("no command is performed")
    }
    return arguments
  }

  private func words(_ line: String) -> [String] {
    line.split(separator: " ").map(String.init)
  }

  @Test func `without words the whole default plan is run`() throws {
    #expect(try arguments("") == Arguments())
    #expect(Arguments().plan == "plans/device-test-plan.md")
  }

  @Test func `each option of run sets its value`() throws {
    var wanted = Arguments()
    wanted.namesCommand = true
    wanted.selectors = ["C5", "--odd"]
    wanted.plan = "p.md"
    wanted.modes = [.topBar]
    wanted.phone = .iPhoneSE
    wanted.textSize = .accessibility5
    wanted.ios = 15
    wanted.liveDirectory = true
    wanted.required = ["AC3", "AC4", "AC9"]
    wanted.jobs = 2
    wanted.failFast = true
    wanted.shard = Arguments.Shard(index: 2, count: 5)
    wanted.level = .verbose
    wanted.color = .never
    let line = """
      run --plan p.md --mode=top-bar --phone se --text-size Accessibility5 --ios 15 \
      --directory live --require AC3-AC4,AC9 -j 2 --fail-fast --shard 2/5 -v --color=never \
      C5 -- --odd
      """
    #expect(try arguments(line) == wanted)
  }

  @Test(arguments: ["-j3", "-j=3", "-j 3", "--jobs 3", "--jobs=3"])
  func `the value of a letter may follow it at once`(line: String) throws {
    #expect(try arguments(line).jobs == 3)
  }

  @Test(arguments: [
    ("mutate --plan", true, Arguments.defaultPlan, []),
    ("mutate --plan C5 D", true, Arguments.defaultPlan, ["C5", "D"]),
    ("mutate C5 --plan -j 2", true, Arguments.defaultPlan, ["C5"]),
    ("mutate --plan C1..C3", true, Arguments.defaultPlan, ["C1..C3"]),
    ("mutate --plan my.md C5", false, "my.md", ["C5"]),
    ("mutate --plan plans/mine C5", false, "plans/mine", ["C5"]),
    ("mutate --plan=mine --plan C5", true, "mine", ["C5"]),
    ("run --plan C5", false, "C5", []),
  ])
  func `mutate changes the plan when no file stands behind --plan`(
    line: String, changesPlan: Bool, plan: String, selectors: [String]
  ) throws {
    let arguments = try arguments(line)
    #expect(arguments.changesPlan == changesPlan)
    #expect(arguments.plan == plan)
    #expect(arguments.selectors == selectors)
  }

  @Test(
    arguments: [
      ("--mode onehand", [.oneHand]), ("--mode both", [.oneHand, .topBar]),
      ("--mode ONE-HAND", [.oneHand]),
    ] as [(String, [ToolbarMode])])
  func `modes are read whatever their case`(line: String, modes: [ToolbarMode]) throws {
    #expect(try arguments(line).modes == modes)
  }

  @Test(arguments: [
    ("--format json", [Arguments.Report(.json)]),
    ("--format json --output a", [Arguments.Report(.json, file: "a")]),
    ("--output a --format json", [Arguments.Report(.json, file: "a")]),
    (
      "--format json --output a --format text",
      [Arguments.Report(.json, file: "a"), Arguments.Report(.text)]
    ),
    (
      "--format text --format json --output a",
      [Arguments.Report(.text), Arguments.Report(.json, file: "a")]
    ),
    ("--format json --output -", [Arguments.Report(.json)]),
  ])
  func `formats and outputs go in pairs`(line: String, reports: [Arguments.Report]) throws {
    #expect(try arguments(line).reports == reports)
  }

  @Test(
    arguments: [
      ("--help", .help(nil)), ("-h", .help(nil)), ("help", .help(nil)), ("run --help", .help(.run)),
      ("list C5 --help", .help(.list)), ("help show", .help(.show)), ("--version", .version),
    ] as [(String, Request)])
  func `help and version can be asked for anywhere`(line: String, request: Request) throws {
    #expect(try ArgumentParser.parse(words(line)) == request)
  }

  @Test(arguments: [
    (
      "--phone Nokia",
      #"--phone doesn't know "Nokia"; it takes iPhone SE, iPhone 15 or iPhone 15 Pro Max"#
    ),
    (
      "--mode top-bra",
      #"--mode doesn't know "top-bra" (did you mean top-bar?); it takes one-hand, top-bar or both"#
    ),
    (
      "--format jsn",
      #"--format doesn't know "jsn" (did you mean json?); it takes "#
        + Suggestion.alternatives(ReportFormat.allCases.map(\.rawValue))
    ),
    ("list --format ndjson", "list writes text or json, not ndjson"),
    ("report", "report needs one file of events: planrunner report events.ndjson"),
    ("report a b", "report needs one file of events: planrunner report events.ndjson"),
    ("merge", "merge needs files of events: planrunner merge one.ndjson two.ndjson"),
    (
      "merge a --plan b",
      "--plan is an option of run, list, show, faults, mutate or journal, not of merge"
    ),
    ("--fail-fst", #"unknown option "--fail-fst" (did you mean --fail-fast?)"#),
    ("--xyzzyxyzzy", #"unknown option "--xyzzyxyzzy""#),
    ("--plan", "--plan needs a value: --plan FILE"),
    ("--plan --quiet", "--plan needs a value: --plan FILE"),
    ("--quiet=yes", #"--quiet takes no value, but was given "yes""#),
    ("--jobs 0", #"--jobs takes a number from 1 to 1024, not "0""#),
    ("--ios sixteen", #"--ios takes a number from 15 to 26, not "sixteen""#),
    ("--ios 27", #"--ios takes a number from 15 to 26, not "27""#),
    ("-jx", #"--jobs takes a number from 1 to 1024, not "x""#),
    ("-qv", #"unknown option "-qv""#),
    ("--fonr json", #"unknown option "--fonr" (did you mean --format?)"#),
    ("--shard 6/5", #"--shard takes I/N with I from 1 to N, for example 2/5, not "6/5""#),
    ("--shard 2", #"--shard takes I/N with I from 1 to N, for example 2/5, not "2""#),
    ("--require C", #"--require takes criteria such as AC4 or AC3-AC9, not "C""#),
    (
      "--require AC1-AC999999999",
      #"--require takes criteria such as AC4 or AC3-AC9, not "AC1-AC999999999""#
    ),
    ("list --jobs 2", "--jobs is an option of run or mutate, not of list"),
    (
      "show C5 --format json",
      "--format is an option of run, list, report, merge, mutate or journal, not of show"
    ),
    ("show", "show needs a case, for example: planrunner show C5"),
    ("help shw", #"there is no command "shw" (did you mean show?)"#),
    ("--output a", #"--output "a" needs a --format beside it"#),
    (
      "--format text --format json",
      "two reports would go to the terminal; give one of them an --output FILE"
    ),
    ("--format text --output a --format json --output a", #"two reports would go to the file "a""#),
  ])
  func `a wrong command line is explained`(line: String, message: String) {
    #expect(throws: UsageError(message)) { try ArgumentParser.parse(words(line)) }
  }

  @Test func `what the user typed is shown without control characters`() {
    #expect(throws: UsageError(#"unknown option "--\e[2J""#)) {
      try ArgumentParser.parse(["--\u{1B}[2J"])
    }
  }

  @Test(arguments: [nil] + Command.allCases.map(Optional.some))
  func `every help has examples and fits a terminal`(command: Command?) {
    let text = Help.text(command)
    #expect(text.contains("\nExamples:\n"))
    let long = text.split(separator: "\n").filter { $0.count > 100 }
    #expect(long.isEmpty)
  }
}
