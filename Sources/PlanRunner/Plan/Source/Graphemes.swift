/// Cuts UTF-8 into characters; text of ASCII costs next to nothing.
enum Graphemes {
  /// Calls back with each character and the index of its first byte.
  @inline(__always)
  static func forEach(_ bytes: ArraySlice<UInt8>, _ body: (Character, Int) -> Void) {
    let ascii = Self.ascii
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if isAlone(index, bytes) {
        body(ascii[Int(bytes[index])], index)
        index += 1
        continue
      }
      var end = index + 1
      while end < bytes.endIndex, bytes[end - 1] >= 0x80 || bytes[end] >= 0x80 { end += 1 }
      for character in String(decoding: bytes[index..<end], as: UTF8.self) {
        body(character, index)
        index += character.utf8.count
      }
      index = end
    }
  }

  /// Two ASCII characters never join, CR and LF apart.
  private static func isAlone(_ index: Int, _ bytes: ArraySlice<UInt8>) -> Bool {
    bytes[index] < 0x80 && bytes[index] != Byte.carriageReturn
      && (index + 1 == bytes.endIndex || bytes[index + 1] < 0x80)
  }

  private static let ascii = (0..<128).map { Character(Unicode.Scalar(UInt8($0))) }
}
