package import ScreenModel

/// What some words of the Setup list say.
package enum SetupFact: Sendable {
  /// The small phone; `nil` where it is not named.
  case smallPhone(Phone?)
  /// The large phone; `nil` where it is not named.
  case largePhone(Phone?)
  /// The large Dynamic Type size.
  case largeText(TextSize)
  /// The cases that the large phone and the large text are for.
  case scope(Matrix.LargeScope)
  /// The long-press menu, and the cases that need it.
  case menu([String])
  /// The iOS that the menu needs, and whether later ones do as well.
  case menuVersion(Int, orLater: Bool)
  /// An iOS without the menu.
  case noMenu(Int)
  /// The screens whose cases are played in the toolbar modes of the sentence.
  case modeScope([StartScreen])
  case modes([ToolbarMode])
  /// A directory that a tester may pick.
  case offers(DirectoryKind)
  /// Searches fail with an error until the directory runs a command.
  case failsUntil(DirectoryKind, error: String, command: String)
  /// The keys are to be rotated before the test.
  case rotatesFirst
  /// The command that creates the test directory's address.
  case creates(command: String)
  /// The link of the test directory that the app uses.
  case takesLink(isShort: Bool)
  /// Entries or chats that have to be there.
  case wish(ContentWish)
  /// A quality of the entries before it.
  case quality(ContentWish.Quality)
  /// What an entry may be called.
  case example(String)
  /// What the names are for: a label, and the cases.
  case namesFor(label: String, cases: [String])
  /// A registered name, real or as a pattern such as `#name`.
  case registered(isChannel: Bool, String)
  /// The fewest characters of a name.
  case nameLength(Int)
  /// What completes a bare word to a name.
  case completion(String)
  /// The way to the switch.
  case path([String])
  /// The section that the switch stands in.
  case section(String)
  /// How the switch stands on a new phone.
  case startsOn(Bool)
  /// Every search asks first while the switch stands so.
  case asksFirst(whileOn: Bool)
  /// The alert comes again once the switch stands so.
  case asksAgain(whenOn: Bool)
  /// Something to look at by itself, and how the plan calls it.
  case claim(SetupTopic?, SetupClaim.Check)
}

/// A directory to test against.
package enum DirectoryKind: String, Hashable, Sendable, CaseIterable {
  case live, test
}

/// What a Setup list should speak of.
package enum SetupTopic: Int, Hashable, Sendable, CaseIterable {
  case smallPhone, largePhone, largeText, menu, noMenu
  case liveDirectory, testDirectory, rotation, publishedLink, service, address
  case nameServer, names, completion, silentSearch
  case switchPlace, switchStart, asking, modes

  /// What it is called, and what is done where no sentence speaks of it.
  package var name: String {
    switch self {
    case .smallPhone: "the small phone (iPhone SE is played)"
    case .largePhone: "the large phone (none is played)"
    case .largeText: "the large text (only cases that name it are played with it)"
    case .menu: "the iOS that the long-press menu needs (iOS 17 is played)"
    case .noMenu: "the iOS without a menu"
    case .liveDirectory: "the live directory"
    case .testDirectory: "the test directory"
    case .rotation: "the rotation of the live directory's keys (its searches do not fail)"
    case .publishedLink: "the published link"
    case .service: "service requests (they are on)"
    case .address: "the test directory's address (it has keys)"
    case .nameServer: "a server that resolves names"
    case .names: "registered names"
    case .completion: "the completion of a bare word"
    case .silentSearch: "whether the search resolves names"
    case .switchPlace: "the place of the switch"
    case .switchStart: "how the switch stands at first (off is played)"
    case .asking: "when a search asks first"
    case .modes: "the toolbar modes (one-hand only is played)"
    }
  }
}
