package import ScreenModel

/// What a noun of the plan stands for on a screen.
package struct Thing: Sendable {
  /// Gives the elements of a look that the noun means.
  package typealias Finder = @Sendable (Look) throws(StepError) -> [Int]

  /// Where a noun is looked for when it stands under a subject.
  package enum Reach: Sendable {
    /// Anywhere on the screen.
    case screen
    /// In the rows of the subject, in each of them.
    case part
  }

  /// The noun as messages name it.
  package var name: String
  package var reach: Reach
  /// Whether it is there for a while only, so that "shows" means at some moment.
  package var isTransient: Bool
  /// The text of the plan that it is known by, for an absence clause.
  package var label: String?
  /// Whether its place or size is looked at, which makes a case a layout case.
  package var isLayout: Bool
  /// Whether it is a row, so that "with …" behind it speaks of the row's parts.
  package var isRow: Bool
  /// The elements that could show it, to be named where it is not there.
  package var kin: Set<Element.Identifier> = []
  /// Makes the same noun with another text.
  package var relabelled: (@Sendable (String) -> Thing)?
  /// Finds more than the noun means, where its absence is claimed ("Load more" in "Load more · 3 left").
  package var broader: Finder?
  /// What goes with it: where it disappears, these must not be left behind.
  package var retinue: Set<Element.Identifier> = []
  /// What an element of it says, which must not change where it stays.
  package var content: (@Sendable (Look, Int) -> [String])?
  /// What "usual" stands for in the noun.
  package var fact: String?
  /// Whether it is in several places, of which a clause names one at a time.
  package var isSpread = false
  /// The element that holds what is enumerated behind it ("One card: …").
  package var holder: Element.Identifier?
  /// Whether it is whichever row stands at an end, so that "the row" later on is not known by it.
  package var isSuperlative = false
  /// Whether "them" can mean it.
  package var isPlural = false
  /// Whether a row has to have it as a part.
  package var isDue: @Sendable (Look, Int) -> Bool = { _, _ in true }
  /// Whether it stands for what was spoken of before ("it", "them").
  package var isPronoun = false
  /// Says what a found element lacks, or `nil` when it is as the noun has it.
  package var flaw: @Sendable (Look, Int) -> String?
  /// Gives the elements that the noun means.
  package let find: Finder

  package init(
    _ name: String, reach: Reach = .screen, isTransient: Bool = false, label: String? = nil,
    isLayout: Bool = false, isRow: Bool = false, find: @escaping Finder,
    flaw: @escaping @Sendable (Look, Int) -> String? = { _, _ in nil }
  ) {
    self.name = name
    self.reach = reach
    self.isTransient = isTransient
    self.label = label
    self.isLayout = isLayout
    self.isRow = isRow
    self.flaw = flaw
    self.find = find
  }

  /// The noun as it is looked for where its absence is claimed.
  package var broadened: Thing {
    guard let broader else { return self }
    var thing = Thing(name, reach: reach, label: label, isRow: isRow, find: broader, flaw: flaw)
    thing.isDue = isDue
    return thing
  }

  /// The noun with all that goes with it, for where it disappears.
  package var withRetinue: Thing {
    guard !retinue.isEmpty else { return self }
    let (find, retinue) = (find, retinue)
    var thing = self
    thing.broader = { look throws(StepError) in
      try find(look) + look.all { retinue.contains($0.identifier) }
    }
    return thing
  }

  /// Whether it lies on top of the screen, so that it is part of no row.
  package var isOnTop: Bool {
    let onTop: Set<Element.Identifier> = [
      .alert, .alertTitle, .alertMessage, .sheet, .sheetTitle, .menu, .keyboard, .spinner, .overlay,
      .newChat, .chat, .notification,
    ]
    return !kin.isDisjoint(with: onTop)
  }

  /// Whether it lies on top and has buttons, so that "with" behind it speaks of them.
  package var holdsButtons: Bool {
    !kin.isDisjoint(with: [Element.Identifier.alert, .sheet, .menu])
  }

  /// The noun as a part of a subject's rows; rows stay what they are.
  package var asPart: Thing {
    var part = self
    if !isRow, !isOnTop { part.reach = .part }
    return part
  }

  /// The rows, or whatever else, that the elements of a noun stand in.
  package static func rows(holding thing: Thing) -> Thing {
    Thing(thing.name, isRow: true) { look throws(StepError) in
      var seen: Set<Int> = []
      return try thing.find(look).map { look.row(of: $0) ?? $0 }.filter { seen.insert($0).inserted }
    }
  }

  /// A noun for the elements with one of some identifiers.
  package static func element(
    _ name: String, _ identifiers: Element.Identifier..., reach: Reach = .screen,
    isTransient: Bool = false, isRow: Bool = false
  ) -> Thing {
    var thing = Thing(name, reach: reach, isTransient: isTransient, isRow: isRow) { look in
      look.all(of: identifiers)
    }
    thing.kin = Set(identifiers)
    return thing
  }
}
