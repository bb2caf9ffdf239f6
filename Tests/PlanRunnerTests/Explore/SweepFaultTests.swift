import Foundation
import PlanRunner
import Testing

/// Faults of timing and order, which a plain run of the case does not notice.
@Suite("Sweep: faults")
struct SweepFaultTests {
  /// A fault, a case that plays on, and the number of seeds until a schedule finds it.
  struct Find: Sendable, CustomStringConvertible {
    var fault: String
    var caseID: String
    var seeds: Int
    var choices: [ChoicePlace.Kind]

    var description: String { "\(fault), \(caseID)" }
  }

  private static let finds: [Find] = [
    Find(fault: "an old reply stops the new spinner", caseID: "C7", seeds: 21, choices: [.early]),
    Find(fault: "an old reply stops the new spinner", caseID: "G2", seeds: 17, choices: [.early]),
    Find(
      fault: "an earlier search's timer shows the next one's spinner", caseID: "D5", seeds: 30,
      choices: [.directory, .pause]),
    Find(
      fault: "an earlier search's timer shows the next one's spinner", caseID: "C7", seeds: 26,
      choices: [.pause, .early]),
    Find(
      fault: "the reply to a changed text is taken in", caseID: "C7", seeds: 20,
      choices: [.pause, .early]),
    Find(
      fault: "a second trigger for the text that is loading sends a second request",
      caseID: "C8", seeds: 4, choices: [.twice]),
    Find(
      fault: "a second trigger for the text that is loading sends a second request",
      caseID: "D9", seeds: 1, choices: [.twice]),
    Find(
      fault: "a second tap while a result loads opens it twice", caseID: "D5", seeds: 4,
      choices: [.twice]),
    Find(
      fault: "the app gives up after five seconds", caseID: "D2", seeds: 4, choices: [.directory]),
  ]

  @Test("are found with so many seeds, and shrunk to the choices that matter", arguments: finds)
  func found(_ find: Find) throws {
    let outcome = Sweeping.outcome(
      [find.caseID], .seeds(first: 1, count: find.seeds), fault: find.fault)
    let swept = outcome.cases[0]
    #expect(swept.plain.status == .passed)
    let failure = try #require(swept.failure)
    #expect(failure.seed == UInt64(find.seeds))
    #expect(failure.choices.map(\.place.kind) == find.choices)
    #expect(failure.drawn > failure.choices.count)
  }

  @Test("are found again by the command that is printed", arguments: finds)
  func replayed(_ find: Find) throws {
    let seed = UInt64(find.seeds)
    let outcome = Sweeping.outcome([find.caseID], .seeds(first: seed, count: 1), fault: find.fault)
    let swept = outcome.cases[0]
    let failure = try #require(swept.failure)
    let commands = [outcome.command(swept, failure), outcome.seedCommand(swept, failure)]
    let text = SweepReport(outcome).text()
    let complaint = try #require(text.split(separator: "\n").first { $0.hasPrefix("  instead ") })
    for command in commands.compactMap(\.self) {
      #expect(text.contains(command))
      let replay = try Self.shell(command)
      #expect(replay.code == 1, "\(command)")
      #expect(replay.output.contains(complaint), "\(command)\n\(replay.output)")
    }
  }

  @Test("of latency alone are found by a plain run under the script that is printed")
  func script() throws {
    let fault = "the app gives up after five seconds"
    let outcome = Sweeping.outcome(["D2"], .seeds(first: 4, count: 1), fault: fault)
    let failure = try #require(outcome.cases[0].failure)
    let script = try #require(outcome.script(failure))
    #expect(SweepReport(outcome).text().contains("  script  \(script)\n"))
    let reading = DirectoryFile.read(Array(script.utf8), path: "script.json5")
    #expect(reading.diagnostics.isEmpty)
    var launch = Launch(rules: try #require(FaultCatalogue.fault(named: fault)).rules)
    launch.network = try #require(reading.file).network
    let plain = FaultFixture.compiled.play(
      FaultFixture.indices(["D2"]), options: RunOptions(), base: launch)
    let sign = SweepFailure.Sign(failure.verdict)
    #expect(sign != nil)
    #expect(plain[0].scenarios.contains { SweepFailure.Sign($0) == sign })
  }

  @Test("that take more than latencies have no such script")
  func noScript() throws {
    let outcome = Sweeping.outcome(
      ["C7"], .seeds(first: 21, count: 1), fault: "an old reply stops the new spinner")
    #expect(outcome.script(try #require(outcome.cases[0].failure)) == nil)
  }

  @Test("are not found where nothing is wrong: each choice alone leaves the healthy app alone")
  func healthy() throws {
    for find in Self.finds {
      let sick = Sweeping.outcome(
        [find.caseID], .seeds(first: UInt64(find.seeds), count: 1), fault: find.fault)
      let choices = try #require(sick.cases[0].failure?.choices)
      let well = Sweeping.outcome([find.caseID], .choices(choices))
      #expect(well.cases[0].status == .held, "\(find)")
      #expect(well.cases[0].played == well.cases[0].scenarios)
    }
  }

  /// Gives a command line to a shell that finds the program built with the tests.
  private static func shell(_ command: String) throws -> (code: Int32, output: String) {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = root
    process.environment = ["PATH": folder.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = Pipe()
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }
}
