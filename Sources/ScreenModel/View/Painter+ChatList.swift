/// Where the parts of the chat list stand, in points from the top.
struct ChatListPlan {
  var bar = 0
  var slot = Rect.zero
  var field = 0
  var below = 0
  var list = Rect.zero
}

extension Painter {
  mutating func paintChatList() {
    let root = add(.chatList, .window, strings.yourChats, at: metrics.full)
    let pages = showsOnboarding
    let hasField = !(isOnboarding && (!rules.onboarding.showsBar || !rules.hasDirectorySearch))
    let rows = hasField ? rowsByField(.list) : []
    let place = rules.layout.rowPlace[mode]
    let tags = hasField && showsTags(rows) ? tags() : []
    let inSlot = place == .belowField || place == .inList ? [] : rows
    let below = place == .belowField ? rows : []
    let slotHeight =
      (tags.isEmpty ? 0 : metrics.tagHeight) + inSlot.count * metrics.rowHeight
    let onboarding = rules.onboarding
    let staysBeyond =
      onboarding.pagesBeyondBar[mode] && (onboarding.pagesReturnBeyondBar[mode] || !wasCleared)
    let flipsField = isOnboarding && !staysBeyond
    let atBottom = rules.layout.fieldAtBottom[mode] != flipsField
    let plan = plan(
      atBottom: atBottom, slot: slotHeight, field: hasField ? metrics.fieldHeight : 0,
      below: below.count * metrics.rowHeight)
    canPull = !pages
    if !atBottom { paintToolbar(y: plan.bar, in: root) }
    if atBottom { paintMiddle(pages, place == .inList ? rows : [], plan, in: root) }
    if hasField {
      paintSlot(tags, inSlot, plan.slot, in: root)
      paintField(.list, y: plan.field, in: root)
      paintRowsByField(below, .list, y: plan.below, in: root)
    }
    if !atBottom { paintMiddle(pages, place == .inList ? rows : [], plan, in: root) }
    if atBottom { paintToolbar(y: plan.bar, in: root) }
    if state.list.isFocused { paintKeyboard(.list, in: root) }
  }

  private mutating func paintMiddle(
    _ pages: Bool, _ rows: [ListRow], _ plan: ChatListPlan, in root: Int
  ) {
    if pages {
      paintOnboarding(plan.list, in: root)
    } else {
      paintChats(rows, plan.list, in: root)
    }
  }

  private var wasCleared: Bool { text(.list).count == 0 && state.list.change > 1 }

  /// Whether the tags show beside, or in place of, the rows by the field.
  private func showsTags(_ rows: [ListRow]) -> Bool {
    guard rules.layout.showsTags[mode] else { return false }
    if wasCleared, !rules.layout.tagsReturn[mode] { return false }
    guard rules.layout.rowPlace[mode] == .slot else { return true }
    if !rules.hasDirectorySearch { return rows.isEmpty }
    if state.list.showsLink { return rules.links.keepsTags }
    return text(.list).count == 0 && rows.isEmpty
  }

  /// Shares out the height of the screen.
  private func plan(atBottom: Bool, slot: Int, field: Int, below: Int) -> ChatListPlan {
    let isFocused = state.list.isFocused
    var plan = ChatListPlan()
    let takesSpace = isFocused && rules.layout.keyboardTakesSpace
    var top = metrics.top
    var bottom = metrics.height - (takesSpace ? metrics.keyboard : metrics.bottom)
    if showsToolbar {
      if atBottom {
        bottom -= PhoneMetrics.bar
        plan.bar = bottom
      } else {
        plan.bar = top
        top += PhoneMetrics.bar
      }
    }
    if atBottom {
      plan.below = bottom - below
      plan.field = plan.below - field
      plan.slot = Rect(x: 0, y: plan.field - slot, width: metrics.width, height: slot)
      bottom = plan.slot.y
    } else {
      plan.slot = Rect(x: 0, y: top, width: metrics.width, height: slot)
      plan.field = plan.slot.maxY
      plan.below = plan.field + field
      top = plan.below + below
    }
    plan.list = Rect(x: 0, y: top, width: metrics.width, height: max(0, bottom - top))
    return plan
  }

