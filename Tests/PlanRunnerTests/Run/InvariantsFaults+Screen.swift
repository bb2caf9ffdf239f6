import FakeDirectory
import PlanRunner
import ScreenModel

extension InvariantsFault {
  private static let repeated = "no two result rows have one link, and none a chat's"
  private static let unknown = "result rows show only what the directory sent for this text"
  private static let empty = "the empty text waits for the search and gives way to rows"
  private static let late = "a late reply changes nothing on the screen"

  static let results = [
    InvariantsFault(repeated, "known chats are not recognised") {
      $0.known.identity = .nothing
    } script: {
      try $0.search("newsdesk")
      try $0.settle()
    },
    InvariantsFault(repeated, "an opened chat is forgotten") {
      $0.known.preparedCounts = false
    } script: {
      try $0.search("cinews")
      try $0.settle()
      try $0.tap(.resultRow)
      try $0.settle()
      try $0.tap(.backButton)
    },
    InvariantsFault(repeated, "pages repeat entries") {
      $0.search.dropsRepeats = false
    } script: {
      try $0.search("news")
      try $0.settle()
      if let listing = $0.scene.data.listings.first(where: { $0.displayName == "Morning News" }) {
        $0.command(.setMembers(listing: listing.id, 450))
      }
      try $0.tap(.loadRow)
      try $0.settle()
    },
    InvariantsFault(unknown, "an edit keeps the rows") {
      $0.reset.editDropsRows = PerSurface(false)
    } script: {
      try $0.search("news")
      try $0.settle()
      try $0.type("zqxvjk")
    },
    InvariantsFault(unknown, "a profile switch keeps the rows") {
      $0.reset.profileDropsRows = PerSurface(false)
    } script: {
      try $0.search("quokka")
      try $0.settle()
      try $0.scene.switchProfile()
    },
    InvariantsFault(unknown, "every reply is taken") {
      $0.search.accepts = .none
      $0.reset.editMakesStale = false
    } script: {
      try $0.search("news")
      try $0.type("quokka")
      try $0.settle()
    },
    InvariantsFault(empty, "nothing is found before the reply") {
      $0.empty.waitsForSearch = false
    } script: {
      try $0.search("zqxvjk")
      try $0.settle()
    },
    InvariantsFault(empty, "nothing is found beside results") {
      $0.empty.resultsHideIt = false
    } script: {
      try $0.search("seaglass")
      try $0.settle()
      try $0.search("bold")
      try $0.settle()
    },
    InvariantsFault(empty, "nothing is found in New chat before the reply") {
      $0.newChat.emptyWaitsForSearch = false
    } script: {
      try $0.tap(.pencil)
      try $0.search("zqxvjk")
      try $0.settle()
    },
    InvariantsFault(late, "an old reply stops a new spinner") {
      $0.progress.staleReplyStops = true
    } script: {
      try $0.search("news")
      try $0.pass(500)
      try $0.search("quokka")
      try $0.settle()
    },
  ]

  private static let spinner = "the spinner shows only what has been pending for about 1 s"
  private static let row = "“Search in Directory” shows for a text that is not searched for"
  private static let slot = "tags and rows keep their places by the field"
  private static let one = "there is one of each control"
  private static let link = "a shown link is never searched for"

  static let field = [
    InvariantsFault(spinner, "the spinner comes at once") {
      $0.timing.spinnerDelay = 100
    } script: {
      try $0.search("news")
      try $0.settle()
    },
    InvariantsFault(spinner, "the spinner stays") {
      $0.search.endStopsSpinner = false
    } script: {
      try $0.search("news")
      try $0.settle()
    },
    InvariantsFault(spinner, "an edit keeps the spinner") {
      $0.reset.editStopsWait = false
    } script: {
      try $0.search("news")
      try $0.pass(1_200)
      try $0.type("other")
    },
    InvariantsFault(spinner, "the pencil keeps the spinner") {
      $0.reset.pencilStopsSearch = false
    } script: {
      try $0.search("news")
      try $0.pass(1_200)
      try $0.tap(.pencil)
    },
    InvariantsFault(spinner, "an old timer shows a new spinner") {
      $0.progress.timerIsTied = false
    } script: {
      try $0.search("news")
      try $0.pass(500)
      try $0.search("quokka")
      try $0.settle()
    },
    InvariantsFault(row, "the row shows for an empty field") {
      $0.triggers.rowForEmptyText = true
    } script: {
      try $0.pass(1)
    },
    InvariantsFault(row, "the row needs three letters") {
      $0.triggers.minimumLength = PerSurface(3)
    } script: {
      try $0.type("ne")
    },
    InvariantsFault(row, "the row stays in New chat") {
      $0.triggers.rowHiding = PerSurface(.never)
    } script: {
      try $0.tap(.pencil)
      try $0.search("news")
    },
    InvariantsFault(link, "a link can be searched for") {
      $0.triggers.rowForLink = PerSurface(true)
    } script: {
      try $0.paste(StandardContent.links.unlistedChannel)
    },
    InvariantsFault(slot, "tags stay beside the row") {
      $0.layout.rowPlace = PerMode(.slotWithTags)
    } script: {
      try $0.type("news")
    },
    InvariantsFault(slot, "the rows stand above the field in New chat") {
      $0.layout.newChatRowPlace = .aboveField
    } script: {
      try $0.tap(.pencil)
      try $0.type("news")
    },
    InvariantsFault(slot, "a link takes the tags away") {
      $0.links.keepsTags = false
    } script: {
      try $0.paste(StandardContent.links.unlistedChannel)
    },
    InvariantsFault(one, "there are two empty texts") {
      $0.newChat.oneEmptyText = false
    } script: {
      try $0.tap(.pencil)
      try $0.type("zqxvjk")
    },
  ]

  static let screen = [
    InvariantsFault("nothing reaches beyond the phone's sides", "a long name runs on") {
      $0.layout.textTruncates = false
    } script: {
      try $0.search("expedition")
      try $0.settle()
    },
    InvariantsFault("what lies on top takes all touches", "touches go through", on: false) {
      $0.layout.topTakesTouches = false
    } script: {
      try $0.search("news")
    },
    InvariantsFault("the link servers are asked only to open or connect", "a press opens") {
      $0.menu.pressOpens = true
    } script: {
      try $0.search("quokka")
      try $0.settle()
      try $0.hold(.resultRow)
    },
  ]
}
