extension Painter {
  /// The tags of the profile in use.
  func tags() -> [ChatTag] {
    guard !state.opened.isEmpty else { return tables.tagsOfProfile[state.profile] }
    let chats = tables.chats(of: state).map { tables.facts(of: $0, in: state) }
    return ChatTag.tags(
      of: chats, own: tables.setting.fixture.profiles[state.profile].userTags, strings: strings)
  }

  /// Adds the tags in a row that scrolls sideways.
  mutating func paintTags(_ tags: [ChatTag], y: Int, in slot: Int) {
    let height = metrics.tagHeight
    let bar = add(
      .tagBar, .other, at: Rect(x: 0, y: y, width: metrics.width, height: height), in: slot)
    var x = PhoneMetrics.margin
    let showsAll = rules.layout.textKeepsAllTags[mode] || text(.list).count == 0
    for tag in showsAll ? tags[...] : tags.prefix(1) {
      let isSelected = tag.filter == state.filter
      x = paintTag(
        tag.label, tag.width, isSelected, x: x, y: y + 4, in: bar,
        tap: .filterTapped(tag.filter))
    }
    guard showsAll else { return }
    let addList = strings.addList
    _ = paintTag(
      addList, TextMetrics.width(of: addList), false, x: x, y: y + 4, in: bar, tap: .addListTapped)
  }

  private mutating func paintTag(
    _ label: String, _ textWidth: Int, _ isSelected: Bool, x: Int, y: Int, in bar: Int, tap: Event
  ) -> Int {
    let points = TextMetrics.points(
      textWidth, size: size.points(.subheadline), bold: TextStyle.subheadline.isBold)
    let width = min(points, metrics.width) + 2 * PhoneMetrics.gap
    var traits: Element.Traits = [.enabled, .hittable]
    if isSelected { traits.insert(.selected) }
    if x + width > metrics.width { traits.insert(.scrolledOut) }
    let frame = Rect(x: x, y: y, width: width, height: metrics.tagHeight - 8)
    add(.tag, .button, label, at: frame, traits: traits, lines: 1, in: bar, tap: tap)
    return frame.maxX + PhoneMetrics.gap
  }
}
