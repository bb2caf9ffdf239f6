import FakeDirectory
import PlanRunner
import ScreenModel
import Testing

/// An app with one wrong decision, what a tester does with it, and the invariant that it breaks.
struct InvariantsFault: Sendable, CustomTestStringConvertible {
  let invariant: String
  let testDescription: String
  let isOn: Bool
  let change: @Sendable (inout Rules) -> Void
  let script: @Sendable (inout InvariantsPlay) throws -> Void

  init(
    _ invariant: String, _ description: String, on isOn: Bool = true,
    _ change: @escaping @Sendable (inout Rules) -> Void,
    script: @escaping @Sendable (inout InvariantsPlay) throws -> Void
  ) {
    self.invariant = invariant
    testDescription = description
    self.isOn = isOn
    self.change = change
    self.script = script
  }
}

@Suite("Invariants: what a wrong app breaks")
struct InvariantsFaultTests {
  @Test("a fault breaks its invariant in one mode at least", arguments: InvariantsFault.all)
  func fault(_ fault: InvariantsFault) throws {
    let broken = try ToolbarMode.allCases.compactMap { mode in
      var play = InvariantsPlay(mode, on: fault.isOn, fault.change)
      try fault.script(&play)
      return play.broken
    }
    #expect(!broken.isEmpty)
    #expect(broken.allSatisfy { $0 == fault.invariant }, "\(broken)")
  }

  @Test("the same done with a right app breaks none", arguments: InvariantsFault.all)
  func rightApp(_ fault: InvariantsFault) throws {
    for mode in ToolbarMode.allCases {
      var play = InvariantsPlay(mode, on: fault.isOn)
      // What the wrong app alone offers cannot be done on the right one.
      try? fault.script(&play)
      #expect(play.broken == nil)
    }
  }

  @Test("each invariant is seen broken", arguments: Invariants.all.map(\.name))
  func seenBroken(_ name: String) {
    #expect(InvariantsFault.all.contains { $0.invariant == name })
  }

  @Test("each invariant has a name of its own and says why")
  func names() {
    #expect(Set(Invariants.all.map(\.name)).count == Invariants.all.count)
    #expect(Invariants.all.allSatisfy { $0.explanation.count > 20 })
  }
}

extension InvariantsFault {
  static let all = requests + content + results + field + screen

  private static let asked = "a request comes only from Enable, a row, the key, load or retry"
  private static let consent = "while the switch is off a search asks first"
  private static let names = "the name server is asked only by “Connect to …” or a paste"
  private static let single = "one search at a time"

  private static let requests = [
    InvariantsFault(asked, "typing searches") {
      $0.triggers.searchesWhileTyping = true
    } script: {
      try $0.type("news")
    },
    InvariantsFault(asked, "the next page comes by itself") {
      $0.paging.automatic = .always
    } script: {
      try $0.search("news")
      try $0.settle()
    },
    InvariantsFault(asked, "a failure is tried again") {
      $0.search.retriesByItself = true
    } script: {
      $0.command(.stop)
      try $0.search("news")
      try $0.pass(11_000)
    },
    InvariantsFault(asked, "Cancel searches", on: false) {
      $0.consent.cancelSearches = true
    } script: {
      try $0.search("news")
      try $0.tap(.alertButton, "Cancel")
    },
    InvariantsFault(asked, "a result's tap searches") {
      $0.opening.searchesAgain = true
    } script: {
      try $0.search("quokka")
      try $0.settle()
      try $0.tap(.resultRow)
    },
    InvariantsFault(asked, "a long press searches") {
      $0.menu.pressSearches = true
    } script: {
      try $0.search("quokka")
      try $0.settle()
      try $0.hold(.resultRow)
    },
    InvariantsFault(consent, "nobody waits for the answer", on: false) {
      $0.consent.waitsForAnswer = false
    } script: {
      try $0.search("news")
    },
    InvariantsFault(consent, "the row does not ask", on: false) {
      $0.consent.rowAsks = PerSurface(false)
    } script: {
      try $0.scene.setSwitch(false)
      try $0.search("news")
    },
    InvariantsFault(names, "typing asks the name server") {
      $0.names.lookupIsOnline = true
    } script: {
      try $0.type("cinews")
      try $0.pass(1_000)
    },
    InvariantsFault(names, "the row asks the name server") {
      $0.triggers.rowResolvesName = true
    } script: {
      try $0.search("cinews")
    },
    InvariantsFault(single, "a repeat searches again") {
      $0.triggers.ignoresRepeats = false
    } script: {
      try $0.search("news")
      try $0.pass(300)
      try $0.tap(.searchField)
      try $0.tap(.returnKey)
    },
    InvariantsFault(single, "a page that loads can be asked for again") {
      $0.paging.blocksWhileLoading = false
      $0.loadRow.disabledWhileLoading = false
    } script: {
      try $0.search("news")
      try $0.settle()
      try $0.tap(.loadRow)
      try $0.tap(.loadRow)
    },
  ]

  private static let sent = "a request carries the field's text and the last reply's cursor"

  private static let content = [
    InvariantsFault(sent, "blanks are sent") {
      $0.text.sent = .asTyped
    } script: {
      try $0.search(" news ")
    },
    InvariantsFault(sent, "capitals are lost") {
      $0.text.sent = .lowercased
    } script: {
      try $0.search("News")
    },
    InvariantsFault(sent, "the last letter is lost") {
      $0.text.sent = .oneBehind
    } script: {
      try $0.search("news")
    },
    InvariantsFault(sent, "blank text is sent") {
      $0.triggers.ignoresBlankText = false
    } script: {
      try $0.search("  ")
    },
    InvariantsFault(sent, "the first cursor is sent for ever") {
      $0.paging.cursor = .first
    } script: {
      try $0.search("news")
      try $0.settle()
      for _ in 0..<2 {
        try $0.tap(.loadRow)
        try $0.settle()
      }
    },
    InvariantsFault(sent, "a further page starts over") {
      $0.paging.cursor = .none
    } script: {
      try $0.search("news")
      try $0.settle()
      try $0.tap(.loadRow)
    },
    InvariantsFault(sent, "a retry starts over") {
      $0.paging.retry = .startsOver
    } script: {
      try $0.search("news")
      try $0.settle()
      $0.command(.stop)
      try $0.tap(.loadRow)
      try $0.settle()
      try $0.tap(.loadRow)
    },
  ]
}
