@main
enum PlanRunnerMain {
  static func main() {}
}
