import FakeDirectory

extension Turn {
  mutating func tapResult(_ entry: EntryID, _ surface: SurfaceID) {
    if rules.opening.hidesKeyboard { state[surface].isFocused = false }
    if tables.entries[entry].joining[state.profile], rules.opening.joiningAlerts {
      state.over = .joining
      if rules.opening.joiningOpensToo { openJoining(entry, surface) }
      return
    }
    if rules.opening.searchesAgain { startSearch(surface) }
    if rules.opening.way[surface] == .question {
      state.over = .question(entry, surface)
    } else {
      connect(entry, surface)
    }
  }

  /// Opens the chat that is being joined.
  private mutating func openJoining(_ entry: EntryID, _ surface: SurfaceID) {
    guard let chat = tables.chat(byNormalLink: tables.entries[entry].normalLink, in: state) else {
      return
    }
    open(chat, from: surface, closes: rules.opening.closesNewChat)
  }

  /// Asks for the data behind a result's link.
  mutating func connect(_ entry: EntryID, _ surface: SurfaceID) {
    if rules.opening.ignoresSecondTap, state.connection?.purpose == .result(entry) { return }
    guard let token = begin(.result(entry), surface) else { return }
    if rules.opening.asksByLink {
      effects.append(.resolveLink(token: token, .entry(entry)))
    } else {
      effects.append(.resolveName(token: token, state[surface].text))
    }
  }

  mutating func tapConnectRow(_ surface: SurfaceID) {
    guard text(surface).candidate != nil else { return }
    if rules.names.hidesKeyboard { state[surface].isFocused = false }
    if rules.names.tapSearches { startSearch(surface) }
    let name = state[surface].text
    guard let token = begin(.name(name), surface) else { return }
    for _ in 0..<rules.names.questions {
      effects.append(.resolveName(token: token, name))
    }
  }

  /// Shows a link by its kind and starts to connect.
  mutating func showLink(_ surface: SurfaceID) {
    state[surface].showsLink = true
    if rules.links.hidesKeyboard { state[surface].isFocused = false }
    guard let link = text(surface).link else { return }
    if rules.links.isSearched[surface], state.isSearchEnabled { startSearch(surface) }
    if rules.links.refusesRelays, text(surface).linkKind == .relay {
      state.over = .relay
      return
    }
    let normal = tables.normalise(link)
    if rules.links.knownNarrows, let chat = tables.chat(byNormalLink: normal, in: state) {
      if surface == .list || rules.links.knownNarrowsNewChat {
        state[surface].narrowed = [chat]
      } else {
        state.over = .offerKnown(chat, surface)
      }
      return
    }
    guard rules.links.connects, let token = begin(.link(state[surface].text), surface) else {
      return
    }
    effects.append(.resolveLink(token: token, .text(state[surface].text)))
  }

  /// Takes the spinner's place for a connection and gives the connection's number.
  private mutating func begin(_ purpose: Connection.Purpose, _ surface: SurfaceID) -> Int? {
    if rules.reset.connectStopsSearch { cancelWait(surface) }
    let token = nextToken()
    if rules.progress.connectShows { startProgress(.connect(surface)) }
    state.connection = Connection(purpose: purpose, surface: surface, token: token)
    return token
  }

  /// Gives up a connection in the making.
  mutating func endConnection() {
    guard let connection = state.connection else { return }
    state.connection = nil
    stopProgress(.connect(connection.surface))
  }

  mutating func takeName(_ token: Int, _ link: TextID) {
    guard state.connection?.token == token else { return }
    guard link != 0 else {
      endConnection()
      state.over = .nameError
      return
    }
    effects.append(.resolveLink(token: token, .text(link)))
  }

  mutating func takeTarget(_ token: Int, _ target: TargetID) {
    guard let connection = state.connection, connection.token == token else { return }
    endConnection()
    let surface = connection.surface
    clearText(after: connection)
    guard tables.targets[target].data != nil else {
      state.over = .connectError
      return
    }
    if case .result(let entry) = connection.purpose {
      if rules.opening.way[surface] == .usualAlert {
        state.over = .offer(target, surface)
      } else {
        openTarget(target, surface, count: tables.entries[entry].count)
      }
      return
    }
    if let known = tables.chat(byNormalLink: tables.targets[target].normalLink, in: state) {
      state.over = .offerKnown(known, surface)
    } else if opensDirectly(connection.purpose) {
      openTarget(target, surface, count: -1)
    } else {
      state.over = .offer(target, surface)
    }
  }

  private func opensDirectly(_ purpose: Connection.Purpose) -> Bool {
    switch purpose {
    case .result: true
    case .link: rules.links.opensDirectly
    case .name: rules.names.opensDirectly
    }
  }

  /// Empties the field after a link or a name has led somewhere.
  private mutating func clearText(after connection: Connection) {
    switch connection.purpose {
    case .result:
      if !rules.opening.keepsSearch { put(0, into: connection.surface) }
    case .link: put(0, into: connection.surface)
    case .name: if rules.names.clearsText { put(0, into: connection.surface) }
    }
    state[connection.surface].isFocused = false
  }

  /// Opens what a link leads to, not yet joined.
  mutating func openTarget(_ target: TargetID, _ surface: SurfaceID, count: Int) {
    guard rules.opening.opensChat else { return }
    let link = tables.targets[target].normalLink
    if let known = tables.chat(byNormalLink: link, in: state) {
      return open(known, from: surface, closes: rules.opening.closesNewChat)
    }
    state.opened.append(
      OpenedChat(
        target: target, profile: state.profile, entryCount: count,
        isJoined: rules.opening.joinsAtOnce))
    let chat = tables.chats.count + state.opened.count - 1
    open(chat, from: surface, closes: rules.opening.closesNewChat)
  }

  mutating func open(_ chat: ChatID, from surface: SurfaceID, closes: Bool) {
    state[surface].isFocused = false
    if surface != .list, closes { closeNewChat() }
    state.place = .chat(chat)
  }

  mutating func tapChat(_ chat: ChatID, _ surface: SurfaceID) {
    if !rules.known.opensDirectly, isFound(chat, surface) {
      state.over = .offerKnown(chat, surface)
      return
    }
    open(chat, from: surface, closes: rules.newChat.chatCloses)
  }

  /// Tells whether the directory has found a chat.
  private func isFound(_ chat: ChatID, _ surface: SurfaceID) -> Bool {
    search(surface).entries.contains { tables.known($0, in: state) == chat }
  }
}
