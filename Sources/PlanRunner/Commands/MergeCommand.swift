/// Joins the shards of a run and decides its criteria.
struct MergeCommand {
  private let arguments: Arguments
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  /// Runs the command.
  func perform() -> ExitCode {
    var shards: [Merge.Shard] = []
    for path in arguments.selectors {
      guard let outcome = EventsFile.read(path, console) else { return .nothingRun }
      shards.append(Merge.Shard(name: path, outcome: outcome))
    }
    do throws(MergeError) {
      let outcome = try Merge.join(shards, required: arguments.required)
      let code = RunReports(arguments, console).write(outcome)
      return code == .passed ? outcome.exitCode : code
    } catch {
      for message in error.messages { console.complain(VisibleText.escaped(message)) }
      console.note("Nothing was merged.")
      return .nothingRun
    }
  }
}
