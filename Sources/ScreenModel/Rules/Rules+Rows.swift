extension Rules {
  /// What a result row shows.
  package struct Rows: Hashable, Sendable {
    /// What stands at the trailing edge.
    package enum Trailing: Hashable, Sendable {
      case open
      /// "Join channel" or "Join group".
      case joinVerb
      case nothing
    }

    /// When the `#` stands before a name.
    package enum Prefix: Hashable, Sendable {
      case always, never
      /// Unless the name begins with it.
      case ifMissing
    }

    /// What stands at the trailing edge.
    package var trailing = Trailing.open
    /// When the `#` stands before a name.
    package var prefix = Prefix.always
    /// Whether the SimpleX name shows.
    package var showsSimplexName = true
    /// Whether the description shows.
    package var showsDescription = true
    /// Whether the avatar shows.
    package var showsAvatar = true
    /// Whether the count shows.
    package var showsCaption = true
    /// Whether a picture of its own replaces the icon.
    package var showsPictures = true
    /// Whether a channel's icon differs from a group's.
    package var iconByKind = true
    /// Whether marks in a text become styles.
    package var parsesMarkdown = false
    /// Whether an address in a text becomes a link.
    package var findsAddresses = false
    /// Whether a tap on the row opens the chat.
    package var rowOpens = true
    /// Whether a tap on "Open" opens the chat.
    package var trailingOpens = true
    /// Whether the results have a heading.
    package var hasHeading = PerSurface(false)
    /// Whether the names have a heading.
    package var hasNamesHeading = false
    /// The side of the avatar in points; 0 is that of a chat row.
    package var avatarPoints = PerSurface(0, 30)

    /// Makes the right rules.
    package init() {}
  }

  /// The last line of a result row.
  package struct Caption: Hashable, Sendable {
    /// Which number is shown.
    package enum Count: Hashable, Sendable {
      /// The public one, else the directory's own.
      case publicFirst
      case currentOnly, publicOnly
      case sum
    }

    /// Which word is shown.
    package enum Word: Hashable, Sendable {
      case byKind, alwaysMembers, alwaysSubscribers, swapped
    }

    /// Which number is shown.
    package var count = Count.publicFirst
    /// Which word is shown.
    package var word = Word.byKind
    /// Whether a group that is being joined says so.
    package var saysJoining = true
    /// Whether a group that is being joined has nothing at the trailing edge.
    package var joiningHidesTrailing = true

    /// Makes the right rules.
    package init() {}
  }

  /// The row that loads more or tries again.
  package struct LoadRow: Hashable, Sendable {
    /// Which number "N left" shows.
    package enum Left: Hashable, Sendable {
      case fromReply
      /// That of the first reply, for ever.
      case fromFirstReply
      case rowsShown
      case never
    }

    /// Which number "N left" shows.
    package var left = Left.fromReply
    /// Whether the row exists.
    package var isShown = true
    /// Whether it shows only below a result.
    package var needsResults = false
    /// Whether it is grey while its page loads.
    package var greyWhileLoading = true
    /// Whether it is disabled while its page loads.
    package var disabledWhileLoading = true
    /// Whether it stays while its page loads.
    package var staysWhileLoading = true
    /// Whether it is the farthest from the field.
    package var isFarthest = PerMode(true)
    /// Whether it is the last row of New chat's card.
    package var isLastInCard = true
    /// The most results that stand before it.
    package var resultsBefore = Int.max
    /// For how many further pages it is grey while they load.
    package var greyLoads = Int.max
    /// For how many further pages it is disabled while they load.
    package var disabledLoads = Int.max
    /// Whether it has the icon of a load behind a further page, too.
    package var keepsIconOnLaterPages = true
    /// Whether a successful retry ends the words of the failure.
    package var forgetsFailure = true
    /// Whether it acts.
    package var acts = true
    /// Whether the icon of a retry differs from that of a load.
    package var retryHasOwnIcon = true

    /// Makes the right rules.
    package init() {}
  }

  /// Where things stand, and which text gives way.
  package struct Layout: Hashable, Sendable {
    /// Where the rows by the field stand.
    package enum Place: Hashable, Sendable {
      /// In the slot in place of the tags.
      case slot
      /// In the slot beside the tags.
      case slotWithTags
      case belowField
      case aboveField
      /// In the list itself.
      case inList
    }

    /// Where a text gives way that must not.
    package enum Yielding: Hashable, Sendable {
      case never, always
      /// On phones as small as an iPhone SE.
      case onSmallPhones
      /// At the accessibility text sizes.
      case atLargeText
    }

    /// Where the rows by the field stand on New chat.
    package enum SheetPlace: Hashable, Sendable {
      case belowField, aboveField, inList
    }

    /// Where the rows by the field stand on the chat list.
    package var rowPlace = PerMode(Place.slot, .belowField)
    /// Where the rows by the field stand on New chat.
    package var newChatRowPlace = SheetPlace.belowField
    /// Whether the name row and the directory row can show together.
    package var showsBothRows = PerSurface(true)
    /// Whether the name row stands first.
    package var connectFirst = true
    /// Whether the field is at the bottom.
    package var fieldAtBottom = PerMode(true, false)
    /// Whether the list grows from the bottom.
    package var isFlipped = PerMode(true, false)
    /// Whether the tags show for an empty field.
    package var showsTags = PerMode(true)
    /// Whether they come back when the text is cleared.
    package var tagsReturn = PerMode(true)
    /// Whether your chats come before the results.
    package var chatsFirst = PerMode(true)
    /// The most lines of a result's name.
    package var titleLines = 1
    /// The most lines of a SimpleX name.
    package var simplexNameLines = 1
    /// The most lines of a description; 0 is no limit.
    package var descriptionLines = 2
    /// Where "Open" gives way to the name.
    package var openGivesWay = Yielding.never
    /// Whether all tags show while the field holds a text.
    package var textKeepsAllTags = PerMode(true)
    /// Whether the limits of lines hold at the accessibility text sizes too.
    package var limitsHoldAtLargeText = true
    /// The most lines that "Open" may take.
    package var openLines = 1
    /// Whether a text too long for its place ends in an ellipsis rather than running on.
    package var textTruncates = true
    /// Whether letters grow with the text size in result rows.
    package var rowsFollowTextSize = true
    /// Whether the overlay stands upright in a flipped list.
    package var overlayUpright = true
    /// Whether rows stand upright in a flipped list.
    package var rowsUpright = true
    /// Whether the bar with the pencil goes while the field has the keyboard.
    package var focusHidesToolbar = PerMode(true)
    /// Whether the keyboard takes space from the list.
    package var keyboardTakesSpace = true
    /// Whether the field has a clear button.
    package var hasClearButton = true
    /// Whether an alert, a sheet or a menu takes the touches from what lies under it.
    package var topTakesTouches = true

    /// Makes the right rules.
    package init() {}
  }
}
