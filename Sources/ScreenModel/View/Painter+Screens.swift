import FakeDirectory

extension Painter {
  /// Adds an opened chat.
  mutating func paintChat(_ chat: ChatID) {
    let facts = tables.facts(of: chat, in: state)
    let root = add(.chat, .window, facts.chat.name, at: metrics.full)
    paintChatBar(facts.chat.name, count: count(of: chat, rules.opening.showsToolbarCount), in: root)
    let opened = openedChat(chat)
    if let opened, !opened.isJoined {
      paintPrepared(facts, count: count(of: chat, rules.opening.showsBannerCount), in: root)
    } else {
      add(
        .composer, .textField, strings.message,
        at: Rect(
          x: PhoneMetrics.margin, y: metrics.height - metrics.bottom - metrics.fieldHeight,
          width: metrics.inner, height: metrics.fieldHeight - 8), in: root)
    }
  }

  private func openedChat(_ chat: ChatID) -> OpenedChat? {
    chat < tables.chats.count ? nil : state.opened[chat - tables.chats.count]
  }

  /// The subscribers that an opened chat tells of; nil if it tells none.
  private func count(of chat: ChatID, _ isShown: Bool) -> String? {
    guard isShown, let opened = openedChat(chat) else { return nil }
    let target = tables.targets[opened.target]
    guard target.chat.chat.kind == .channel || rules.opening.countsGroups else { return nil }
    let linked = target.data?.publicMembers ?? (rules.opening.countsGroups ? opened.entryCount : 0)
    let count = rules.opening.countSource == .link ? linked : opened.entryCount
    guard count > 0 else { return nil }
    let isChannel = target.chat.chat.kind == .channel
    return "\(count)" + (isChannel ? strings.subscribers : strings.members)
  }

  private mutating func paintChatBar(_ name: String, count: String?, in root: Int) {
    let height = max(PhoneMetrics.bar, size.lineHeight(.headline) + size.lineHeight(.caption) + 8)
    let bar = add(
      .toolbar, .navigationBar, name,
      at: Rect(x: 0, y: metrics.top, width: metrics.width, height: height), in: root)
    let back = line(strings.back, .body, available: metrics.inner / 3).width
    add(
      .backButton, .button, strings.back,
      at: Rect(x: PhoneMetrics.margin, y: metrics.top + 8, width: back, height: 28), in: bar,
      tap: .backTapped)
    let x = 2 * PhoneMetrics.margin + back
    let available = metrics.width - x - PhoneMetrics.margin
    addLine(
      .chatTitle, name, .headline, x: centred(name, .headline, behind: x), y: metrics.top + 2,
      available: available, in: bar)
    guard let count else { return }
    addLine(
      .toolbarCount, count, .caption, x: centred(count, .caption, behind: x),
      y: metrics.top + 2 + size.lineHeight(.headline), available: available, extra: .grey,
      in: bar)
  }

  /// Gives the left edge of a title in the middle of the screen, or behind what stands before it.
  func centred(_ text: String, _ style: TextStyle, behind left: Int) -> Int {
    max(left, (metrics.width - line(text, style, available: metrics.width).width) / 2)
  }

  /// Adds the banner and the bar of a chat that is opened but not joined.
  private mutating func paintPrepared(_ facts: ChatFacts, count: String?, in root: Int) {
    let kind = facts.chat.kind
    let tap = rules.opening.bannerByKind ? kind == .channel : false
    let join = rules.opening.barByKind ? kind == .channel : true
    let isContact = kind != .channel && kind != .group
    let top = metrics.top + PhoneMetrics.bar + 40
    if rules.opening.showsBanner, !isContact {
      let lines = size.lineHeight(.title) + 2 * size.lineHeight(.body)
      let banner = add(
        .banner, .other, facts.chat.name,
        at: Rect(
          x: PhoneMetrics.margin, y: top, width: metrics.inner, height: lines + 32), in: root)
      paintBannerLines(
        [facts.chat.name, count, tap ? strings.tapJoinChannel : strings.tapJoinGroup],
        y: top + 8, in: banner)
    }
    guard rules.opening.showsBar else { return }
    let label = isContact ? strings.connect : join ? strings.joinChannel : strings.joinGroup
    add(
      .joinBar, .button, label,
      at: Rect(
        x: PhoneMetrics.margin, y: metrics.height - metrics.bottom - metrics.rowHeight,
        width: metrics.inner, height: metrics.rowHeight - 4), lines: 1, in: root, tap: .joinTapped)
  }

