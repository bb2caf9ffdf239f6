/// Lets the app take in what happened: the state moves on, and what the app wants done is returned.
///
/// The whole behaviour of the app is in here. It always ends, it never fails, and the same input
/// gives the same output.
package func reduce(_ state: inout State, _ event: Event, _ tables: Tables) -> [Effect] {
  var turn = Turn(state: state, tables: tables)
  turn.take(event)
  state = turn.state
  return turn.effects
}

/// One step of the app: the state that changes and the effects that gather.
struct Turn {
  var state: State
  let tables: Tables
  var effects: [Effect] = []

  init(state: State, tables: Tables) {
    self.state = state
    self.tables = tables
  }

  var rules: Rules { tables.rules }

  mutating func take(_ event: Event) {
    switch event {
    case .fieldTapped(let surface): state[surface].isFocused = true
    case .textChanged(let surface, let text): edit(surface, text)
    case .clearTapped(let surface): clear(surface)
    case .cancelTapped(let surface): cancelEditing(surface)
    case .keyTapped(let surface): tapKey(surface)
    case .directoryRowTapped(let surface): tapDirectoryRow(surface)
    case .connectRowTapped(let surface): tapConnectRow(surface)
    case .resultTapped(let surface, let entry): tapResult(entry, surface)
    case .resultHeld(let surface, let entry): holdResult(entry, surface)
    case .loadRowTapped(let surface): tapLoadRow(surface)
    case .chatTapped(let surface, let chat): tapChat(chat, surface)
    case .filterTapped(let filter): choose(filter)
    case .unreadTapped: choose(state.filter == .unread ? .none : .unread)
    case .pulled: pull()
    case .alertAnswered, .menuItemTapped, .dismissed: takeFromTop(event)
    case .replied(let ticket, let page): takeReply(ticket, page)
    case .searchFailed(let ticket, let failure): takeFailure(ticket, failure)
    case .timerFired(let timer): takeTimer(timer)
    case .nameAnswered(let token, let link): takeName(token, link)
    case .linkAnswered(let token, let target): takeTarget(token, target)
    default: go(event)
    }
  }

  /// The search that a surface shows.
  func search(_ surface: SurfaceID) -> SearchState { state[owner(surface)].search }

  /// Changes the search that a surface shows.
  mutating func change(_ surface: SurfaceID, _ body: (inout SearchState) -> Void) {
    body(&state[owner(surface)].search)
  }

  /// Gives the surface that keeps a surface's search.
  func owner(_ surface: SurfaceID) -> SurfaceID {
    rules.search.isPerSurface ? surface : .list
  }

  func text(_ surface: SurfaceID) -> TextFacts { tables.texts[state[surface].text] }
  func trimmedID(_ surface: SurfaceID) -> TextID { tables.trimmedIDs[state[surface].text] }

  /// Gives a number that no wait, timer or request has had.
  mutating func nextToken() -> Int {
    defer { state.nextToken += 1 }
    return state.nextToken
  }
}
