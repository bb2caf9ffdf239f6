import FakeDirectory
import Foundation
import PlanRunner
import Testing

@Suite("The ready scripts")
struct ShippedScriptsTests {
  @Test("There are enough of them, and each can be used")
  func usable() throws {
    #expect(Scripts.shipped.count >= 8)
    for name in Scripts.shipped {
      let reading = DirectoryFile.read(try Scripts.bytes(of: name), path: name)
      #expect(reading.file?.about != nil, "\(name)")
      // The entry without a link is what hostile-text is about.
      let warnings = reading.diagnostics.filter { !$0.message.contains("has no link") }
      #expect(warnings.isEmpty, "\(name)")
    }
  }

  /// What a script's comment says: how many cases pass, and which do not.
  private struct Claim {
    var passed = 0
    var others: [String] = []

    init?(_ bytes: [UInt8], of cases: Int) {
      let comment = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        .prefix { $0.hasPrefix("//") }.map { $0.dropFirst(3) }.joined(separator: " ")
      guard let start = comment.range(of: "The plan under it: ") else { return nil }
      let rest = comment[start.upperBound...]
      let sentence = rest[..<(rest.firstIndex(of: ".") ?? rest.endIndex)]
      if sentence.hasPrefix("all \(cases) cases pass") {
        passed = cases
        return
      }
      guard let count = sentence.split(separator: " ").first.flatMap({ Int($0) }),
        sentence.contains("\(count) of \(cases) cases pass"),
        let list = sentence.range(of: "; not ")
      else { return nil }
      passed = count
      others = sentence[list.upperBound...].split(separator: ", ").map(String.init)
    }
  }

  @Test("The plan shows under each what its comment says", arguments: Scripts.shipped)
  func facts(name: String) throws {
    let plan = try Plans.shipped()
    let bytes = try Scripts.bytes(of: name)
    let claim = try #require(Claim(bytes, of: plan.cases.count), "\(name) makes no claim")
    var launch = Launch()
    launch.network = try #require(DirectoryFile.read(bytes, path: name).file).network
    let verdicts = Engine.play(
      plan, cases: Array(plan.cases.indices), options: RunOptions(jobs: 2), base: launch)
    let others = verdicts.filter { $0.status != .passed }.map(\.script.planCase.id)
    #expect(others == claim.others)
    #expect(verdicts.count - others.count == claim.passed)
  }
}
