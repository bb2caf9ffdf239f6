/// What is wrong with a document's bytes before anything is read from them.
struct UTF8Check {
  /// The bytes, with each bad one replaced by a question mark, so that places stay.
  private(set) var bytes: [UInt8]
  /// The offset of the first byte that is not UTF-8.
  private(set) var firstBad: Int?
  /// The number of bytes that are not UTF-8.
  private(set) var badCount = 0
  /// The offset of the first NUL byte.
  private(set) var firstNull: Int?

  /// Looks at every byte once.
  init(_ original: [UInt8]) {
    bytes = original
    var offset = 0
    while offset < original.count {
      let byte = original[offset]
      if byte < 0x80 {
        if byte == 0 { replaceNull(at: offset) }
        offset += 1
        continue
      }
      let length = Self.length(of: original, at: offset)
      if length == 0 { replaceBad(at: offset) }
      offset += max(length, 1)
    }
  }

  /// Says whether the bytes start with the byte order mark of UTF-16.
  static func looksLikeUTF16(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
  }

  private mutating func replaceNull(at offset: Int) {
    firstNull = firstNull ?? offset
    bytes[offset] = Byte.question
  }

  private mutating func replaceBad(at offset: Int) {
    firstBad = firstBad ?? offset
    badCount += 1
    bytes[offset] = Byte.question
  }

  /// Measures the sequence that starts with a byte above 0x7F; 0 when it is not UTF-8.
  private static func length(of bytes: [UInt8], at offset: Int) -> Int {
    let first = bytes[offset]
    guard first >= 0xC2, first <= 0xF4 else { return 0 }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard offset + length <= bytes.count else { return 0 }
    let second = bytes[offset + 1]
    let lowest: UInt8 = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80
    let highest: UInt8 = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF
    guard second >= lowest, second <= highest else { return 0 }
    guard length > 2 else { return length }
    for next in bytes[(offset + 2)..<(offset + length)] where next & 0xC0 != 0x80 {
      return 0
    }
    return length
  }
}
