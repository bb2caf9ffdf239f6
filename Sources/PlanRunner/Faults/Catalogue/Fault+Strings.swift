import ScreenModel

extension Fault {
  /// Texts that the plan quotes, with other words in their place.
  static let strings: [Fault] = [
    wrong("the row that searches", \.searchInDirectory, "Search directory", "C2 C3 C5 W1"),
    wrong("the row that connects", \.connectTo, "Connect with ", "C3 C11 W2 W4"),
    wrong("a completed name's end", \.nameSuffix, ".simplex", "C3 C11"),
    wrong("the refusal", \.cancel, "Not now", "C5 C6"),
    wrong("the key", \.searchKey, "search", "C8"),
    wrong("the key that ends editing", \.returnKey, "Done", "W11"),
    wrong("a connection's spinner", \.loadingProfile, "Loading…", "D5"),
    wrong("the question's title", \.consentTitle, "Enable directory search?", "C5"),
    wrong(
      "the question's message", \.consentMessage,
      "Search text is sent to SimpleX Directory, each search separately and without your profile.",
      "C5"),
    wrong("the consent", \.enable, "OK", "C5 C7"),
    wrong("the sign before a result's name", \.namePrefix, "@", "D2"),
    wrong("a result's trailing edge", \.open, "Join", "D2 D3 D15 W5"),
    wrong("the load row", \.loadMore, "Show more", "D6"),
    wrong("the sign before the number left", \.leftSeparator, " - ", "D6"),
    wrong("the word behind the number left", \.left, " more", "D6"),
    wrong("the retry row", \.retry, "Search failed", "D7 D8"),
    wrong("a group's count", \.members, " people", "D2"),
    wrong("a channel's count", \.subscribers, " members", "D2"),
    wrong("the caption of a group that is being joined", \.alreadyJoining, "Joining", "D16"),
    wrong("an empty list", \.noChatsFound, "No results", "D9 D14"),
    wrong("an empty New chat", \.noFilteredContacts, "No contacts found", "W6"),
    wrong("a channel's banner", \.tapJoinChannel, "Tap Join", "D5"),
    wrong("a group's banner", \.tapJoinGroup, "Tap Join", "D5"),
    wrong("a channel's bar", \.joinChannel, "Join", "D5"),
    wrong("a group's bar", \.joinGroup, "Join", "D5 W7"),
    wrong("the heading of the contacts", \.yourContacts, "Contacts", "W3"),
    wrong("the switch", \.directorySearch, "Online search", "C5 C7"),
    wrong(
      "the switch's section", \.chatsSection, "Messages",
      row: "Open Settings → Privacy | \"Chats\" header"),
    wrong("the way to the privacy settings", \.privacy, "Security", "C7"),
    wrong("the way to the settings", \.settings, "Options", "C7"),
    wrong("the pencil", \.newChat, "Write", "W1 G3 W3"),
    wrong("the way to the archived contacts", \.archivedContacts, "Archive", "W11"),
    wrong("the offer to open a new channel", \.openNewChannel, "Open channel?", "G5 C4"),
    wrong("the offer to open a new contact", \.openNewChat, "Open chat?", "G5"),
    wrong(
      "the title of the alert while joining", \.joiningTitle, "Group",
      row:
        "A full-link entry you are already joining, tap a group's result | Alert \"Already joining the group!\""
    ),
    wrong(
      "the message of the alert while joining", \.joiningMessage, "Wait.",
      row:
        "A full-link entry you are already joining, tap a result | Message \"You are already joining the group via this link.\""
    ),
    wrong("the alert after a pull", \.reconnectTitle, "Reload?", "G4"),
    wrong("the message of the alert after a pull", \.reconnectMessage, "Reload.", "G4"),
    wrong("the load row's icon", \.loadIcon, "plus", "D6"),
    wrong("the retry row's icon", \.retryIcon, "exclamationmark.triangle", "D7"),
    wrong("a favourite's mark", \.star, "heart.fill", "W12"),
    wrong("an incognito chat's mark", \.mask, "eye.slash", "W12"),
  ]

