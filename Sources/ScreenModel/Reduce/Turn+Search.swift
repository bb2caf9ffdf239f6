extension Turn {
  /// Starts a search, asks first, or does nothing.
  ///
  /// A shown link comes first, then blank text, then the switch.
  mutating func trigger(_ surface: SurfaceID, asks: Bool, hidesKeyboard: Bool) {
    guard rules.hasDirectorySearch else { return }
    if state[surface].showsLink { return }
    if text(surface).count > rules.triggers.longestText { return }
    let ignored = text(surface).isBlank && rules.triggers.ignoresBlankText
    if ignored, rules.consent.blankFirst || !mustAsk(asks) { return }
    if hidesKeyboard { state[surface].isFocused = false }
    if mustAsk(asks) {
      if !rules.consent.waitsForAnswer { startSearch(surface) }
      state.over = .consent(surface, .first, state[surface].text, state.profile)
      return
    }
    startSearch(surface)
  }

  /// Tells whether the question comes first.
  func mustAsk(_ asks: Bool) -> Bool {
    guard asks else { return false }
    if state.isSearchEnabled { return rules.consent.asksWhileOn }
    return rules.consent.switchOffAsksAgain || !state.wasEverEnabled
  }

  /// Starts over with the first page for the text in the field.
  mutating func startSearch(_ surface: SurfaceID) {
    let trimmed = trimmedID(surface)
    let old = search(surface)
    if rules.triggers.ignoresRepeats, old.isLoading, old.text == trimmed { return }
    change(surface) {
      $0.reset()
      $0.text = trimmed
    }
    send(surface, .first, cursor: -1)
  }

  private mutating func send(_ surface: SurfaceID, _ kind: SearchKind, cursor: CursorID) {
    change(surface) {
      $0.isLoading = true
      $0.hasFailed = false
    }
    let search = search(surface)
    let carried = rules.text.trimming == .nothing || rules.text.sent == .asTyped
    let text = carried && kind == .first ? state[surface].text : search.text
    let ticket = Ticket(
      token: nextToken(), surface: surface, kind: kind, generation: search.generation,
      text: text, cursor: cursor)
    effects.append(.search(ticket, timeout: rules.timing.searchTimeout))
    let shows = rules.progress.searchShows[surface]
    if shows, kind == .first || rules.progress.pagingShows {
      startProgress(.search(surface))
    }
  }

  mutating func tapLoadRow(_ surface: SurfaceID) {
    guard rules.loadRow.acts else { return }
    let search = search(surface)
    if search.isLoading, rules.paging.blocksWhileLoading { return }
    if mustAsk(rules.consent.pagingAsks) {
      state.over = .consent(surface, .more, state[surface].text, state.profile)
      return
    }
    loadMore(surface)
  }

  /// Asks for the next page, or for the one that failed.
  mutating func loadMore(_ surface: SurfaceID) {
    let search = search(surface)
    if search.hasFailed {
      switch rules.paging.retry {
      case .samePage where search.hasMore: break
      case .samePage, .startsOver: return startSearch(surface)
      case .nextPage: break
      case .nothing: return
      }
    }
    guard search.hasMore else { return }
    switch rules.paging.cursor {
    case .last: send(surface, .more, cursor: search.cursor)
    case .first: send(surface, .more, cursor: search.firstCursor)
    case .none: send(surface, .more, cursor: -1)
    }
  }

  /// Tells whether a reply is still wanted.
  private func isWanted(_ ticket: Ticket) -> Bool {
    switch rules.search.accepts {
    case .generation: ticket.generation == search(ticket.surface).generation
    case .text: ticket.text == trimmedID(ticket.surface)
    case .none: true
    }
  }

  mutating func takeReply(_ ticket: Ticket, _ page: PageID) {
    guard isWanted(ticket) else { return dropStale() }
    finish(ticket)
    let facts = tables.pages[page]
    let before = search(ticket.surface).entries.count
    change(ticket.surface) { $0.isSearched = true }
    add(facts, from: ticket)
    guard search(ticket.surface).hasMore else { return }
    let grew = search(ticket.surface).entries.count > before
    switch rules.paging.automatic {
    case .never: break
    case .whenNothingIsNew: if !grew || !showsNews(facts) { loadMore(ticket.surface) }
    case .always: loadMore(ticket.surface)
    }
  }

  /// Tells whether a page has an entry that is no chat of the profile.
  private func showsNews(_ page: PageFacts) -> Bool {
    page.entries.contains { tables.known($0, in: state) == nil }
  }

  mutating func takeFailure(_ ticket: Ticket, _ failure: Failure) {
    guard isWanted(ticket) else { return dropStale() }
    if failure == .timeout, !rules.search.givesUp { return }
    finish(ticket)
    if failure == .errorReply, !rules.search.errorsFail {
      change(ticket.surface) { $0.isSearched = true }
      return add(PageFacts(entries: [], cursor: -1, left: -1), from: ticket)
    }
    let isSecond = search(ticket.surface).hasFailed
    let (search, paging) = (rules.search, rules.paging)
    change(ticket.surface) {
      $0.hasFailed = search.failureShowsRetry
      $0.everFailed = true
      if search.failureCountsAsSearched { $0.isSearched = true }
      if !paging.failureKeepsRows { $0.entries = [] }
      if !paging.failureKeepsCursor { $0.cursor = -1 }
    }
    if search.failureAlerts { state.over = .searchFailed }
    if search.retriesByItself, !isSecond, ticket.kind == .first, !ticket.isRetry {
      retryOnce(ticket)
    }
  }

  /// Sends the failed request a second time.
  private mutating func retryOnce(_ ticket: Ticket) {
    var again = ticket
    again.token = nextToken()
    again.isRetry = true
    change(ticket.surface) { $0.isLoading = true }
    effects.append(.search(again, timeout: rules.timing.searchTimeout))
  }

  private mutating func finish(_ ticket: Ticket) {
    change(ticket.surface) {
      $0.isLoading = false
      $0.hasFailed = false
    }
    guard rules.search.endStopsSpinner else { return }
    if !rules.progress.earlyEndStops, state.progress?.isShown == false { return }
    stopProgress(.search(ticket.surface))
  }

  private mutating func dropStale() {
    switch state.progress?.owner {
    case .search where rules.progress.staleReplyStops: state.progress = nil
    case .connect where rules.progress.searchStopsConnect: state.progress = nil
    default: break
    }
  }
}
