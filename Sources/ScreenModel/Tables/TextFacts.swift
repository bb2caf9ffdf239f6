import FakeDirectory

/// A text of the field with all that the app makes of it; it is shared, not copied.
final class TextFacts: Sendable {
  let raw: String
  let trimmed: String
  /// What a request carries.
  let sent: String
  /// The length in characters.
  let count: Int
  /// The link, if the text counts as one.
  let link: String?
  /// What the link leads to, by its looks.
  let linkKind: LinkKind?
  /// What the field shows in place of the link.
  let linkLabel: String
  /// The name that the text can stand for.
  let candidate: String?
  /// The label of the "Connect to …" row.
  let connectLabel: String
  /// Whether each chat of the fixture matches on the chat list.
  let matches: [Bool]
  /// Whether each chat of the fixture matches on New chat.
  let contactMatches: [Bool]
  /// The trimmed text as the filter compares it.
  let needle: String
  /// The text as New chat's filter compares it.
  let typedNeedle: String

  init(_ raw: String, tables: Tables) {
    let rules = tables.rules
    self.raw = raw
    trimmed = Trim.trim(raw, rules.text.trimming)
    count = raw.count
    candidate = NameCompletion.candidate(for: trimmed, rules: rules)
    connectLabel = candidate.map { rules.strings.connectTo + $0 } ?? ""
    sent =
      switch rules.text.sent {
      case .trimmed: trimmed
      case .asTyped: raw
      case .lowercased: trimmed.lowercased()
      case .oneBehind: String(trimmed.dropLast())
      case .completed: candidate ?? trimmed
      }
    link = TextFacts.link(in: trimmed, rules: rules.links)
    linkKind = link.flatMap { LinkText.kind(of: $0) }
    linkLabel = link.map { TextFacts.label(for: $0, strings: rules.strings) } ?? ""
    needle = rules.text.filterIgnoresCase ? trimmed.lowercased() : trimmed
    let typed = rules.newChat.filtersByTypedText ? raw : trimmed
    typedNeedle = rules.text.filterIgnoresCase ? typed.lowercased() : typed
    let (needle, typedNeedle) = (needle, typedNeedle)
    matches = tables.chats.map { $0.matches(needle, rules: rules) }
    contactMatches = tables.chats.map { $0.contactMatches(typedNeedle, trimmed: needle) }
  }

  /// Whether nothing is left after trimming.
  var isBlank: Bool { trimmed.isEmpty }

  private static func link(in text: String, rules: Rules.Links) -> String? {
    switch rules.detection {
    case .never: return nil
    case .wholeTextOnly: return LinkText.isSimpleXLink(text) ? text : nil
    case .exactlyOne, .atLeastOne:
      guard text.utf8.contains(UInt8(ascii: ":")) else { return nil }
      let links = LinkText.links(in: text)
      return links.count == 1 || rules.detection == .atLeastOne ? links.first : nil
    }
  }

  private static func label(for link: String, strings: Strings) -> String {
    let kind =
      switch LinkText.kind(of: link) {
      case .group: strings.groupLink
      case .channel: strings.channelLink
      case .invitation: strings.invitationLink
      case .relay: strings.relayLink
      case .contact, nil: strings.contactLink
      }
    return kind + strings.via + (LinkText.host(of: link) ?? "?") + ")"
  }
}

/// The ends of a text.
package enum Trim {
  /// Cuts off what a rule says at the ends of a text.
  package static func trim(_ text: String, _ rule: Rules.TextRules.Trimming) -> String {
    switch rule {
    case .nothing: text
    case .blanksAndTabs: cut(text, leading: true, trailing: true) { $0 == " " || $0 == "\t" }
    case .blanksOnly: cut(text, leading: true, trailing: true) { $0 == " " }
    case .leadingOnly: cut(text, leading: true, trailing: false) { $0 == " " || $0 == "\t" }
    case .trailingOnly: cut(text, leading: false, trailing: true) { $0 == " " || $0 == "\t" }
    case .lineBreaksOnly: cut(text, leading: true, trailing: true) { $0 == "\n" || $0 == "\r" }
    }
  }

  private static func cut(
    _ text: String, leading: Bool, trailing: Bool, _ isCut: (Unicode.Scalar) -> Bool
  ) -> String {
    var rest = text.unicodeScalars[...]
    while leading, let first = rest.first, isCut(first) { rest.removeFirst() }
    while trailing, let last = rest.last, isCut(last) { rest.removeLast() }
    return rest.count == text.unicodeScalars.count ? text : String(rest)
  }
}
