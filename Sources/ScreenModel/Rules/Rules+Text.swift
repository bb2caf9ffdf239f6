extension Rules {
  /// What is made of the text in the field.
  package struct TextRules: Hashable, Sendable {
    /// What is cut off at the ends of a text.
    package enum Trimming: Hashable, Sendable {
      case blanksAndTabs, blanksOnly, leadingOnly, trailingOnly, lineBreaksOnly, nothing
    }

    /// Which form of the text a request carries.
    package enum Sent: Hashable, Sendable {
      case trimmed, asTyped, lowercased
      /// The text without its last character.
      case oneBehind
      /// With `.testing` as for a name.
      case completed
    }

    /// What is cut off at the ends of a text.
    package var trimming = Trimming.blanksAndTabs
    /// Which form of the text a request carries.
    package var sent = Sent.trimmed
    /// Whether the local filter ignores case.
    package var filterIgnoresCase = true
    /// Whether the local filter looks only at the beginnings of names.
    package var filterByPrefix = false

    /// Makes the right rules.
    package init() {}
  }

  /// The "Connect to …" row and the names it completes.
  package struct Names: Hashable, Sendable {
    /// The fewest characters of a word without a dot.
    package var minimumLength = 5
    /// Whether the prefix counts as a character.
    package var lengthCountsPrefix = false
    /// Whether a name with a dot needs the fewest characters too.
    package var dottedNeedsLength = false
    /// Whether a name with a dot is completed once more.
    package var completesDotted = false
    /// Whether a bare word is completed.
    package var completesBareWord = true
    /// Whether the label is in lower case.
    package var lowercases = false
    /// Whether only letters, digits and single hyphens may stand in a name.
    package var isStrict = true
    /// Whether the row shows on a surface.
    package var showsRow = PerSurface(true)
    /// Whether the row stays while results load or show.
    package var staysWithResults = PerSurface(true)
    /// Whether the "@" of a name decides the row's icon.
    package var iconByPrefix = true
    /// Whether typing a known name narrows the list to its chat.
    package var narrows = true
    /// Whether it narrows New chat, too.
    package var narrowsNewChat = false
    /// Whether the row goes when one of two possible targets is known.
    package var oneKnownHidesRow = false
    /// Whether the row goes when every possible target is known.
    package var allKnownHideRow = true
    /// Whether the local look-up asks the name server instead.
    package var lookupIsOnline = false
    /// How many questions a tap on the row asks.
    package var questions = 1
    /// Whether a tap on the row sends a search as well.
    package var tapSearches = false
    /// Whether a tap on the row opens the chat without the alert.
    package var opensDirectly = false
    /// Whether the text goes when the connection is made.
    package var clearsText = true
    /// Whether a tap on the row hides the keyboard.
    package var hidesKeyboard = true

    /// Makes the right rules.
    package init() {}
  }

  /// What happens to a pasted link.
  package struct Links: Hashable, Sendable {
    /// Which text is taken as a link.
    package enum Detection: Hashable, Sendable {
      case exactlyOne, atLeastOne, wholeTextOnly, never
    }

    /// Which text is taken as a link.
    package var detection = Detection.exactlyOne
    /// Whether a link is recognised on a surface.
    package var recognises = PerSurface(true)
    /// Whether the link starts to connect.
    package var connects = true
    /// Whether the field shows what the link is in place of the link.
    package var replacesText = true
    /// Whether the field takes no more text.
    package var disablesField = true
    /// Whether the keyboard goes.
    package var hidesKeyboard = true
    /// Whether the list shows all chats while a link is shown.
    package var showsAllChats = true
    /// Whether the one-hand slot keeps the tags.
    package var keepsTags = true
    /// Whether the directory is asked for the link's text.
    package var isSearched = PerSurface(false)
    /// Whether the chat opens without the alert.
    package var opensDirectly = false
    /// Whether a link of a known chat narrows the list to it.
    package var knownNarrows = true
    /// Whether it narrows New chat, too, in place of the alert.
    package var knownNarrowsNewChat = false
    /// Whether a relay's address is refused.
    package var refusesRelays = true

    /// Makes the right rules.
    package init() {}
  }
}
