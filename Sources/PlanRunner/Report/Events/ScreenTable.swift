package import ScreenModel

/// The screens and elements of an event stream, each of which is written once and then referred to by its number.
///
/// A screen is looked up by a hash of what is cheap to look at, and then compared; the numbers depend on the order
/// of the screens alone.
package struct ScreenTable: Sendable {
  private var elements: [Element] = []
  private var elementPlaces: [Int: [Int]] = [:]
  private var screens: [(phone: Int, elements: [Int])] = []
  private var screenPlaces: [Int: [Int]] = [:]
  private var phones: [Configuration] = []
  private var last: (screen: Screen, numbers: [Int], number: Int)?

  /// Makes an empty table.
  package init() {}

  /// Gives a screen's number, and writes what the table did not have yet.
  package mutating func number(of screen: Screen, writing json: inout JSONBytes) -> Int {
    if let last, last.screen == screen { return last.number }
    let before = elements.count
    let numbers = numbers(of: screen.elements)
    write(elements[before...], from: before, &json)
    let phone = number(of: screen.configuration, writing: &json)
    let key = numbers.reduce(numbers.count) { $0 &* 31 &+ $1 }
    let known = screenPlaces[key]?.first { screens[$0] == (phone, numbers) }
    let number = known ?? screens.count
    if known == nil {
      screens.append((phone, numbers))
      screenPlaces[key, default: []].append(number)
      json.event("screen") { json in
        json.member("screen", number)
        json.member("phone", phone)
        json.key("elements")
        json.array(ScreenTable.runs(numbers)) { json, number in json.integer(number) }
      }
    }
    last = (screen, numbers, number)
    return number
  }

  private mutating func numbers(of elements: [Element]) -> [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      if let last, index < last.numbers.count, last.screen.elements[index] == element {
        numbers.append(last.numbers[index])
      } else {
        numbers.append(number(of: element))
      }
    }
    return numbers
  }

  private mutating func number(of element: Element) -> Int {
    let key = element.roughHash
    if let known = elementPlaces[key]?.first(where: { elements[$0] == element }) { return known }
    elements.append(element)
    elementPlaces[key, default: []].append(elements.count - 1)
    return elements.count - 1
  }

  private mutating func number(
    of phone: Configuration, writing json: inout JSONBytes
  ) -> Int {
    if let known = phones.firstIndex(of: phone) { return known }
    phones.append(phone)
    json.event("phone") { json in
      json.member("phone", phones.count - 1)
      json.configuration("configuration", phone)
    }
    return phones.count - 1
  }

  private func write(_ news: ArraySlice<Element>, from first: Int, _ json: inout JSONBytes) {
    guard !news.isEmpty else { return }
    json.event("elements") { json in
      json.member("first", first)
      json.key("elements")
      json.array(news) { json, element in json.element(element) }
    }
  }

  /// Writes consecutive numbers as pairs: the first one, and how many there are.
  package static func runs(_ numbers: [Int]) -> [Int] {
    var runs: [Int] = []
    for number in numbers {
      if runs.count >= 2, runs[runs.count - 2] + runs[runs.count - 1] == number {
        runs[runs.count - 1] += 1
      } else {
        runs += [number, 1]
      }
    }
    return runs
  }
}

extension JSONBytes {
  /// Writes one line of the stream.
  mutating func event(_ kind: StaticString, _ body: (inout JSONBytes) -> Void) {
    object { json in
      json.member("v", EventWriter.version)
      json.member("kind", word: kind)
      body(&json)
    }
    endLine()
  }

  /// Writes a phone with its mode, text size and iOS.
  mutating func configuration(_ name: StaticString, _ configuration: Configuration) {
    key(name)
    object { json in
      json.member("mode", configuration.mode.rawValue)
      json.member("phone", configuration.phone.name)
      json.key("size")
      json.array([configuration.phone.width, configuration.phone.height]) { $0.integer($1) }
      json.member("textSize", configuration.textSize.rawValue)
      json.member("ios", configuration.ios)
    }
  }

  /// Writes an element; what is usual is left out.
  fileprivate mutating func element(_ element: Element) {
    object { json in
      json.member("id", element.identifier.rawValue)
      json.member("role", element.role.rawValue)
      if !element.label.isEmpty { json.member("label", element.label) }
      if !element.value.isEmpty { json.member("value", element.value) }
      let frame = element.frame
      json.key("frame")
      json.array([frame.x, frame.y, frame.width, frame.height]) { $0.integer($1) }
      if element.traits != [.enabled, .hittable] {
        json.key("traits")
        json.array(Element.Traits.named) { json, trait in
          if element.traits.contains(trait.1) { json.string(trait.0) }
        }
      }
      if element.lines != 0 { json.member("lines", element.lines) }
      if !element.runs.isEmpty {
        json.key("runs")
        json.array(element.runs) { json, run in
          json.object { json in
            json.member("text", run.text)
            json.member("style", run.style.rawValue)
          }
        }
      }
      if element.parent >= 0 { json.member("parent", element.parent) }
    }
  }
}

extension Element.Traits {
  /// The traits by the names that a stream gives them.
  static let named: [(String, Self)] = [
    ("enabled", .enabled), ("hittable", .hittable), ("selected", .selected), ("focused", .focused),
    ("truncated", .truncated), ("upsideDown", .upsideDown), ("grey", .grey),
    ("scrolledOut", .scrolledOut),
  ]
}
