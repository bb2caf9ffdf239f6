import FakeDirectory

/// A request as the directory's log and the tester's gestures tell it.
struct RequestFacts {
  let number: Int
  let time: Instant
  let cursor: JSONValue?
  /// The frame in which it arrived.
  let frame: Int
  /// What it was answered with, delivered or not.
  var reply: SearchReply?
  /// Whether nothing more comes of it.
  var isOver = false
  /// Whether its page reached a phone that waited for it.
  var isDelivered = false
  /// Whether the text, the profile or the screen changed, or a connection began: nobody wants it.
  var isStale = false
  /// Whether something was done since that may have ended the wait for it.
  var isTouched = false

  /// The page that it was answered with.
  var page: SearchPage? { reply?.page }

  /// Tells whether the phone waits for it for certain.
  func isAwaited(at time: Instant) -> Bool {
    !isOver && !isStale && !isTouched && time - self.time < 9_000
  }
}

/// What is known of one of the two searches: that of the chat list, or that of New chat.
struct SurfaceFacts {
  /// How many result rows a name may have.
  struct Allowance {
    /// The links that the directory sent with the name.
    private(set) var links: [KnownLink]
    /// The one form of each of them, once there are several.
    private var forms: Set<String> = []
    /// How many of them identify no chat of the profile.
    var open: Int
    /// How many rows show the name in the frame that `stamp` counts.
    var shown = 0
    var stamp = 0

    init(_ link: KnownLink, open: Int) {
      links = [link]
      self.open = open
    }

    /// Takes in one more link, if it leads elsewhere than those that are there.
    mutating func accept(_ link: KnownLink, open: Int) {
      if links.count == 1 {
        if links[0].isSame(link) { return }
        forms = [links[0].form]
      }
      guard forms.insert(link.form).inserted else { return }
      links.append(link)
      self.open += open
    }
  }

  /// The field's text.
  var value = ""
  /// The field's text without blanks around it; the text of a search.
  var text: Substring = ""
  /// Whether the field shows what kind of link was pasted.
  var showsLink = false
  /// The last request; `nil` when there was none for the text.
  var request: RequestFacts?
  /// Whether nothing was searched for since the text was typed, as far as one can tell.
  var isFresh = true
  /// Whether it is left open which rows there may be, until the next search.
  var isUnclear = false
  /// The entries that may be shown, by title.
  var entries: [String: Allowance] = [:]

  /// Forgets the search for a text that is there no more.
  mutating func reset() {
    request?.isStale = true
    entries = [:]
    isFresh = true
    isUnclear = false
  }

  /// Takes in the entries of a page.
  mutating func accept(_ page: SearchPage, _ isLocal: (KnownLink) -> Bool) {
    for entry in page.entries {
      let link = KnownLink(entry.link ?? "")
      let open = isLocal(link) ? 0 : 1
      let title = "#" + entry.displayName
      guard let place = entries.index(forKey: title) else {
        entries[title] = Allowance(link, open: open)
        continue
      }
      entries.values[place].accept(link, open: open)
    }
  }

  /// Counts anew what may be shown, after the chats on the phone changed.
  mutating func recount(_ isLocal: (KnownLink) -> Bool) {
    entries = entries.mapValues { allowance in
      var allowance = allowance
      allowance.open = allowance.links.count { !isLocal($0) }
      return allowance
    }
  }
}

extension StringProtocol {
  /// The text without blanks and tabs at its ends.
  var withoutBlanks: SubSequence {
    let isBlank: (Unicode.Scalar) -> Bool = { scalar in
      scalar == " " || scalar == "\t"
        || !scalar.isASCII && scalar.properties.generalCategory == .spaceSeparator
    }
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !isBlank($0) }),
      let last = scalars.lastIndex(where: { !isBlank($0) })
    else { return self[endIndex..<endIndex] }
    return self[first..<scalars.index(after: last)]
  }
}
