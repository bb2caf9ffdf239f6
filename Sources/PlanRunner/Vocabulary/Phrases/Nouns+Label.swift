import FakeDirectory
package import ScreenModel

extension Nouns {
  /// The things on the screen that show a text of the app.
  ///
  /// " …" at the end stands for anything, a lone `N` for the number in the directory's last reply.
  package static func label(
    _ text: String, kind: String = "", in identifiers: [Element.Identifier]? = nil
  ) -> Thing {
    let name = kind.isEmpty ? "“\(text)”" : "“\(text)” \(kind)"
    let isMeant: @Sendable (Element) -> Bool = { element in
      identifiers?.contains(element.identifier) ?? !holders.contains(element.identifier)
    }
    let wanted = OpenText(text)
    var thing = Thing(name, label: text) { look in
      let wanted = wanted.filled(in: look)
      return look.all { isMeant($0) && wanted.matches($0) }
    }
    thing.kin = identifiers.map(Set.init) ?? []
    thing.relabelled = { label($0, kind: kind, in: identifiers) }
    thing.broader = { look in
      let wanted = wanted.filled(in: look)
      return look.all { isMeant($0) && (wanted.matches($0) || wanted.begins($0)) }
    }
    return thing
  }

  /// The elements whose label repeats what the elements inside them say.
  private static let holders: [Element.Identifier] = [
    .alert, .sheet, .chatRow, .resultRow, .contactRow, .resultsCard, .list, .menu, .preview,
    .banner, .onboardingPage,
  ]

  /// The overlay, alert, header, bar … with a text.
  package static let labelPhrases: [Phrase] = [
    Phrase("{label}") { .thing(label($0.text())) },
    Phrase("(a )(the )(usual ){label} row") { .thing(label($0.text(), kind: "row", in: rowKinds)) },
    Phrase("(a )(the )(usual ){label} overlay") {
      .thing(label($0.text(), kind: "overlay", in: [.overlay]))
    },
    Phrase("alert {label}") { .thing(label($0.text(), kind: "alert", in: [.alertTitle])) },
    Phrase("(a )(an )(the )(usual ){label} alert") { .thing(alertAsking($0.text())) },
    Phrase("message {label}") { .thing(label($0.text(), kind: "message", in: [.alertMessage])) },
    Phrase("(a )(the ){label} header") {
      .thing(label($0.text(), kind: "header", in: [.sectionHeader]))
    },
    Phrase("(a )(the ){label} part") {
      .thing(label($0.text(), kind: "part", in: [.sectionHeader, .title]))
    },
    Phrase("(a )(the ){label} bar") { .thing(label($0.text(), kind: "bar", in: [.joinBar])) },
    Phrase("(a )(the ){label} button") {
      .thing(label($0.text(), kind: "button", in: buttonKinds))
    },
    Phrase("the centred {label}") { captures in
      var thing = label(captures.text(), kind: "in the middle", in: [.overlay])
      thing.isLayout = true
      thing.flaw = { look, index in Layout.centred(look, index) }
      return .thing(thing)
    },
    Phrase("the usual {label} sheet or alert") { captures in
      .thing(usualDialog(captures.text()))
    },
  ]

  private static let rowKinds: [Element.Identifier] = [
    .directoryRow, .connectRow, .loadRow, .emptyRow, .actionRow, .archiveRow, .settingsRow,
  ]

  private static let buttonKinds: [Element.Identifier] = [
    .alertButton, .sheetButton, .menuItem, .joinBar, .directoryRow, .connectRow, .trailing,
    .cancelButton,
  ]

  /// An alert that asks a question: by its title, or by a button that says all its words.
  private static func alertAsking(_ question: String) -> Thing {
    let words = question.lowercased().words
    var thing = Thing("the “\(question)” alert", label: question) { look in
      look.all { element in
        switch element.identifier {
        case .alertTitle: return element.label == question
        case .alertButton:
          let own = element.label.lowercased().words
          return words.allSatisfy(own.contains)
        default: return false
        }
      }
    }
    thing.kin = [.alertTitle]
    return thing
  }

  /// The app's own alert or sheet whose words contain some words of the plan.
  private static func usualDialog(_ words: String) -> Thing {
    var thing = Thing("the usual “\(words)” sheet or alert", label: words) { look in
      let parts: [Element.Identifier] = [.alertTitle, .alertMessage, .sheetTitle]
      return look.all {
        parts.contains($0.identifier) && $0.label.lowercased().contains(words.lowercased())
      }
    }
    thing.fact = "The app's usual sheet or alert has the words in its title or message."
    return thing
  }
}

/// A text of the plan as it stands there, with what each look fills in left open.
private struct OpenText: Sendable {
  private let text: String
  private let hasNumber: Bool
  private let unfilled: AppText

  init(_ text: String) {
    self.text = text
    hasNumber = text.words.contains("N")
    unfilled = AppText(text)
  }

  /// Fills in the number of the last reply for a lone `N`, and what is typed for the plan's example.
  func filled(in look: Look) -> AppText {
    let hasExample = look.scene.example.map { text.holds($0.given) } ?? false
    return hasNumber || hasExample ? AppText(text, in: look) : unfilled
  }
}

/// A text of the plan, ready to be compared with what is on a screen.
package struct AppText: Sendable {
  private let text: String
  private let isOpen: Bool

  /// Fills in the number of the last reply for a lone `N`, and what is typed for the plan's example.
  package init(_ text: String, in look: Look) {
    var text = text
    if let example = look.scene.example, !example.given.isEmpty {
      text = text.replacingWord(example.given, with: example.typed)
    }
    if text.words.contains("N") {
      text = text.replacingWord("N", with: look.lastPage?.left.map(String.init) ?? "no number")
    }
    self.init(text)
  }

  fileprivate init(_ text: String) {
    var characters = Substring(text)
    while characters.last?.isWhitespace == true { characters.removeLast() }
    isOpen = characters.hasSuffix(" …")
    self.text = isOpen ? String(characters.dropLast(1)) : text
  }

  /// Tells whether an element shows it with a number behind it ("Load more · 3 left").
  package func begins(_ element: Element) -> Bool {
    !text.isEmpty && element.label.hasPrefix(text + " · ")
  }

  /// Tells whether an element shows it; headers are drawn in capitals.
  package func matches(_ element: Element) -> Bool {
    if isOpen { return element.label.hasPrefix(text) && element.label.count > text.count }
    if element.identifier == .sectionHeader {
      return element.label.lowercased() == text.lowercased()
    }
    return element.label == text
  }
}

extension String {
  /// The runs of letters and digits.
  package var words: [String] { split { !$0.isWordPart }.map(String.init) }

  /// Gives the text with each whole word that equals one replaced by another.
  package func replacingWord(_ word: String, with other: String) -> String {
    guard !word.isEmpty, holds(word) else { return self }
    var result = ""
    var rest = Substring(self)
    while let first = rest.first {
      if first == word.first, rest.hasPrefix(word), result.last?.isWordPart != true,
        rest.dropFirst(word.count).first?.isWordPart != true
      {
        result += other
        rest = rest.dropFirst(word.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
