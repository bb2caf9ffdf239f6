import ScreenModel

/// Phrases that several reports share.
package enum Wording {
  /// Names the phones and variants of scenarios: "one-hand and top-bar · iPhone SE · large · iOS 17".
  package static func place(_ scenarios: [ScenarioVerdict], glyphs: Glyphs) -> String {
    let dot = " \(glyphs.dot) "
    var groups: [(phone: String, modes: [String])] = []
    for scenario in scenarios {
      let phone = phoneText(scenario.configuration, dot: dot)
      let mode = scenario.configuration.mode.rawValue
      if let index = groups.firstIndex(where: { $0.phone == phone }) {
        if !groups[index].modes.contains(mode) { groups[index].modes.append(mode) }
      } else {
        groups.append((phone, [mode]))
      }
    }
    let texts = groups.map { "\(enumeration($0.modes))\(dot)\($0.phone)" }
    let variants = unique(scenarios.map(\.variant).filter { !$0.isEmpty })
    let named = variants.map { quoted($0, glyphs) }
    return ([texts.joined(separator: "; ")] + (named.isEmpty ? [] : [enumeration(named)]))
      .joined(separator: dot)
  }

  /// Joins words with commas and a last "and".
  package static func enumeration(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Gives text in quotes, safe to print; curly quotes within it become single ones.
  package static func quoted(_ text: String, _ glyphs: Glyphs) -> String {
    let inner = text.map { character -> Character in
      switch character {
      case "“": glyphs.innerQuotes.open
      case "”": glyphs.innerQuotes.close
      default: character
      }
    }
    return glyphs.openQuote + VisibleText.escaped(String(inner)) + glyphs.closeQuote
  }

  /// Gives as much of a message as people read, safe to print.
  static func message(_ text: String, _ glyphs: Glyphs) -> String {
    TextFitting.cut(VisibleText.escaped(text), to: 200, ellipsis: glyphs.ellipsis)
  }

  /// Gives an expression of the vocabulary without the parts that may be left out and are words of their own.
  ///
  /// "(a )(the )(usual ){label} row" becomes "{label} row", "go(es) away" stays.
  static func plainPhrase(_ expression: String) -> String {
    var result = ""
    var rest = expression[...]
    while let start = rest.firstIndex(of: "(") {
      guard let end = rest[start...].firstIndex(of: ")") else { break }
      let inner = rest[start..<end].dropFirst()
      let isEscaped = rest[..<start].last == "\\"
      let isWord = !isEscaped && (inner.hasSuffix(" ") || inner.hasPrefix(" "))
      result += isWord ? rest[..<start] : rest[...end]
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }

  /// Gives expressions in their plain forms, each once.
  static func plainPhrases(_ expressions: [String]) -> [String] {
    unique(expressions.map(plainPhrase))
  }

  /// Gives the command that plays failing scenarios of a case again, and as little else as can be.
  package static func command(
    _ id: String, failing: [ScenarioVerdict], all: [ScenarioVerdict], common: [String]
  ) -> String {
    var words = ["planrunner", id]
    let choices: [(option: String, value: (Configuration) -> String)] = [
      ("--mode", { $0.mode.rawValue }), ("--phone", { $0.phone.name }),
      ("--text-size", { $0.textSize.rawValue }), ("--ios", { String($0.ios) }),
    ]
    for choice in choices {
      let played = unique(all.map { choice.value($0.configuration) })
      let failed = unique(failing.map { choice.value($0.configuration) })
      if failed.count == 1, played.count > 1 { words += [choice.option, failed[0]] }
    }
    return (words + common).map(shellWord).joined(separator: " ")
  }

  /// Gives each text once, where it stood first.
  static func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  private static func phoneText(_ configuration: Configuration, dot: String) -> String {
    [configuration.phone.name, configuration.textSize.rawValue, "iOS \(configuration.ios)"]
      .joined(separator: dot)
  }

  /// Quotes a word for a shell where it needs it.
  package static func shellWord(_ word: String) -> String {
    let plain = word.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", "=", ":", ",": true
      default: false
      }
    }
    guard !plain || word.isEmpty else { return word }
    let visible = VisibleText.escaped(word)
    return "'"
      + visible.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
