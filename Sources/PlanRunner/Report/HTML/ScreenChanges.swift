import ScreenModel

/// What two screens do not have in common, as a person would say it.
struct ScreenChanges {
  /// What can be said of an element without its place.
  private struct Sight: Hashable {
    var identifier: Element.Identifier
    var label: String
    var value: String
    var traits: Element.Traits

    init(_ element: Element) {
      identifier = element.identifier
      label = element.label
      value = element.value
      traits = element.traits.intersection([.selected, .focused, .truncated, .upsideDown, .grey])
      if !element.isEnabled { traits.insert(.enabled) }
    }
  }

  /// The elements of the second screen that the first one does not show.
  let added: [Element]
  /// The elements of the first screen that the second one does not show, changed or not.
  let removed: [Element]

  /// Compares two screens.
  init(from before: Screen, to after: Screen) {
    let added = ScreenChanges.surplus(of: after, over: before)
    let changed = Set(added.map(\.identifier)).intersection(ScreenChanges.single)
    removed = ScreenChanges.surplus(of: before, over: after)
      .filter { !changed.contains($0.identifier) }
    self.added = added
  }

  /// Gives the frames of the elements that one screen shows and another one does not show anywhere.
  static func frames(of screen: Screen, unlike other: Screen) -> [Rect] {
    surplus(of: screen, over: other).map(\.frame)
  }

  /// The elements of which a screen has one at most: a new one is the old one, changed.
  private static let single: Set<Element.Identifier> = [
    .searchField, .loadRow, .spinner, .filterButton, .overlay,
  ]

  private static func surplus(of screen: Screen, over other: Screen) -> [Element] {
    var known: [Sight: Int] = [:]
    for element in other.elements where isTelling(element) {
      known[Sight(element), default: 0] += 1
    }
    var found: [Element] = []
    var isInside = [Bool](repeating: false, count: screen.elements.count)
    for (index, element) in screen.elements.enumerated() {
      if isInside.indices.contains(element.parent), isInside[element.parent] {
        isInside[index] = true
        continue
      }
      guard isTelling(element), !element.traits.contains(.scrolledOut) else { continue }
      let sight = Sight(element)
      if let count = known[sight], count > 0 {
        known[sight] = count - 1
        continue
      }
      found.append(element)
      isInside[index] = true
    }
    return found
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
