/// Reads JSON5: JSON with comments, trailing commas, keys without quotes, single quotes.
///
/// It keeps the place of every value and key, and keys that stand twice; so messages can say where
/// they belong, and nothing is lost. The cost grows with the number of bytes alone.
package struct JSON5Reader {
  /// The deepest nesting that is read; no script needs more than ten.
  package static let depthLimit = 64

  let bytes: [UInt8]
  var index: Int

  /// Reads a document that is known to be UTF-8.
  package static func read(_ bytes: [UInt8]) throws(ScriptProblem) -> ScriptNode {
    var reader = JSON5Reader(bytes: bytes, index: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    try reader.skipBlanks()
    guard reader.next != nil else { throw reader.problem("the file holds no value") }
    let node = try reader.value(depth: 0)
    try reader.skipBlanks()
    guard reader.next == nil else {
      throw reader.problem("nothing may stand behind the value, but here is \(reader.found)")
    }
    return node
  }

  /// The byte that is read next; nil at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Gives an error at the present place, or at another one.
  func problem(_ message: String, at offset: Int? = nil) -> ScriptProblem {
    ScriptProblem(offset: offset ?? index, message: message)
  }

  /// What stands at the present place, for messages.
  var found: String {
    guard let next else { return "the end of the file" }
    var end = index + 1
    if next >= 0x80 {
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    } else if JSON5Reader.isWord(next) {
      while end < bytes.count, end < index + 20, JSON5Reader.isWord(bytes[end]) { end += 1 }
    }
    return Excerpt.quoted(String(decoding: bytes[index..<end], as: UTF8.self))
  }

  private mutating func value(depth: Int) throws(ScriptProblem) -> ScriptNode {
    let start = index
    switch next {
    case UInt8(ascii: "{"):
      return ScriptNode(offset: start, value: .object(try members(depth: depth)))
    case UInt8(ascii: "["):
      return ScriptNode(offset: start, value: .array(try elements(depth: depth)))
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return ScriptNode(offset: start, value: .string(try text()))
    case let byte? where JSON5Reader.isWord(byte) || [0x2B, 0x2D, 0x2E].contains(byte):
      return ScriptNode(offset: start, value: try word())
    default: throw problem("a value is expected, but here is \(found)")
    }
  }

  private mutating func elements(depth: Int) throws(ScriptProblem) -> [ScriptNode] {
    try enter(depth)
    var elements: [ScriptNode] = []
    while true {
      try skipBlanks()
      if take("]") { return elements }
      elements.append(try value(depth: depth + 1))
      try skipBlanks()
      if take(",") { continue }
      guard next == UInt8(ascii: "]") else {
        throw problem("a comma or ] is expected, but here is \(found)")
      }
    }
  }

  private mutating func members(depth: Int) throws(ScriptProblem) -> [ScriptNode.Member] {
    try enter(depth)
    var members: [ScriptNode.Member] = []
    while true {
      try skipBlanks()
      if take("}") { return members }
      let start = index
      let key = try key()
      try skipBlanks()
      guard take(":") else { throw problem("a colon is expected, but here is \(found)") }
      try skipBlanks()
      members.append(
        ScriptNode.Member(key: key, offset: start, value: try value(depth: depth + 1)))
      try skipBlanks()
      if take(",") { continue }
      guard next == UInt8(ascii: "}") else {
        throw problem("a comma or } is expected, but here is \(found)")
      }
    }
  }

  private mutating func enter(_ depth: Int) throws(ScriptProblem) {
    guard depth < JSON5Reader.depthLimit else {
      throw problem("values are nested more than \(JSON5Reader.depthLimit) deep")
    }
    index += 1
  }

  private mutating func key() throws(ScriptProblem) -> String {
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return try text() }
    let start = index
    while let byte = next, JSON5Reader.isWord(byte) || byte >= 0x80 { index += 1 }
    guard index > start, !(0x30...0x39).contains(bytes[start]) else {
      throw problem("a key is expected, but here is \(found)", at: start)
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Reads `true`, `false`, `null` or a number.
  private mutating func word() throws(ScriptProblem) -> ScriptNode.Value {
    let start = index
    while let byte = next, JSON5Reader.isWord(byte) || [0x2B, 0x2D, 0x2E].contains(byte) {
      index += 1
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      guard ScriptNumber.isNumber(text) else {
        throw problem("\(Excerpt.quoted(text)) is no value; a text stands in quotes", at: start)
      }
      return .number(text)
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Goes on to the next byte that is neither blank nor in a comment.
  private mutating func skipBlanks() throws(ScriptProblem) {
    while let byte = next {
      switch byte {
      case 0x09...0x0D, 0x20: index += 1
      case UInt8(ascii: "/"): try skipComment()
      case 0xC2 where bytes[index...].starts(with: [0xC2, 0xA0]): index += 2
      case 0xE2 where bytes[index...].starts(with: [0xE2, 0x80, 0xA8]): index += 3
      case 0xE2 where bytes[index...].starts(with: [0xE2, 0x80, 0xA9]): index += 3
      case 0xEF where bytes[index...].starts(with: [0xEF, 0xBB, 0xBF]): index += 3
      default: return
      }
    }
  }

  private mutating func skipComment() throws(ScriptProblem) {
    let start = index
    index += 1
    switch next {
    case UInt8(ascii: "/"):
      while let byte = next, byte != 0x0A, byte != 0x0D { index += 1 }
    case UInt8(ascii: "*"):
      index += 1
      while index + 1 < bytes.count {
        if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
          index += 2
          return
        }
        index += 1
      }
      throw problem("the comment that begins here has no end", at: start)
    default: throw problem("a comment begins with // or /*", at: start)
    }
  }

  /// Whether a byte may stand in a word: a letter, a digit, `_` or `$`.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: false
    }
  }
}
