extension Turn {
  /// Puts a page's entries to those that are there.
  mutating func add(_ page: PageFacts, from ticket: Ticket) {
    let search = search(ticket.surface)
    let isFirst = ticket.kind == .first
    let old = isFirst || !rules.paging.keepsEarlierPages ? [] : search.entries
    let entries = merged(old, page.entries)
    let endsHere = page.entries.isEmpty && !rules.paging.emptyPageContinues
    let cursor = endsHere ? -1 : page.cursor
    let stays = !rules.paging.endsAtLastPage && cursor < 0
    change(ticket.surface) {
      $0.entries = entries
      if !stays { $0.cursor = cursor }
      $0.left = page.left
      $0.pageCount = isFirst ? 1 : $0.pageCount + 1
      if isFirst {
        $0.firstCursor = page.cursor
        $0.firstLeft = page.left
      }
    }
  }

  /// Gives the old entries and the new ones without those that must not show.
  private func merged(_ old: [EntryID], _ page: [EntryID]) -> [EntryID] {
    let known = rules.search.dropsRepeats ? Set(old.map(link)) : []
    var repeated: Set<String> = []
    var linksInPage: Set<String> = []
    var new: [EntryID] = []
    for entry in page {
      let link = link(of: entry)
      if link.isEmpty { continue }
      if known.contains(link) {
        if rules.search.firstRepeatStays { continue }
        repeated.insert(link)
      }
      let isFirst = linksInPage.insert(link).inserted
      if rules.search.dropsRepeatsInPage, !isFirst { continue }
      new.append(entry)
    }
    let kept = repeated.isEmpty ? old : old.filter { !repeated.contains(link(of: $0)) }
    return rules.paging.appends ? kept + new : new + kept
  }

  private func link(of entry: EntryID) -> String { tables.entries[entry].normalLink }

  /// Empties a search, as far as the rules say so.
  mutating func drop(_ surface: SurfaceID, rows: Bool, wait: Bool, stale: Bool) {
    change(surface) {
      if rows {
        $0.reset(makingStale: stale)
      } else if stale {
        $0.generation += 1
        $0.isLoading = false
      }
    }
    if wait { stopProgress(.search(surface)) }
  }

  /// Stops waiting for a search; the pages that are there stay.
  mutating func cancelWait(_ surface: SurfaceID) {
    stopProgress(.search(surface))
    guard search(surface).isLoading else { return }
    let reset = rules.reset
    change(surface) {
      if reset.cancelKeepsRows {
        $0.isLoading = false
        if reset.cancelMakesStale { $0.generation += 1 }
      } else {
        $0.reset(makingStale: reset.cancelMakesStale)
      }
      if reset.cancelCountsAsSearched { $0.isSearched = true }
    }
  }
}
