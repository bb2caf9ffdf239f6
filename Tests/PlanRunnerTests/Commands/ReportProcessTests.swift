import Foundation
import PlanRunner
import Testing

/// Reports as the program writes them: whole or not at all, and never a command to who reads along.
@Suite struct ReportProcessTests {
  /// A folder of one's own, gone at the end.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    subscript(name: String) -> String {
      url.appending(path: name).path
    }

    func write(_ text: String, to name: String) throws {
      try Data(text.utf8).write(to: url.appending(path: name))
    }

    func read(_ name: String) throws -> String {
      String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
    }

    var names: [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? []
    }
  }

  /// Runs a script with the program as $P, in a folder.
  private func shell(
    _ script: String, in folder: Folder, environment: [String: String] = [:]
  ) throws -> ToolProcess.Result {
    let variables = [
      "P": ToolProcess.program.path, "PLAN": ShippedPlanTests.path, "PATH": "/usr/bin:/bin",
    ]
    return try ToolProcess.run(
      ["-c", script], of: URL(filePath: "/bin/sh"), in: folder.url,
      environment: variables.merging(environment) { $1 })
  }

  // MARK: Whole or not at all

  @Test func `a file that may not grow leaves the old report and nothing beside it`() throws {
    let folder = try Folder()
    try folder.write("old", to: "events.ndjson")
    let result = try shell(
      "ulimit -f 1; exec $P C1 --plan $PLAN --quiet --format ndjson --output events.ndjson",
      in: folder)
    #expect(result.code == 74)
    #expect(result.errors.contains(#"can't write the report "events.ndjson""#))
    #expect(try folder.read("events.ndjson") == "old")
    #expect(folder.names == ["events.ndjson"])
  }

  @Test(
    arguments: [
      (
        "$P C1 --plan $PLAN --quiet --format json --output nowhere/x.json", 74,
        "can't write the report"
      ),
      ("$P C1 --plan $PLAN --quiet --format json --output .", 74, "can't write the report"),
      (
        "$P C1 --plan $PLAN --quiet --format json --output /proc/x.json", 74,
        "can't write the report"
      ),
      ("$P C1 --plan $PLAN --quiet >/dev/full", 74, "can't write to standard output"),
      (
        "$P C1 --plan $PLAN --quiet --format ndjson >/dev/full", 74,
        "can't write to standard output"
      ),
      ("$P C1 --plan $PLAN --quiet --format json --output /dev/full", 74, "can't write the report"),
      ("$P C1 --plan $PLAN --quiet >&-", 74, "can't write to standard output"),
      ("$P C1 --plan $PLAN --quiet --format json --output x.json >&-", 74, "standard output"),
      (
        "GITHUB_ACTIONS=true GITHUB_OUTPUT=nowhere/x $P C1 --plan $PLAN", 74,
        "which GITHUB_OUTPUT names"
      ),
      ("$P report nowhere.ndjson", 2, #"can't read the events "nowhere.ndjson": no such file"#),
      ("$P report $PLAN", 2, "device-test-plan.md:1: this is no event stream"),
      ("$P merge $PLAN", 2, "this is no event stream"),
    ] as [(String, Int32, String)])
  func `what can't be written or read is said, with a code`(
    script: String, code: Int32, complaint: String
  ) throws {
    let folder = try Folder()
    let result = try shell(script, in: folder)
    #expect(result.code == code)
    #expect(result.errors.contains(complaint), "\(result.errors)")
    #expect(folder.names.filter { $0 != "x.json" } == [])
  }

  @Test func `a reader that leaves early is no error`() throws {
    let folder = try Folder()
    for format in ["text", "json", "ndjson", "junit"] {
      let result = try shell(
        "{ $P --plan $PLAN --format \(format); echo $? >code; } | head -n 1 >/dev/null", in: folder)
      #expect(result.errors == "")
      #expect(try folder.read("code") == "0\n")
    }
  }

  @Test func `a link, a pipe and the permissions of a file stay as they were`() throws {
    let folder = try Folder()
    try folder.write("old", to: "real.json")
    let result = try shell(
      """
      chmod 600 real.json; ln -s real.json link.json; mkfifo pipe; cat pipe >piped &
      $P list C1 --plan $PLAN --format json --output link.json &&
      $P list C1 --plan $PLAN --format json --output pipe && wait
      ls -l real.json | cut -c1-10; readlink link.json; test -p pipe && cmp piped real.json
      """, in: folder)
    #expect(result.output == "-rw-------\nreal.json\n")
    #expect(result.code == 0)
    #expect(try folder.read("real.json").hasPrefix("{"))
  }

  @Test func `an interruption leaves no file and no old report changed`() throws {
    let folder = try Folder()
    try folder.write("old", to: "out.ndjson")
    // The pipe that is nobody's keeps the text report waiting, so that the signal comes in the middle.
    let result = try shell(
      """
      mkfifo stuck; $P --plan $PLAN --format ndjson --output out.ndjson --format json --output stuck &
      process=$!; sleep 0.2; kill -INT $process; wait $process; echo $?
      """, in: folder)
    #expect(result.output == "130\n")
    #expect(folder.names == ["out.ndjson", "stuck"])
  }

  // MARK: Who reads along

  @Test func `nothing that is printed is a command to GitHub's runner but what is meant`() throws {
    let folder = try Folder()
    let evil = "&#58;:error::x ##[error]y &#27;[2J &#13;&#10;::add-mask::a"
    let long = String(repeating: "x", count: 10_000)
    try folder.write(
      """
      # \(evil)

      ## \(evil) (AC1)

      | ID | Do | Expect |
      |----|----|--------|
      | C1 | Type `\(evil)` | \(evil) |
      | C2 | \(evil) | "\(evil)" \(long) |
      | ::error::x9 | Type `ne` | No spinner |
      | C4 | Type `::error::x` | "::error::y" is shown |
      """, to: "::error::x.md")
    try folder.write("::error::x", to: "::error::y.ndjson")
    let formats = ReportFormat.allCases.map(\.rawValue)
    let scripts =
      formats.map { "$P --plan ::error::x.md --no-github --verbose --format \($0)" }
      + formats.map { "$P report out.ndjson --no-github --format \($0)" } + [
        "$P list --plan ::error::x.md", "$P show C1 C2 C4 setup --plan ::error::x.md",
        "$P --plan '##[error]x.md'", "$P report ::error::y.ndjson", "$P merge ::error::y.ndjson",
        "$P '::error::x' --plan ::error::x.md", "$P --output '::error::x/y' --format json",
        "$P --plan ::error::x.md --format json --output '##[error]/y'", "$P '--::error::x'",
        "$P report out.ndjson --no-github --color always --verbose",
      ]
    _ = try shell(
      "$P --plan ::error::x.md --quiet --format ndjson --output out.ndjson", in: folder)
    #expect(folder.names.contains("out.ndjson"))
    for script in scripts {
      let result = try shell(script, in: folder)
      let commands = RunnerScan.commands(in: result.output) + RunnerScan.commands(in: result.errors)
      if !script.hasSuffix("--format github") { #expect(commands.isEmpty, "\(script)") }
    }
    let told = try shell(
      "$P --plan ::error::x.md", in: folder,
      environment: [
        "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": folder["summary"],
        "GITHUB_OUTPUT": folder["outputs"],
      ])
    let meant = RunnerScan.commands(in: told.output)
    #expect(!meant.isEmpty)
    #expect(
      meant.allSatisfy { ["error", "notice"].contains($0.name) && $0.properties["title"] != nil })
    #expect(meant.allSatisfy { $0.properties["file"] == "::error::x.md" })
    #expect(RunnerScan.commands(in: told.errors) == [])
    #expect(try folder.read("summary").hasPrefix("## ✘ PlanRunner\n"))
    #expect(try folder.read("outputs").hasPrefix("verdict<<END\nfailed\nEND\n"))
  }

  @Test func `GitHub is told of a run where it runs it, and can be kept out`() throws {
    let folder = try Folder()
    let environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": folder["summary"]]
    let told = try shell("$P D16 --plan $PLAN", in: folder, environment: environment)
    let commands = RunnerScan.commands(in: told.output)
    #expect(commands.map(\.name) == ["notice"])
    #expect(folder.names == ["summary"])
    let kept = try shell("$P D16 --plan $PLAN --no-github", in: folder, environment: environment)
    #expect(RunnerScan.commands(in: kept.output) == [])
    #expect(told.output.hasPrefix(kept.output))
    // Standard output belongs to the document; the runner reads both streams.
    let json = try shell("$P D16 --plan $PLAN --format json", in: folder, environment: environment)
    #expect(RunnerScan.commands(in: json.errors).map(\.name) == ["notice"])
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.output.utf8)) }
  }

  // MARK: What is read

  @Test func `no report is written over what it is made of`() throws {
    let folder = try Folder()
    let result = try shell(
      """
      cp $PLAN plan.md; ln -s plan.md link.md; echo '{}' >script.json5
      $P C1 --plan plan.md --format ndjson --output events.ndjson --quiet >log
      sum() { cat plan.md script.json5 events.ndjson | cksum; }
      before=$(sum)
      over() { "$@" >/dev/null 2>said; echo $?; cat said; }
      over $P C1 --plan plan.md --format html --output ./plan.md
      over $P C1 --plan plan.md --format html --output link.md
      over $P list --plan plan.md --format json --output plan.md
      over $P C1 --plan plan.md --directory ./script.json5 --format tap --output script.json5
      over $P report events.ndjson --format tap --output events.ndjson
      over $P merge events.ndjson --format ndjson --output ./events.ndjson
      [ "$before" = "$(sum)" ]
      """, in: folder)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count { $0 == "64" } == 6)
    #expect(
      lines.count { $0.contains(" would overwrite ") && $0.hasSuffix(", which it is made of") } == 6
    )
    #expect(lines.count == 12)
    #expect(result.code == 0)
  }

  // MARK: Shards

  @Test func `shards that are merged give what the whole run gives`() throws {
    let folder = try Folder()
    let result = try shell(
      """
      for i in 1 2 3; do $P --plan $PLAN --shard $i/3 --format ndjson --output $i.ndjson --quiet >/dev/null; done
      $P --plan $PLAN --format ndjson >whole.ndjson; $P --plan $PLAN --require AC3-AC9 >whole.txt
      $P merge 3.ndjson 1.ndjson 2.ndjson --format ndjson | cmp - whole.ndjson &&
      $P merge 2.ndjson 1.ndjson 3.ndjson --require AC3-AC9 | cmp - whole.txt &&
      $P report 1.ndjson --quiet && $P merge 1.ndjson 2.ndjson
      """, in: folder)
    #expect(result.code == 2)
    #expect(result.errors == "planrunner: missing: the shard 3/3\nNothing was merged.\n")
  }
}
