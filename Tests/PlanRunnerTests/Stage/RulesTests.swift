import ScreenModel
import Testing

@Suite("Rules")
struct RulesTests {
  /// What each walk leaves behind on a right phone.
  private static let right: [String: Walk.Trace] = Dictionary(
    uniqueKeysWithValues: Walk.all.map { ($0.name, $0.trace()) })

  @Test("a wrong decision shows on the screen or in the journal", arguments: Alternative.all)
  func shows(_ alternatives: [Alternative]) throws {
    for alternative in alternatives {
      let walk = try #require(Walk.all.first { $0.name == alternative.walk })
      #expect(
        walk.trace(alternative.rules) != Self.right[walk.name],
        "\(alternative.name) in \(walk.name)")
    }
  }

  @Test("each alternative is another value than the right one")
  func differs() {
    for alternative in Alternative.all.joined() {
      #expect(alternative.rules != Rules(), "\(alternative.name)")
    }
  }

  @Test("no two alternatives are the same")
  func unique() {
    let all = Alternative.all.joined().map(\.rules)
    #expect(Set(all).count == all.count)
  }

  @Test("a walk leaves the same behind each time", arguments: Walk.all)
  func repeats(_ walk: Walk) {
    #expect(walk.trace() == Self.right[walk.name])
  }

  @Test("a right phone can walk every way but the menu of iOS 15", arguments: Walk.all)
  func finishes(_ walk: Walk) {
    #expect(walk.trace().isCutShort == (walk.name == "no menu"))
  }

  @Test(
    "superseded words come with their decision",
    arguments: [
      ("Search in Directory?", "by key", Alternative("", "", \.consent.style, .threeButtons)),
      (
        "Search and don't show again", "by key", Alternative("", "", \.consent.style, .threeButtons)
      ),
      ("Directory", "results", Alternative("", "", \.rows.hasHeading.list, true)),
      ("Names", "results", Alternative("", "", \.rows.hasNamesHeading, true)),
      ("Open channel?", "opened", Alternative("", "", \.opening.way.list, .question)),
      ("Open group?", "opened by Open", Alternative("", "", \.opening.way.list, .question)),
      ("Join channel", "results", Alternative("", "", \.rows.trailing, .joinVerb)),
      ("All results are your chats", "known", Alternative("", "", \.known.showsNote, true)),
      ("Copy", "menu", Alternative("", "", \.menu.hasSecondItem, true)),
      ("Search failed", "stopped", Alternative("", "", \.search.failureAlerts, true)),
    ])
  func superseded(_ words: String, _ name: String, _ alternative: Alternative) throws {
    let walk = try #require(Walk.all.first { $0.name == name })
    func labels(_ trace: Walk.Trace) -> Bool {
      trace.screens.contains { $0.elements.contains { $0.label == words } }
    }
    #expect(labels(walk.trace(alternative.rules)))
    #expect(!labels(walk.trace()))
  }
}
