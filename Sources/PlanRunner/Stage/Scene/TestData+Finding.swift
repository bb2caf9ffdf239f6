package import FakeDirectory

extension TestData {
  /// The chats of the profile in use.
  package var chats: [LocalChat] { profiles.first?.chats ?? [] }

  /// Gives the listings that a search for `term` finds, in the directory's order.
  package func listings(matching term: String) -> [Listing] {
    catalogue.findable(matching: term)
  }

  /// Gives the chats of the profile in use whose name contains `term`.
  package func chats(matching term: String) -> [LocalChat] {
    let needle = term.lowercased()
    return chats.filter { $0.name.lowercased().holds(needle) }
  }

  /// Tells whether the entry of a listing and a chat are the same by their link.
  package func isSame(_ listing: Listing, _ chat: LocalChat) -> Bool {
    guard let link = listing.link, let own = chat.link else { return false }
    return normalForm(of: link) == normalForm(of: own)
  }

  /// Gives the chat on the phone that a listing stands for, if there is one.
  package func chat(for listing: Listing) -> LocalChat? {
    listing.link.flatMap { chatsByLink[normalForm(of: $0)] }
  }

  /// Gives the listing that stands for a chat on the phone, if there is one.
  package func listing(for chat: LocalChat) -> Listing? {
    chat.link.flatMap { listingsByLink[normalForm(of: $0)] }
  }

  /// Gives the letter that follows a text in a name that the directory finds, if there is one; else any.
  package func letter(after text: String) -> String {
    for word in nameWords {
      guard let range = word.firstRange(of: text.lowercased()), range.upperBound < word.endIndex
      else { continue }
      return String(word[range.upperBound])
    }
    return "a"
  }

  /// Gives the distinct words of a text, lower case, of four letters or more and short enough to
  /// be searched for.
  package static func words(of text: String) -> [String] {
    var seen: Set<String> = []
    return text.lowercased().split { !$0.isLetter }.map(String.init)
      .filter { (4...Directory.textLimit).contains($0.count) && seen.insert($0).inserted }
  }

  /// Gives a word in a chat's description that is in no name on the phone.
  package func descriptionWord(of chat: LocalChat) -> String? {
    guard let description = listing(for: chat)?.shortDescription else { return nil }
    return TestData.words(of: description).first { word in
      chats(matching: word).isEmpty
        && !(listing(for: chat)?.displayName.lowercased().holds(word) ?? false)
        && listings(matching: word).count > 1
    }
  }

  func findRichName() -> String? {
    let known = Set(profiles.flatMap(\.chats).compactMap(\.simplexName))
    return nameWords.filter { word in
      word.utf8.count >= 5 && word.utf8.allSatisfy { $0 < 128 } && chats(matching: word).isEmpty
        && !known.contains("@\(word).testing")
    }.first { word in
      listings(matching: word).contains { chat(for: $0) == nil }
    }
  }

  func findRichTerm() -> String? {
    let words = nameWords
    let shared = words.filter { !chats(matching: $0).isEmpty && !listings(matching: $0).isEmpty }
    return mostFound(shared) ?? mostFound(words)
  }

  /// The first of the words that find the most entries.
  private func mostFound(_ words: [String]) -> String? {
    var best: (word: String, count: Int)?
    for word in words {
      let count = listings(matching: word).count
      if count > best?.count ?? 0 { best = (word, count) }
    }
    return best?.word
  }
}
