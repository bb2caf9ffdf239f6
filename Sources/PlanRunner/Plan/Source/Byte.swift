/// The ASCII bytes that mean something in markdown.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let pipe = UInt8(ascii: "|")
  static let backslash = UInt8(ascii: "\\")
  static let backtick = UInt8(ascii: "`")
  static let tilde = UInt8(ascii: "~")
  static let dash = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let star = UInt8(ascii: "*")
  static let underscore = UInt8(ascii: "_")
  static let equals = UInt8(ascii: "=")
  static let colon = UInt8(ascii: ":")
  static let hash = UInt8(ascii: "#")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let bang = UInt8(ascii: "!")
  static let slash = UInt8(ascii: "/")
  static let question = UInt8(ascii: "?")
  static let ampersand = UInt8(ascii: "&")
  static let semicolon = UInt8(ascii: ";")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let period = UInt8(ascii: ".")
}

extension UInt8 {
  /// Whether it is a space or a tab.
  var isSpaceOrTab: Bool { self == Byte.space || self == Byte.tab }

  /// Whether it is one of the blanks that are trimmed from a table cell.
  var isCellBlank: Bool { self == Byte.space || (self >= 0x09 && self <= 0x0D) }

  /// Whether it is a decimal digit.
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// Whether it is an ASCII letter.
  var isLetter: Bool { lowercased >= 0x61 && lowercased <= 0x7A }

  /// Whether it is ASCII punctuation, which a backslash can escape.
  var isPunctuation: Bool {
    (self > 0x20 && self < 0x7F) && !isDigit && !isLetter
  }

  /// The small letter for an ASCII capital, else the byte itself.
  var lowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}
