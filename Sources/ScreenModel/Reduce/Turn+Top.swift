extension Turn {
  /// Takes an answer to what lies on top.
  ///
  /// An alert's answer is 0 for its refusal, 1 for its main action, 2 for a third one.
  mutating func takeFromTop(_ event: Event) {
    let over = state.over
    switch (over, event) {
    case (.nothing, .dismissed): closeScreen()
    case (.menu(let entry, let surface), .menuItemTapped):
      state.over = .nothing
      if rules.menu.itemOpens { tapResult(entry, surface) }
    case (.menu(let entry, let surface), .dismissed):
      state.over = .nothing
      if rules.menu.closingOpens { tapResult(entry, surface) }
    case (_, .alertAnswered(let answer)):
      state.over = .nothing
      self.answer(over, answer)
    default: break
    }
  }

  private mutating func answer(_ over: Over, _ answer: Int) {
    switch over {
    case .consent(let surface, let kind, let text, let profile):
      if answer == 0 {
        refuseConsent(surface)
      } else {
        let isSame = state[surface].text == text && state.profile == profile
        enable(surface, kind, searches: isSame, stores: answer == 1 || answer == 2)
      }
    case .offer(let target, let surface):
      if answer == 1 { openTarget(target, surface, count: -1) }
    case .offerKnown(let chat, let surface):
      if answer == 1 { open(chat, from: surface, closes: true) }
    case .question(let entry, let surface):
      if answer == 1 { connect(entry, surface) }
    case .reconnect:
      guard answer == 1 else { return }
      for _ in 0..<rules.filters.reconnects { effects.append(.reconnect) }
    case .relay:
      if let surface = state.visibleSurface {
        put(0, into: surface)
        state[surface].isFocused = false
      }
    case .nothing, .joining, .connectError, .nameError, .searchFailed, .menu: break
    }
  }

  private mutating func refuseConsent(_ surface: SurfaceID) {
    let consent = rules.consent
    if consent.cancelStores { state.isSearchEnabled = true }
    if consent.cancelCountsAsSearched {
      let trimmed = trimmedID(surface)
      change(surface) {
        $0.isSearched = true
        $0.text = trimmed
      }
    }
    if consent.cancelStartsSpinner { startProgress(.search(surface)) }
    if consent.cancelClearsText { put(0, into: surface) }
    if consent.cancelSearches { startSearch(surface) }
  }

  private mutating func enable(
    _ surface: SurfaceID, _ kind: SearchKind, searches: Bool, stores: Bool
  ) {
    if stores, rules.consent.enableStores {
      state.isSearchEnabled = true
      state.wasEverEnabled = true
    }
    guard searches, rules.consent.enableSearches, !text(surface).isBlank else { return }
    switch kind {
    case .first: startSearch(surface)
    case .more: loadMore(surface)
    }
  }

  mutating func holdResult(_ entry: EntryID, _ surface: SurfaceID) {
    if rules.menu.pressSearches { startSearch(surface) }
    if rules.menu.pressOpens {
      tapResult(entry, surface)
    } else {
      state.over = .menu(entry, surface)
    }
  }
}
