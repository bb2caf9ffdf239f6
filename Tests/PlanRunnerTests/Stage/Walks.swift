import FakeDirectory
import ScreenModel

extension Walk {
  static let all = field + searching + chats + newChat + screens + later

  private static let words = StandardContent.words
  private static let links = StandardContent.links

  private static let field: [Walk] = [
    Walk(name: "cancelled", on: false) { hand in
      try hand.type("ne")
      try hand.tap(.directoryRow)
      try hand.tap(.alertButton, "Cancel")
      hand.pass(15_000)
    },
    Walk(name: "enabled", on: false) { hand in
      try hand.type("cinews")
      try hand.tap(.directoryRow)
      hand.pass(5_000)
      try hand.tap(.alertButton, "Enable")
      hand.settle()
      try hand.type("cycling")
      try hand.tap(.returnKey)
      hand.settle()
      try hand.tap(.profileButton)
      try hand.tap(.settingsRow)
      try hand.tap(.settingsRow, "Privacy")
      try hand.tap(.toggle, "Directory search")
      try hand.tap(.backButton)
      try hand.tap(.backButton)
      try hand.type("news")
      try hand.tap(.directoryRow)
    },
    Walk(name: "by key", on: false) { hand in
      try hand.type("cinews")
      try hand.tap(.returnKey)
      try hand.tap(.alertButton, "Enable")
      hand.settle()
    },
    Walk(name: "blank", on: false) { hand in
      try hand.type(" \t ")
      try hand.tap(.returnKey)
      try hand.tap(.directoryRow)
      hand.settle()
    },
    Walk(name: "padded") { hand in
      try hand.type("\t cinews \t")
      try hand.tap(.directoryRow)
      hand.settle()
      try hand.type(" CINEWS")
      try hand.tap(.returnKey)
      hand.settle()
      try hand.type("CINEWS ")
      hand.pass(1_000)
    },
    Walk(name: "typing") { hand in
      for text in [
        "n", "ne", "new", "alic", "alice", "#abcd", "@Alice", "a.b", "al_ce", "@nadia", "esk",
        "AGNES",
      ] {
        try hand.type(text)
        hand.pass(1_000)
      }
    },
    Walk(name: "typing above", mode: .topBar) { hand in
      try hand.type("alice")
      hand.pass(1_000)
      try hand.tap(.clearButton)
      try hand.type("al")
      try hand.tap(.cancelButton)
    },
    Walk(name: "pasting") { hand in
      for text in [
        links.unlistedChannel, "see " + links.unlistedGroup, links.newsdesk, links.relay,
        links.cinews + " " + links.cityCycling, links.unlistedContact, links.invitation,
        StandardLinks.numbered(999, kind: .group),
      ] {
        try hand.paste(text)
        hand.pass(1_100)
        hand.settle()
        if hand.has(.alertButton) { try hand.perform(.tap(hand.index(.alertButton))) }
        if hand.has(.clearButton) { try hand.tap(.clearButton) }
      }
    },
    Walk(name: "names") { hand in
      try hand.type("nadia.testing")
      hand.pass(400)
      try hand.type("@nadia")
      hand.pass(400)
      try hand.type("@olivia")
      try hand.tap(.connectRow)
      hand.settle()
      try hand.tap(.alertButton, "Open new chat")
      try hand.tap(.backButton)
      try hand.type("nobody")
      try hand.tap(.connectRow)
      hand.settle()
    },
  ]

  private static let searching: [Walk] = [
    Walk(name: "results") { hand in
      try hand.type(words.cinews)
      try hand.tap(.directoryRow)
      hand.pass(1_500)
      hand.settle()
      try hand.type("cinew")
      hand.pass(500)
    },
    Walk(name: "pages") { hand in
      try hand.search(words.news)
      for _ in 0..<8 where hand.has(.loadRow) {
        try hand.tap(.loadRow)
        hand.pass(1_200)
        try? hand.tap(.loadRow)
        hand.settle()
      }
    },
    Walk(name: "pages above", mode: .topBar) { hand in
      try hand.search(words.news)
      try hand.tap(.loadRow)
      hand.settle()
    },
    Walk(name: "no count") { hand in
      hand.command(.setCount(false))
      try hand.search(words.news)
    },
    Walk(name: "stopped") { hand in
      hand.command(.stop)
      try hand.search(words.cycling)
      hand.command(.start)
      try hand.tap(.loadRow)
      hand.settle()
    },
    Walk(name: "stopped later") { hand in
      try hand.search(words.news)
      hand.command(.stop)
      try hand.tap(.loadRow)
      hand.settle()
      hand.command(.start)
      try hand.tap(.loadRow)
      hand.settle()
    },
    Walk(name: "refused") { hand in
      hand.command(.addRule(ScriptRule(then: .error("search failed"))))
      try hand.search(words.news)
      hand.command(.clearRules)
      hand.command(.addRule(ScriptRule(then: .malformed(.oddEntry))))
      try hand.tap(.loadRow)
      hand.settle()
    },
    Walk(name: "nonsense") { hand in
      try hand.search(words.nonsense)
      try hand.search("xyzzyq")
    },
    Walk(name: "edited") { hand in
      try hand.type(words.cinews)
      try hand.tap(.directoryRow)
      hand.pass(1_200)
      try hand.type(words.cycling)
      try hand.tap(.directoryRow)
      hand.settle()
      try hand.type("cyclin")
      hand.pass(1_000)
    },
    Walk(name: "there and back") { hand in
      try hand.type(words.cinews)
      try hand.tap(.directoryRow)
      hand.pass(500)
      try hand.type("cinew")
      hand.pass(100)
      try hand.type(words.cinews)
      hand.settle()
    },
    Walk(name: "cleared") { hand in
      try hand.type(words.cinews)
      try hand.tap(.directoryRow)
      hand.pass(1_200)
      try hand.tap(.clearButton)
      hand.settle()
      try hand.search(words.cycling)
      try hand.tap(.clearButton)
    },
    Walk(name: "again") { hand in
      try hand.type(words.cinews)
      try hand.tap(.directoryRow)
      hand.pass(300)
      try hand.tap(.searchField)
      try hand.tap(.returnKey)
      hand.settle()
    },
    Walk(name: "quick searches") { hand in
      hand.command(.setLatency(500))
      try hand.type(words.cinews)
      try hand.tap(.directoryRow)
      hand.pass(600)
      hand.command(.setLatency(2_000))
      try hand.type(words.cycling)
      try hand.tap(.directoryRow)
      hand.settle()
    },
  ]

