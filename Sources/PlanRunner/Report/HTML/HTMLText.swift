/// A piece of a page: bytes that grow by markup of the tool's own or by escaped text, and by nothing else.
///
/// Markup is a literal in the source, so no text of a plan or of a screen can become markup.
package struct HTMLText: Equatable, Sendable {
  /// The piece in UTF-8.
  package private(set) var bytes: [UInt8] = []

  /// Makes an empty piece.
  package init() {}

  /// Whether nothing has been added.
  package var isEmpty: Bool { bytes.isEmpty }

  /// Makes room for bytes that are to come.
  package mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  /// Adds markup of the tool's own.
  package mutating func markup(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Adds another piece.
  package mutating func append(_ piece: HTMLText) {
    bytes.append(contentsOf: piece.bytes)
  }

  /// Adds a number in decimal digits.
  package mutating func number(_ value: Int) {
    bytes.append(decimal: value)
  }

  /// Adds text that can stand between tags and in a quoted attribute.
  ///
  /// Characters that steer, hide or are not allowed get their visible form; "##", with which commands to build
  /// servers begin, is written apart.
  package mutating func text(_ text: String) {
    var text = text
    let isPlain = text.withUTF8 { appendPlain($0) }
    if !isPlain {
      var visible = VisibleText.escaped(text)
      visible.withUTF8 { appendEscaped($0) }
    }
  }

  /// Adds an attribute with a value of any text, after a blank.
  package mutating func attribute(_ name: StaticString, _ value: String) {
    begin(name)
    text(value)
    bytes.append(Byte.quote)
  }

  /// Adds an attribute with a number, after a blank.
  package mutating func attribute(_ name: StaticString, _ value: Int) {
    begin(name)
    number(value)
    bytes.append(Byte.quote)
  }

  private mutating func begin(_ name: StaticString) {
    bytes.append(Byte.space)
    markup(name)
    bytes.append(Byte.equals)
    bytes.append(Byte.quote)
  }

  /// Adds printable ASCII; other bytes add nothing and give false.
  private mutating func appendPlain(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
    guard source.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return false }
    appendEscaped(source)
    return true
  }

  private mutating func appendEscaped(_ source: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for (index, byte) in source.enumerated() where HTMLText.mayNeedEscape(byte) {
      bytes.append(contentsOf: source[start..<index])
      start = index + 1
      switch byte {
      case UInt8(ascii: "&"): markup("&amp;")
      case UInt8(ascii: "<"): markup("&lt;")
      case UInt8(ascii: ">"): markup("&gt;")
      case UInt8(ascii: "\""): markup("&quot;")
      case UInt8(ascii: "'"): markup("&#39;")
      case Byte.hash where bytes.last == Byte.hash: markup("&#35;")
      default: bytes.append(byte)
      }
    }
    bytes.append(contentsOf: source[start...])
  }

  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), Byte.hash:
      true
    default: false
    }
  }
}
