extension [UInt8] {
  /// Adds a whole number in decimal digits.
  mutating func append(decimal number: Int) {
    if number < 0 { append(Byte.dash) }
    let size = number.magnitude
    var unit: UInt = 1
    while size / 10 >= unit { unit *= 10 }
    while unit > 0 {
      append(UInt8(truncatingIfNeeded: size / unit % 10) + 0x30)
      unit /= 10
    }
  }
}
