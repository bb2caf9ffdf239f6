import ScreenModel

/// What two screens do not have in common, as a person would say it.
struct ScreenChanges {
  /// The elements of the second screen that the first one does not show.
  let added: [Element]
  /// The elements of the first screen that the second one does not show, changed or not.
  let removed: [Element]

  /// Compares two screens.
  init(from before: Screen, to after: Screen) {
    let added = ScreenChanges.surplus(of: after, over: before)
    let changed = added.map(\.identifier).filter(ScreenChanges.isSingle)
    removed = ScreenChanges.surplus(of: before, over: after)
      .filter { !changed.contains($0.identifier) }
    self.added = added
  }

  /// Gives the frames of the elements that one screen shows and another one does not show anywhere.
  static func frames(of screen: Screen, unlike other: Screen) -> [Rect] {
    surplus(of: screen, over: other).map(\.frame)
  }

  /// The traits that a person sees on an element.
  private static let seen: Element.Traits = [
    .enabled, .selected, .focused, .truncated, .upsideDown, .grey,
  ]

  /// How many elements are looked for; more are not worth telling.
  private static let most = 100

  /// Whether a screen has one such element at most: a new one is the old one, changed.
  private static func isSingle(_ identifier: Element.Identifier) -> Bool {
    switch identifier {
    case .searchField, .loadRow, .spinner, .filterButton, .overlay: true
    default: false
    }
  }

  /// Gives the elements of a screen that another one does not show anywhere, each without what it holds.
  private static func surplus(of screen: Screen, over other: Screen) -> [Element] {
    var isTaken = [Bool](repeating: false, count: other.elements.count)
    var isInside = [Bool](repeating: false, count: screen.elements.count)
    var found: [Element] = []
    var next = 0
    for (index, element) in screen.elements.enumerated() {
      if isInside.indices.contains(element.parent), isInside[element.parent] {
        isInside[index] = true
        continue
      }
      guard isTelling(element), !element.traits.contains(.scrolledOut) else { continue }
      let isTwin = { (place: Int) in !isTaken[place] && looksLike(element, other.elements[place]) }
      if let twin = (next..<isTaken.count).first(where: isTwin) ?? (0..<next).first(where: isTwin) {
        isTaken[twin] = true
        next = twin + 1
      } else {
        found.append(element)
        isInside[index] = true
        if found.count == most { break }
      }
    }
    return found
  }

  /// Whether two elements look the same but for their places.
  private static func looksLike(_ one: Element, _ other: Element) -> Bool {
    one.identifier == other.identifier
      && one.traits.intersection(seen) == other.traits.intersection(seen)
      && one.label == other.label && one.value == other.value
  }

  /// Whether an element says something of its own, so that its coming or going is worth a word.
  private static func isTelling(_ element: Element) -> Bool {
    switch element.identifier {
    case .chatList, .searchBar, .slot, .tagBar, .list, .resultsCard, .avatar, .icon, .toolbar,
      .sheetTitleBar, .returnKey:
      false
    default: true
    }
  }
}
