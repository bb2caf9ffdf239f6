import Foundation
import PlanRunner
import Testing

@Suite("Faults outside the plan")
struct OutsidePageTests {
  private static let page = URL(filePath: ShippedPlanTests.path).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "docs/outside-the-plan.md").path

  @Test("the page is up to date: planrunner faults --outside > docs/outside-the-plan.md")
  func current() throws {
    let page = try String(contentsOfFile: Self.page, encoding: .utf8)
    #expect(page == OutsidePage().text())
  }

  @Test("a fault stands with its origin and the two cells of its row; others are left out")
  func rows() {
    let faults = [
      Fault("a | b", missing: "Type `x` | The alert | here", .happened) { _ in },
      Fault("within", "C5") { _ in },
    ]
    let empty = FaultCatalogue.Chapter(title: "Empty", faults: [])
    let text = OutsidePage([.init(title: "One", faults: faults), empty]).text()
    #expect(text.contains("\nFaults on this page: 1, of which not playable yet: 0\n\n## One\n"))
    #expect(
      text.hasSuffix("| a \\| b | ★ really happened in the app | Type `x` | The alert \\| here |\n")
    )
  }
}
