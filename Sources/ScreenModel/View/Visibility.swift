/// What of the search shows on a surface.
extension Painter {
  func search(_ surface: SurfaceID) -> SearchState {
    rules.search.isPerSurface ? state[surface].search : state.list.search
  }

  func text(_ surface: SurfaceID) -> TextFacts { tables.texts[state[surface].text] }

  func trimmedID(_ surface: SurfaceID) -> TextID { tables.trimmedIDs[state[surface].text] }

  /// Whether the field holds a text that is looked for: not blank, no link.
  func isSearching(_ surface: SurfaceID) -> Bool {
    let isLink = state[surface].showsLink && (rules.links.showsAllChats || surface != .list)
    return !isLink && !text(surface).isBlank
  }

  /// Whether "Search in Directory" shows.
  ///
  /// Blank text that is not empty counts as text, so the row shows; touching it does nothing.
  func showsDirectoryRow(_ surface: SurfaceID) -> Bool {
    guard rules.hasDirectorySearch else { return false }
    let triggers = rules.triggers
    if surface == .archived { return rules.archived.showsDirectoryRow && text(surface).count > 0 }
    guard triggers.showsRow[surface] else { return false }
    if state[surface].showsLink { return triggers.rowForLink[surface] }
    let count = text(surface).count
    guard count > 0 else { return triggers.rowForEmptyText }
    return count >= triggers.minimumLength[surface] && !hidesDirectoryRow(surface)
  }

  private func hidesDirectoryRow(_ surface: SurfaceID) -> Bool {
    let search = search(surface)
    let isCurrent = search.text == trimmedID(surface)
    switch rules.triggers.rowHiding[surface] {
    case .untilTextChanges: return isCurrent && search.showsResults
    case .whileLoading: return isCurrent && search.isLoading
    case .whenFinished: return isCurrent && search.isSearched
    case .whileRowsShow: return isCurrent && !search.entries.isEmpty
    case .never: return false
    case .comparingUntrimmed: return search.text == state[surface].text && search.showsResults
    }
  }

  /// Whether "Connect to …" shows.
  func showsConnectRow(_ surface: SurfaceID) -> Bool {
    if surface == .archived {
      return rules.archived.showsConnectRow && text(surface).candidate != nil
    }
    guard text(surface).candidate != nil, !state[surface].showsLink, !state[surface].isNameKnown,
      rules.names.showsRow[surface]
    else { return false }
    if !rules.names.staysWithResults[surface], search(surface).showsResults { return false }
    return rules.layout.showsBothRows[surface] || !showsDirectoryRow(surface)
  }

  /// Whether the field's wheel turns.
  var showsSpinner: Bool {
    state.progress?.isShown ?? false
  }

  var spinnerText: String {
    guard rules.progress.textByOwner, case .connect = state.progress?.owner else {
      return strings.searching
    }
    return strings.loadingProfile
  }

  /// Whether the row that loads more, or tries again, shows.
  func showsLoadRow(_ surface: SurfaceID) -> Bool {
    let search = search(surface)
    guard rules.loadRow.isShown else { return false }
    if search.isLoading { return search.hasMore && rules.loadRow.staysWhileLoading }
    return search.hasFailed || search.hasMore
  }

  /// What the load row says.
  func loadLabel(_ surface: SurfaceID, results: Int) -> String {
    let search = search(surface)
    let wasFailing = search.everFailed && !rules.loadRow.forgetsFailure
    if search.hasFailed || wasFailing, !search.isLoading { return strings.retry }
    let left =
      switch rules.loadRow.left {
      case .fromReply: search.left
      case .fromFirstReply: search.firstLeft
      case .rowsShown: search.left < 0 ? -1 : results
      case .never: -1
      }
    return left < 0
      ? strings.loadMore : strings.loadMore + strings.leftSeparator + "\(left)" + strings.left
  }
}
