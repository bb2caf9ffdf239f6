/// The reading of SimpleX links as text.
///
/// A short link is `https://HOST/LETTER#KEY` or `simplex:/LETTER#KEY?h=HOST`; the letter tells
/// what it leads to.
/// A full link is `https://HOST/contact#/?…` or `simplex:/contact#/?…`, or the same with
/// `invitation`.
package enum LinkText {
  /// Gives the one form in which a link is compared: `simplex:` and web form of a short link
  /// are the same.
  ///
  /// Any other text, a full link too, stays as it is.
  package static func normalise(_ text: String) -> String {
    guard let link = ShortLink(text) else { return text }
    return "https://\(link.host.lowercased())/\(link.letter)#\(link.key)"
  }

  /// Whether the whole text is one SimpleX link.
  package static func isSimpleXLink(_ text: String) -> Bool {
    kind(of: text) != nil
  }

  /// Tells what a link leads to, or nil if the text is no SimpleX link.
  ///
  /// A full link says only whether it is an invitation; a group's full link counts as a
  /// contact address unless its
  /// data names a group.
  package static func kind(of text: String) -> LinkKind? {
    if let link = ShortLink(text) { return link.kind }
    guard let parts = parts(of: text), parts.rest.hasPrefix("/?"), parts.rest.utf8.count > 2 else {
      return nil
    }
    switch parts.path {
    case "invitation": return .invitation
    case "contact":
      return String(parts.rest).holds("%22type%22%3A%22group%22") ? .group : .contact
    default: return nil
    }
  }

  /// Gives the first host of a link, or nil if the text is no link or names none.
  package static func host(of text: String) -> String? {
    guard isSimpleXLink(text) else { return nil }
    if let link = ShortLink(text) { return link.host.isEmpty ? nil : link.host }
    guard let at = text.firstRange(of: "%40") else { return parts(of: text)?.host }
    let name = text[at.upperBound...].prefix {
      $0.isLetter || $0.isNumber || $0 == "." || $0 == "-"
    }
    return name.isEmpty ? nil : String(name)
  }

  /// Gives all SimpleX links in a text, in order, as they are written; punctuation behind one
  /// is not part of it.
  package static func links(in text: String) -> [String] {
    var found: [String] = []
    var rest = text[...]
    while let index = rest.firstIndex(where: { "hHsS".contains($0) }) {
      let isWordStart = index == text.startIndex || !text[text.index(before: index)].isLetter
      rest = rest[index...]
      guard isWordStart, scheme(of: rest) != nil else {
        rest.removeFirst()
        continue
      }
      var word = rest.prefix { !$0.isWhitespace && !"<>\"()[]{}`".contains($0) }
      let end = word.endIndex
      while let last = word.last, ".,;:!?'*".contains(last) { word.removeLast() }
      if isSimpleXLink(String(word)) { found.append(String(word)) }
      rest = rest[end...]
    }
    return found
  }

  /// The parts of a text that has the shape of a link.
  struct Parts {
    /// The web host; nil for `simplex:`.
    var host: String?
    /// What stands between the host and the `#`.
    var path: String
    /// What stands behind the `#`.
    var rest: Substring
  }

  /// Takes a link apart, or gives nil if the text has another shape.
  static func parts(of text: String) -> Parts? {
    guard let scheme = scheme(of: text[...]), !text.unicodeScalars.contains(where: isWhiteSpace),
      let mark = place(of: "#", in: text[...])
    else { return nil }
    let head = text[..<mark].dropFirst(scheme.count)
    let rest = text[text.index(after: mark)...]
    if scheme == "simplex:/" { return Parts(host: nil, path: String(head), rest: rest) }
    guard let slash = place(of: "/", in: head), slash > head.startIndex else { return nil }
    let path = head[head.index(after: slash)...]
    return Parts(host: String(head[..<slash]), path: String(path), rest: rest)
  }

  /// Whether a code point is white space; the common ones are told without their properties.
  private static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? scalar == " " || (0x09...0x0D).contains(scalar.value) : scalar.properties.isWhitespace
  }

  /// Gives the place of a mark; in plain text it is looked for byte by byte, which is faster.
  private static func place(of mark: Unicode.Scalar, in text: Substring) -> String.Index? {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return text.firstIndex(of: Character(mark)) }
    return text.utf8.firstIndex(of: UInt8(ascii: mark))
  }

  private static let schemes = ["https://", "simplex:/"]

  /// Gives the scheme that a text begins with, in lower case.
  private static func scheme(of text: Substring) -> String? {
    guard let first = text.utf8.first else { return nil }
    return schemes.first { scheme in
      guard let letter = scheme.utf8.first, first | 0x20 == letter else { return false }
      return text.utf8.starts(with: scheme.utf8)
        || text.prefix(scheme.count).lowercased() == scheme
    }
  }
}
