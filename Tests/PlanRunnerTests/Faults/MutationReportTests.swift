import PlanRunner
import ScreenModel
import Testing

@Suite("Mutation report")
struct MutationReportTests {
  private func text(_ faults: [Fault], _ ids: [String], isFull: Bool = false) -> String {
    let selection = Selection(indices: FaultFixture.indices(ids), isChosen: true)
    return MutationReport(
      MutationResults(
        FaultFixture.play(faults, ids, isFull: isFull), of: FaultFixture.plan,
        selection: selection, isFull: isFull)
    ).text()
  }

  @Test("a killed fault names the case, the clause and what was seen")
  func killed() {
    let text = text([FaultFixture.cancel], ["C6"])
    #expect(text.contains("✔ killed  Cancel searches  (C6)\n    by C6, “"))
    #expect(text.contains("Score: 1 of 1 faults that could be seen were killed, 100.0 %"))
  }

  @Test("a survivor names the cases in which it could be seen")
  func survived() {
    let text = text([FaultFixture.icon, FaultFixture.none], ["C5"])
    #expect(text.contains("✘ survived  another icon  (C5)\n    could be seen in C5\n"))
    #expect(text.contains("Score: 0 of 1 faults that could be seen were killed, 0.0 %"))
  }

  @Test("an undecided fault names the cases that were not selected, and is not in the score")
  func undecided() {
    let icon = Fault("another icon", "C5 C6") { $0.strings.directoryIcon = "globe" }
    let text = text([icon, FaultFixture.icon], ["C5"])
    #expect(
      text.contains(
        "… undecided  another icon  (C5 C6)\n    not selected, though it should catch it: C6\n"))
    #expect(text.contains("Score: 0 of 1 faults that could be seen were killed, 0.0 %"))
  }

  @Test("the matrix marks the cases that a fault names")
  func matrix() {
    let faults = [FaultFixture.cancel, FaultFixture.icon]
    let lines = text(faults, ["C5", "C6"], isFull: true)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.contains { $0.hasPrefix("Cancel searches ") && $0.hasSuffix(" ·#") })
    #expect(lines.contains { $0.hasPrefix("another icon ") && $0.hasSuffix(" o·") })
    #expect(lines.contains("  C5          0        0"))
    #expect(lines.contains("  C6          1        1"))
    #expect(lines.contains("Cases that catch nothing: C5"))
  }
}
