import ScreenModel

/// The nouns that other phrases lean on.
package enum Nouns {
  package static let directoryRow = Thing.element(
    "the “Search in Directory” row", .directoryRow, isRow: true)
  package static let connectRow = Thing.element("the “Connect to …” row", .connectRow, isRow: true)
  /// The directory's results; where they are absent, so is the row that loads more of them.
  package static let results: Thing = {
    var thing = Thing.element("a result row", .resultRow, isRow: true)
    thing.retinue = [.loadRow]
    thing.broader = { look in
      // The row of a search that failed stands where results would be.
      look.all(.resultRow) + (look.lastRequestFailed ? [] : look.all(.loadRow))
    }
    return thing
  }()
  package static let loadRow = Thing.element("the row that loads more", .loadRow, isRow: true)
  package static let key = Thing.element("the key", .returnKey)
  package static let keyboard = Thing.element("the keyboard", .keyboard)
  package static let spinner = Thing.element("the spinner", .spinner, isTransient: true)
  package static let alert = Thing.element("an alert", .alert)
  package static let chats = Thing.element("your chats", .chatRow, isRow: true)

  /// What the Do cell is about: a chat or an entry of the directory, by its rows.
  package static let focus = Thing("what the case is about", isRow: true) { look in
    look.scene.focus.flatMap { look.scene.rows(of: $0, in: look) }
  }

  /// The row that "the row" means after a row has been named by its text.
  package static func row(named thing: Thing) -> Thing? {
    guard let label = thing.label else { return thing.isRow && !thing.isPronoun ? thing : nil }
    if label.hasPrefix("Load more") || label.hasPrefix("Search failed") { return loadRow }
    if label == "Search in Directory" { return directoryRow }
    return label.hasPrefix("Connect to ") ? connectRow : nil
  }

  /// "it": what was spoken of before, else what the Do cell is about.
  package static let it: Thing = {
    var thing = Thing("it", isRow: true) { look throws(StepError) in
      try (look.scene.referents.antecedent ?? focus).find(look)
    }
    thing.isPronoun = true
    return thing
  }()

  /// "them": the several things that were spoken of before.
  package static let them = Thing("them") { look throws(StepError) in
    guard let plural = look.scene.referents.plural else {
      throw StepError(.error, "nothing is spoken of that “them” could mean", frame: look.frame)
    }
    return try plural.find(look)
  }

  package static let onboardingPages: Thing = {
    var thing = Thing.element("the onboarding pages", .onboardingPage)
    thing.isPlural = true
    return thing
  }()

  /// The rows of what the case is about; where it is about nothing in particular, all results.
  package static let focusOrResults = Thing("a row", isRow: true) { look throws(StepError) in
    try look.scene.focus.isEmpty ? results.find(look) : focus.find(look)
  }

  /// Anything at all, for "nothing at the trailing edge".
  package static let anything = Thing("anything") { look in
    look.all { !$0.label.isEmpty || $0.role == .image }
  }
}
