/// A complete opening or closing HTML tag.
enum HTMLTag {
  /// Gives the index behind the tag that starts at the slice's first byte; `nil` if there is none.
  static func end(in bytes: ArraySlice<UInt8>) -> Int? {
    var scan = Scan(bytes: bytes, index: bytes.startIndex)
    guard scan.take(Byte.less) else { return nil }
    let isClosing = scan.take(Byte.slash)
    guard scan.takeName() else { return nil }
    if !isClosing {
      while scan.takeAttribute() {}
    }
    scan.skipBlanks()
    if !isClosing { _ = scan.take(Byte.slash) }
    return scan.take(Byte.greater) ? scan.index : nil
  }

  private struct Scan {
    let bytes: ArraySlice<UInt8>
    var index: Int

    var byte: UInt8 { index < bytes.endIndex ? bytes[index] : 0 }

    mutating func take(_ wanted: UInt8) -> Bool {
      guard index < bytes.endIndex, bytes[index] == wanted else { return false }
      index += 1
      return true
    }

    mutating func skipBlanks() {
      while byte.isCellBlank { index += 1 }
    }

    mutating func takeName() -> Bool {
      guard byte.isLetter else { return false }
      while byte.isLetter || byte.isDigit || byte == Byte.dash { index += 1 }
      return true
    }

    mutating func takeAttribute() -> Bool {
      let start = index
      skipBlanks()
      guard index > start, byte.isLetter || byte == Byte.underscore || byte == Byte.colon else {
        index = start
        return false
      }
      while isNameByte { index += 1 }
      let behindName = index
      skipBlanks()
      guard take(Byte.equals) else {
        index = behindName
        return true
      }
      skipBlanks()
      if takeValue() { return true }
      index = start
      return false
    }

    private var isNameByte: Bool {
      byte.isLetter || byte.isDigit || byte == Byte.underscore || byte == Byte.colon
        || byte == Byte.period || byte == Byte.dash
    }

    private mutating func takeValue() -> Bool {
      let mark = byte
      if mark == Byte.quote || mark == Byte.apostrophe {
        guard let end = bytes[(index + 1)...].firstIndex(of: mark) else { return false }
        index = end + 1
        return true
      }
      let start = index
      while index < bytes.endIndex, !byte.isCellBlank, !Self.unquotedStops.contains(byte) {
        index += 1
      }
      return index > start
    }

    private static let unquotedStops: [UInt8] = [
      Byte.quote, Byte.apostrophe, Byte.equals, Byte.less, Byte.greater, Byte.backtick,
    ]
  }
}
