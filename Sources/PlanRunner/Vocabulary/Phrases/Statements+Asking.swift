package import FakeDirectory
package import ScreenModel

extension Take {
  /// The mark of the plan's last action, or of the take's own.
  private var journalCountAtAction: Int {
    let marks = scene.stage.marks
    if let own = marks.last(where: { $0.frame <= start }) { return own.journalCount }
    return frames[before].journalCount
  }

  /// What the servers received since the action.
  private var entriesSinceAction: ArraySlice<JournalEntry> {
    let first = min(journalCountAtAction, frames[before].journalCount)
    return scene.stage.journal.entries.dropFirst(max(first, frames[before].journalCount))
  }

  /// What is seen from the action on, but for what only directory search brings, and what the servers received.
  package var sightsAndRequests: [Observation] {
    var sights: [Observation] = []
    var last: [ShownElement] = []
    for frame in afterAction {
      let shown = frames[frame].screen.shownWithoutSearch
      if shown != last { sights += shown.map { .shown($0, at: frames[frame].time) } }
      last = shown
    }
    return sights + requestsSinceAction.map { .words($0) }
  }

  /// What the search field held when the last search was sent; empty when none was.
  package var textAtSearch: String {
    let entries = scene.stage.journal.entries
    let last = entries.lastIndex { if case .searchArrived = $0.event { true } else { false } }
    guard let last, let frame = frames.firstIndex(where: { $0.journalCount > last }) else {
      return ""
    }
    return frames[frame].screen.first(.searchField)?.value ?? ""
  }

  /// The searches that the directory received since the plan's last action began.
  package var searchesSinceAction: [SearchRequest] {
    entriesSinceAction.compactMap {
      if case .searchArrived(let request) = $0.event { request } else { nil }
    }
  }

  /// What any server received since the plan's last action began, in words.
  package var requestsSinceAction: [String] { requests(since: before) }

  /// What any server received after a frame, in words.
  package func requests(since frame: Int) -> [String] {
    scene.stage.journal.entries.dropFirst(frames[frame].journalCount).compactMap { entry in
      switch entry.event {
      case .searchArrived(let request): "the directory received \([request].inWords)"
      case .nameAsked(let name): "the name server was asked for “\(name)”"
      case .linkAsked(let link): "the link server was asked for “\(link)”"
      case .reconnected: "the phone reconnected to its servers"
      default: nil
      }
    }
  }
}

/// Something that was observed, as it is compared with another phone.
package enum Observation: Hashable, Sendable {
  case shown(ShownElement, at: Instant)
  case words(String)

  /// The observation in words.
  package var inWords: String {
    switch self {
    case .shown(let element, let time): "\(time) \(element.inWords)"
    case .words(let words): words
    }
  }
}

extension [SearchRequest] {
  /// The requests in words.
  package var inWords: String {
    if isEmpty { return "nothing" }
    return map { request in
      "a search for “\(request.text)”" + (request.cursor == nil ? "" : " with a cursor")
    }.joined(separator: " and ")
  }
}

extension Look {
  /// The names on the result rows, from the field outwards.
  package var resultNames: [String] {
    all(.resultRow).map { (row: $0, distance: distanceFromField($0)) }
      .sorted { $0.distance < $1.distance }
      .map { part(.title, of: $0.row)?.label ?? "" }
  }

  /// The names that the result rows must have: of the entries on the pages of the last search, each link once, without
  /// those that are chats of the profile in use.
  package var expectedResultNames: [String] {
    var pages: [SearchPage] = []
    var isFirst: [Int: Bool] = [:]
    var answers: [Int: SearchPage] = [:]
    for entry in journal where entry.server == .directory {
      guard let number = entry.number else { continue }
      switch entry.event {
      case .searchArrived(let request): isFirst[number] = request.cursor == nil
      case .answered(let reply, _): answers[number] = reply.page
      case .replyDelivered:
        if isFirst[number] == true { pages = [] }
        if let page = answers[number] { pages.append(page) }
      default: break
      }
    }
    let chats = Set(scene.data.chats.compactMap(\.link).map(scene.data.normalForm))
    var seen: Set<String> = []
    return pages.flatMap(\.entries).filter { entry in
      guard let link = entry.link.map(scene.data.normalForm) else { return false }
      return !chats.contains(link) && seen.insert(link).inserted
    }.map { "#" + $0.displayName }
  }

  /// What tells an entry apart: the link behind the name that its row shows.
  package func entryIdentity(ofRow row: Int) -> String? {
    guard let title = part(.title, of: row)?.label else { return nil }
    if elements[row].identifier == .chatRow {
      let chat = scene.data.chats.first { $0.name == title }
      return chat?.link.map(scene.data.normalForm)
    }
    return entry(ofRow: row)?.link.map(scene.data.normalForm)
  }
}

extension Screen {
  /// The screen without the keyboard, whose coming and going is nobody's business.
  package var withoutKeyboard: [Element] {
    elements.filter { $0.role != .keyboard && $0.role != .key }.map { element in
      var plain = element
      plain.traits.remove(.focused)
      plain.parent = 0
      plain.frame = .zero
      return plain
    }
  }

  /// The labels that were not on another screen.
  package func news(since other: Screen) -> [String] {
    let old = Set(other.elements.map(Sight.init))
    return elements.filter { !old.contains(Sight($0)) }.map {
      $0.label.isEmpty ? $0.identifier.rawValue : $0.label
    }
  }

  /// What an element is and says.
  private struct Sight: Hashable {
    let identifier: Element.Identifier
    let label: String

    init(_ element: Element) {
      identifier = element.identifier
      label = element.label
    }
  }
}

extension String {
  /// The text without blanks and tabs at its ends.
  package var trimmedBlanks: String {
    var text = Substring(self)
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }
}
