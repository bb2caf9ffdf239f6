import FakeDirectory
package import ScreenModel

/// What must be as on the phone without directory search.
package enum Regressions {
  package static let phrases: [Phrase] = [
    Phrase("unchanged", .expect, .statement(unchanged)),
    Phrase("empty states", .expect, .statement(emptyStates)),
    Phrase("tag filters", .do, .step(tagFilters)),
    Phrase("unread filter", .do, .step(unreadFilter)),
    Phrase("clearing the search", .do, .step(clearSearch)),
  ]

  /// After each of the tester's actions that both phones have, both show the same.
  private static let unchanged = Statement("unchanged", isDenial: true) {
    isNegated, _, judge throws(StepError) in
    let take = judge.take
    let before = try judge.playBefore()
    let own = take.restingScreens
    let old = before.restingScreens
    let wrong = zip(own, old).first { $0.shown != $1.shown }
    let requests = (take.otherRequests, before.otherRequests)
    let isSame =
      wrong == nil && own.count == old.count && !own.isEmpty && requests.0 == requests.1
    try Statements.require(
      isSame, isNegated,
      wrong.map { "it shows \($0.difference(to: $1))" }
        ?? "the servers received \(requests.0.quotedList), without directory search "
        + requests.1.quotedList,
      "it is unchanged",
      frame: wrong?.0.frame ?? take.end)
  }

  /// What an empty list says is the same on both phones.
  private static let emptyStates = Statement(
    "empty states",
    signature: { take in
      take.atRest.all(.overlay, .emptyRow).map { .words(take.atRest.describe($0)) }
    }
  ) { isNegated, _, judge throws(StepError) in
    let shown = judge.take.atRest.all(.overlay, .emptyRow)
    try Statements.require(
      !shown.isEmpty, isNegated, "there is no empty state", "there is an empty state",
      frame: judge.take.end)
  }

  /// Taps each tag, and taps it during a search where tags stay beside a text.
  private static let tagFilters = DoStep("tag filters") { scene, _ throws(StepError) in
    scene.begin()
    let tags = try filters(scene)
    guard !tags.isEmpty else { throw scene.missing("a tag") }
    for tag in tags { try tapTwice(tag, &scene) }
    guard scene.stage.screen.configuration.mode == .topBar else { return }
    for tag in tags {
      try typeAndSearch(&scene)
      try tapTwice(tag, &scene, during: " during a search")
    }
    for tag in tags.suffix(1) {
      try scene.type(try scene.someText())
      try tapTwice(tag, &scene, during: " beside a text")
      try typeAndSearch(&scene, rests: false)
      try tapTwice(tag, &scene, during: " while a search runs")
      try scene.rest()
    }
  }

  /// The tags that filter; others lead to another screen ("Add list").
  private static func filters(_ scene: Scene) throws(StepError) -> [String] {
    var filters: [String] = []
    for tag in scene.stage.screen.elements where tag.identifier == .tag {
      var probe = scene
      try probe.tap(.tag, label: tag.label, as: .filter)
      if probe.shows(.tag) { filters.append(tag.label) }
    }
    return filters
  }

  private static func tapTwice(
    _ tag: String, _ scene: inout Scene, during words: String = ""
  ) throws(StepError) {
    try scene.tap(.tag, label: tag, as: .filter, cause: "tap the tag “\(tag)”\(words)")
    try scene.tap(.tag, label: tag, as: .filter, cause: "tap the tag “\(tag)” again")
  }

  /// Types a text and searches for it where that can be done; the keyboard is up afterwards.
  private static func typeAndSearch(
    _ scene: inout Scene, rests: Bool = true
  ) throws(StepError) {
    try scene.type(try scene.someText())
    guard scene.shows(.directoryRow) else { return }
    try scene.tap(.directoryRow, as: .searchRow)
    if rests { try scene.restUnlessEarly() }
    try scene.tap(.searchField, as: .navigate, cause: "tap the search field")
  }

  /// Taps the unread filter, and taps it during a search, where the key has put the keyboard away.
  private static let unreadFilter = DoStep("unread filter") { scene, _ throws(StepError) in
    if !scene.shows(.filterButton), scene.shows(.cancelButton) {
      try scene.tap(.cancelButton, as: .navigate)
    }
    scene.begin()
    try tapFilter(&scene)
    try scene.type(try scene.someText())
    try scene.pressReturnKey()
    try scene.restUnlessEarly()
    try tapFilter(&scene, during: " during a search")
  }

  private static func tapFilter(
    _ scene: inout Scene, during words: String = ""
  ) throws(StepError) {
    try scene.tap(.filterButton, as: .filter, cause: "tap the unread filter\(words)")
    try scene.tap(.filterButton, as: .filter, cause: "tap the unread filter again")
  }

  /// Clears a search that was running and shown, by the button and by deleting its text.
  private static let clearSearch = DoStep("clear the search") { scene, _ throws(StepError) in
    scene.begin()
    try typeAndSearch(&scene)
    try scene.tap(.clearButton, as: .clear, cause: "clear the search")
    try typeAndSearch(&scene)
    try scene.deleteText(cause: "delete the text of the search")
  }
}