  /// Texts that the plan leaves alone.
  static let otherStrings: [Fault] = [
    wrong("the empty field", \.placeholder, "Search", "G2 G4"),
    wrong("the button that empties the field", \.clear, "Delete", "G1"),
    wrong("the unread button", \.unreadFilter, "New", "G2"),
    wrong(
      "a search's spinner", \.searching, "Searching…",
      row: "Start a search | \"Searching directory…\" after about 1 s"),
    wrong(
      "the row that searches, by its icon", \.directoryIcon, "globe",
      row: "Type `ne` | \"Search in Directory\" row with a \"magnifyingglass\" icon"),
    wrong("a contact name's icon", \.atIcon, "number", "G1"),
    wrong("another name's icon", \.numberIcon, "at", "G5"),
    wrong("a channel's icon", \.channelIcon, "person.2.circle.fill", "G2 G4"),
    wrong("a group's icon", \.groupIcon, "person.crop.circle.fill", "G2 G4"),
    wrong("a contact's icon", \.contactIcon, "person.2.circle.fill", "G2 G4"),
    wrong("the notes' icon", \.notesIcon, "person.crop.circle.fill", "G2 G4"),
    wrong(
      "a picture's label", \.picture, "image",
      row: "Results arrive | \"picture\""),
    wrong(
      "an archived contact's mark", \.archiveBox, "trash",
      row: "In New chat, New chat → Archived contacts | \"archivebox\""),
    wrong("the unread filter without chats", \.noUnreadChats, "Nothing new"),
    wrong("a person's list without chats", \.noChatsInList, "Empty list "),
    wrong(
      "New chat without contacts", \.noContacts, "Nobody",
      row: "Profile with no conversations, tap the pencil | \"No contacts\""),
    wrong(
      "the bar that connects to a contact", \.connect, "Add",
      row:
        "Paste `https://smp1.example.org/a#cLOdoK_pSjgnQ7lKi08kcwLeZ-5HZqBRnJcH7wcfzfM`, tap \"Open new chat\" | The \"Connect\" bar"
    ),
    wrong("the composer", \.message, "Text"),
    wrong("the way back", \.back, "Return"),
    wrong(
      "the offer to open a new group", \.openNewGroup, "Open group?",
      row:
        "Paste `https://smp1.example.org/g#K3I5tdbpS4bwK5ZusXyU1Tmx40g4NcyVNspoi4lldTI` | \"Open new group\""
    ),
    wrong(
      "the offer to open a known channel", \.openChannel, "Show channel",
      row:
        "In New chat, paste `https://smp1.example.org/c#j4q2G83HXiliJW-ZIkczG1XXWD2O1w0BkqU_8J3mc3M` | \"Open channel\""
    ),
    wrong(
      "the offer to open a known group", \.openGroup, "Show group",
      row:
        "In New chat, paste `https://smp1.example.org/g#-z3nVZgA0SXVlzi80hg7QPSUzqnQe8SU_3vocCpaozk` | \"Open group\""
    ),
    wrong(
      "the offer to open a known contact", \.openChat, "Show chat",
      row:
        "In New chat, paste `https://smp1.example.org/a#26-G3YDjvNX-S9sV2qS8R7ZuAL3cLI5fqYihg9HOGJk` | \"Open chat\""
    ),
    wrong(
      "the alert about a relay", \.relayTitle, "Relay",
      row:
        "Paste `https://smp1.example.org/r#aC-64g80KLzsTBF8V76hjUOMR1jZcpCbQdviKITg1rg` | Alert \"Relay address\""
    ),
    wrong(
      "the message about a relay", \.relayMessage, "This is a relay.",
      row:
        "Paste `https://smp1.example.org/r#aC-64g80KLzsTBF8V76hjUOMR1jZcpCbQdviKITg1rg` | Message \"This is a chat relay address, it cannot be used to connect.\""
    ),
    wrong(
      "the alert about a dead link", \.connectErrorTitle, "Error",
      row:
        "Paste `https://smp1.example.org/g#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA` | Alert \"Connection error\""
    ),
    wrong(
      "the message about a dead link", \.connectErrorMessage, "Try again.",
      row:
        "Paste `https://smp1.example.org/g#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA` | Message \"Please check that you used the correct link.\""
    ),
    wrong(
      "the alert about an unknown name", \.nameErrorTitle, "Error",
      row: "Type `nobodyhere`, tap \"Connect to nobodyhere.testing\" | Alert \"Name not found\""),
    wrong(
      "the message about an unknown name", \.nameErrorMessage, "Try again.",
      row:
        "Type `nobodyhere`, tap \"Connect to nobodyhere.testing\" | Message \"No server knows this name.\""
    ),
    wrong("the consent to an alert", \.ok, "Yes", "G4"),
    wrong(
      "a group's link", \.groupLink, "Group link",
      row:
        "Paste `https://smp1.example.org/g#K3I5tdbpS4bwK5ZusXyU1Tmx40g4NcyVNspoi4lldTI` | The field says \"SimpleX group link (via smp1.example.org)\""
    ),
    wrong("a channel's link", \.channelLink, "Channel link", "C4 W3"),
    wrong(
      "a contact's address", \.contactLink, "Contact address",
      row:
        "Paste `https://smp1.example.org/a#skcdlBv4iDZs9DgTdS6i6_7wglR3PPEWGHzdbQRjpQo` | The field says \"SimpleX contact address (via smp1.example.org)\""
    ),
    wrong("an invitation", \.invitationLink, "Invitation"),
    wrong(
      "a relay's address", \.relayLink, "Relay",
      row:
        "Paste `https://smp1.example.org/r#aC-64g80KLzsTBF8V76hjUOMR1jZcpCbQdviKITg1rg` | The field says \"SimpleX relay address (via smp1.example.org)\""
    ),
    wrong("what stands before a link's host", \.via, " (from ", "C4 W3"),
    wrong("the chat list's title", \.yourChats, "Chats", "G2 G4"),
    wrong("the tag that ends a filter", \.all, "Everything", "G2"),
    wrong("the tag of favourites", \.favorites, "Starred", "G2"),
    wrong("the tag of contacts", \.contacts, "People", "G2"),
    wrong("the tag of groups", \.groups, "Circles", "G2"),
    wrong("the tag of channels", \.channels, "Feeds", "G2"),
    wrong("the tag of notes", \.notes, "Memos", "G2"),
    wrong("the tag that makes a new one", \.addList, "New list", "G2"),
    wrong("the first onboarding page", \.talkToSomeone, "Hello"),
    wrong(
      "the first page's first card", \.letSomeoneConnect, "Show a code",
      row: "Profile with no conversations | \"Let someone connect to you\""),
    wrong(
      "the first page's second card", \.connectByLink, "Scan a code",
      row: "Profile with no conversations | \"Connect via link or QR code\""),
    wrong("the second onboarding page", \.connectWithSomeone, "Hello again"),
    wrong(
      "the second page's first card", \.inviteSomeone, "Invite",
      row: "Profile with no conversations | \"Invite someone privately\""),
    wrong(
      "the second page's second card", \.createAddress, "Address",
      row: "Profile with no conversations | \"Create your public address\""),
    wrong("the action that makes an invitation", \.createLink, "New link", "W1"),
    wrong("the action that scans", \.scan, "Scan", "W1 W3"),
    wrong("the action that makes a group", \.createGroup, "New group", "W1 W3"),
    wrong("the action that makes a channel", \.createChannel, "New channel", "W1 W3"),
    wrong("the button that closes New chat", \.close, "Done", "W3"),
    wrong("the profile picker", \.yourProfiles, "Profiles"),
    wrong(
      "a row of the settings", \.appearance, "Look",
      row: "Open Settings | \"Appearance\""),
    wrong(
      "another row of the settings", \.notifications, "Alerts",
      row: "Open Settings | \"Notifications\""),
    wrong(
      "another section of the privacy settings", \.deviceSection, "Phone",
      row: "Open Settings → Privacy | \"Device\" header"),
    wrong(
      "the section's first other switch", \.linkPreviews, "Previews",
      row: "Open Settings → Privacy | \"Send link previews\""),
    wrong(
      "the section's second other switch", \.linkTracking, "Tracking",
      row: "Open Settings → Privacy | \"Remove link tracking\""),
    wrong(
      "another section's switch", \.simplexLock, "Lock",
      row: "Open Settings → Privacy | \"SimpleX Lock\""),
    wrong("a notification", \.newMessage, "Message"),
  ]

  /// Makes a fault that shows other words.
  private static func wrong(
    _ thing: String, _ path: any WritableKeyPath<Strings, String> & Sendable, _ words: String,
    _ cases: String
  ) -> Fault {
    Fault(name(thing, words), cases) { $0.strings[keyPath: path] = words }
  }

  /// Makes a fault that shows other words, with the row that would catch it.
  private static func wrong(
    _ thing: String, _ path: any WritableKeyPath<Strings, String> & Sendable, _ words: String,
    row: String? = nil
  ) -> Fault {
    let look = "Look at \(thing) | \"\(Strings()[keyPath: path])\""
    return Fault(name(thing, words), missing: row ?? look, isPlayable: row != nil) {
      $0.strings[keyPath: path] = words
    }
  }

  private static func name(_ thing: String, _ words: String) -> String {
    "\(thing) says “\(words)”"
  }
}
