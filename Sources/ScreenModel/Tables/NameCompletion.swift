/// The SimpleX name that a text can stand for.
package enum NameCompletion {
  /// Gives the name, completed with the suffix if it is a bare word, or nil if the text is no name.
  package static func candidate(for text: String, rules: Rules) -> String? {
    let names = rules.names
    let hasPrefix = text.hasPrefix("@") || text.hasPrefix("#")
    let core = hasPrefix ? text.dropFirst() : text[...]
    guard !core.isEmpty else { return nil }
    let labels = core.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.allSatisfy({ isLabel($0, strict: names.isStrict) }) else { return nil }
    let length = core.utf8.count + (names.lengthCountsPrefix && hasPrefix ? 1 : 0)
    let isDotted = labels.count > 1
    if (!isDotted || names.dottedNeedsLength) && length < names.minimumLength { return nil }
    let completes = isDotted ? names.completesDotted : names.completesBareWord
    let name = completes ? text + rules.strings.nameSuffix : text
    return names.lowercases ? name.lowercased() : name
  }

  /// Tells whether a part of a name is up to 63 ASCII letters and digits with single hyphens.
  private static func isLabel(_ label: Substring, strict: Bool) -> Bool {
    guard !label.isEmpty else { return false }
    guard strict else { return !label.contains(" ") }
    guard label.utf8.count <= 63 else { return false }
    var previousIsHyphen = true
    for byte in label.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"):
        previousIsHyphen = false
      case UInt8(ascii: "-") where !previousIsHyphen: previousIsHyphen = true
      default: return false
      }
    }
    return !previousIsHyphen
  }
}
