extension JSON5Reader {
  /// Reads a text in single or double quotes.
  mutating func text() throws(ScriptProblem) -> String {
    let start = index
    let quote = bytes[index]
    index += 1
    var content: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case quote: return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(&content)
      case 0x0A, 0x0D: throw problem("a text ends in its line; \\n is a new line", at: index - 1)
      case 0x00..<0x20 where byte != 0x09:
        throw problem("a control character stands in a text; write it with \\u", at: index - 1)
      default: content.append(byte)
      }
    }
    throw problem("the text that begins here has no end", at: start)
  }

  private mutating func escape(_ content: inout [UInt8]) throws(ScriptProblem) {
    let start = index - 1
    guard let byte = next else { return }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "v"): content.append(0x0B)
    case UInt8(ascii: "0"): content.append(0x00)
    case UInt8(ascii: "x"): append(try unit(digits: 2, start), to: &content)
    case UInt8(ascii: "u"): append(try scalar(start), to: &content)
    case 0x0D:
      if next == 0x0A { index += 1 }
    case 0x0A: break
    case 0x31...0x39: throw problem("a digit can't be escaped", at: start)
    default: content.append(byte)
    }
  }

  /// Reads the scalar behind `\u`, which may take two halves.
  private mutating func scalar(_ start: Int) throws(ScriptProblem) -> UInt32 {
    let first = try unit(digits: 4, start)
    guard (0xD800...0xDFFF).contains(first) else { return first }
    guard first < 0xDC00, next == UInt8(ascii: "\\"), index + 1 < bytes.count,
      bytes[index + 1] == UInt8(ascii: "u")
    else { throw problem("half a character: \\u wants its other half", at: start) }
    index += 2
    let second = try unit(digits: 4, start)
    guard (0xDC00...0xDFFF).contains(second) else {
      throw problem("half a character: \\u wants its other half", at: start)
    }
    return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
  }

  private mutating func unit(digits: Int, _ start: Int) throws(ScriptProblem) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw problem("\(digits) hexadecimal digits are expected here", at: start)
      }
      value = value * 16 + UInt32(digit)
      index += 1
    }
    return value
  }

  private func append(_ value: UInt32, to content: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(value) else { return }
    content.append(contentsOf: String(Character(scalar)).utf8)
  }
}
