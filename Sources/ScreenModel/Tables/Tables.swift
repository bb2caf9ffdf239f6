package import FakeDirectory

/// The words behind a state's numbers, each with everything that is worked out from it once.
///
/// Tables only grow, so a number keeps its meaning, and a copy shares what is there.
package struct Tables: Sendable {
  /// What does not change while the phone runs.
  package let setting: Setting
  /// The chats of the fixture, profile after profile.
  package let chats: [ChatFacts]
  /// The chats of each profile, newest first.
  let chatsOfProfile: [[ChatID]]
  /// The tags of each profile as long as no chat is opened from a link.
  let tagsOfProfile: [[ChatTag]]
  private(set) var texts: [TextFacts] = []
  /// The number of each text without the blanks at its ends.
  private(set) var trimmedIDs: [TextID] = []
  private var textIDs: [String: TextID] = [:]
  private(set) var entries: [EntryFacts] = []
  private var entryIDs: [ObjectIdentifier: EntryID] = [:]
  private(set) var pages: [PageFacts] = []
  /// The cursors by number.
  package private(set) var cursors: [JSONValue] = []
  private var cursorIDs: [JSONValue: CursorID] = [:]
  private(set) var targets: [TargetFacts] = []
  /// All that was taken in, in order: two tables with the same list give the same numbers.
  private var taken: [Taken] = []

  /// Makes the tables of a phone at its start.
  package init(setting: Setting) {
    self.setting = setting
    var chats: [ChatFacts] = []
    var chatsOfProfile: [[ChatID]] = []
    for (number, profile) in setting.fixture.profiles.enumerated() {
      let first = chats.count
      chats += profile.chats.map { ChatFacts($0, profile: number, rules: setting.rules) }
      chatsOfProfile.append(Array(first..<chats.count))
    }
    self.chats = chats
    tagsOfProfile = zip(setting.fixture.profiles, chatsOfProfile).map { profile, own in
      ChatTag.tags(
        of: own.map { chats[$0] }, own: profile.userTags, strings: setting.rules.strings)
    }
    self.chatsOfProfile = chatsOfProfile
    _ = text("")
  }

  var rules: Rules { setting.rules }
  var strings: Strings { setting.rules.strings }
  /// The phone.
  package var configuration: Configuration { setting.configuration }

  /// Gives the number of a text, taking it in if it is new.
  package mutating func text(_ text: String) -> TextID {
    if let id = textIDs[text] { return id }
    let id = texts.count
    textIDs[text] = id
    taken.append(.text(text))
    let facts = setting.facts.text(text) { TextFacts(text, tables: self) }
    texts.append(facts)
    trimmedIDs.append(id)
    if facts.trimmed != text { trimmedIDs[id] = self.text(facts.trimmed) }
    return id
  }

  /// Gives the number of a reply's page, taking in its entries and its cursor.
  package mutating func page(_ page: SearchPage) -> PageID {
    let facts = PageFacts(
      entries: page.entries.map { entry($0) }, cursor: page.cursor.map { cursor($0) } ?? -1,
      left: page.left ?? -1)
    if let id = pages.firstIndex(of: facts) { return id }
    pages.append(facts)
    return pages.count - 1
  }

  /// Gives the number of what a link leads to.
  package mutating func target(link: String, data: LinkData?) -> TargetID {
    let facts = TargetFacts(link: link, data: data, rules: setting.rules)
    if let id = targets.firstIndex(where: { $0.link == link && $0.data == data }) { return id }
    targets.append(facts)
    taken.append(.text(link))
    return targets.count - 1
  }

  private mutating func entry(_ entry: WireEntry) -> EntryID {
    let facts = setting.facts.entry(EntryKey(entry: entry)) { EntryFacts(entry, tables: self) }
    if let id = entryIDs[ObjectIdentifier(facts)] { return id }
    entryIDs[ObjectIdentifier(facts)] = entries.count
    taken.append(.text(entry.link ?? entry.displayName))
    entries.append(facts)
    return entries.count - 1
  }

  private mutating func cursor(_ cursor: JSONValue) -> CursorID {
    if let id = cursorIDs[cursor] { return id }
    cursorIDs[cursor] = cursors.count
    taken.append(.cursor(cursor))
    cursors.append(cursor)
    return cursors.count - 1
  }

  /// Gives the request that a ticket stands for.
  package func request(for ticket: Ticket) -> SearchRequest {
    SearchRequest(
      text: texts[ticket.text].sent, cursor: ticket.cursor < 0 ? nil : cursors[ticket.cursor])
  }

  /// Gives the link that a source holds; empty where it holds none.
  package func link(of source: LinkSource) -> String {
    switch source {
    case .entry(let id): entries[id].link
    case .text(let id): texts[id].link ?? texts[id].raw
    }
  }

  /// Tells whether a number means the same in other tables.
  package func agree(with other: Tables) -> Bool {
    taken == other.taken && entries.count == other.entries.count && pages == other.pages
  }

  /// Gives the name that the name server is asked for.
  package func name(of text: TextID) -> String { texts[text].candidate ?? texts[text].trimmed }
}

/// Something that tables took in.
private enum Taken: Hashable {
  case text(String)
  case cursor(JSONValue)
}

/// One page of results in numbers.
struct PageFacts: Hashable, Sendable {
  var entries: [EntryID]
  var cursor: CursorID
  var left: Int
}

/// An entry as a key: hashed by little, compared by all.
struct EntryKey: Hashable, Sendable {
  let entry: WireEntry

  func hash(into hasher: inout Hasher) {
    hasher.combine(entry.displayName)
    hasher.combine(entry.shortLink)
  }
}
