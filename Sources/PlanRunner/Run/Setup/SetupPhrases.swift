import FakeDirectory
import ScreenModel

/// The phrases of the Setup list.
package enum SetupPhrases {
  /// All phrases, by subject.
  package static let all = words + phones + menu + modes + directory + content + names + toggle

  /// Words that join, name an item, or speak to people.
  private static let words: [Phrase] = [
    Phrase("and", .setup, .joining(.and)),
    Phrase("at least", .setup, .joining(.filler)),
    Phrase("Directory search switch", .setup, .joining(.filler)),
    Phrase("SimpleX names", .setup, .joining(.filler)),
    Phrase("run {code} against your own servers", .setup, .remark),
    Phrase("(and )point {code} at it in your local build only", .setup, .remark),
  ]

  private static let phones: [Phrase] = [
    Phrase("(use )a small one/phone/device", .setup, .setup(.smallPhone(nil))),
    Phrase("(use )a small one/phone/device \\({phone}\\)", .setup) { captures in
      .setup(.smallPhone(try phone(captures.text())))
    },
    Phrase("(use )a large one/phone/device", .setup, .setup(.largePhone(nil))),
    Phrase("(use )a large one/phone/device \\({phone}\\)", .setup) { captures in
      .setup(.largePhone(try phone(captures.text())))
    },
    Phrase("(or )switch Dynamic Type to a large size", .setup, .setup(.largeText(.accessibility3))),
    Phrase("(or )switch Dynamic Type to {size}", .setup) { captures in
      .setup(.largeText(try textSize(captures.text())))
    },
    Phrase("for the layout cases", .setup, .setup(.scope(.layoutCases))),
    Phrase("for every case", .setup, .setup(.scope(.everyCase))),
  ]

  private static let menu: [Phrase] = [
    Phrase("(the )long-press menu", .setup, .setup(.menu([]))),
    Phrase("(the )long-press menu \\({cases}\\)", .setup) { .setup(.menu(try $0.value(0))) },
    Phrase("needs iOS {int}", .setup) {
      .setup(.menuVersion(try version($0.int()), orLater: false))
    },
    Phrase("needs iOS {int} or later/newer", .setup) {
      .setup(.menuVersion(try version($0.int()), orLater: true))
    },
    Phrase("on iOS {int} there is no menu", .setup) { .setup(.noMenu(try version($0.int()))) },
  ]

  private static let modes: [Phrase] = [
    Phrase("run every chat-list case in", .setup, .setup(.modeScope([.chatList]))),
    Phrase("run every New chat case in", .setup, .setup(.modeScope([.newChat]))),
    Phrase("run every case in", .setup, .setup(.modeScope([.chatList, .newChat]))),
    Phrase("both (toolbar )modes", .setup, .setup(.modes(ToolbarMode.allCases))),
    Phrase("(the )one-hand mode", .setup, .setup(.modes([.oneHand]))),
    Phrase("(the )top-bar mode", .setup, .setup(.modes([.topBar]))),
    Phrase("(with the )one-hand UI on and off", .setup, .setup(.modes(ToolbarMode.allCases))),
    Phrase("(with the )one-hand UI {state}", .setup) {
      .setup(.modes([isOn($0) ? .oneHand : .topBar]))
    },
  ]

  private static let content: [Phrase] = [
    Phrase("{count} listed channel(s)", .setup) { .setup(.wish(wish($0, .channel))) },
    Phrase("{count} listed (regular )group(s)", .setup) { .setup(.wish(wish($0, .group))) },
    Phrase("{count} entry/entries", .setup) { .setup(.wish(wish($0, nil))) },
    Phrase("{count} channel(s) the test profile has already joined", .setup) {
      .setup(.wish(wish($0, .channel, isJoined: true)))
    },
    Phrase("{count} group(s) the test profile has already joined", .setup) {
      .setup(.wish(wish($0, .group, isJoined: true)))
    },
    Phrase("with a long name", .setup, .setup(.quality(.longName))),
    Phrase("(with )a {count}-line description", .setup) {
      .setup(.quality(.description(lines: $0.int())))
    },
    Phrase("whose name contains markdown", .setup, .setup(.quality(.markdownName))),
    Phrase(
      "whose description contains markdown", .setup, .setup(.quality(.markdownDescription))),
    Phrase("e.g. {code}", .setup) { .setup(.example($0.text())) },
    Phrase("enough entries for more than {count} page(s)", .setup) {
      .setup(.claim(nil, ContentClaims.morePages(than: $0.int())))
    },
    Phrase("entries with large images fit about {count} per page", .setup) {
      .setup(.claim(nil, ContentClaims.largeEntries(perPage: $0.int())))
    },
  ]

  private static func wish(
    _ captures: Captures, _ kind: EntryKind?, isJoined: Bool = false
  ) -> ContentWish {
    ContentWish(captures.int(), kind: kind, isJoined: isJoined)
  }

  static func isOn(_ captures: Captures, _ index: Int = 0) -> Bool {
    captures.text(index).lowercased() == "on"
  }

  private static func phone(_ name: String) throws(StepError) -> Phone {
    let name = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let known = Phone.all.first { $0.name.lowercased() == name.lowercased() }
    if let known { return known }
    throw StepError(
      .error,
      "no phone is called “\(name)”" + Suggestion.bracket(for: name, in: Phone.all.map(\.name)))
  }

  private static func textSize(_ name: String) throws(StepError) -> TextSize {
    let known = TextSize.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
    if let known { return known }
    let names = TextSize.allCases.map(\.rawValue)
    throw StepError(
      .error, "no text size is called “\(name)”" + Suggestion.bracket(for: name, in: names))
  }

  private static func version(_ number: Int) throws(StepError) -> Int {
    guard OptionValues.iosVersions.contains(number) else {
      throw StepError(.error, "the app needs iOS \(OptionValues.iosVersions.lowerBound) or later")
    }
    return number
  }
}

extension Vocabulary {
  /// The phrases of the Setup list.
  ///
  /// A fault in an expression is a bug of ours; the tests compile all of them one by one.
  package static let setup: Vocabulary = {
    do {
      return try Vocabulary(SetupPhrases.all, types: SetupParameters.registry())
    } catch {
      preconditionFailure("the Setup's vocabulary has a faulty expression: \(error)")
    }
  }()
}
