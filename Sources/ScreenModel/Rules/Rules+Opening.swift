extension Rules {
  /// What a tap on a result leads to.
  package struct Opening: Hashable, Sendable {
    /// What comes first.
    package enum Way: Hashable, Sendable {
      case directly
      /// The alert that pasted links bring.
      case usualAlert
      /// The superseded question "Open channel?".
      case question
    }

    /// Where the count of an opened channel comes from.
    package enum CountSource: Hashable, Sendable {
      case link, entry
    }

    /// What comes before the chat.
    package var way = PerSurface(Way.directly)
    /// Where the count of an opened channel comes from.
    package var countSource = CountSource.link
    /// Whether the count shows in the opened chat's bar.
    package var showsToolbarCount = true
    /// Whether the count shows in the banner.
    package var showsBannerCount = true
    /// Whether a group shows a count as well.
    package var countsGroups = false
    /// Whether the banner tells a channel from a group.
    package var bannerByKind = true
    /// Whether the bar tells a channel from a group.
    package var barByKind = true
    /// Whether an opened chat has a banner.
    package var showsBanner = true
    /// Whether an opened chat has a bar to join it.
    package var showsBar = true
    /// Whether the chat is joined at once.
    package var joinsAtOnce = false
    /// Whether a tap on a result hides the keyboard.
    package var hidesKeyboard = true
    /// Whether New chat closes.
    package var closesNewChat = true
    /// Whether the chat opens at all.
    package var opensChat = true
    /// Whether the new chat goes to the top of the list.
    package var newChatOnTop = true
    /// Whether the text and results stay for the way back.
    package var keepsSearch = true
    /// Whether a second tap while the first one loads is ignored.
    package var ignoresSecondTap = true
    /// Whether the link servers are asked, not the name server.
    package var asksByLink = true
    /// Whether a group that is being joined brings the alert.
    package var joiningAlerts = true
    /// Whether the chat that is being joined opens behind the alert.
    package var joiningOpensToo = false
    /// Whether a tap on a result searches again.
    package var searchesAgain = false

    /// Makes the right rules.
    package init() {}
  }

  /// Entries of the directory that are chats already.
  package struct KnownChats: Hashable, Sendable {
    /// What stands below the name of a found chat.
    package enum Message: Hashable, Sendable {
      case lastMessage
      /// The description in the directory.
      case description
    }

    /// Which time a found chat's row shows.
    package enum Time: Hashable, Sendable {
      case ofLastMessage
      /// That of the list's oldest chat.
      case ofOldestChat
      case none
    }

    /// By what an entry is recognised as a chat.
    package enum Identity: Hashable, Sendable {
      case link
      /// The link letter by letter, so that two forms of it differ.
      case exactLink
      case name
      /// The link, or else the name.
      case linkOrName
      /// The link, but only chats in the filtered list count.
      case filteredOnly
      case nothing
    }

    /// What becomes of a chat that the text does not match.
    package enum Unmatched: Hashable, Sendable {
      case chatRow, hidden, resultRow
    }

    /// By what an entry is recognised as a chat.
    package var identity = Identity.link
    /// What becomes of a chat that the text does not match.
    package var unmatched = PerSurface(Unmatched.chatRow)
    /// Whether the result row shows as well.
    package var showsResultToo = PerSurface(false)
    /// Whether such chats come before the results.
    package var beforeResults = PerSurface(true)
    /// Whether the links of groups joined by a link count.
    package var joinLinkCounts = true
    /// Whether chats of other profiles count.
    package var acrossProfiles = false
    /// Whether such rows have an "Open".
    package var rowsHaveOpen = PerSurface(false)
    /// Whether such rows have the `#`.
    package var rowsHavePrefix = PerSurface(false)
    /// Whether such rows show the last message and its time, as on the chat list.
    package var rowsShowMessage = true
    /// What stands below the name of such rows.
    package var message = Message.lastMessage
    /// Which time such rows show.
    package var time = Time.ofLastMessage
    /// Whether a line says that the rest are your chats.
    package var showsNote = false
    /// Whether a tap opens the chat at once.
    package var opensDirectly = true
    /// Whether a chat that was only opened counts.
    package var preparedCounts = true

    /// Makes the right rules.
    package init() {}
  }

  /// The long-press menu of a result.
  package struct MenuRules: Hashable, Sendable {
    /// The first major version of iOS that has the menu.
    package var firstIOS = 16
    /// Whether a result has the menu.
    package var exists = PerSurface(true)
    /// Whether chat rows of known chats get the menu, too.
    package var hasSecondItem = false
    /// Whether the preview leaves out what stands at the trailing edge.
    package var previewOmitsTrailing = true
    /// Whether the preview stands upright on the chat list.
    package var previewUpright = PerMode(true)
    /// Whether the preview stands upright on New chat.
    package var newChatPreviewUpright = true
    /// Whether the menu lies over a preview of the row.
    package var showsPreview = true
    /// The side of the preview's avatar in points; 0 is that of the row.
    package var previewAvatarPoints = 0
    /// Whether the item opens the chat.
    package var itemOpens = true
    /// Whether closing the menu opens the chat.
    package var closingOpens = false
    /// Whether the long press opens without a menu.
    package var pressOpens = false
    /// Whether the long press searches.
    package var pressSearches = false

    /// Makes the right rules.
    package init() {}
  }
}
