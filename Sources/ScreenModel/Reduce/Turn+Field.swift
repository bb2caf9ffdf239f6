extension Turn {
  /// Takes a new text into a field.
  mutating func edit(_ surface: SurfaceID, _ text: TextID) {
    guard state[surface].text != text else { return }
    let search = state[owner(surface)].search
    let progress = state.progress
    put(text, into: surface)
    if text == 0, !rules.reset.deletingEndsSearch {
      change(surface) { $0 = search }
      state.progress = progress
    }
    let facts = tables.texts[text]
    guard surface != .archived else { return }
    if facts.link != nil, rules.links.recognises[surface] {
      showLink(surface)
    } else if facts.candidate != nil, surface == .list || rules.names.narrowsNewChat {
      let timer = AppTimer.nameLookup(surface, change: state[surface].change)
      effects.append(.startTimer(timer, after: rules.timing.nameDelay))
    }
    if rules.triggers.searchesWhileTyping, !facts.isBlank, !state[surface].showsLink {
      startSearch(surface)
    }
  }

  /// Puts a text into a field and drops what belonged to the old one.
  mutating func put(_ text: TextID, into surface: SurfaceID) {
    endLinkConnection(surface)
    let isSame = tables.trimmedIDs[text] == trimmedID(surface)
    let isExtended = extends(surface, to: text)
    let old = search(surface)
    state[surface].text = text
    state[surface].isFocused = true
    state[surface].showsLink = false
    state[surface].narrowed = []
    state[surface].isNameKnown = false
    state[surface].change += 1
    let reset = rules.reset
    if isSame, text != 0, !reset.editByBlanksCounts { return }
    if text == 0 {
      drop(
        surface, rows: reset.clearDropsRows, wait: reset.clearStopsWait,
        stale: reset.clearStopsWait)
    } else {
      drop(
        surface, rows: reset.editDropsRows[surface] && (reset.extendingDropsRows || !isExtended),
        wait: reset.editStopsWait, stale: reset.editMakesStale)
      if !reset.editDropsLoadRow[surface] { keepLoadRow(of: old, on: surface) }
      if !reset.extendingShowsRow, isExtended { keepRowHidden(after: old, on: surface) }
    }
  }

  /// Tells whether a text is that in the field with further letters behind it.
  private func extends(_ surface: SurfaceID, to text: TextID) -> Bool {
    let old = tables.texts[state[surface].text].raw
    return !old.isEmpty && tables.texts[text].raw.hasPrefix(old)
  }

  /// Leaves the load row of results that are gone.
  mutating func keepLoadRow(of old: SearchState, on surface: SurfaceID) {
    change(surface) {
      $0.cursor = old.cursor
      $0.left = old.left
      $0.hasFailed = old.hasFailed
    }
  }

  /// Leaves the directory row hidden as it was for the old text.
  private mutating func keepRowHidden(after old: SearchState, on surface: SurfaceID) {
    let trimmed = trimmedID(surface)
    change(surface) {
      $0.isSearched = old.showsResults
      $0.text = trimmed
    }
  }

  /// Ends the connection that a shown link began.
  private mutating func endLinkConnection(_ surface: SurfaceID) {
    guard state[surface].showsLink, let connection = state.connection,
      connection.surface == surface
    else { return }
    endConnection()
  }

  mutating func clear(_ surface: SurfaceID) {
    let wasFocused = state[surface].isFocused
    if rules.filters.clearEmptiesText { put(0, into: surface) }
    state[surface].isFocused = wasFocused
    endConnection()
  }

  mutating func cancelEditing(_ surface: SurfaceID) {
    if rules.filters.cancelEmptiesText { put(0, into: surface) }
    state[surface].isFocused = !rules.filters.cancelHidesKeyboard
    endConnection()
  }

  mutating func tapKey(_ surface: SurfaceID) {
    switch surface {
    case .archived:
      state.archived.isFocused = false
      if rules.archived.keySearches, !text(.archived).isBlank { startSearch(.archived) }
    case .list, .newChat:
      guard rules.hasDirectorySearch, rules.triggers.keyLabel[surface] == .search else {
        state[surface].isFocused = false
        return
      }
      guard rules.triggers.keyActs[surface] else { return }
      if rules.triggers.keyResolvesName { askName(surface) }
      trigger(surface, asks: rules.consent.keyAsks[surface], hidesKeyboard: true)
    }
  }

  mutating func tapDirectoryRow(_ surface: SurfaceID) {
    guard rules.triggers.rowActs[surface] else { return }
    if rules.triggers.rowResolvesName { askName(surface) }
    trigger(
      surface, asks: rules.consent.rowAsks[surface],
      hidesKeyboard: rules.triggers.rowHidesKeyboard)
  }

  /// Asks the name server although nobody wants to connect.
  private mutating func askName(_ surface: SurfaceID) {
    guard text(surface).candidate != nil else { return }
    effects.append(.resolveName(token: nextToken(), state[surface].text))
  }

  /// Narrows the list to the chats that a name stands for, without asking anybody.
  mutating func lookUpName(_ surface: SurfaceID, change: Int) {
    guard state[surface].change == change, let name = text(surface).candidate else { return }
    if rules.names.lookupIsOnline {
      effects.append(.resolveName(token: nextToken(), state[surface].text))
    }
    let lower = name.lowercased()
    let isPrefixed = lower.hasPrefix("@") || lower.hasPrefix("#")
    let names = isPrefixed ? [lower] : ["@" + lower, "#" + lower]
    let found = names.map { name in
      tables.chats(of: state).first {
        tables.facts(of: $0, in: state).chat.simplexName?.lowercased() == name
      }
    }
    let chats = found.compactMap { $0 }
    if rules.names.narrows { state[surface].narrowed = chats }
    let allKnown = chats.count == names.count && rules.names.allKnownHideRow
    state[surface].isNameKnown = allKnown || (!chats.isEmpty && rules.names.oneKnownHidesRow)
  }
}
