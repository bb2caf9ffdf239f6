/// A JSON value as it was read.
package indirect enum JSONNode: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number with a fraction or an exponent, or one that is too large, as it is written.
  case number(String)
  case string(String)
  case array([JSONNode])
  /// The members in their order.
  case object([Member])

  /// A key of an object and its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONNode
  }

  /// Gives the value of a key; `nil` if there is none or this is no object.
  package subscript(key: String) -> JSONNode? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}

/// What is wrong with a JSON text, in words.
package struct JSONError: Error, Hashable, Sendable {
  package var message: String
  /// The byte at which it shows, from 1.
  package var column: Int
}

/// Reads JSON from UTF-8 bytes.
package struct JSONParser {
  /// How deep arrays and objects may be nested.
  private static let depthLimit = 64

  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var depth = 0

  /// Reads a text that holds one value and nothing else.
  package static func parse(_ bytes: ArraySlice<UInt8>) throws(JSONError) -> JSONNode {
    var parser = JSONParser(bytes)
    parser.skipBlanks()
    let node = try parser.value()
    parser.skipBlanks()
    guard parser.index == bytes.endIndex else { throw parser.error("something follows the value") }
    return node
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  private var next: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  private func error(_ message: String) -> JSONError {
    JSONError(message: message, column: index - bytes.startIndex + 1)
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      index += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  private mutating func value() throws(JSONError) -> JSONNode {
    guard let next else { throw error("it ends where a value should stand") }
    switch next {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw error("no value begins like this")
    }
  }

  private mutating func word(_ text: String, _ node: JSONNode) throws(JSONError) -> JSONNode {
    guard bytes[index...].starts(with: text.utf8) else { throw error("no value begins like this") }
    index += text.utf8.count
    return node
  }

  private mutating func descend() throws(JSONError) {
    index += 1
    depth += 1
    guard depth <= JSONParser.depthLimit else {
      throw error("more than \(JSONParser.depthLimit) arrays and objects lie in each other")
    }
    skipBlanks()
  }

  private mutating func array() throws(JSONError) -> JSONNode {
    try descend()
    var items: [JSONNode] = []
    if !take(UInt8(ascii: "]")) {
      repeat {
        skipBlanks()
        items.append(try value())
        skipBlanks()
      } while take(UInt8(ascii: ","))
      guard take(UInt8(ascii: "]")) else { throw error("an array is not closed") }
    }
    depth -= 1
    return .array(items)
  }

  private mutating func object() throws(JSONError) -> JSONNode {
    try descend()
    var members: [JSONNode.Member] = []
    if !take(UInt8(ascii: "}")) {
      repeat {
        skipBlanks()
        guard next == UInt8(ascii: "\"") else { throw error("a key should stand here") }
        let key = try string()
        skipBlanks()
        guard take(UInt8(ascii: ":")) else { throw error("a colon should stand here") }
        skipBlanks()
        members.append(JSONNode.Member(key: key, value: try value()))
        skipBlanks()
      } while take(UInt8(ascii: ","))
      guard take(UInt8(ascii: "}")) else { throw error("an object is not closed") }
    }
    depth -= 1
    return .object(members)
  }

  private mutating func number() throws(JSONError) -> JSONNode {
    let start = index
    _ = take(UInt8(ascii: "-"))
    let isZero = next == UInt8(ascii: "0")
    guard let count = digits(), !isZero || count == 1 else { throw error("this is no number") }
    var isWhole = true
    if take(UInt8(ascii: ".")) {
      isWhole = false
      guard digits() != nil else { throw error("this is no number") }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      isWhole = false
      index += 1
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      guard digits() != nil else { throw error("this is no number") }
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isWhole, let number = Int(text) { return .integer(number) }
    return .number(text)
  }

  /// Takes digits off and gives how many there were, if any.
  private mutating func digits() -> Int? {
    let start = index
    while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { index += 1 }
    return index == start ? nil : index - start
  }

  private mutating func string() throws(JSONError) -> String {
    index += 1
    let start = index
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      index += 1
    }
    if next == UInt8(ascii: "\"") {
      let text = try text(bytes[start..<index])
      index += 1
      return text
    }
    var result = Array(bytes[start..<index])
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        let text = try text(result[...])
        index += 1
        return text
      case UInt8(ascii: "\\"):
        index += 1
        result.append(contentsOf: try escape())
      case 0..<0x20: throw error("a control character stands in a text")
      default:
        result.append(byte)
        index += 1
      }
    }
    throw error("a text is not closed")
  }

  private func text(_ bytes: ArraySlice<UInt8>) throws(JSONError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw error("a text is not UTF-8")
    }
    return text
  }

  private mutating func escape() throws(JSONError) -> [UInt8] {
    guard let byte = next else { throw error("a text is not closed") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return Array(Character(try scalar()).utf8)
    default: throw error("there is no such escape")
    }
  }

  private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if UTF16.isLeadSurrogate(UInt16(first)), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
      let second = try unit()
      if UTF16.isTrailSurrogate(UInt16(second)),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw error("half a character is escaped")
  }

  private mutating func unit() throws(JSONError) -> UInt32 {
    let digits = bytes[index..<min(index + 4, bytes.endIndex)]
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("four hexadecimal digits should stand here") }
    index += 4
    return unit
  }
}
