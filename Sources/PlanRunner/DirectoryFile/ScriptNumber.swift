/// The numbers of a script file.
enum ScriptNumber {
  /// Tells whether a word is a number of JSON5.
  static func isNumber(_ text: String) -> Bool {
    var rest = text.utf8[...]
    if let sign = rest.first, sign == 0x2B || sign == 0x2D { rest.removeFirst() }
    if rest.elementsEqual("NaN".utf8) || rest.elementsEqual("Infinity".utf8) { return true }
    if rest.starts(with: "0x".utf8) || rest.starts(with: "0X".utf8) {
      let digits = rest.dropFirst(2)
      return !digits.isEmpty && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }
    let whole = digits(&rest)
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = digits(&rest)
    }
    guard whole + fraction > 0 else { return false }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if let sign = rest.first, sign == 0x2B || sign == 0x2D { rest.removeFirst() }
      guard digits(&rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  /// Gives a number as thousandths, exactly; nil where it is not finite, has more than three
  /// decimals or is too large.
  static func thousandths(_ text: String) -> Int? {
    if let whole = integer(text) {
      let (product, overflow) = whole.multipliedReportingOverflow(by: 1_000)
      return overflow ? nil : product
    }
    guard text.utf8.count <= 40, let value = Double(text.hasPrefix(".") ? "0" + text : text),
      value.isFinite, value.magnitude < 1e12
    else { return nil }
    let scaled = (value * 1_000).rounded()
    guard (value * 1_000 - scaled).magnitude < 1e-6 * max(1, scaled.magnitude / 1e6) else {
      return nil
    }
    return Int(scaled)
  }

  /// Gives a whole number, which may be written as `2`, `+2`, `2.0`, `2e3` or `0x2`; nil for others.
  static func integer(_ text: String) -> Int? {
    if let number = Int(text) { return number }
    let isNegative = text.hasPrefix("-")
    let digits = text.drop { $0 == "-" || $0 == "+" }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      guard let number = Int(digits.dropFirst(2), radix: 16) else { return nil }
      return isNegative ? -number : number
    }
    guard text.utf8.count <= 40, let value = Double(text), value.magnitude < 9e15,
      value == value.rounded()
    else { return nil }
    return Int(value)
  }

  /// Takes the digits at the front off, and counts them.
  private static func digits(_ rest: inout Substring.UTF8View) -> Int {
    var count = 0
    while let byte = rest.first, (0x30...0x39).contains(byte) {
      rest.removeFirst()
      count += 1
    }
    return count
  }
}
