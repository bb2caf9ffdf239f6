import ScreenModel

extension Element {
  /// Says what an element is and what it shows, in a few words: `row "#cinews"`, `spinner "Searching directory…"`.
  var words: String {
    var text = identifier.words
    let shown = value.isEmpty || role == .toggle ? label : value
    if !shown.isEmpty { text += " “\(TextFitting.cut(shown, to: 26))”" }
    if role == .toggle { text += value == "1" ? ", on" : ", off" }
    if !isEnabled { text += ", disabled" }
    for (trait, word) in Element.traitWords where traits.contains(trait) { text += ", \(word)" }
    return text
  }

  private static let traitWords: [(Traits, String)] = [
    (.selected, "selected"), (.focused, "focused"), (.truncated, "cut short"),
    (.upsideDown, "upside down"),
  ]
}

extension Element.Identifier {
  /// The name with blanks between its words.
  fileprivate var words: String {
    switch self {
    case .chatList: return "chat list"
    case .toggle: return "switch"
    case .connectRow, .directoryRow, .resultRow, .chatRow, .contactRow, .loadRow, .actionRow:
      return String(rawValue.dropLast(3)) + " row"
    default:
      var bytes: [UInt8] = []
      for byte in rawValue.utf8 {
        let isCapital = (0x41...0x5A).contains(byte)
        if isCapital { bytes.append(Byte.space) }
        bytes.append(isCapital ? byte + 0x20 : byte)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
