import FakeDirectory
import PlanRunner
import ScreenModel

/// A phone that shows something else than the app would, or that does not react: whatever its rules, the plan's words
/// must notice it.
struct WrongPhone: Driver {
  /// What was done with the phone so far.
  struct Past: Sendable {
    var taps: [Element] = []
    /// What the field was made to hold, one text after the other.
    var texts: [String] = []
    var journal = Journal()

    func hasTapped(_ identifier: Element.Identifier) -> Bool {
      taps.contains { $0.identifier == identifier }
    }

    /// How many pages of results have arrived.
    var pages: Int { journal.entries.count { $0.event == .replyDelivered } }

    /// Whether the last text is another with letters behind it.
    var isExtended: Bool {
      guard texts.count > 1, let last = texts.last else { return false }
      let before = texts[texts.count - 2]
      return last.count > before.count && last.hasPrefix(before)
    }

    /// Whether the row that was tapped last offered to try again, and does not any more.
    func hasRetried(_ screen: Screen) -> Bool {
      let last = taps.last { $0.identifier == .loadRow }
      return last?.label.hasPrefix("Search failed") == true
        && screen.first(.loadRow)?.label.hasPrefix("Search failed") != true
    }
  }

  let flaw: Flaw
  private var phone: ModelPhone
  private var past = Past()

  init(_ launch: Launch, _ flaw: Flaw) {
    phone = ModelPhone(launch)
    self.flaw = flaw
  }

  var now: Instant { phone.now }
  var journal: Journal { phone.journal }
  var isQuiet: Bool { phone.isQuiet }
  var outlook: Outlook? { phone.outlook }

  var screen: Screen {
    var (screen, past) = (phone.screen, past)
    past.journal = journal
    flaw.falsify(&screen, past)
    return screen
  }

  mutating func perform(_ action: Action) throws(ActionError) {
    switch action {
    case .tap(let index):
      let element = phone.screen.elements[index]
      past.taps.append(element)
      if flaw.ignores(element, phone.screen) { return }
    case .enterText(let text): past.texts.append(text)
    default: break
    }
    try phone.perform(action)
  }

  mutating func command(_ command: DirectoryCommand) { phone.command(command) }
  mutating func advance(to limit: Instant) -> String? { phone.advance(to: limit) }
}

/// What is wrong with a phone, a case that must notice it, and the words that do.
struct Flaw: Sendable, CustomStringConvertible {
  typealias Falsify = @Sendable (inout Screen, WrongPhone.Past) -> Void

  let id: String
  let name: String
  let words: String
  var falsify: Falsify
  var ignores: @Sendable (Element, Screen) -> Bool = { _, _ in false }

  init(_ id: String, _ name: String, caughtBy words: String, _ falsify: @escaping Falsify) {
    (self.id, self.name, self.words) = (id, name, words)
    self.falsify = falsify
  }

  init(
    _ id: String, _ name: String, caughtBy words: String,
    ignoring: @escaping @Sendable (Element, Screen) -> Bool
  ) {
    (self.id, self.name, self.words) = (id, name, words)
    falsify = { _, _ in }
    ignores = ignoring
  }

  var description: String { "\(id): \(name)" }
}

extension Screen {
  /// Changes the elements with an identifier.
  mutating func change(_ identifier: Element.Identifier, _ change: (inout Element) -> Void) {
    for index in indices(of: identifier) { change(&elements[index]) }
  }

  /// Changes the parts of the rows with an identifier.
  mutating func change(
    _ part: Element.Identifier, in row: Element.Identifier, _ change: (inout Element) -> Void
  ) {
    for index in indices(of: part) where elements[index].parent >= 0 {
      let isMeant = indices(of: row).contains { isInside(index, $0) }
      if isMeant { change(&elements[index]) }
    }
  }

  /// Adds something to the list, behind all else, so that no other element has another index.
  mutating func leave(_ identifier: Element.Identifier, _ label: String) {
    let list = firstIndex(of: .list) ?? 0
    var frame = elements[list].frame
    frame.height = 44
    elements.append(
      Element(identifier, role: .cell, label: label, frame: frame, parent: list))
  }

  /// Lets two elements change places.
  mutating func exchange(_ one: Int, _ other: Int) {
    (elements[one].frame, elements[other].frame) = (elements[other].frame, elements[one].frame)
  }
}
