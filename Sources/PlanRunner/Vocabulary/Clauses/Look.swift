package import FakeDirectory
package import ScreenModel

/// A look at one frame of a film: the screen, and what the servers' journal said by then.
package struct Look: Sendable {
  /// The scene that the film was played in.
  package var scene: Scene { _read { yield shared.wrappedValue } }
  /// The frame that is looked at.
  package let frame: Int
  /// The rows whose parts are looked for; `nil` for the whole screen.
  package var within: [Int]?
  private let shared: Shared<Scene>
  private let index = FrameIndex()

  package init(_ scene: Scene, frame: Int, within: [Int]? = nil) {
    self.init(Shared(wrappedValue: scene), frame: frame, within: within)
  }

  /// Looks at a frame of a film whose scene is shared.
  init(_ scene: Shared<Scene>, frame: Int, within: [Int]? = nil) {
    shared = scene
    self.frame = frame
    self.within = within
  }

  package var screen: Screen { scene.stage.film.frames[frame].screen }
  package var elements: [Element] { screen.elements }
  package var time: Instant { scene.stage.film.frames[frame].time }

  /// The journal as it stood at the frame.
  package var journal: ArraySlice<JournalEntry> {
    scene.stage.journal.entries.prefix(scene.stage.film.frames[frame].journalCount)
  }

  /// Gives the indices of the elements that a condition holds for, among those looked at.
  package func all(_ condition: (Element) -> Bool) -> [Int] {
    let elements = elements
    return ranges.flatMap { $0.filter { condition(elements[$0]) } }
  }

  package func all(_ identifiers: Element.Identifier...) -> [Int] { all(of: identifiers) }

  /// Gives the indices of the elements that have one of some identifiers, among those looked at.
  package func all(of identifiers: [Element.Identifier]) -> [Int] {
    let elements = elements
    var found: [Int] = []
    for range in ranges {
      for index in range where identifiers.contains(elements[index].identifier) {
        found.append(index)
      }
    }
    return found
  }

  /// Where the elements stand that are looked at.
  private var ranges: [Range<Int>] {
    within.map { $0.map(screen.descendants) } ?? [elements.indices]
  }

  /// Gives the first part of a row with an identifier.
  package func part(_ identifier: Element.Identifier, of row: Int) -> Element? {
    let elements = elements
    return screen.descendants(of: row).first { elements[$0].identifier == identifier }
      .map { elements[$0] }
  }

  /// The bar that the search field stands in.
  package var searchBar: Element? { first(.searchBar) }

  /// Gives the indices of the elements of the whole screen that have an identifier; they are looked for once.
  package func indices(of identifier: Element.Identifier) -> [Int] {
    index.places(of: identifier) { screen.indices(of: identifier) }
  }

  /// Gives the index of the screen's first element with an identifier.
  package func firstIndex(of identifier: Element.Identifier) -> Int? {
    indices(of: identifier).first
  }

  /// Gives the screen's first element with an identifier.
  package func first(_ identifier: Element.Identifier) -> Element? {
    firstIndex(of: identifier).map { elements[$0] }
  }

  /// How far an element's middle is from the search field, in points.
  package func distanceFromField(_ index: Int) -> Int {
    abs(elements[index].frame.midY - (searchBar?.frame.midY ?? 0))
  }

  /// Gives the rows with an identifier that are nearest to the field and farthest from it, found once.
  package func ends(of identifier: Element.Identifier) -> FrameIndex.Ends? {
    index.ends(of: identifier) {
      let rows = indices(of: identifier)
      let isNearer = { distanceFromField($0) < distanceFromField($1) }
      guard let nearest = rows.min(by: isNearer), let farthest = rows.max(by: isNearer) else {
        return nil
      }
      return FrameIndex.Ends(nearest: nearest, farthest: farthest)
    }
  }

  /// The page that the directory's last reply carried, delivered by now.
  package var lastPage: SearchPage? { pages.last }

  /// The pages that have been delivered by now, in order of their arrival.
  package var pages: [SearchPage] {
    let count = scene.stage.film.frames[frame].journalCount
    return scene.stage.deliveries.prefix { $0.journalCount <= count }.map(\.page)
  }

  /// The entry of the delivered pages that a result row shows, found by its name.
  package func entry(ofRow row: Int) -> WireEntry? {
    guard let title = part(.title, of: row)?.label else { return nil }
    if title.hasPrefix("#"), let entry = entry(named: String(title.dropFirst())) { return entry }
    for page in pages.reversed() {
      let index = page.entries.indices.first { title.hasSuffix(page.entries[$0].displayName) }
      if let index { return page.entries[index] }
    }
    return nil
  }

  /// Gives the first entry with a name, of the latest page that has one.
  private func entry(named name: String) -> WireEntry? {
    index.entry(named: name) {
      let entries = pages.reversed().flatMap(\.entries)
      return Dictionary(entries.map { ($0.displayName, $0) }) { first, _ in first }
    }
  }

  /// What an element is called in a message: its text, else what it is.
  package func describe(_ index: Int) -> String {
    let element = elements[index]
    var text = element.label.isEmpty ? element.value : element.label
    if element.role == .cell, let title = part(.title, of: index)?.label { text = title }
    if text.count > 60 { text = text.prefix(59) + "…" }
    return text.isEmpty ? element.identifier.inWords : "“\(text)”"
  }
}

extension Element.Identifier {
  /// The identifier as words with an article ("the search field").
  package var inWords: String {
    var words = "the "
    for character in rawValue {
      words += character.isUppercase ? " \(character.lowercased())" : String(character)
    }
    return words
  }
}
