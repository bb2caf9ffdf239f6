extension Turn {
  /// Takes a step from screen to screen.
  mutating func go(_ event: Event) {
    switch event {
    case .pencilTapped: openNewChat()
    case .archiveRowTapped:
      state.newChat.isFocused = false
      state.archived = Surface()
      state.isArchivedOpen = true
    case .backTapped: goBack()
    case .flowTapped(let number):
      closeNewChat()
      state.place = .flow(number)
    case .joinTapped: join()
    case .profileButtonTapped: leaveList(for: .profiles)
    case .profileTapped(let profile):
      state.place = .chatList
      switchProfile(profile)
    case .settingsTapped: state.place = .settings
    case .privacyTapped: state.place = .privacy
    case .switchTapped: if rules.settings.switchWorks { state.isSearchEnabled.toggle() }
    case .notified(let profile): state.notification = profile
    case .notificationTapped: followNotification()
    case .addListTapped: leaveList(for: .flow(Flow.addList))
    default: break
    }
  }

  private mutating func leaveList(for place: Place) {
    state.list.isFocused = false
    state.place = place
  }

  private mutating func openNewChat() {
    if rules.reset.pencilStopsSearch { cancelWait(.list) }
    endConnection()
    state.list.isFocused = false
    state.isNewChatOpen = true
    state.isArchivedOpen = false
  }

  /// Closes New chat with all that lies on it.
  mutating func closeNewChat() {
    guard state.isNewChatOpen else { return }
    if rules.reset.closeStopsSearch { cancelWait(.newChat) }
    if let connection = state.connection, connection.surface != .list { endConnection() }
    state.isNewChatOpen = false
    state.isArchivedOpen = false
    if rules.newChat.startsEmpty {
      let generation = state.newChat.search.generation
      let kept = rules.reset.closeStopsSearch ? SearchState() : state.newChat.search
      state.newChat = Surface()
      state.newChat.search = kept
      state.newChat.search.generation = generation
    }
    if !rules.search.isPerSurface || !rules.reset.closeKeepsList {
      drop(.list, rows: true, wait: true, stale: true)
    }
  }

  mutating func closeScreen() {
    if state.isNewChatOpen {
      closeNewChat()
    } else {
      goBack()
    }
  }

  private mutating func goBack() {
    if state.isArchivedOpen {
      state.isArchivedOpen = false
    } else if state.isNewChatOpen {
      closeNewChat()
    } else {
      state.place = state.place == .privacy ? .settings : .chatList
    }
  }

  private mutating func join() {
    guard case .chat(let chat) = state.place, chat >= tables.chats.count else { return }
    state.opened[chat - tables.chats.count].isJoined = true
  }

  private mutating func followNotification() {
    guard let profile = state.notification else { return }
    state.notification = nil
    if case .consent = state.over, !rules.consent.closesOnProfileSwitch {
      // The question stays; its answer looks at the profile again.
    } else {
      state.over = .nothing
    }
    if !state.isNewChatOpen { state.place = .chatList }
    switchProfile(profile)
  }

  /// Puts another profile into use; results belong to the old one.
  mutating func switchProfile(_ profile: ProfileID) {
    guard profile != state.profile else { return }
    state.profile = profile
    state.filter = .none
    endConnection()
    if !rules.consent.switchIsDeviceWide { state.isSearchEnabled = false }
    for surface in [SurfaceID.list, .newChat] {
      state[surface].narrowed = []
      state[surface].isNameKnown = false
      if !rules.reset.profileKeepsText { put(0, into: surface) }
      let drops = rules.reset.profileDropsRows[surface]
      let old = search(surface)
      drop(surface, rows: drops, wait: drops, stale: drops && rules.reset.profileMakesStale)
      if !rules.reset.profileDropsLoadRow[surface] { keepLoadRow(of: old, on: surface) }
      state[surface].isFocused = false
    }
  }

  mutating func choose(_ filter: ChatFilter) {
    let isAll = filter == .none && state.filter != .unread
    if isAll {
      if rules.filters.allEndsFilter { state.filter = .none }
      if rules.filters.allClearsText {
        emptyList(text: rules.filters.tagClearsText, rows: rules.filters.tagDropsRows)
      }
      return
    }
    let filters = rules.filters
    if filter == .unread || state.filter == .unread, !filters.unreadFilters { return }
    let isUnread = filter == .unread || (filter == .none && state.filter == .unread)
    state.filter = filter == state.filter ? .none : filter
    if isUnread {
      emptyList(text: filters.unreadClearsText, rows: filters.unreadDropsRows)
    } else {
      emptyList(text: filters.tagClearsText, rows: filters.tagDropsRows)
    }
  }

  /// Empties the field of the chat list, as a change of the filter does.
  private mutating func emptyList(text: Bool, rows: Bool) {
    let wasFocused = state.list.isFocused
    let search = state.list.search
    if text { put(0, into: .list) }
    if rows {
      drop(.list, rows: true, wait: true, stale: true)
    } else {
      state.list.search = search
    }
    state.list.isFocused = wasFocused
  }

  mutating func pull() {
    if !rules.filters.pullKeepsSearch { drop(.list, rows: true, wait: true, stale: true) }
    if rules.filters.pullSearches, !text(.list).isBlank { startSearch(.list) }
    if rules.filters.pullAsks {
      state.over = .reconnect
    } else {
      effects.append(.reconnect)
    }
  }
}

/// The flows that only have a name here.
enum Flow {
  static let createLink = 0
  static let scan = 1
  static let createGroup = 2
  static let createChannel = 3
  static let addList = 4
  static let other = 5
}
