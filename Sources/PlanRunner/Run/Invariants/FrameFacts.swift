import ScreenModel

/// What the invariants need of one screen, found in one pass over its elements.
///
/// An index of -1 means that there is no such element.
struct FrameFacts {
  /// The search surface that a screen belongs to.
  enum Surface {
    case list, newChat
  }

  var root = Element.Identifier.systemFlow
  var field = -1
  var spinner = -1
  var searchBar = -1
  var directoryRow = -1
  var connectRow = -1
  var tagBar = -1
  var loadRow = -1
  var overlay = -1
  var emptyRow = -1
  var chatRow = -1
  var resultRow = -1
  var profileButton = -1
  var toggle = -1
  var notification = -1
  /// The alert, sheet or menu that lies on top.
  var top = -1
  var alert = -1
  /// Whether the alert asks for consent.
  var asksForConsent = false
  /// The first element that a touch reaches.
  var firstHittable = -1
  /// The first element that reaches beyond the phone's sides.
  var outside = -1
  /// The first element that there is already one of.
  var second = -1
  /// The number of result rows.
  var resultRows = 0

  /// The surface that the screen shows, if it has a search.
  var surface: Surface? {
    switch root {
    case .chatList: .list
    case .newChat: .newChat
    default: nil
    }
  }

  /// The facts of an empty screen.
  init() {}

  /// Looks through a screen, and notes the indices of the result rows' titles.
  init(_ screen: Screen, titles: inout [Int]) {
    titles.removeAll(keepingCapacity: true)
    let width = screen.configuration.phone.width
    screen.elements.withUnsafeBufferPointer { elements in
      for index in elements.indices {
        if firstHittable < 0, elements[index].traits.contains(.hittable) { firstHittable = index }
        if outside < 0, FrameFacts.isOutside(elements, index, width) { outside = index }
        note(index, elements, &titles)
      }
    }
  }

  private mutating func note(
    _ index: Int, _ elements: UnsafeBufferPointer<Element>, _ titles: inout [Int]
  ) {
    switch elements[index].identifier {
    case .title:
      let parent = elements[index].parent
      if elements.indices.contains(parent), elements[parent].identifier == .resultRow {
        titles.append(index)
      }
    case .resultRow:
      resultRows += 1
      if resultRow < 0 { resultRow = index }
    case .chatRow, .contactRow: if chatRow < 0 { chatRow = index }
    case .chatList, .newChat, .archivedContacts, .chat, .settings, .privacy, .profilePicker:
      if elements[index].parent < 0 { root = elements[index].identifier }
    case .alertButton: if elements[index].label == "Enable" { asksForConsent = true }
    case .toggle: if elements[index].label == "Directory search" { toggle = index }
    default: noteSingle(index, elements[index].identifier)
    }
  }

  /// Notes an element of which a screen has one at most.
  private mutating func noteSingle(_ index: Int, _ identifier: Element.Identifier) {
    switch identifier {
    case .searchField: field = place(index, field)
    case .spinner: spinner = place(index, spinner)
    case .searchBar: searchBar = place(index, searchBar)
    case .directoryRow: directoryRow = place(index, directoryRow)
    case .connectRow: connectRow = place(index, connectRow)
    case .tagBar: tagBar = place(index, tagBar)
    case .loadRow: loadRow = place(index, loadRow)
    case .overlay: overlay = place(index, overlay)
    case .emptyRow: emptyRow = place(index, emptyRow)
    case .profileButton: profileButton = place(index, profileButton)
    case .notification: notification = place(index, notification)
    case .alert:
      alert = place(index, alert)
      top = alert
    case .sheet, .menu: if top < 0 { top = index }
    default: break
    }
  }

  /// Gives the place of the first of its kind, and notes another one.
  private mutating func place(_ index: Int, _ first: Int) -> Int {
    if first < 0 { return index }
    if second < 0 { second = index }
    return first
  }

  /// Tells whether an element reaches beyond the phone's sides.
  ///
  /// Tags may, for their bar scrolls sideways, and what is scrolled out may lie wholly beside.
  private static func isOutside(
    _ elements: UnsafeBufferPointer<Element>, _ index: Int, _ width: Int
  ) -> Bool {
    let frame = elements[index].frame
    guard frame.x < 0 || frame.maxX > width, elements[index].identifier != .tag else {
      return false
    }
    let liesBeside = frame.maxX <= 0 || frame.x >= width
    return !(liesBeside && elements[index].traits.contains(.scrolledOut))
  }
}
