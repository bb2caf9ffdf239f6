import FakeDirectory

/// What is typed or searched for, as the plan describes it.
package struct Term: Sendable {
  /// A text that fits the description, and what it is about.
  package struct Choice: Sendable {
    package var text: String
    package var focus: [Scene.Focus]

    package init(_ text: String, _ focus: [Scene.Focus] = []) {
      self.text = text
      self.focus = focus
    }
  }

  package var name: String
  /// The least number of letters, where the plan gives one.
  package var letters: Int?
  /// The choices within the description ("a channel or group").
  package var variant: Variant?
  /// Gives a text for an option of the variant.
  ///
  /// - Throws: ``StepError`` when the test data has none.
  package var pick: @Sendable (Scene, Int) throws(StepError) -> Choice
  /// Whether the local list must not show what the term is about before the search.
  package var isNotLocal = false
  /// Says why an example of the plan does not fit the description.
  package var misfit: @Sendable (String, Scene) -> String?

  package init(
    _ name: String, letters: Int? = nil, variant: Variant? = nil,
    misfit: @escaping @Sendable (String, Scene) -> String? = { _, _ in nil },
    pick: @escaping @Sendable (Scene, Int) throws(StepError) -> Choice
  ) {
    self.name = name
    self.letters = letters
    self.variant = variant
    self.misfit = misfit
    self.pick = pick
  }

  package func choose(_ scene: Scene) throws(StepError) -> Choice {
    try pick(scene, 0)
  }
}

