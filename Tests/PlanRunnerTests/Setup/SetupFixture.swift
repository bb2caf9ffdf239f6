import Foundation
import PlanRunner
import ScreenModel

/// The shipped plan's Setup, and the same with some words changed.
enum SetupFixture {
  static let text: String = {
    (try? String(contentsOfFile: ShippedPlanTests.path, encoding: .utf8)) ?? ""
  }()

  /// Reads the shipped plan with words of its Setup list replaced; `nil` where they are not there once.
  static func plan(_ old: String = "", _ new: String = "") -> Plan? {
    let parts = text.components(separatedBy: "\n## Chat list")
    guard let setup = parts.first else { return nil }
    guard old.isEmpty || setup.components(separatedBy: old).count == 2 else { return nil }
    let changed = old.isEmpty ? setup : setup.replacingOccurrences(of: old, with: new)
    let whole = ([changed] + parts.dropFirst()).joined(separator: "\n## Chat list")
    return PlanReader.read(bytes: Array(whole.utf8), path: "plan.md").plan
  }

  /// Gives what is said of a plan's Setup, line by line.
  static func findings(_ plan: Plan, live: Bool = false) -> [String] {
    Engine.setupFindings(plan, options: RunOptions(liveDirectory: live))
      .map { $0.rendered(path: "plan.md") }
  }

  /// Gives the ways in which a case is played: "one-hand iPhone SE large 17".
  static func ways(_ id: String, in plan: Plan, options: RunOptions = RunOptions()) -> [String] {
    let compiled = CompiledPlan(plan)
    guard let wanted = compiled.compiledCase(id) else { return [] }
    var ways: [String] = []
    for scenario in compiled.matrix.scenarios(of: wanted, options: options) {
      let configuration = scenario.configuration
      let way = [
        configuration.mode.rawValue, configuration.phone.name, configuration.textSize.rawValue,
        "\(configuration.ios)" + (scenario.isWithoutMenu ? " no menu" : ""),
      ].joined(separator: ", ")
      if !ways.contains(way) { ways.append(way) }
    }
    return ways
  }
}
