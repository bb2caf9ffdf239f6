/// The kinds of characters that reading asks for most; ASCII is told without a look-up.
extension Character {
  /// Whether it is white space.
  var isBlank: Bool {
    guard let byte = asciiValue else { return isWhitespace }
    return byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// Whether it is a letter or a number.
  var isAlphanumeric: Bool {
    guard let byte = asciiValue else { return isLetter || isNumber }
    return (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }
}
