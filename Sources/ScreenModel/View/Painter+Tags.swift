extension Painter {
  /// The tags with what they filter by; none if fewer than two of the app's own would show chats.
  func tags() -> [(label: String, filter: ChatFilter)] {
    let chats = tables.chats(of: state).map { tables.facts(of: $0, in: state) }
      .filter(\.isListed).map(\.chat)
    var tags: [(label: String, filter: ChatFilter)] = []
    func offer(_ label: String, _ filter: ChatFilter, if isFilled: Bool) {
      if isFilled { tags.append((label, filter)) }
    }
    offer(strings.favorites, .favorites, if: chats.contains { $0.isFavorite })
    let isContact = { (chat: Fixture.Chat) in
      chat.kind == .contact || chat.kind == .contactRequest
    }
    offer(strings.contacts, .contacts, if: chats.contains(where: isContact))
    offer(strings.groups, .groups, if: chats.contains { $0.kind == .group })
    offer(strings.channels, .channels, if: chats.contains { $0.kind == .channel })
    offer(strings.notes, .notes, if: chats.contains { $0.kind == .notes })
    let own = tables.setting.fixture.profiles[state.profile].userTags
    guard tags.count > 1 || !own.isEmpty else { return [] }
    if tags.count < 2 { tags = [] }
    tags += own.enumerated().map { ($0.element, .userTag($0.offset)) }
    return [(strings.all, .none)] + tags
  }

  /// Adds the tags in a row that scrolls sideways.
  mutating func paintTags(_ tags: [(label: String, filter: ChatFilter)], y: Int, in slot: Int) {
    let height = metrics.tagHeight
    let bar = add(
      .tagBar, .other, at: Rect(x: 0, y: y, width: metrics.width, height: height), in: slot)
    var x = PhoneMetrics.margin
    for tag in tags {
      let isSelected = tag.filter == state.filter
      x = paintTag(
        tag.label, isSelected, x: x, y: y + 4, in: bar, tap: .filterTapped(tag.filter))
    }
    _ = paintTag(strings.addList, false, x: x, y: y + 4, in: bar, tap: .addListTapped)
  }

  private mutating func paintTag(
    _ label: String, _ isSelected: Bool, x: Int, y: Int, in bar: Int, tap: Event
  ) -> Int {
    let width = line(label, .subheadline, available: metrics.width).width + 2 * PhoneMetrics.gap
    var traits: Element.Traits = [.enabled, .hittable]
    if isSelected { traits.insert(.selected) }
    if x + width > metrics.width { traits.insert(.scrolledOut) }
    let frame = Rect(x: x, y: y, width: width, height: metrics.tagHeight - 8)
    add(.tag, .button, label, at: frame, traits: traits, lines: 1, in: bar, tap: tap)
    return frame.maxX + PhoneMetrics.gap
  }
}
