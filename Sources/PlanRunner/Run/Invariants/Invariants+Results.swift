import ScreenModel

extension Invariants {
  /// What the list may show.
  static let resultInvariants = [
    Invariant(
      "no two result rows have one link, and none a chat's",
      """
      An entry that is one of the profile's chats is shown as that chat. Rows are told by their \
      names: a name has no more rows than the directory sent links with it that are no chats.
      """, breach: repeated),
    Invariant(
      "result rows show only what the directory sent for this text",
      "Each row is an entry of a page for the text in the field and the profile in use.",
      breach: unknown),
    Invariant(
      "the empty text waits for the search and gives way to rows",
      "“No chats found” is no answer while a search runs, and wrong beside chats and results.",
      breach: falselyEmpty),
    Invariant(
      "a late reply changes nothing on the screen",
      """
      A reply is late when the text, the profile or the screen has changed since, when a \
      connection took its place, or when the phone had given up.
      """, breach: changedLate),
  ]

  @Sendable private static func repeated(_ watch: Watch) -> String? {
    switch watch.rowFault {
    case .twice(let title): "“\(title)” is there once more"
    case .chat(let title): "“\(title)” is one of the chats"
    case .unknown, nil: nil
    }
  }

  @Sendable private static func unknown(_ watch: Watch) -> String? {
    guard case .unknown(let title) = watch.rowFault else { return nil }
    return "there is a row “\(title)”"
  }

  @Sendable private static func falselyEmpty(_ watch: Watch) -> String? {
    let now = watch.now
    guard let surface = now.surface, now.overlay >= 0 || now.emptyRow >= 0 else { return nil }
    let label = watch.elements[now.overlay >= 0 ? now.overlay : now.emptyRow].label
    if watch[surface].request?.isAwaited(at: watch.moment) == true {
      return "“\(label)” shows while a search runs"
    }
    if now.resultRows > 0 { return "“\(label)” shows beside results" }
    guard now.overlay >= 0 else { return nil }
    if now.loadRow >= 0 { return "“\(label)” shows beside a row that loads" }
    return now.chatRow >= 0 ? "“\(label)” shows beside chats" : nil
  }

  @Sendable private static func changedLate(_ watch: Watch) -> String? {
    guard watch.isLateReply, watch.gesture == nil, watch.index > 0,
      watch.frame.screen != watch.film.frames[watch.index - 1].screen
    else { return nil }
    return "the screen changed with: \(watch.frame.cause)"
  }
}