/// The terms of the vocabulary.
package enum Terms {
  package static let phrases: [Phrase] = [
    Phrase("text", .do, .term(text)),
    Phrase("a word", .do, .term(text)),
    Phrase("{code}", .do) { captures in
      let typed = captures.text()
      return .term(Term("“\(typed)”") { _, _ throws(StepError) in Term.Choice(typed) })
    },
    Phrase("a {int}+ letter word", .do) { .term(word($0.int())) },
    Phrase("a {int}+ letter name of a listed channel", .do) { .term(channelName($0.int())) },
    Phrase("a term that matches listed groups", .do, .term(groupTerm)),
    Phrase("nonsense", .do, .term(nonsense)),
    Phrase("nonsense that matches a local chat name", .do, .term(localName)),
    Phrase("the name of a channel you joined", .do, .term(joinedChannel)),
    Phrase(
      "the name of a joined channel that is the page's only result(, so the list shows it as your chat)",
      .do, .term(onlyResult)),
    Phrase(
      "a word only in that channel's description(, so the local list does not show it)", .do,
      .term(descriptionWord)),
    Phrase(
      "a word in the description of a channel or group you joined", .do, .term(anyDescriptionWord)),
    Phrase("a known contact's SimpleX name", .do, .term(contactName)),
  ]

  private static let text = Term("text") { scene, _ throws(StepError) in
    Term.Choice(try scene.someText())
  }

  /// A bare word that can be completed to a name that nobody on the phone has.
  private static func word(_ letters: Int) -> Term {
    Term(
      "a word of \(letters) letters or more", letters: letters,
      misfit: { word, _ in
        word.contains { !($0.isLetter || $0.isNumber) } ? "“\(word)” is not one word" : nil
      }
    ) { scene, _ throws(StepError) in
      let known = Set(scene.data.chats.compactMap(\.simplexName))
      let candidate = scene.data.nameWords.first { word in
        word.count >= letters && scene.data.chats(matching: word).isEmpty
          && !known.contains("@\(word).testing")
      }
      guard let candidate else { throw StepError(.error, "there is no such word") }
      return Term.Choice(candidate)
    }
  }

  private static func channelName(_ letters: Int) -> Term {
    Term(
      "the name of a listed channel", letters: letters,
      misfit: { word, scene in
        let isListed = scene.data.listings.contains {
          $0.kind == .channel && $0.displayName == word
        }
        return isListed ? nil : "“\(word)” is the name of no listed channel"
      }
    ) { scene, _ throws(StepError) in
      let listing = scene.data.listings.first { listing in
        listing.kind == .channel && listing.displayName.count >= letters
          && listing.displayName.allSatisfy { $0.isLetter || $0.isNumber }
          && scene.data.chat(for: listing) == nil
      }
      guard let listing else { throw StepError(.error, "no listed channel has such a name") }
      return Term.Choice(listing.displayName, [.listing(listing)])
    }
  }

  /// A word that finds groups in the directory and nothing on the phone.
  private static let groupTerm = Term("a term that matches listed groups") {
    scene, _ throws(StepError) in
    let word = scene.data.nameWords.first { word in
      let found = scene.data.listings(matching: word)
      return scene.data.chats(matching: word).isEmpty && found.contains { $0.kind == .group }
        && found.allSatisfy { scene.data.chat(for: $0) == nil }
    }
    guard let word else { throw StepError(.error, "the directory lists no group") }
    return Term.Choice(word)
  }

  /// A word that nothing in the directory or on the phone matches.
  package static let nonsense = Term(
    "nonsense",
    misfit: { word, scene in
      scene.data.listings(matching: word).isEmpty
        ? nil : "the directory finds something for “\(word)”"
    }
  ) { scene, _ throws(StepError) in
    let words = ["qxqxqx", "wvzwvz", "zqzqzq"]
    let word = words.first {
      scene.data.listings(matching: $0).isEmpty && scene.data.chats(matching: $0).isEmpty
    }
    guard let word else { throw StepError(.error, "everything makes sense to this directory") }
    return Term.Choice(word)
  }

  /// A word of a chat's name that the directory does not find.
  private static let localName = Term("the name of a local chat only") {
    scene, _ throws(StepError) in
    for chat in scene.data.chats where chat.kind != .notes {
      for word in TestData.words(of: chat.name)
      where scene.data.listings(matching: word).isEmpty {
        return Term.Choice(word, [.chat(chat)])
      }
    }
    throw StepError(.error, "the directory finds something for the name of every chat")
  }

  private static let joinedChannel = Term("the name of a joined channel") {
    scene, _ throws(StepError) in
    let chat = try scene.joined(.channel)
    return Term.Choice(chat.name, [.chat(chat)])
  }

  /// The name of a joined channel that stands alone on the page that it finds.
  private static let onlyResult = Term("the name of a joined channel, alone on its page") {
    scene, _ throws(StepError) in
    let chat = try scene.joined(.channel)
    return Term.Choice(chat.name, [.chat(chat)])
  }

  private static let descriptionWord: Term = {
    var term = Term("a word of that channel’s description") { scene, _ throws(StepError) in
      try word(of: try scene.joined(.channel), scene)
    }
    term.isNotLocal = true
    return term
  }()

  private static let anyDescriptionWord = Term(
    "a word of a joined chat’s description",
    variant: Variant("joined", ["a channel", "a group"])
  ) { scene, option throws(StepError) in
    try word(of: try scene.joined(option == 0 ? .channel : .group), scene)
  }

  private static func word(
    of chat: TestData.LocalChat, _ scene: Scene
  ) throws(StepError) -> Term.Choice {
    guard let word = scene.data.descriptionWord(of: chat) else {
      throw StepError(.error, "no word is only in the description of “\(chat.name)”")
    }
    return Term.Choice(word, [.chat(chat)])
  }

  private static let contactName = Term("a known contact’s SimpleX name") {
    scene, _ throws(StepError) in
    let contact = scene.data.chats.first { $0.kind == .contact && $0.simplexName != nil }
    guard let contact, let name = contact.simplexName else {
      throw StepError(.error, "no contact on the phone has a SimpleX name")
    }
    return Term.Choice(name, [.chat(contact)])
  }
}

extension Scene {
  /// Gives the first chat of a kind that was joined by its listed link.
  package func joined(_ kind: TestData.LocalChat.Kind) throws(StepError) -> TestData.LocalChat {
    let chat = data.chats.first {
      $0.kind == kind && $0.joining == .byLink && data.listing(for: $0) != nil
    }
    guard let chat else {
      let name = kind == .channel ? "channel" : "group"
      throw StepError(.error, "the profile has joined no listed \(name)")
    }
    return chat
  }
}
