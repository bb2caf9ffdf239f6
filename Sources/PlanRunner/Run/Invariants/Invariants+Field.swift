import FakeDirectory
import ScreenModel

extension Invariants {
  /// What stands in the search field and by it.
  static let fieldInvariants = [
    Invariant(
      "the spinner shows only what has been pending for about 1 s",
      """
      A search that is wanted, or a connection, must be on its way, for 0.9 s when the spinner \
      comes; it goes with the last of them.
      """, breach: idleSpinner),
    Invariant(
      "“Search in Directory” shows for a text that is not searched for",
      """
      It is there from the first letter to the search, and hidden for an empty field and while \
      results load or show.
      """, breach: directoryRow),
    Invariant(
      "tags and rows keep their places by the field",
      """
      One-hand: above the field, the tags for an empty field or a link, else the rows. Top bar: \
      the tags above the field always, the rows below it.
      """, breach: slot),
  ]

  @Sendable private static func idleSpinner(_ watch: Watch) -> String? {
    guard watch.now.spinner >= 0 else { return nil }
    guard let start = pendingSince(watch) else { return "it shows while nothing is pending" }
    guard watch.before.spinner < 0, watch.moment - start < 900 else { return nil }
    return "it shows after \(watch.moment - start) ms"
  }

  /// Gives the moment since which something has been pending.
  private static func pendingSince(_ watch: Watch) -> Instant? {
    var start: Instant?
    if let connecting = watch.connecting, watch.moment - connecting.last <= 15_000 {
      start = connecting.first
    }
    for surface in [FrameFacts.Surface.list, .newChat] {
      guard let request = watch[surface].request, !request.isOver, !request.isStale,
        watch.moment - request.time <= 12_000, !hasVisiblyEnded(request, surface, watch)
      else { continue }
      start = min(start ?? request.time, request.time)
    }
    return start
  }

  /// A row that can be tapped to load or retry says that nothing loads.
  private static func hasVisiblyEnded(
    _ request: RequestFacts, _ surface: FrameFacts.Surface, _ watch: Watch
  ) -> Bool {
    request.frame < watch.index && watch.now.surface == surface && watch.now.loadRow >= 0
      && watch.elements[watch.now.loadRow].isEnabled
  }

  @Sendable private static func directoryRow(_ watch: Watch) -> String? {
    let now = watch.now
    guard let surface = now.surface, now.field >= 0 else {
      return now.directoryRow < 0 ? nil : "it shows on a screen without a search"
    }
    let facts = watch[surface]
    if now.directoryRow >= 0 {
      if facts.value.isEmpty { return "it shows for an empty field" }
      if now.resultRows > 0 { return "it shows beside results" }
      return facts.request?.isAwaited(at: watch.moment) == true
        ? "it shows while the search runs" : nil
    }
    guard facts.isFresh, !facts.text.isEmpty, !facts.showsLink else { return nil }
    return "it is not there for “\(facts.value)”"
  }

  @Sendable private static func slot(_ watch: Watch) -> String? {
    let (now, elements) = (watch.now, watch.elements)
    guard let surface = now.surface, now.searchBar >= 0 else { return nil }
    let bar = elements[now.searchBar].frame
    let isAbove = surface == .list && watch.frame.screen.configuration.mode == .oneHand
    for row in [now.directoryRow, now.connectRow] where row >= 0 {
      let frame = elements[row].frame
      guard isAbove ? frame.maxY > bar.y : frame.y < bar.maxY else { continue }
      return "“\(elements[row].label)” is not \(isAbove ? "above" : "below") the field"
    }
    guard surface == .list else { return nil }
    let wantsTags = !isAbove || watch.list.value.isEmpty || watch.list.showsLink
    if now.tagBar >= 0 {
      if elements[now.tagBar].frame.maxY > bar.y { return "the tags are not above the field" }
      let rows = max(now.directoryRow, now.connectRow)
      return wantsTags || rows < 0 ? nil : "the tags are there beside “\(elements[rows].label)”"
    }
    guard wantsTags, let profile = watch.profile, watch.tagsSeen[profile] else { return nil }
    return "the tags are gone"
  }
}
