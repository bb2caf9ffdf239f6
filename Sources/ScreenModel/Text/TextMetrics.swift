/// How wide letters are: a table of advance widths in thousandths of the letter size.
///
/// The numbers are our own approximation of a proportional sans-serif font. They are right to a few
/// per cent, which is enough to say which of two texts has to give way.
package enum TextMetrics {
  /// A blank.
  package static let space = 270
  /// The three dots that end a text which did not fit.
  package static let ellipsis = 720
  /// What a letter outside of Latin script takes: an ideograph or an emoji.
  static let wide = 1000
  static let latin = 560

  static let ascii: [Int] = {
    var table = [Int](repeating: 560, count: 128)
    func set(_ letters: String, _ width: Int) {
      for byte in letters.utf8 { table[Int(byte)] = width }
    }
    set("0123456789", 600)
    set("abdeghnopqu", 570)
    set("ckvxyz", 520)
    set("s", 510)
    set("rt", 360)
    set("f", 340)
    set("iljI", 250)
    set("m", 860)
    set("w", 760)
    set("ABCDEHKNRUVXYTZLPSF", 650)
    set("GOQ", 750)
    set("MW", 900)
    set("J", 540)
    set(" .,:;'|!", space)
    set("/()[]-\"`", 370)
    set("*", 420)
    set("@", 930)
    set("#+=<>~_", 630)
    return table
  }()

  /// Gives the width of one code point.
  package static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<128: ascii[Int(scalar.value)]
    case 0x2026: ellipsis
    case 0xB7: space
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x80..<0x590: latin
    default: wide
    }
  }

  /// Gives the width of a text on one line.
  package static func width(of text: String) -> Int {
    let ascii = ascii
    var sum = 0
    for byte in text.utf8 {
      guard byte < 0x80 else { return text.unicodeScalars.reduce(0) { $0 + width(of: $1) } }
      sum += ascii[Int(byte)]
    }
    return sum
  }

  /// Turns a width in thousandths into points, rounded up.
  package static func points(_ width: Int, size: Int, bold: Bool) -> Int {
    let weighted = bold ? width * 106 / 100 : width
    return (weighted * size + 999) / 1000
  }
}
