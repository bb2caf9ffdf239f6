/// The program: arguments in, exit code out.
@main
enum PlanRunnerMain {
  static func main() {
    System.openStandardStreams()
    System.handleSignals()
    let words = Array(CommandLine.arguments.dropFirst())
    System.leave(PlanRunnerCommand.run(words).rawValue)
  }
}
