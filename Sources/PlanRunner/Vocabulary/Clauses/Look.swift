package import FakeDirectory
package import ScreenModel

/// A look at one frame of a film: the screen, and what the servers' journal said by then.
package struct Look: Sendable {
  /// The scene that the film was played in.
  package var scene: Scene { _read { yield shared.wrappedValue } }
  /// The frame that is looked at.
  package var frame: Int
  /// The rows whose parts are looked for; `nil` for the whole screen.
  package var within: [Int]?
  private let shared: Shared<Scene>

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
  package var searchBar: Element? { screen.first(.searchBar) }

  /// How far an element's middle is from the search field, in points.
  package func distanceFromField(_ index: Int) -> Int {
    let bar = screen.firstIndex(of: .searchBar)
    return abs(elements[index].frame.midY - (bar.map { elements[$0].frame.midY } ?? 0))
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
    let pages = pages
    if title.hasPrefix("#") {
      let name = String(title.dropFirst())
      for page in pages.reversed() {
        let index = page.entries.indices.first { page.entries[$0].displayName == name }
        if let index { return page.entries[index] }
      }
    }
    for page in pages.reversed() {
      let index = page.entries.indices.first { title.hasSuffix(page.entries[$0].displayName) }
      if let index { return page.entries[index] }
    }
    return nil
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
