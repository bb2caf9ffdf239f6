import PlanRunner
import ScreenModel
import Testing

@Suite("Shrinking")
struct ShrinkingTests {
  private static let sign = SweepFailure.Sign(
    ScenarioVerdict(
      configuration: Configuration(), status: .failed, brokenInvariant: "a rule: broken"))

  private static let choices = (1...40).map { Choice(ChoicePlace(.pause, $0), 1_000 + $0 * 7) }

  /// Shrinks a failure that needs some choices, with values of a least size.
  private func shrunk(needing wanted: [Int], atLeast: Int = 0) -> (choices: [Choice], plays: Int) {
    var shrinking = Shrinking { choices in
      let fails = wanted.allSatisfy { number in
        choices.contains { $0.place.number == number && $0.value >= atLeast }
      }
      return fails ? Self.sign : nil
    }
    let choices = shrinking.shrunk(Self.choices)
    return (choices, shrinking.plays)
  }

  @Test(
    "leaves the choices that a failure needs, and no other",
    arguments: [[], [1], [40], [3, 38], [1, 2, 3], [5, 13, 21, 34], Array(1...40)])
  func fewest(_ wanted: [Int]) {
    #expect(shrunk(needing: wanted).choices.map(\.place.number) == wanted)
  }

  @Test("needs few plays for a single culprit among many")
  func cost() {
    #expect(shrunk(needing: [17]).plays <= 25)
  }

  @Test("rounds values as far as the failure stays")
  func values() {
    #expect(shrunk(needing: [7]).choices.map(\.value) == [1_000])
    #expect(shrunk(needing: [7], atLeast: 1_040).choices.map(\.value) == [2_000])
    #expect(shrunk(needing: [7], atLeast: 1_049).choices.map(\.value) == [2_000])
  }

  @Test("keeps to one failure: what fails otherwise does not count")
  func otherFailure() {
    let other = SweepFailure.Sign(
      ScenarioVerdict(
        configuration: Configuration(), status: .failed, brokenInvariant: "another: broken"))
    var shrinking = Shrinking { choices in
      choices.contains { $0.place.number == 9 } ? Self.sign : other
    }
    #expect(shrinking.shrunk(Self.choices).map(\.place.number) == [9])
  }

  @Test("gives back what does not fail at all")
  func passing() {
    var shrinking = Shrinking { _ in nil }
    #expect(shrinking.shrunk(Self.choices) == Self.choices)
  }
}
