/// Why an event stream can't be used, with the line that shows it.
package struct EventError: Error, Hashable, Sendable {
  package var message: String
  /// The line's number, from 1; 0 where the whole stream is meant.
  package var line: Int

  /// Makes an error at a line.
  package init(_ message: String, line: Int) {
    self.message = message
    self.line = line
  }
}

/// A member of a line that is missing or of another kind than it should be.
struct FieldError: Error {
  var message: String
}

/// The values of a line of an event stream, by their keys.
struct EventFields {
  private let node: JSONNode
  private let name: String

  init(_ node: JSONNode, name: String = "the line") {
    self.node = node
    self.name = name
  }

  private func missing(_ key: String, _ kind: String) -> FieldError {
    let place = VisibleText.escaped(name)
    guard node[key] != nil else { return FieldError(message: "\(place) has no “\(key)”") }
    return FieldError(message: "“\(key)” in \(place) is no \(kind)")
  }

  /// Tells whether there is a value for a key.
  func has(_ key: String) -> Bool { node[key] != nil }

  func text(_ key: String) throws(FieldError) -> String {
    guard case .string(let text) = node[key] else { throw missing(key, "text") }
    return text
  }

  /// Gives a text, or `nil` where there is none.
  func optionalText(_ key: String) throws(FieldError) -> String? {
    switch node[key] {
    case nil, .null: return nil
    case .string(let text): return text
    default: throw missing(key, "text")
    }
  }

  func number(_ key: String) throws(FieldError) -> Int {
    guard case .integer(let number) = node[key] else { throw missing(key, "whole number") }
    return number
  }

  func optionalNumber(_ key: String) throws(FieldError) -> Int? {
    switch node[key] {
    case nil, .null: return nil
    case .integer(let number): return number
    default: throw missing(key, "whole number")
    }
  }

  /// Gives a truth value; a missing one is false.
  func flag(_ key: String) throws(FieldError) -> Bool {
    switch node[key] {
    case nil: return false
    case .bool(let value): return value
    default: throw missing(key, "truth value")
    }
  }

  private func array(_ key: String) throws(FieldError) -> [JSONNode] {
    guard case .array(let items) = node[key] else { throw missing(key, "list") }
    return items
  }

  /// Gives a list of objects.
  func objects(_ key: String) throws(FieldError) -> [EventFields] {
    try array(key).map { EventFields($0, name: "an item of “\(key)”") }
  }

  func texts(_ key: String) throws(FieldError) -> [String] {
    var texts: [String] = []
    for item in try array(key) {
      guard case .string(let text) = item else { throw missing(key, "list of texts") }
      texts.append(text)
    }
    return texts
  }

  func numbers(_ key: String) throws(FieldError) -> [Int] {
    try EventFields.numbers(try array(key), missing(key, "list of whole numbers"))
  }

  /// Gives a list of lists of so many numbers.
  func tuples(_ key: String, of count: Int) throws(FieldError) -> [[Int]] {
    let wrong = missing(key, "list of lists of \(count) whole numbers")
    var tuples: [[Int]] = []
    for item in try array(key) {
      guard case .array(let items) = item, items.count == count else { throw wrong }
      tuples.append(try EventFields.numbers(items, wrong))
    }
    return tuples
  }

  private static func numbers(
    _ items: [JSONNode], _ wrong: FieldError
  ) throws(FieldError) -> [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(items.count)
    for item in items {
      guard case .integer(let number) = item else { throw wrong }
      numbers.append(number)
    }
    return numbers
  }

  /// Gives an object.
  func object(_ key: String) throws(FieldError) -> EventFields {
    guard let value = node[key], case .object = value else { throw missing(key, "object") }
    return EventFields(value, name: "“\(key)”")
  }

  func optionalObject(_ key: String) throws(FieldError) -> EventFields? {
    if node[key] == nil || node[key] == .null { return nil }
    return try object(key)
  }

  /// Gives one of a few words.
  func word<Value: RawRepresentable>(
    _ key: String, as type: Value.Type = Value.self
  ) throws(FieldError) -> Value where Value.RawValue == String {
    let text = try text(key)
    guard let value = Value(rawValue: text) else {
      throw FieldError(message: "“\(key)” can't be “\(VisibleText.escaped(text))”")
    }
    return value
  }

  /// Gives a place of the plan.
  func place(_ key: String) throws(FieldError) -> SourcePosition {
    let numbers = try numbers(key)
    guard numbers.count == 2, numbers.allSatisfy({ $0 >= 0 }) else {
      throw missing(key, "line and column")
    }
    return SourcePosition(line: numbers[0], column: numbers[1])
  }
}
