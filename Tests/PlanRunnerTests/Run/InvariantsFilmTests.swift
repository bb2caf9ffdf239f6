import FakeDirectory
import PlanRunner
import ScreenModel
import Testing

/// A change to a right film, and the invariant that it breaks.
struct InvariantsForgery: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let forge: @Sendable (inout Film) -> Void

  init(_ invariant: String, _ forge: @escaping @Sendable (inout Film) -> Void) {
    testDescription = invariant
    self.forge = forge
  }
}

@Suite("Invariants: films made by hand")
struct InvariantsFilmTests {
  /// Frames: 0 start, 1 “news” typed, 2 searched, 3 the spinner, 4 the reply, 5 the rest of it.
  private static func search(_ mode: ToolbarMode = .oneHand) throws -> Scene {
    var play = InvariantsPlay(mode)
    try play.search("news")
    try play.settle()
    return play.scene
  }

  @Test("a film that is shown again is as right as before")
  func replay() throws {
    let scene = try InvariantsReplay.scene(Self.search()) { _ in }
    #expect(
      scene.stage.film.frames.map(\.screen) == (try Self.search()).stage.film.frames.map(\.screen))
    #expect(Invariants.firstBroken(in: scene, films: []) == nil)
  }

  @Test("a forged film breaks the invariant", arguments: InvariantsForgery.all)
  func forged(_ forgery: InvariantsForgery) throws {
    let scene = try InvariantsReplay.scene(Self.search(), forgery.forge)
    let broken = try #require(Invariants.firstBroken(in: scene, films: []))
    #expect(broken.name == forgery.testDescription)
    #expect(broken.account.hasPrefix(broken.name + ": "))
    #expect(broken.film.frames.indices.contains(broken.frame))
  }

  @Test("the film of a follow-up is judged from where it leaves the first one")
  func followUp() throws {
    var play = InvariantsPlay { $0.timing.spinnerDelay = 100 }
    let main = play.scene
    try play.search("news")
    try play.settle()
    #expect(Invariants.firstBroken(in: main, films: []) == nil)
    let broken = try #require(Invariants.firstBroken(in: main, films: [play.scene]))
    #expect(broken.frame == 3)
    #expect(broken.film.frames.count == play.stage.film.frames.count)
  }

  @Test("every invariant is broken by a fault or a forgery")
  func allCanFail() {
    let broken = InvariantsFault.all.map(\.invariant) + InvariantsForgery.all.map(\.testDescription)
    #expect(Set(Invariants.all.map(\.name)).subtracting(broken).isEmpty)
  }
}

extension InvariantsForgery {
  private static let wide = Rect(x: 0, y: 0, width: 4_000, height: 10)

  static let all = [
    InvariantsForgery("a request comes only from Enable, a row, the key, load or retry") {
      $0.note([.searchArrived(SearchRequest(text: "news"))], number: 1, at: 1)
    },
    InvariantsForgery("a request carries the field's text and the last reply's cursor") {
      $0.change(.searchField, at: 1) { $0.value = "new" }
    },
    InvariantsForgery("one search at a time") {
      $0.note([.searchArrived(SearchRequest(text: "news"))], number: 2, at: 2)
    },
    InvariantsForgery("while the switch is off a search asks first") {
      $0.add(Element(.alertButton, role: .button, label: "Enable"), at: 2)
    },
    InvariantsForgery("a shown link is never searched for") {
      $0.change(.searchField, at: 1) {
        $0.value = "SimpleX group link (via smp1.example.org)"
        $0.traits.remove(.enabled)
      }
    },
    InvariantsForgery("the name server is asked only by “Connect to …” or a paste") {
      $0.note([.nameAsked("news.testing")], at: 2)
    },
    InvariantsForgery("the link servers are asked only to open or connect") {
      $0.note([.linkAsked("https://smp1.example.org/g#abc")], at: 4)
    },
    InvariantsForgery("no two result rows have one link, and none a chat's") { film in
      let titles = film.frames[4].screen.elements.indices.filter { index in
        let element = film.frames[4].screen.elements[index]
        return element.identifier == .title && element.label.hasPrefix("#")
      }
      let label = film.frames[4].screen.elements[titles[0]].label
      film.frames[4].screen.elements[titles[1]].label = label
    },
    InvariantsForgery("result rows show only what the directory sent for this text") { film in
      film.frames[4].screen.elements.indices.forEach { index in
        guard film.frames[4].screen.elements[index].label == "#Morning News" else { return }
        film.frames[4].screen.elements[index].label = "#Evening News"
      }
    },
    InvariantsForgery("the empty text waits for the search and gives way to rows") {
      $0.add(Element(.overlay, role: .staticText, label: "No chats found"), at: 3)
    },
    InvariantsForgery("a late reply changes nothing on the screen") {
      $0.note([.replyDropped], number: 7, at: 3)
    },
    InvariantsForgery("the spinner shows only what has been pending for about 1 s") {
      $0.add(Element(.spinner, role: .activityIndicator), at: 2)
    },
    InvariantsForgery("“Search in Directory” shows for a text that is not searched for") {
      $0.remove(.directoryRow, at: 1)
    },
    InvariantsForgery("tags and rows keep their places by the field") {
      $0.change(.directoryRow, at: 1) { $0.frame.y = 640 }
    },
    InvariantsForgery("there is one of each control") {
      $0.add(Element(.searchField, role: .searchField), at: 0)
    },
    InvariantsForgery("nothing reaches beyond the phone's sides") {
      $0.add(Element(.icon, role: .image, frame: wide), at: 3)
    },
    InvariantsForgery("what lies on top takes all touches") {
      $0.add(Element(.alert, role: .alert, label: "Ready"), at: 3)
    },
  ]
}
