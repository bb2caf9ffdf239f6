import FakeDirectory
import ScreenModel

/// Checks of the registered names.
enum NameClaims {
  /// Checks that the server resolves every name that it knows to a link with data.
  @Sendable static func resolves(_ ground: SetupGround) -> String? {
    let network = ground.launch.network
    for name in ground.data.names.keys.sorted() where network.names.resolve(name).link == nil {
      return "the server does not resolve “\(name)”"
    }
    return ground.data.names.isEmpty ? "the server resolves no name" : nil
  }

  /// Gives a check that a name is registered: the one that is written, or any of a pattern such as `#name`.
  static func isRegistered(_ text: String, isChannel: Bool, length: Int) -> SetupClaim.Check {
    { ground in
      let sign: Character = isChannel ? "#" : "@"
      guard text.first == sign else {
        return "the name of a \(isChannel ? "channel" : "contact") begins with “\(sign)”"
      }
      let isPattern = text.dropFirst() == "name"
      let found = ground.data.names.keys.sorted().filter { name in
        name.first == sign && (isPattern || name == text.lowercased())
          && (!isChannel || isVerified(name, ground.data))
      }
      guard !found.isEmpty else {
        return "the servers know no \(isChannel ? "channel with a verified" : "contact with the")"
          + " name “\(text)”"
      }
      guard found.contains(where: { SetupGround.word(of: $0).count >= length }) else {
        return "\(found.quotedList) has fewer than \(length) characters"
      }
      return nil
    }
  }

  private static func isVerified(_ name: String, _ data: TestData) -> Bool {
    data.listings.contains {
      $0.isNameVerified && $0.kind == .channel && $0.simplexName?.lowercased() == name
    }
  }

  /// Gives a check that a bare word is offered as a name from some characters on, and how it is completed.
  static func completes(with suffix: String?, from length: Int?) -> SetupClaim.Check {
    { ground throws(StepError) in
      let length = min(length ?? 6, 64)
      let word = String(repeating: "q", count: length)
      guard let label = try offer(for: word, ground) else {
        return "a word of \(length) characters is offered as no name"
      }
      if let suffix, !label.hasSuffix(word + suffix) {
        return "“\(word)” is completed to “\(label)”"
      }
      return nil
    }
  }

  /// Gives a check that a word is no name when it has fewer characters than some.
  static func needs(length: Int) -> SetupClaim.Check {
    { ground throws(StepError) in
      let shorter = min(length, 64) - 1
      guard shorter > 0 else { return nil }
      let label = try offer(for: String(repeating: "q", count: shorter), ground)
      return label.map { _ in "a word of \(shorter) characters is offered as a name, too" }
    }
  }

  /// Gives the label of the row that offers to connect, if there is one.
  private static func offer(
    for word: String, _ ground: SetupGround
  ) throws(StepError) -> String? {
    var scene = ground.scene(isOn: true)
    try scene.type(word)
    try scene.rest()
    return scene.stage.screen.first(.connectRow)?.label
  }

  /// Gives a check that a row of the app has a label with a placeholder, once a name is typed.
  static func offers(_ label: String) -> SetupClaim.Check {
    { ground throws(StepError) in
      var wanted = label
      while let last = wanted.last, last == "…" || last.isWhitespace { wanted.removeLast() }
      let shown = try offer(for: ground.nameWord, ground) ?? ""
      return shown.hasPrefix(wanted + " ") ? nil : "the app offers “\(shown)”, not “\(label)”"
    }
  }

  /// Checks that a search asks the name server nothing, by the row and by the key.
  @Sendable static func searchIsSilent(_ ground: SetupGround) throws(StepError) -> String? {
    for trigger in [Trigger.row, .key] {
      var scene = ground.scene(isOn: true)
      try scene.search(ground.nameWord, by: trigger)
      try scene.rest()
      let isAsked = scene.stage.journal.entries.contains {
        if case .nameAsked = $0.event { true } else { false }
      }
      if isAsked { return "a search for “\(ground.nameWord)” asks the name server" }
    }
    return nil
  }
}
