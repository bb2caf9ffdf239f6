extension Painter {
  /// Adds a row of the chat list.
  mutating func paintChatRow(_ chat: ChatID, _ isFound: Bool, _ frame: Rect, in list: Int) {
    let facts = tables.facts(of: chat, in: state)
    let hasOpen = isFound && rules.known.rowsHaveOpen[.list]
    let row = add(
      .chatRow, .cell, facts.label, at: frame, in: list, tap: .chatTapped(.list, chat))
    let avatar = size.avatarPoints
    let margin = PhoneMetrics.margin
    add(
      .avatar, .image, facts.icon,
      at: Rect(x: margin, y: frame.y + 8, width: avatar, height: avatar), in: row)
    let x = margin + avatar + PhoneMetrics.gap
    var right = metrics.width - margin
    if hasOpen { right -= paintOpen(right, frame, in: row, tap: .chatTapped(.list, chat)) }
    paintChatText(chat, isFound, x: x, right: right, y: frame.y + 8, in: row)
    paintMarks(facts, right: right, y: frame.y + 8 + size.lineHeight(.title), in: row)
  }

  private mutating func paintChatText(
    _ chat: ChatID, _ isFound: Bool, x: Int, right: Int, y: Int, in row: Int
  ) {
    let facts = tables.facts(of: chat, in: state)
    let showsMessage = !isFound || rules.known.rowsShowMessage
    let time = isFound ? foundTime(facts) : facts.chat.time
    let timeWidth =
      showsMessage ? line(time ?? "", .subheadline, available: (right - x) / 2).width : 0
    let prefixed = isFound && rules.known.rowsHavePrefix[.list]
    let words = prefixed ? facts.prefixedTitle : facts.title
    let title = FittedText(
      words, style: .title, size: size, available: right - x - timeWidth - PhoneMetrics.gap,
      limit: 1)
    let below = addText(.title, title, words.text, .title, x: x, y: y, in: row)
    guard showsMessage else { return }
    if let time {
      addText(
        .time, FittedText(width: timeWidth, lines: 1, isTruncated: false), time, .subheadline,
        x: right - timeWidth, y: y, extra: .grey, in: row)
    }
    let last = isFound ? foundMessage(chat, facts) : facts.message
    let message = FittedText(
      last, style: .subheadline, size: size, available: right - x - 28, limit: 2)
    addText(
      .lastMessage, message, last.text, .subheadline, x: x, y: below, extra: .grey, in: row)
  }

  /// The time on the row of a chat that the directory has found.
  private func foundTime(_ facts: ChatFacts) -> String? {
    switch rules.known.time {
    case .ofLastMessage: facts.chat.time
    case .ofOldestChat:
      tables.chats(of: state).last.map { tables.facts(of: $0, in: state).chat.time }
    case .none: nil
    }
  }

  /// What stands below the name of a chat that the directory has found.
  private func foundMessage(_ chat: ChatID, _ facts: ChatFacts) -> Words {
    guard rules.known.message == .description else { return facts.message }
    let entry = search(.list).entries.first { tables.known($0, in: state) == chat }
    return entry.flatMap { tables.entries[$0].description } ?? facts.message
  }

  private mutating func paintMarks(_ facts: ChatFacts, right: Int, y: Int, in row: Int) {
    var right = right
    let chat = facts.chat
    func next() -> Rect {
      defer { right -= 22 }
      return Rect(x: right - 18, y: y, width: 18, height: 18)
    }
    if chat.unread > 0 { add(.unreadBadge, .staticText, "\(chat.unread)", at: next(), in: row) }
    if chat.isFavorite { add(.star, .image, strings.star, at: next(), in: row) }
    if chat.isIncognito { add(.mask, .image, strings.mask, at: next(), in: row) }
  }

  /// Adds an "Open" that does not belong there and gives the width it takes.
  mutating func paintOpen(_ right: Int, _ frame: Rect, in row: Int, tap: Event) -> Int {
    let width = line(strings.open, .body, available: metrics.inner / 2).width
    let height = size.lineHeight(.body)
    add(
      .trailing, .button, strings.open,
      at: Rect(x: right - width, y: frame.midY - height / 2, width: width, height: height),
      lines: 1, in: row, tap: tap)
    return width + PhoneMetrics.gap
  }

  /// Adds a row of New chat: a contact, or a chat that looks like one.
  mutating func paintContact(
    _ chat: ChatID, _ identifier: Element.Identifier, isFound: Bool, _ surface: SurfaceID,
    _ frame: Rect, in list: Int
  ) {
    let facts = tables.facts(of: chat, in: state)
    let tap = Event.chatTapped(surface, chat)
    let row = add(identifier, .cell, facts.contactLabel, at: frame, in: list, tap: tap)
    let avatar =
      isFound ? rules.newChat.chatAvatarPoints : rules.newChat.contactAvatarPoints
    let margin = PhoneMetrics.margin
    add(
      .avatar, .image, facts.icon,
      at: Rect(x: margin, y: frame.midY - avatar / 2, width: avatar, height: avatar), in: row)
    var right = metrics.width - margin
    if isFound, rules.known.rowsHaveOpen[.newChat] {
      right -= paintOpen(right, frame, in: row, tap: tap)
    }
    let x = margin + avatar + PhoneMetrics.gap
    let words =
      isFound && rules.known.rowsHavePrefix[.newChat] ? facts.prefixedTitle : facts.title
    let title = FittedText(
      words, style: .body, size: size, available: right - x - 48, limit: 1)
    addText(
      .title, title, words.text, .body, x: x, y: frame.midY - size.lineHeight(.body) / 2, in: row)
    paintContactMarks(facts.chat, isFound, right: right, y: frame.midY - 9, in: row)
  }

  private mutating func paintContactMarks(
    _ chat: Fixture.Chat, _ isFound: Bool, right: Int, y: Int, in row: Int
  ) {
    var right = right
    func next() -> Rect {
      defer { right -= 22 }
      return Rect(x: right - 18, y: y, width: 18, height: 18)
    }
    if chat.isArchived {
      add(.archiveBox, .image, strings.archiveBox, at: next(), in: row)
    } else if chat.isFavorite, !isFound || rules.newChat.showsStar {
      add(.star, .image, strings.star, at: next(), in: row)
    }
    if chat.isIncognito, !isFound || rules.newChat.showsMask {
      add(.mask, .image, strings.mask, at: next(), in: row)
    }
  }
}