  private mutating func paintBannerLines(_ lines: [String?], y: Int, in banner: Int) {
    let x = 2 * PhoneMetrics.margin
    let available = metrics.inner - 2 * PhoneMetrics.margin
    var y = y
    for (index, text) in lines.enumerated() {
      guard let text else { continue }
      let style = index == 0 ? TextStyle.title : .body
      let part: Element.Identifier = index == 0 ? .title : index == 1 ? .bannerCount : .caption
      addLine(part, text, style, x: x, y: y, available: available, in: banner)
      y += size.lineHeight(style)
    }
  }

  mutating func paintFlow(_ number: Int) {
    let root = add(.systemFlow, .window, flowLabel(number), at: metrics.full)
    paintTitleBar(flowLabel(number), in: root)
  }

  /// Adds a bar with a title and the way back.
  private mutating func paintTitleBar(_ title: String, in root: Int) {
    paintSheetBar(title, strings.back, y: metrics.top, in: root)
  }

  mutating func paintProfiles() {
    let root = add(.profilePicker, .sheet, strings.yourProfiles, at: metrics.full)
    dismissal = .dismissed
    paintTitleBar(strings.yourProfiles, in: root)
    var y = metrics.top + PhoneMetrics.bar
    for (number, profile) in tables.setting.fixture.profiles.enumerated() {
      var traits: Element.Traits = [.enabled, .hittable]
      if number == state.profile { traits.insert(.selected) }
      add(
        .profileRow, .button, profile.name, at: row(&y), traits: traits, lines: 1, in: root,
        tap: .profileTapped(number))
    }
    add(
      .settingsRow, .button, strings.settings, at: row(&y), lines: 1, in: root,
      tap: .settingsTapped)
    markBeyondScreen()
  }

  /// Gives the frame of the next row and moves on.
  private func row(_ y: inout Int) -> Rect {
    defer { y += metrics.rowHeight }
    return Rect(x: 0, y: y, width: metrics.width, height: metrics.rowHeight)
  }

  mutating func paintSettings() {
    let root = add(.settings, .window, strings.settings, at: metrics.full)
    paintTitleBar(strings.settings, in: root)
    var y = metrics.top + PhoneMetrics.bar
    add(.settingsRow, .button, strings.notifications, at: row(&y), lines: 1, in: root)
    add(
      .settingsRow, .button, strings.privacy, at: row(&y), lines: 1, in: root,
      tap: .privacyTapped)
    add(.settingsRow, .button, strings.appearance, at: row(&y), lines: 1, in: root)
  }

  mutating func paintPrivacy() {
    let root = add(.privacy, .window, strings.privacy, at: metrics.full)
    paintTitleBar(strings.privacy, in: root)
    var y = metrics.top + PhoneMetrics.bar
    let shows = rules.hasDirectorySearch && rules.settings.showsSwitch
    let underChats = rules.settings.isUnderChats
    add(.sectionHeader, .staticText, strings.deviceSection, at: row(&y), lines: 1, in: root)
    paintToggle(strings.simplexLock, false, nil, row(&y), in: root)
    if shows, !underChats { paintSearchToggle(row(&y), in: root) }
    add(.sectionHeader, .staticText, strings.chatsSection, at: row(&y), lines: 1, in: root)
    paintToggle(strings.linkPreviews, true, nil, row(&y), in: root)
    paintToggle(strings.linkTracking, false, nil, row(&y), in: root)
    if shows, underChats { paintSearchToggle(row(&y), in: root) }
    markBeyondScreen()
  }

  /// Marks the rows of a long page that a person has to scroll to.
  private mutating func markBeyondScreen() {
    for index in elements.indices where elements[index].frame.maxY > metrics.height {
      elements[index].traits.insert(.scrolledOut)
    }
  }

  private mutating func paintSearchToggle(_ frame: Rect, in root: Int) {
    let shown = rules.settings.showsTurningOff ? state.isSearchEnabled : state.wasEverEnabled
    let isOn = rules.settings.showsState && (state.isSearchEnabled || shown)
    paintToggle(strings.directorySearch, isOn, .switchTapped, frame, in: root)
  }

  private mutating func paintToggle(
    _ label: String, _ isOn: Bool, _ tap: Event?, _ frame: Rect, in root: Int
  ) {
    add(
      .toggle, .toggle, label, value: isOn ? "1" : "0", at: frame, lines: 1, in: root, tap: tap)
  }
}
