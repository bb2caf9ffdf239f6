/// Words and what turns their sentence into its opposite.
package enum Opposites {
  private static let pairs: [(String, String)] = [
    ("above", "below"), ("before", "after"), ("first", "last"), ("on", "off"),
    ("is still shown", "disappears"), ("stays shown", "disappears"), ("is shown", "is hidden"),
    ("shown", "hidden"), ("stays", "disappears"), ("stay", "disappear"),
    ("hides", "stays"), ("hide", "stay"), ("appears", "disappears"),
    ("comes back", "disappears"),
    ("nothing happens", "the search runs"), ("nothing is sent", "the search runs"),
    ("with", "without"), ("does not change", "changes"),
  ]

  /// Each word with its opposites, longer words first.
  private static let table: [(words: [Character], others: [String])] = {
    var others: [String: [String]] = [:]
    for (one, other) in pairs {
      others[one, default: []].append(other)
      others[other, default: []].append(one)
    }
    let keys = others.keys.sorted { ($1.count, $0) < ($0.count, $1) }
    return keys.map { (Array($0), others[$0] ?? []) }
  }()

  /// Gives the length of the words with an opposite at the beginning of a text.
  static func words(at text: ArraySlice<Character>) -> Int? {
    table.first { entry in
      guard text.count >= entry.words.count else { return false }
      let head = text.prefix(entry.words.count)
      guard String(head).lowercased() == String(entry.words) else { return false }
      return !(text.dropFirst(entry.words.count).first?.isWordPart ?? false)
    }?.words.count
  }

  /// Gives the opposites of words, as capital as they are.
  static func of(_ words: String) -> [String] {
    let lowered = words.lowercased()
    let others = table.first { String($0.words) == lowered }?.others ?? []
    return others.map { capitalised($0, like: words) }
  }

  /// Gives a toolbar mode's words for the other mode; `nil` where both are meant.
  static func mode(_ words: String) -> String? {
    let lowered = words.lowercased()
    if lowered.hasPrefix("with") {
      if lowered.hasSuffix("top bar") { return capitalised("with the one-hand UI", like: words) }
      return capitalised("with the top bar", like: words)
    }
    switch lowered {
    case "one-hand": return capitalised("top bar", like: words)
    case "top bar": return capitalised("one-hand", like: words)
    default: return nil
    }
  }

  /// Gives a sentence's words with each word in turn taken for its verb and denied: "is not", "does not show".
  static func denials(of words: String) -> [String] {
    let parts = words.split(separator: " ").map(String.init)
    return parts.indices.compactMap { index in
      guard let denied = denial(of: parts[index]) else { return nil }
      return (parts[..<index] + denied + parts[(index + 1)...]).joined(separator: " ")
    }
  }

  private static func denial(of verb: String) -> [String]? {
    let word = verb.lowercased()
    guard word.allSatisfy(\.isLetter) else { return nil }
    if ["is", "are"].contains(word) { return [word, "not"] }
    if word == "does" || word == "do" { return nil }
    if word.hasSuffix("oes") { return ["does", "not", String(word.dropLast(2))] }
    if word.hasSuffix("s") { return ["does", "not", String(word.dropLast())] }
    return ["do", "not", word]
  }

  private static func capitalised(_ words: String, like other: String) -> String {
    guard other.first?.isUppercase == true else { return words }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
