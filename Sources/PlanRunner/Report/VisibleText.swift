/// Makes text from a plan safe to print: what would steer a terminal or hide is shown instead of obeyed.
package enum VisibleText {
  /// Gives a text with control characters, bidirectional overrides and invisible characters in a visible form.
  package static func escaped(_ text: String) -> String {
    if isPrintableASCII(text) || !text.unicodeScalars.contains(where: isHidden) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isHidden(scalar) {
        result.append(contentsOf: visibleForm(of: scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Tells whether a text is made of the blanks, letters and signs of ASCII alone.
  package static func isPrintableASCII(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  /// Tells whether a character would not be seen as itself on a terminal.
  package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    case 0xFEFF, 0xFFF9...0xFFFB: true
    case 0xE0000...0xE007F: true
    case let value where value & 0xFFFE == 0xFFFE: true
    case 0xFDD0...0xFDEF: true
    default: false
    }
  }

  /// Gives what is shown in place of a hidden character.
  package static func visibleForm(of scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0D: return "\\r"
    case 0x1B: return "\\e"
    default: return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}
