/// A JSON document as it is written: keys keep their order.
package indirect enum JSONText: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number that is written already, such as "1.25".
  case number(String)
  case string(String)
  case array([JSONText])
  case object([(key: String, value: JSONText)])

  /// Makes a string, or null where there is none.
  package static func optional(_ text: String?) -> JSONText {
    text.map { .string($0) } ?? .null
  }

  /// Makes an array of strings.
  package static func strings(_ texts: [String]) -> JSONText {
    .array(texts.map { .string($0) })
  }

  /// Gives a text in quotes.
  package static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    JSONQuoting.append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Gives the document with two spaces of indentation and a line break at its end.
  package func written() -> String {
    var bytes: [UInt8] = []
    write(to: &bytes, indentation: 0)
    bytes.append(Byte.lineFeed)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(to bytes: inout [UInt8], indentation: Int) {
    switch self {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
    case .integer(let value): bytes.append(decimal: value)
    case .number(let text): bytes.append(contentsOf: text.utf8)
    case .string(let text): JSONQuoting.append(text, to: &bytes)
    case .array(let values):
      JSONText.write(values, between: ("[", "]"), to: &bytes, indentation) { value, bytes in
        value.write(to: &bytes, indentation: indentation + 2)
      }
    case .object(let members):
      JSONText.write(members, between: ("{", "}"), to: &bytes, indentation) { member, bytes in
        JSONQuoting.append(member.key, to: &bytes)
        bytes.append(Byte.colon)
        bytes.append(Byte.space)
        member.value.write(to: &bytes, indentation: indentation + 2)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], between brackets: (Unicode.Scalar, Unicode.Scalar), to bytes: inout [UInt8],
    _ indentation: Int, each: (Item, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: brackets.0))
    for (index, item) in items.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine(indentation + 2, in: &bytes)
      each(item, &bytes)
    }
    if !items.isEmpty { breakLine(indentation, in: &bytes) }
    bytes.append(UInt8(ascii: brackets.1))
  }

  private static func breakLine(_ indentation: Int, in bytes: inout [UInt8]) {
    bytes.append(Byte.lineFeed)
    for _ in 0..<indentation { bytes.append(Byte.space) }
  }
}