/// What a screen shows when everything has come to rest after an action.
package struct RestingScreen: Sendable {
  /// The frame of its film.
  package var frame: Int
  /// What is shown of that which both phones have.
  package var shown: [ShownElement]

  /// Names the first text that one screen has and the other has not.
  package func difference(to other: RestingScreen) -> String {
    if let extra = shown.first(where: { !other.shown.contains($0) }) {
      return "“\(extra.inWords)”"
    }
    if let lost = other.shown.first(where: { !shown.contains($0) }) {
      return "no “\(lost.inWords)”"
    }
    return "the same in another order"
  }
}

extension Take {
  /// What other servers than the directory received since the plan's first action, in words.
  package var otherRequests: [String] {
    let first = frames[min(scene.beginning, end)].journalCount
    return scene.stage.journal.entries.dropFirst(max(0, first - 1)).compactMap { entry in
      switch entry.event {
      case .nameAsked(let name): return "the name “\(name)”"
      case .linkAsked(let link): return "the link “\(link)”"
      case .reconnected: return "a reconnection"
      default: return nil
      }
    }
  }

  /// The screens after the actions that a phone without directory search has too.
  package var restingScreens: [RestingScreen] {
    let shared: Set<Gesture> = [.filter, .clear, .refresh, .choose, .tap]
    return scene.stage.marks.filter { shared.contains($0.gesture) }.map { mark in
      let next = scene.stage.marks.first { $0.frame > mark.frame }?.frame ?? end + 1
      let frame = max(mark.frame, next - 1)
      return RestingScreen(frame: frame, shown: frames[frame].screen.shownWithoutSearch)
    }
  }
}

/// What an element says and how it stands, as two phones are compared by it.
package struct ShownElement: Hashable, Sendable {
  package let identifier: Element.Identifier
  package let label: String
  package let value: String
  package let isSelected: Bool
  package let isEnabled: Bool

  init(_ element: Element) {
    identifier = element.identifier
    label = element.label
    value = element.value
    isSelected = element.traits.contains(.selected)
    isEnabled = element.isEnabled
  }

  /// The same in words.
  package var inWords: String {
    "\(identifier.rawValue): \(label) \(value)" + (isSelected ? " (selected)" : "")
      + (isEnabled ? "" : " (disabled)")
  }
}

extension Screen {
  /// What everything shows but what only directory search brings.
  package var shownWithoutSearch: [ShownElement] {
    var own: [Element.Identifier] = [.directoryRow, .returnKey]
    if let field = first(.searchField), field.isEnabled, !field.value.isEmpty {
      own += [.slot, .tagBar, .tag]
    }
    let elements = elements
    return elements.indices.compactMap { index in
      let parent = elements[index].parent
      let holder = parent >= 0 ? elements[parent].identifier : .chatList
      guard !own.contains(elements[index].identifier), !own.contains(holder) else { return nil }
      return ShownElement(elements[index])
    }
  }
}