  /// A directory with the entries that an honest one has seldom.
  private static let oddNetwork: Network = {
    let names = ["#tagged", "twin", "twin again"]
    let listings = names.enumerated().map { number, name in
      Listing(
        id: number, kind: .group, displayName: name,
        simplexName: "#a-very-long-name-that-no-phone-can-show-on-one-line.testing",
        shortLink: number == 0 ? links.cityCycling : links.cyclingRoutes,
        shortDescription: "odd", currentMembers: 50 - number)
    }
    let large = Listing(
      id: 9, kind: .group, displayName: "oversize", shortLink: links.expedition,
      shortDescription: FillerText.noise(characters: 12_000, seed: 9), currentMembers: 70)
    let small = Listing(
      id: 10, kind: .group, displayName: "oversize too", shortLink: links.seaglassDiary,
      currentMembers: 60)
    var network = StandardContent.network
    network.directory = Directory(listings: listings + [large, small])
    return network
  }()

  private static let chats: [Walk] = [
    Walk(name: "odd entries", network: oddNetwork) { hand in
      try hand.search("odd")
      try hand.search("oversize")
      try hand.tap(.loadRow)
      hand.settle()
    },
    Walk(name: "opened") { hand in
      try hand.search(words.cinews)
      try hand.tap(.resultRow)
      hand.pass(1_200)
      try? hand.tap(.resultRow)
      hand.settle()
      try hand.tap(.backButton)
      try hand.tap(.clearButton)
    },
    Walk(name: "opened by Open") { hand in
      try hand.search(words.cycling)
      try hand.tap(.searchField)
      try hand.perform(.tap(hand.index(.trailing)))
      hand.settle()
      try hand.tap(.joinBar)
      try hand.tap(.backButton)
    },
    Walk(name: "opened amid a page") { hand in
      try hand.search(words.news)
      try hand.tap(.loadRow)
      hand.pass(500)
      try hand.tap(.resultRow)
      hand.settle()
      try hand.tap(.backButton)
    },
    Walk(name: "menu") { hand in
      try hand.search(words.cinews)
      try hand.hold(.resultRow)
      try hand.perform(.dismiss)
      hand.settle()
      try hand.hold(.resultRow)
      try hand.tap(.menuItem, "Open")
      hand.settle()
    },
    Walk(name: "menu above", mode: .topBar) { hand in
      try hand.search(words.cinews)
      try hand.hold(.resultRow)
    },
    Walk(name: "no menu", ios: 15) { hand in
      try hand.search(words.cinews)
      try hand.hold(.resultRow)
    },
    Walk(name: "menu on iOS 16", ios: 16) { hand in
      try hand.search(words.cinews)
      try hand.hold(.resultRow)
    },
    Walk(name: "joining") { hand in
      try hand.search(words.legacy)
      try hand.tap(.resultRow)
      hand.settle()
    },
    Walk(name: "known") { hand in
      for text in [words.newsdesk, words.seaglass, words.harbour, words.quokka] {
        try hand.search(text)
      }
      try hand.tap(.chatRow, "newsdesk, The ferry runs again from Monday., 10:41")
    },
    Walk(name: "marks") { hand in try hand.search(words.markdown) },
    Walk(name: "large text", textSize: .accessibility2) { hand in
      try hand.search(words.expedition)
    },
    Walk(name: "long name") { hand in try hand.search(words.expedition) },
    Walk(name: "large text above", mode: .topBar, textSize: .xxxLarge) { hand in
      try hand.search(words.expedition)
    },
  ]
}