  private var showsToolbar: Bool {
    !state.list.isFocused || !rules.layout.focusHidesToolbar[mode]
  }

  /// Adds the bar with the profile and the pencil; the keyboard, or the focused field, hides it.
  private mutating func paintToolbar(y: Int, in root: Int) {
    guard showsToolbar else { return }
    let frame = Rect(x: 0, y: y, width: metrics.width, height: PhoneMetrics.bar)
    let atTop = y == metrics.top
    let bar = add(
      .toolbar, atTop ? .navigationBar : .toolbar, strings.yourChats, at: frame, in: root)
    add(
      .profileButton, .button, tables.setting.fixture.profiles[state.profile].name,
      at: Rect(x: PhoneMetrics.margin, y: y + 6, width: 32, height: 32), in: bar,
      tap: .profileButtonTapped)
    add(
      .pencil, .button, strings.newChat,
      at: Rect(x: metrics.width - PhoneMetrics.margin - 32, y: y + 6, width: 32, height: 32),
      in: bar, tap: .pencilTapped)
  }

  private mutating func paintSlot(
    _ tags: [ChatTag], _ rows: [ListRow], _ frame: Rect, in root: Int
  ) {
    let slot = add(.slot, .other, at: frame, in: root)
    paintRowsByField(rows, .list, y: frame.y, in: slot)
    guard !tags.isEmpty else { return }
    paintTags(tags, y: frame.maxY - metrics.tagHeight, in: slot)
  }

  private mutating func paintChats(_ rows: [ListRow], _ frame: Rect, in root: Int) {
    let local = localChats()
    let found = found(.list, local: local)
    var all =
      rows + order(.list, local: local.map { .chat($0, isFound: false) }, found: found)
    if rules.rows.hasNamesHeading, showsConnectRow(.list), search(.list).showsResults {
      all.insert(.heading(strings.namesHeading), at: 0)
    }
    let empty = emptyText(local: local, found: found)
    let isRow = isOnboarding && isSearching(.list) && rules.onboarding.emptyIsRow
    if let empty, isRow { all.append(.empty(empty)) }
    let list = add(.list, .table, at: frame, in: root)
    paintRows(all, .list, frame, isFlipped: rules.layout.isFlipped[mode], in: list)
    if let empty, !isRow { paintOverlay(empty, frame, in: root) }
  }

  private mutating func paintOverlay(_ text: String, _ frame: Rect, in root: Int) {
    let fitted = wrap(text, .body, available: metrics.inner)
    let height = fitted.lines * size.lineHeight(.body)
    var traits: Element.Traits = [.enabled, .hittable, .grey]
    if rules.layout.isFlipped[mode], !rules.layout.overlayUpright { traits.insert(.upsideDown) }
    add(
      .overlay, .staticText, text,
      at: Rect(
        x: (metrics.width - fitted.width) / 2, y: frame.midY - height / 2, width: fitted.width,
        height: height), traits: traits, lines: fitted.lines, in: root)
  }

  /// Adds the two onboarding pages side by side; the second one is scrolled out.
  private mutating func paintOnboarding(_ frame: Rect, in root: Int) {
    let list = add(.list, .table, at: frame, in: root)
    paintPage(
      strings.talkToSomeone, [strings.letSomeoneConnect, strings.connectByLink], frame, in: list)
    let first = elements.count
    let second = Rect(x: frame.maxX, y: frame.y, width: frame.width, height: frame.height)
    paintPage(
      strings.connectWithSomeone, [strings.inviteSomeone, strings.createAddress], second,
      in: list)
    mark(.scrolledOut, from: first)
  }

  private mutating func paintPage(
    _ title: String, _ cards: [String], _ frame: Rect, in list: Int
  ) {
    let page = add(.onboardingPage, .cell, title, at: frame, in: list)
    let height = max(60, size.lineHeight(.body) * 2)
    var y = frame.y + size.lineHeight(.title) + 2 * PhoneMetrics.gap
    for label in cards {
      let card = Rect(
        x: frame.x + PhoneMetrics.margin, y: y, width: metrics.inner, height: height)
      add(
        .onboardingCard, .button, label, at: card, lines: 1, in: page,
        tap: .flowTapped(Flow.other))
      y += height + PhoneMetrics.gap
    }
  }
}
