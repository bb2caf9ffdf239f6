/// Writes texts as JSON strings in which whatever a terminal could obey or hide is an escape.
enum JSONQuoting {
  /// Adds a text in quotes; stretches that need no escape are copied as they are.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(Byte.quote)
    var text = text
    text.withUTF8 { appendEscaped($0, to: &bytes) }
    bytes.append(Byte.quote)
  }

  private static func appendEscaped(
    _ source: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]
  ) {
    var start = 0
    var index = 0
    while index < source.count {
      let byte = source[index]
      let isSecondHash = byte == Byte.hash && index > 0 && source[index - 1] == Byte.hash
      if byte >= 0x20, byte < 0x7F, byte != Byte.quote, byte != Byte.backslash, !isSecondHash {
        index += 1
        continue
      }
      let (scalar, length) = decoded(source, at: index)
      if byte < 0x80 || VisibleText.isHidden(scalar) {
        bytes.append(contentsOf: source[start..<index])
        appendEscape(of: scalar, to: &bytes)
        start = index + length
      }
      index += length
    }
    bytes.append(contentsOf: source[start...])
  }

  /// Reads the code point that begins at a byte of well-formed UTF-8, and tells how many bytes it takes.
  private static func decoded(
    _ source: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (scalar: Unicode.Scalar, length: Int) {
    let lead = source[index]
    if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for next in source[(index + 1)..<(index + length)] {
      value = value << 6 | UInt32(next & 0x3F)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  private static func appendEscape(of scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"": bytes.append(contentsOf: #"\""#.utf8)
    case "\\": bytes.append(contentsOf: #"\\"#.utf8)
    case "\n": bytes.append(contentsOf: #"\n"#.utf8)
    case "\r": bytes.append(contentsOf: #"\r"#.utf8)
    case "\t": bytes.append(contentsOf: #"\t"#.utf8)
    // Two of them would begin a command to a build server that reads along.
    case "#": bytes.append(contentsOf: #"\u0023"#.utf8)
    default:
      for unit in UTF16.encode(scalar) ?? .init() {
        let digits = String(unit, radix: 16)
        bytes.append(contentsOf: #"\u"#.utf8)
        bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
        bytes.append(contentsOf: digits.utf8)
      }
    }
  }
}
