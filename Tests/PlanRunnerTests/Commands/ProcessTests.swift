import Foundation
import PlanRunner
import Testing

/// The program as its user meets it: words in, bytes and an exit code out.
@Suite struct ProcessTests {
  private func run(
    _ words: [String], environment: [String: String] = [:]
  ) throws -> ToolProcess.Result {
    try ToolProcess.run(words, environment: environment)
  }

  @Test(
    arguments: [
      (["C99"], 2, #"no case or criterion is "C99" (did you mean C9?)"#),
      (["C5", "C99"], 2, "Nothing was run."),
      (["lsit"], 2, #"planrunner: there is no command "lsit" (did you mean list?)"#),
      (
        ["--quiet", "list"], 2, #"planrunner: "list" is a command: it comes first, before options"#
      ),
      (
        ["--require", "AC3-AC99"], 2,
        "--require: the plan does not name AC10-AC99; it names AC3-AC9"
      ),
      (["--plan", "nowhere.md"], 2, #"(did you mean "plans/device-test-plan.md"?)"#),
      (["--plan", "plans"], 2, #"can't read the plan "plans""#),
      (["--plan", "README.md/x"], 2, #"can't read the plan "README.md/x""#),
      (["--phone", "Nokia"], 64, "it takes iPhone SE, iPhone 15 or iPhone 15 Pro Max"),
      (["--phnoe", "x"], 64, "(did you mean --phone?)"),
      (["list", "--format", "json", "--output", "/nowhere/x.json"], 74, "can't write the report"),
    ] as [([String], Int32, String)])
  func `what is wrong is said on standard error and by the exit code`(
    words: [String], code: Int32, complaint: String
  ) throws {
    let result = try run(words)
    #expect(result.code == code)
    #expect(result.errors.contains(complaint))
    #expect(result.output == "")
  }

  @Test(arguments: [["--help"], ["list", "--help"], ["--version"], ["list"], ["list", "AC4"]])
  func `what is asked for goes to standard output`(words: [String]) throws {
    let result = try run(words)
    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(!result.output.isEmpty)
  }

  @Test(arguments: [[], ["--format", "json"], ["list"], ["show", "C5"]])
  func `the same command gives the same bytes`(words: [String]) throws {
    let first = try run(
      words + (words.first == "list" || words.first == "show" ? [] : ["-j", "1"]))
    let second = try run(words)
    #expect(first.output == second.output)
    #expect(first.code == second.code)
  }

  @Test func `colours can be forced, and a variable can forbid them`() throws {
    #expect(try run(["list", "--color", "always"]).output.contains("\u{1B}[1m"))
    #expect(!(try run(["list"]).output.contains("\u{1B}")))
    let forbidden = try run(["list"], environment: ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"])
    #expect(!forbidden.output.contains("\u{1B}"))
  }

  @Test func `a report is written whole, and an old one is kept when that fails`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "list.json")
    try "old".write(to: file, atomically: true, encoding: .utf8)
    #expect(try run(["list", "--format", "json", "--output", file.path]).code == 0)
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    #expect((object as? [String: Any])?["version"] as? Int == 1)

    // A folder can't be replaced by a file: nothing of the attempt may stay behind.
    let taken = folder.appending(path: "taken")
    try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
    #expect(try run(["list", "--format", "json", "--output", taken.path]).code == 74)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["list.json", "taken"])
  }

  @Test func `a Setup that can't be followed ends the run before it begins`() throws {
    let text = SetupFixture.text.replacingOccurrences(of: "(iPhone SE)", with: "(iPhone SO)")
    let plan = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".md")
    try text.write(to: plan, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: plan) }
    let result = try run(["C1", "--plan", plan.path])
    #expect(result.code == 2)
    #expect(result.output == "")
    #expect(result.errors.contains(".md:7:60: error: no phone is called “iPhone SO”"))
    #expect(try run(["show", "setup", "--plan", plan.path]).output.contains("not usable here"))
  }

  @Test func `on the live directory results fail, and both streams say why`() throws {
    let result = try run(["D2", "C1", "--directory", "live"])
    #expect(result.code == 1)
    #expect(result.errors.contains(":9:26: warning: searches of the live directory fail"))
    #expect(result.output.contains("rotate its address keys first"))
    #expect(result.output.contains("planrunner D2 --directory live"))
    #expect(try run(["C1", "--directory", "live"]).code == 0)
  }
}
