import FakeDirectory
import ScreenModel

import PlanRunner

/// A tester's hand: a phone with the few gestures and looks that the tests of the stage need.
struct Hand {
  var phone: ModelPhone
  /// Every screen that was seen, with its moment.
  var film: [(time: Instant, screen: Screen)] = []

  init(_ launch: Launch = Launch()) {
    phone = ModelPhone(launch)
    note()
  }

  init(
    _ mode: ToolbarMode = .oneHand, on: Bool = false, profile: String = "P1",
    rules: Rules = Rules(), ios: Int = 17
  ) {
    self.init(
      Launch(
        configuration: Configuration(mode: mode, ios: ios), profile: profile,
        directorySearchOn: on, rules: rules))
  }

  var screen: Screen { phone.screen }
  var requests: Int { phone.journal.searchCount }

  mutating func note() { film.append((phone.now, phone.screen)) }

  mutating func tap(_ identifier: Element.Identifier, _ label: String? = nil) throws {
    try perform(.tap(index(identifier, label)))
  }

  mutating func hold(_ identifier: Element.Identifier, _ label: String? = nil) throws {
    try perform(.longPress(index(identifier, label)))
  }

  mutating func perform(_ action: Action) throws {
    try phone.perform(action)
    note()
  }

  mutating func command(_ command: DirectoryCommand) { phone.command(command) }

  mutating func type(_ text: String) throws { try perform(.enterText(text)) }
  mutating func paste(_ text: String) throws { try perform(.paste(text)) }

  /// Searches by the row and lets all replies come.
  mutating func search(_ text: String) throws {
    try type(text)
    try tap(.directoryRow)
    settle()
  }

  /// Lets everything happen that is due within so many milliseconds.
  mutating func pass(_ milliseconds: Int) {
    let limit = phone.now + milliseconds
    while phone.advance(to: limit) != nil { note() }
    note()
  }

  mutating func settle() { pass(30_000) }

  func index(_ identifier: Element.Identifier, _ label: String? = nil) -> Int {
    screen.elements.firstIndex {
      $0.identifier == identifier && (label == nil || $0.label == label)
    } ?? -1
  }

  func labels(_ identifier: Element.Identifier) -> [String] {
    screen.elements.filter { $0.identifier == identifier }.map(\.label)
  }

  func has(_ identifier: Element.Identifier) -> Bool { screen.first(identifier) != nil }

  func frame(_ identifier: Element.Identifier, _ label: String? = nil) -> Rect {
    let index = index(identifier, label)
    return index < 0 ? .zero : screen.elements[index].frame
  }

  /// The screen as indented text.
  var drawing: String {
    var depth = [Int](repeating: 0, count: screen.elements.count)
    return screen.elements.indices.map { index in
      let element = screen.elements[index]
      depth[index] = element.parent < 0 ? 0 : depth[element.parent] + 1
      let indent = String(repeating: "  ", count: depth[index])
      let frame = element.frame
      return indent + "\(element.identifier) '\(element.label.prefix(50))' "
        + (element.value.isEmpty ? "" : "= '\(element.value)' ")
        + "[\(frame.x),\(frame.y) \(frame.width)×\(frame.height)]"
        + (element.isHittable ? "" : " covered") + (element.isEnabled ? "" : " disabled")
        + (element.traits.contains(.truncated) ? " truncated" : "")
        + (element.traits.contains(.scrolledOut) ? " out" : "")
        + (element.traits.contains(.focused) ? " focused" : "")
    }.joined(separator: "\n")
  }
}
