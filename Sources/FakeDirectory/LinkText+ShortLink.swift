extension LinkText {
  /// A short link, taken apart.
  struct ShortLink {
    /// The first host; empty if the link names none.
    var host: String
    /// The letter that tells what the link leads to.
    var letter: Character
    /// The key, with the part before it for invitations.
    var key: String

    /// What the link leads to.
    var kind: LinkKind

    /// The fewest characters of a key: sixteen bytes in base64.
    static let keyLength = 22

    /// Reads a short link, or gives nil if the text is none.
    init?(_ text: String) {
      guard let parts = LinkText.parts(of: text), parts.path.count == 1,
        let letter = parts.path.first, let kind = ShortLink.kind(of: letter)
      else { return nil }
      let mark = parts.rest.utf8.firstIndex(of: UInt8(ascii: "?")) ?? parts.rest.endIndex
      let key = parts.rest[..<mark]
      let keys = key.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      guard keys.count == (kind == .invitation ? 2 : 1), keys.allSatisfy(ShortLink.isKey) else {
        return nil
      }
      self.letter = letter
      self.kind = kind
      self.key = String(key)
      host = parts.host ?? ShortLink.host(in: parts.rest[mark...].dropFirst())
    }

    /// Gives what a letter stands for.
    private static func kind(of letter: Character) -> LinkKind? {
      switch letter {
      case "a": .contact
      case "c": .channel
      case "g": .group
      case "i": .invitation
      case "r": .relay
      default: nil
      }
    }

    /// Whether a text can be a key in base64 for addresses.
    private static func isKey(_ text: Substring.UTF8View) -> Bool {
      text.count >= keyLength
        && text.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
            UInt8(ascii: "="):
            true
          default: false
          }
        }
    }

    /// Gives the first host that the settings behind a key name, or an empty text.
    private static func host(in settings: Substring) -> String {
      for setting in settings.split(separator: "&") where setting.hasPrefix("h=") {
        return String(setting.dropFirst(2).prefix { $0 != "," })
      }
      return ""
    }
  }
}
