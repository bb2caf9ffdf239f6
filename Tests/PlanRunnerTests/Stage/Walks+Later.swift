import FakeDirectory
import ScreenModel

extension Walk {
  private static let words = StandardContent.words

  /// Ways that go on where others end: behind the first page, or to the same place once more.
  static let later: [Walk] = [
    Walk(name: "edited amid pages") { hand in
      try hand.search(words.news)
      try hand.type(words.news + "d")
      hand.pass(500)
      try hand.type(words.cinews)
      try hand.tap(.directoryRow)
      hand.pass(1_200)
      try hand.type("")
      hand.settle()
    },
    Walk(name: "new chat, edited amid pages") { hand in
      try hand.tap(.pencil)
      try hand.search(words.news)
      try hand.type(words.cycling)
      hand.pass(500)
    },
    Walk(name: "profile amid pages") { hand in
      try hand.search(words.news)
      try hand.tap(.profileButton)
      try hand.tap(.profileRow, "Work")
      hand.pass(500)
    },
    Walk(name: "new chat, profile amid pages") { hand in
      try hand.tap(.pencil)
      try hand.search(words.news)
      try hand.perform(.notify(profile: "Work"))
      try hand.tap(.notification)
      hand.pass(500)
    },
    Walk(name: "onboarding above, cleared", mode: .topBar, profile: "P3") { hand in
      try hand.search(words.nonsense)
      try hand.tap(.clearButton)
    },
    Walk(name: "unread amid results") { hand in
      try hand.search(words.cycling)
      try hand.tap(.filterButton)
      try hand.tap(.filterButton)
    },
    Walk(name: "quick reply") { hand in
      hand.command(.setLatency(300))
      try hand.search(words.cinews)
    },
    Walk(name: "groups") { hand in try hand.tap(.tag, "Groups") },
  ]
}
