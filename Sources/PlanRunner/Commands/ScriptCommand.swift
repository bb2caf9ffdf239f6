import FakeDirectory

/// Checks a script of the directory and explains it, or searches the directory that it makes.
struct ScriptCommand {
  private let arguments: Arguments
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  /// Runs the command; a script that can't be used is a run of nothing.
  func perform() -> ExitCode {
    guard let path = arguments.selectors.first,
      let file = PlanRunnerCommand.directoryFile(path, console)
    else { return .nothingRun }
    let network = arguments.wishes.bend(file.network)
    guard let question = arguments.question else {
      return PlanRunnerCommand.printed(
        ScriptSentences(file, network, style: console.style).text(), console)
    }
    var asking = Asking(network)
    let exchanges = asking.search(question.trimmedBlanks)
    return PlanRunnerCommand.printed(AskReport(exchanges).text(), console)
  }
}
