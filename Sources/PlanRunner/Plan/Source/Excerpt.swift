/// Pieces of the plan as they may stand in a message: short, in one line, nothing invisible.
enum Excerpt {
  private static let limit = 60

  /// Quotes a piece, cut after 60 characters.
  static func quoted(_ text: some StringProtocol) -> String {
    let piece = text.prefix(limit)
    return "“\(escaped(piece))\(piece.endIndex == text.endIndex ? "" : "…")”"
  }

  /// Writes control and direction characters in the form `\u{1B}`.
  static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        if scalar == "\u{200D}" {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
