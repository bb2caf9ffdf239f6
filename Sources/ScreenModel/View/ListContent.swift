/// A row of a list, in the order from the field outwards.
enum ListRow: Hashable {
  case chat(ChatID, isFound: Bool)
  case contact(ChatID)
  case result(EntryID)
  case load
  case heading(String)
  case note(String)
  case empty(String)
  case connect, directory
  case action(Int)
  case archive
}

/// What the directory's reply adds to a list.
struct FoundRows {
  /// Chats that the text alone does not show.
  var chats: [ChatID] = []
  /// Entries that are no chats of the profile.
  var results: [EntryID] = []

  var isEmpty: Bool { chats.isEmpty && results.isEmpty }
}

extension Painter {
  /// The chats that the text, or else the filter, leaves on the chat list.
  func localChats() -> [ChatID] {
    let surface = state.list
    if !surface.narrowed.isEmpty { return surface.narrowed }
    if search(.list).isLoading, !rules.empty.chatsStayWhileLoading { return [] }
    let all = tables.chats(of: state)
    guard isSearching(.list) else {
      return all.filter { passesFilter(tables.facts(of: $0, in: state)) }
    }
    let text = text(.list)
    return all.filter { chat in
      let facts = tables.facts(of: chat, in: state)
      guard isListed(facts) else { return false }
      let matches =
        chat < tables.chats.count
        ? text.matches[chat] : facts.matches(text.needle, rules: rules)
      return matches && (rules.filters.textIgnoresTag || passesFilter(facts))
    }
  }

  /// Tells whether the chat list shows a chat at all.
  private func isListed(_ facts: ChatFacts) -> Bool {
    facts.isListed || !rules.filters.hidesArchived
  }

  /// Tells whether the filter of the chat list lets a chat through.
  private func passesFilter(_ facts: ChatFacts) -> Bool {
    let chat = facts.chat
    guard isListed(facts) else { return false }
    if state.filter != .unread, !rules.filters.tagFilters { return true }
    switch state.filter {
    case .none: return true
    case .unread: return chat.unread > 0
    case .favorites: return chat.isFavorite
    case .contacts: return chat.kind == .contact || chat.kind == .contactRequest
    case .groups:
      return chat.kind == .group
        || (chat.kind == .channel && !rules.filters.groupsExcludeChannels)
    case .channels: return chat.kind == .channel
    case .notes: return chat.kind == .notes
    case .userTag(let number):
      return chat.tag == tables.setting.fixture.profiles[state.profile].userTags[number]
    }
  }

  /// Parts the entries of a search into chats of the profile and results.
  func found(_ surface: SurfaceID, local: [ChatID]) -> FoundRows {
    var rows = FoundRows()
    for entry in search(surface).entries {
      guard let chat = tables.known(entry, in: state) else {
        rows.results.append(entry)
        continue
      }
      let isMatched = local.contains(chat)
      if !isMatched { addUnmatched(chat, entry, surface, to: &rows) }
      if rules.known.showsResultToo[surface] { rows.results.append(entry) }
    }
    return rows
  }

  private func addUnmatched(
    _ chat: ChatID, _ entry: EntryID, _ surface: SurfaceID, to rows: inout FoundRows
  ) {
    if rules.known.identity == .filteredOnly {
      rows.results.append(entry)
      return
    }
    switch rules.known.unmatched[surface] {
    case .chatRow: if !rows.chats.contains(chat) { rows.chats.append(chat) }
    case .hidden: break
    case .resultRow: rows.results.append(entry)
    }
  }

  /// Puts the rows of a list in order, from the field outwards.
  func order(
    _ surface: SurfaceID, local: [ListRow], found: FoundRows
  ) -> [ListRow] {
    let known = found.chats.map { ListRow.chat($0, isFound: true) }
    var results = found.results.map { ListRow.result($0) }
    if rules.rows.hasHeading[surface], !results.isEmpty {
      results.insert(.heading(strings.directoryHeading), at: 0)
    }
    if rules.known.showsNote, results.isEmpty, !search(surface).entries.isEmpty {
      results.append(.note(strings.knownNote))
    }
    let isLast = surface == .list ? rules.loadRow.isFarthest[mode] : rules.loadRow.isLastInCard
    if showsLoadRow(surface), !rules.loadRow.needsResults || !found.results.isEmpty {
      results.insert(.load, at: isLast ? min(results.count, rules.loadRow.resultsBefore) : 0)
    }
    let found = rules.known.beforeResults[surface] ? known + results : results + known
    let chatsFirst = surface == .list ? rules.layout.chatsFirst[mode] : rules.newChat.contactsFirst
    return chatsFirst ? local + found : results + local + known
  }
}
