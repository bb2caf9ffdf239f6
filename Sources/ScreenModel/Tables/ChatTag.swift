/// A tag above the chat list with what it filters by.
struct ChatTag: Hashable, Sendable {
  let label: String
  let filter: ChatFilter
  /// The width of the label, in thousandths of the letter size.
  let width: Int

  init(label: String, filter: ChatFilter) {
    self.label = label
    self.filter = filter
    width = TextMetrics.width(of: label)
  }

  /// Gives the tags of a profile; none if fewer than two of the app's own would show chats.
  static func tags(of chats: [ChatFacts], own: [String], strings: Strings) -> [ChatTag] {
    let kinds = Set(chats.filter(\.isListed).map(\.chat.kind))
    let hasFavorite = chats.contains { $0.isListed && $0.chat.isFavorite }
    var tags: [ChatTag] = []
    func offer(_ label: String, _ filter: ChatFilter, if isFilled: Bool) {
      if isFilled { tags.append(ChatTag(label: label, filter: filter)) }
    }
    offer(strings.favorites, .favorites, if: hasFavorite)
    offer(
      strings.contacts, .contacts, if: kinds.contains(.contact) || kinds.contains(.contactRequest))
    offer(strings.groups, .groups, if: kinds.contains(.group))
    offer(strings.channels, .channels, if: kinds.contains(.channel))
    offer(strings.notes, .notes, if: kinds.contains(.notes))
    guard tags.count > 1 || !own.isEmpty else { return [] }
    if tags.count < 2 { tags = [] }
    tags += own.enumerated().map { ChatTag(label: $0.element, filter: .userTag($0.offset)) }
    return [ChatTag(label: strings.all, filter: .none)] + tags
  }
}
