/// What the app knows at one moment, in small numbers: names and texts stand in `Tables`.
package struct State: Hashable, Sendable {
  /// The profile in use.
  package var profile: ProfileID = 0
  /// The full screen at the bottom of all.
  package var place = Place.chatList
  /// Whether New chat lies over it.
  package var isNewChatOpen = false
  /// Whether the archived contacts lie on New chat.
  package var isArchivedOpen = false
  /// The field of the chat list.
  package var list = Surface()
  /// The field of New chat.
  package var newChat = Surface()
  /// The field of the archived contacts.
  package var archived = Surface()
  /// What the chat list is limited to.
  package var filter = ChatFilter.none
  /// Whether the "Directory search" switch is on.
  package var isSearchEnabled = false
  /// Whether the question was ever answered with Enable.
  package var wasEverEnabled = false
  /// The wait that the fields' spinner tells of.
  package var progress: ProgressSlot?
  /// The connection in the making.
  package var connection: Connection?
  /// What lies over the screen.
  package var over = Over.nothing
  /// The profile whose notification shows.
  package var notification: ProfileID?
  /// The chats that were opened from links, oldest first.
  package var opened: [OpenedChat] = []
  /// The number of the next wait, timer or request.
  package var nextToken = 1

  /// Makes the state at the start of the app.
  package init() {}

  /// The surface of a place with a field.
  package subscript(surface: SurfaceID) -> Surface {
    get {
      switch surface {
      case .list: list
      case .newChat: newChat
      case .archived: archived
      }
    }
    set {
      switch surface {
      case .list: list = newValue
      case .newChat: newChat = newValue
      case .archived: archived = newValue
      }
    }
  }

  /// The surface that a person sees; nil where there is no search field.
  package var visibleSurface: SurfaceID? {
    if isNewChatOpen { return isArchivedOpen ? .archived : .newChat }
    return place == .chatList ? .list : nil
  }
}

/// The full screen at the bottom of all.
package enum Place: Hashable, Sendable {
  case chatList
  case chat(ChatID)
  case profiles
  case settings
  case privacy
  /// A flow of the app that has nothing to do with the search; the number says which.
  case flow(Int)
}

/// What lies over the screen.
package enum Over: Hashable, Sendable {
  case nothing
  /// Asks whether to enable the search; the text is the one at that moment.
  case consent(SurfaceID, SearchKind, TextID, ProfileID)
  /// Offers to open what a link leads to.
  case offer(TargetID, SurfaceID)
  /// Offers to open a chat that is known already.
  case offerKnown(ChatID, SurfaceID)
  /// The old question before a result opens.
  case question(EntryID, SurfaceID)
  case joining
  case relay
  case connectError
  case nameError
  case searchFailed
  case reconnect
  /// The long-press menu of a result.
  case menu(EntryID, SurfaceID)
}

/// What the chat list is limited to.
package enum ChatFilter: Hashable, Sendable {
  case none, unread
  case favorites, contacts, groups, channels, notes
  /// One of the person's own lists.
  case userTag(Int)
}

/// A chat that a link led to, not yet joined.
package struct OpenedChat: Hashable, Sendable {
  /// What the link leads to.
  package var target: TargetID
  /// The profile in use.
  package var profile: ProfileID
  /// The count on the result that led to it; -1 if none did.
  package var entryCount: Int
  /// Whether the person has joined it.
  package var isJoined = false
}

/// The one wait that the fields' spinner tells of.
package struct ProgressSlot: Hashable, Sendable {
  /// Who waits.
  package enum Owner: Hashable, Sendable {
    case search(SurfaceID)
    case connect(SurfaceID)
  }

  /// Who waits.
  package var owner: Owner
  /// The wait's number.
  package var token: Int
  /// Whether the wait is long enough for a spinner.
  package var isShown = false
}

/// A connection in the making.
package struct Connection: Hashable, Sendable {
  /// How it began.
  package enum Purpose: Hashable, Sendable {
    case result(EntryID)
    case link(TextID)
    case name(TextID)
  }

  /// How it began.
  package var purpose: Purpose
  /// Where it began.
  package var surface: SurfaceID
  /// The wait's number.
  package var token: Int
}
