/// Compact JSON, written piece by piece into bytes; members keep the order in which they are written.
package struct JSONBytes: Sendable {
  /// What has been written so far, in UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// How many lines have been ended.
  package private(set) var lines = 0
  /// Whether a comma has to stand before the next value or key.
  private var needsComma = false

  /// Makes an empty document.
  package init() {}

  /// Takes what has been written and begins anew.
  package mutating func take() -> [UInt8] {
    let taken = bytes
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
    return taken
  }

  /// Ends a line; the next value is a document of its own.
  package mutating func endLine() {
    bytes.append(0x0A)
    lines += 1
    needsComma = false
  }

  /// Writes an object.
  package mutating func object(_ body: (inout JSONBytes) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "{"))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: "}"))
    needsComma = true
  }

  /// Writes an array of what `each` writes for each item.
  package mutating func array<Items: Sequence>(
    _ items: Items, each: (inout JSONBytes, Items.Element) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: "["))
    needsComma = false
    for item in items { each(&self, item) }
    bytes.append(UInt8(ascii: "]"))
    needsComma = true
  }

  /// Writes the key of the value that is written next.
  package mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a member that is a text, or null where there is none.
  package mutating func member(_ name: StaticString, _ text: String?) {
    key(name)
    if let text { string(text) } else { null() }
  }

  /// Writes a member that is a whole number.
  package mutating func member(_ name: StaticString, _ number: Int) {
    key(name)
    integer(number)
  }

  /// Writes a member that is true or false.
  package mutating func member(_ name: StaticString, _ value: Bool) {
    key(name)
    separate()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
    needsComma = true
  }

  /// Writes a member that is a list of texts.
  package mutating func member(_ name: StaticString, _ texts: [String]) {
    key(name)
    array(texts) { json, text in json.string(text) }
  }

  /// Writes a null.
  package mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
    needsComma = true
  }

  /// Writes a whole number.
  package mutating func integer(_ number: Int) {
    separate()
    bytes.append(decimal: number)
    needsComma = true
  }

  /// Writes a text in quotes; whatever a terminal could obey or hide is written as an escape.
  package mutating func string(_ text: String) {
    separate()
    JSONQuoting.append(text, to: &bytes)
    needsComma = true
  }

  /// Writes a member that is a word of the tool's own, which needs no escapes.
  package mutating func member(_ name: StaticString, word: StaticString) {
    key(name)
    bytes.append(UInt8(ascii: "\""))
    word.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }
}
