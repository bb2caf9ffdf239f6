import FakeDirectory
import ScreenModel

extension Walk {
  private static let words = StandardContent.words
  private static let links = StandardContent.links

  static let newChat: [Walk] = [
    Walk(name: "new chat, asked", on: false) { hand in
      try hand.tap(.pencil)
      try hand.type("ne")
      try hand.tap(.directoryRow)
      try hand.tap(.alertButton, "Cancel")
      try hand.type("alice")
      try hand.tap(.returnKey)
      try hand.tap(.alertButton, "Enable")
      hand.pass(1_500)
      hand.settle()
    },
    Walk(name: "new chat, results") { hand in
      try hand.tap(.pencil)
      try hand.type(words.news)
      try hand.tap(.directoryRow)
      hand.pass(1_500)
      hand.settle()
      try hand.hold(.resultRow)
      try hand.perform(.dismiss)
      try hand.tap(.resultRow)
      hand.settle()
      try hand.tap(.backButton)
    },
    Walk(name: "new chat, known") { hand in
      try hand.tap(.pencil)
      try hand.search(words.seaglass)
      try hand.search(words.quokka)
      try hand.tap(.chatRow)
    },
    Walk(name: "new chat, nothing") { hand in
      try hand.tap(.pencil)
      try hand.type(words.nonsense)
      try hand.tap(.directoryRow)
      hand.pass(1_000)
      hand.settle()
      try hand.type("nadia.testing")
      hand.pass(500)
      try hand.type("Nadia ")
      try hand.tap(.directoryRow)
    },
    Walk(name: "new chat, link") { hand in
      try hand.tap(.pencil)
      try hand.paste(links.unlistedGroup)
      hand.settle()
    },
    Walk(name: "new chat, known links") { hand in
      try hand.tap(.pencil)
      for link in [links.newsdesk, links.harbourTalk, links.nadia] {
        try hand.paste(link)
        hand.settle()
        try hand.tap(.alertButton, "Cancel")
        try hand.tap(.clearButton)
      }
    },
    Walk(name: "new chat, closed") { hand in
      try hand.search(words.cycling)
      try hand.tap(.pencil)
      try hand.type(words.cinews)
      try hand.tap(.directoryRow)
      hand.pass(1_200)
      try hand.perform(.dismiss)
      hand.settle()
      try hand.tap(.pencil)
    },
    Walk(name: "new chat, notification") { hand in
      try hand.tap(.pencil)
      try hand.search(words.cinews)
      try hand.perform(.notify(profile: "Work"))
      try hand.tap(.notification)
      hand.settle()
    },
    Walk(name: "archived") { hand in
      try hand.tap(.pencil)
      try hand.tap(.archiveRow)
      try hand.type("alder")
      try hand.tap(.returnKey)
      hand.settle()
      try hand.type("quokka")
      try hand.tap(.searchField)
      hand.pass(1_000)
    },
    Walk(name: "pencil") { hand in
      try hand.type(words.cinews)
      try hand.tap(.directoryRow)
      hand.pass(1_200)
      try hand.tap(.pencil)
      hand.pass(500)
      try hand.perform(.dismiss)
      hand.settle()
    },
  ]

  static let screens: [Walk] = [
    Walk(name: "profiles") { hand in
      try hand.search(words.cinews)
      try hand.tap(.profileButton)
      try hand.tap(.profileRow, "Work")
      hand.settle()
      try hand.tap(.profileButton)
      try hand.tap(.settingsRow)
      try hand.tap(.settingsRow, "Privacy")
    },
    Walk(name: "profile amid a search") { hand in
      try hand.type(words.cycling)
      try hand.tap(.directoryRow)
      hand.pass(1_200)
      try hand.tap(.profileButton)
      try hand.tap(.profileRow, "Work")
      hand.settle()
    },
    Walk(name: "asked, then another profile", on: false) { hand in
      try hand.type(words.cinews)
      try hand.tap(.directoryRow)
      try hand.perform(.notify(profile: "P2"))
      try hand.tap(.notification)
      hand.settle()
    },
    Walk(name: "switch off amid pages") { hand in
      try hand.search(words.news)
      try hand.tap(.profileButton)
      try hand.tap(.settingsRow)
      try hand.tap(.settingsRow, "Privacy")
      try hand.tap(.toggle, "Directory search")
      try hand.tap(.backButton)
      try hand.tap(.backButton)
      try hand.tap(.loadRow)
      hand.settle()
    },
    Walk(name: "switch is off", on: false) { hand in
      try hand.tap(.profileButton)
      try hand.tap(.settingsRow)
      try hand.tap(.settingsRow, "Privacy")
    },
    Walk(name: "onboarding", profile: "P3") { hand in
      try hand.type(words.cinews)
      hand.pass(500)
      try hand.tap(.directoryRow)
      hand.pass(1_500)
      hand.settle()
      try hand.search(words.nonsense)
      try hand.tap(.clearButton)
    },
    Walk(name: "onboarding above", mode: .topBar, profile: "P3") { hand in
      try hand.search(words.nonsense)
    },
    Walk(name: "quiet profile", profile: "P4") { hand in try hand.tap(.pencil) },
    Walk(name: "filters") { hand in
      try hand.tap(.tag, "Channels")
      try hand.type("na")
    },
    Walk(name: "filters above", mode: .topBar) { hand in
      try hand.search(words.cycling)
      try hand.tap(.tag, "Channels")
      try hand.type("na")
      try hand.tap(.tag, "All")
      try hand.tap(.cancelButton)
      try hand.tap(.tag, "Music")
      try hand.tap(.filterButton)
      try hand.tap(.filterButton)
    },
    Walk(name: "empty lists", profile: "P2") { hand in
      try hand.tap(.tag, "Later")
      try hand.tap(.profileButton)
      try hand.tap(.profileRow, "Quiet")
      try hand.tap(.filterButton)
    },
    Walk(name: "pulled") { hand in
      try hand.search(words.cinews)
      try hand.perform(.pullToRefresh)
      hand.pass(500)
      try hand.tap(.alertButton, "Ok")
      hand.settle()
    },
  ]
}
