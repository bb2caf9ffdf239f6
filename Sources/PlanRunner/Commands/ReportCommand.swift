/// Makes reports of a run from its stream of events.
struct ReportCommand {
  private let arguments: Arguments
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  /// Runs the command; it ends with the run's own code, so that it can gate as the run does.
  func perform() -> ExitCode {
    guard let path = arguments.selectors.first,
      let outcome = EventsFile.read(path, console)
    else { return .nothingRun }
    let code = RunReports(arguments, console).write(outcome)
    return code == .passed ? outcome.exitCode : code
  }
}

/// A file of events.
enum EventsFile {
  /// Reads a file of events, or says on standard error why it can't be used.
  static func read(_ path: String, _ console: Console) -> RunOutcome? {
    let bytes: [UInt8]
    do throws(System.Failure) {
      bytes = try System.read(path)
    } catch {
      console.complain(
        "can't read the events \(OptionValues.quoted(path)): \(error.reason.lowercased())")
      return nil
    }
    do throws(EventError) {
      return try EventReader.read(bytes)
    } catch {
      let place = error.line > 0 ? ":\(error.line)" : ""
      console.complain(
        "\(VisibleText.escaped(path))\(place): \(VisibleText.escaped(error.message))")
      return nil
    }
  }
}
