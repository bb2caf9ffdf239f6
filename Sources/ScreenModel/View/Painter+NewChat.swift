extension Painter {
  /// Adds the sheet that starts a new chat; it is never flipped.
  ///
  /// The sheet is drawn at its full height in both modes, so that nothing depends on how far it is
  /// pulled up.
  mutating func paintNewChat() {
    let frame = Rect(
      x: 0, y: metrics.top + 10, width: metrics.width, height: metrics.height - metrics.top - 10)
    let root = add(.newChat, .sheet, strings.newChat, at: frame)
    dismissal = .dismissed
    var y = frame.y
    if !state.newChat.isFocused {
      paintSheetBar(strings.newChat, strings.close, y: y, in: root)
      y += PhoneMetrics.bar
    }
    let rows = rowsByField(.newChat)
    let place = rules.layout.newChatRowPlace
    let height = rows.count * metrics.rowHeight
    if place == .aboveField {
      paintRowsByField(rows, .newChat, y: y, in: root)
      y += height
    }
    paintField(.newChat, y: y, in: root)
    y += metrics.fieldHeight
    if place == .belowField {
      paintRowsByField(rows, .newChat, y: y, in: root)
      y += height
    }
    let isFocused = state.newChat.isFocused && rules.layout.keyboardTakesSpace
    let bottom = metrics.height - (isFocused ? metrics.keyboard : 0)
    let area = Rect(x: 0, y: y, width: metrics.width, height: max(0, bottom - y))
    paintNewChatList(place == .inList ? rows : [], area, in: root)
    if state.newChat.isFocused { paintKeyboard(.newChat, in: root) }
  }

  /// Adds the bar of a sheet with its title and a button.
  mutating func paintSheetBar(_ title: String, _ button: String, y: Int, in root: Int) {
    let bar = add(
      .sheetTitleBar, .navigationBar, title,
      at: Rect(x: 0, y: y, width: metrics.width, height: PhoneMetrics.bar), in: root)
    let width = line(button, .body, available: metrics.inner / 2).width
    add(
      .backButton, .button, button,
      at: Rect(x: PhoneMetrics.margin, y: y + 8, width: width, height: 28), in: bar,
      tap: .backTapped)
    addLine(
      .sheetTitle, title, .headline,
      x: centred(title, .headline, behind: 2 * PhoneMetrics.margin + width), y: y + 8,
      available: metrics.inner - width - PhoneMetrics.margin, in: bar)
  }

  private mutating func paintNewChatList(_ rows: [ListRow], _ area: Rect, in root: Int) {
    let isEmptyText = text(.newChat).count == 0
    let contacts = contacts()
    let found = found(.newChat, local: contacts)
    let showsCard = !found.isEmpty || showsLoadRow(.newChat)
    let list = add(.list, .table, at: area, in: root)
    var before = rows
    if isEmptyText || !rules.newChat.actionsHideForText { before += (0..<4).map { .action($0) } }
    if hasArchived, isEmptyText || !rules.newChat.archiveHidesForText { before.append(.archive) }
    let hidesHeading =
      (showsCard && rules.newChat.resultsHideHeading)
      || (search(.newChat).isLoading && rules.newChat.loadingHidesHeading)
    if !contacts.isEmpty, !hidesHeading { before.append(.heading(strings.yourContacts)) }
    let contactRows = contacts.map { contactRow($0) }
    let empties = emptyContactTexts(contacts, found).map { ListRow.empty($0) }
    guard showsCard else {
      let all = before + contactRows + empties
      return paintRows(all, .newChat, area, isFlipped: false, in: list)
    }
    if !rules.newChat.isOneCard {
      before += contactRows
      paintCard(before, [], found, empties, area, in: list)
    } else {
      paintCard(before, contactRows, found, empties, area, in: list)
    }
  }

  private func contactRow(_ chat: ChatID) -> ListRow {
    tables.facts(of: chat, in: state).isContact ? .contact(chat) : .chat(chat, isFound: false)
  }

  /// Adds the rows before the card, then the card with all that was found.
  private mutating func paintCard(
    _ before: [ListRow], _ local: [ListRow], _ found: FoundRows, _ empties: [ListRow],
    _ area: Rect, in list: Int
  ) {
    paintRows(before, .newChat, area, isFlipped: false, in: list)
    let y = bottomOfRows(in: list)
    let rows = order(.newChat, local: local, found: found)
    let height = rows.reduce(0) { $0 + box($1, .newChat).height }
    let card = add(
      .resultsCard, .other, at: Rect(x: 0, y: y, width: metrics.width, height: height), in: list)
    let rest = Rect(x: 0, y: y, width: area.width, height: max(0, area.maxY - y))
    paintRows(rows, .newChat, rest, isFlipped: false, in: card)
    let after = Rect(
      x: 0, y: y + height, width: area.width, height: max(0, area.maxY - y - height))
    paintRows(empties, .newChat, after, isFlipped: false, in: list)
  }

  private func bottomOfRows(in list: Int) -> Int {
    var bottom = elements[list].frame.y
    for element in elements[(list + 1)...] where element.parent == list {
      bottom = max(bottom, element.frame.maxY)
    }
    return bottom
  }

  private var hasArchived: Bool {
    tables.chats(of: state).contains { tables.facts(of: $0, in: state).chat.isArchived }
  }

  /// The contacts on New chat: requests first, then the others, archived ones only for a text.
  func contacts() -> [ChatID] {
    let surface = state.newChat
    if !surface.narrowed.isEmpty { return surface.narrowed }
    let facts = text(.newChat)
    let searches = !surface.showsLink && facts.count > 0
    let filters = rules.newChat.cardHoldsMatches || search(.newChat).entries.isEmpty
    var requests: [ChatID] = []
    var others: [ChatID] = []
    var archived: [ChatID] = []
    for chat in tables.chats(of: state) {
      let own = tables.facts(of: chat, in: state)
      guard own.isContact || (rules.newChat.showsGroups && own.chat.kind != .notes) else {
        continue
      }
      if searches, filters, !matchesContact(chat, own, facts) { continue }
      if own.chat.isArchived {
        if searches || !rules.newChat.archivedNeedText { archived.append(chat) }
      } else if own.chat.kind == .contactRequest, rules.newChat.requestsFirst {
        requests.append(chat)
      } else {
        others.append(chat)
      }
    }
    return requests + others + archived
  }

  private func matchesContact(_ chat: ChatID, _ own: ChatFacts, _ text: TextFacts) -> Bool {
    chat < tables.chats.count
      ? text.contactMatches[chat] : own.contactMatches(text.typedNeedle, trimmed: text.needle)
  }

  /// What New chat says when it has no contacts to show.
  private func emptyContactTexts(_ contacts: [ChatID], _ found: FoundRows) -> [String] {
    guard contacts.isEmpty else { return [] }
    let search = search(.newChat)
    let rule = rules.newChat
    if search.isLoading, rule.emptyWaitsForSearch { return [] }
    if !found.isEmpty || showsLoadRow(.newChat), rule.resultsHideEmpty { return [] }
    if search.isSearched, !rule.emptyShowsAfterSearch { return [] }
    let hasContacts = tables.chats(of: state).contains {
      tables.facts(of: $0, in: state).isContact
    }
    if !rule.oneEmptyText { return [strings.noFilteredContacts, strings.noContacts] }
    return [hasContacts ? strings.noFilteredContacts : strings.noContacts]
  }

  mutating func paintAction(_ number: Int, _ frame: Rect, in list: Int) {
    add(
      .actionRow, .button, flowLabel(number), at: frame, lines: 1, in: list,
      tap: .flowTapped(number))
  }

  mutating func paintArchiveRow(_ frame: Rect, in list: Int) {
    add(
      .archiveRow, .button, strings.archivedContacts, at: frame, lines: 1, in: list,
      tap: .archiveRowTapped)
  }

  func flowLabel(_ number: Int) -> String {
    switch number {
    case Flow.createLink: strings.createLink
    case Flow.scan: strings.scan
    case Flow.createGroup: strings.createGroup
    case Flow.createChannel: strings.createChannel
    case Flow.addList: strings.addList
    default: strings.connectWithSomeone
    }
  }
}
