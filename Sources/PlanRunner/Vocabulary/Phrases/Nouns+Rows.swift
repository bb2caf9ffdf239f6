package import FakeDirectory
import ScreenModel

extension Nouns {
  /// Rows of the list and what stands by the field.
  package static let rowPhrases: [Phrase] = [
    Phrase("(the )tags", .thing(tags)),
    Phrase("(a )(the )spinner", .thing(spinner)),
    Phrase("(the )keyboard", .thing(keyboard)),
    Phrase("(the )key", .thing(key)),
    Phrase("(the )(search )field", .thing(.element("the search field", .searchField))),
    Phrase("(the )clear button", .thing(.element("the clear button", .clearButton))),
    Phrase("(the )search bar", .thing(.element("the search bar", .searchBar))),
    Phrase("(the )(directory )results", .thing(results)),
    Phrase("(a )(the )result row(s)", .thing(results)),
    Phrase("each result( row)", .thing(results)),
    Phrase("all (the )results", .thing(results)),
    Phrase("{int} result(s)( rows)") { captures in
      guard captures.int() > 0 else { throw StepError(.error, "say “no results”") }
      return .thing(exactly(captures.int(), "result row", .resultRow))
    },
    Phrase("(a )result", .thing(results)),
    Phrase("(a )channel's result", .thing(result(of: .channel))),
    Phrase("(a )group's result", .thing(result(of: .group))),
    Phrase("online rows", .thing(onlineRows)),
    Phrase("the row", .theRow),
    Phrase("(the )load row", .thing(loadRow)),
    Phrase("the last row( of the results)", .thing(lastRow)),
    Phrase("the top row( of the results)", .thing(topRow)),
    Phrase("one list", .thing(exactly(1, "list", .list))),
    Phrase("one card", .thing(exactly(1, "card", .resultsCard))),
    Phrase("(a )(the )header(s)", .thing(.element("a header", .sectionHeader))),
    Phrase("(an )(the )overlay", .thing(.element("an overlay", .overlay))),
    Phrase("your chats", .thing(chats)),
    Phrase("your local chat", .thing(chats)),
    Phrase("(the )local chats", .thing(chats)),
    Phrase("the contacts that match", .thing(matchingContacts)),
    Phrase("(the )onboarding pages", .thing(onboardingPages)),
    Phrase("it", .thing(it)),
    Phrase("them", .thing(them)),
    Phrase("its", .possessive),
    Phrase("nothing", .absent(anything)),
    Phrase("note about the page", .thing(note)),
  ]

  /// The tags; what they say, in their order, is what stays where they stay.
  private static let tags: Thing = {
    var thing = Thing.element("the tags", .tagBar)
    thing.content = { look, bar in
      look.screen.descendants(of: bar).filter { look.elements[$0].identifier == .tag }
        .map { look.elements[$0].label }
    }
    return thing
  }()

  /// The result rows of channels, or of groups, by what the directory says they are.
  package static func result(of kind: EntryKind) -> Thing {
    let name = kind == .channel ? "a channel’s result" : "a group’s result"
    var thing = Thing(name, isRow: true) { look in
      look.all(.resultRow).filter { look.entry(ofRow: $0)?.kind == kind }
    }
    thing.kin = [.resultRow]
    return thing
  }

  /// Everything that only a search of the directory brings, or that starts one.
  private static let onlineRows = Thing("online row") { look in
    look.all(.directoryRow, .connectRow, .resultRow, .loadRow)
  }

  /// The row of the results that is farthest from the field.
  private static let lastRow = superlative("the last row of the results") { look, one, other in
    look.distanceFromField(one) > look.distanceFromField(other)
  }

  private static let topRow = superlative("the top row of the results") { look, one, other in
    look.elements[one].frame.y < look.elements[other].frame.y
  }

  private static func superlative(
    _ name: String, _ comesFirst: @escaping @Sendable (Look, Int, Int) -> Bool
  ) -> Thing {
    var thing = Thing(name, isLayout: true, isRow: true) { look in
      let rows = look.all(.resultRow, .loadRow)
      return rows.min { comesFirst(look, $0, $1) }.map { [$0] } ?? []
    }
    thing.isSuperlative = true
    return thing
  }

  /// The rows of contacts: each must match what was typed, and each contact that matches must have one.
  private static let matchingContacts = Thing("a contact that matches", isRow: true) { look in
    look.all(.contactRow)
  } flaw: { look, row in
    let term = look.scene.term ?? ""
    let name = look.part(.title, of: row)?.label ?? ""
    let contacts = look.scene.data.chats.filter { $0.kind == .contact && !$0.isArchived }
    guard name.matches(term) || contacts.contains(where: { $0.name == name && $0.matches(term) })
    else { return "“\(name)” does not match “\(term)”" }
    let shown = look.all(.contactRow).map { look.part(.title, of: $0)?.label }
    let missing = contacts.first { $0.matches(term) && !shown.contains($0.name) }
    return missing.map { "“\($0.name)” matches “\(term)” too, and has no row" }
  }

  /// Text among the rows of the list that belongs to no row.
  private static let note = Thing("note about the page") { look in
    look.all(.overlay, .emptyRow, .sectionHeader)
      + look.all(.list).flatMap { list in
        look.screen.descendants(of: list).filter {
          look.elements[$0].parent == list && look.elements[$0].role == .staticText
        }
      }
  }

  private static func exactly(
    _ count: Int, _ name: String, _ identifier: Element.Identifier
  ) -> Thing {
    var thing = Thing("\(count) \(name)", isRow: false) { look in
      look.all(identifier)
    } flaw: {
      look, _ in
      let found = look.all(identifier).count
      return found == count ? nil : "there are \(found) of them, not \(count)"
    }
    thing.holder = identifier
    return thing
  }
}

extension String {
  /// Tells whether a typed text is part of it, in any letter case.
  fileprivate func matches(_ typed: String) -> Bool {
    lowercased().holds(typed.trimmedBlanks.lowercased())
  }
}

extension TestData.LocalChat {
  /// Tells whether a typed text is part of one of its names.
  fileprivate func matches(_ typed: String) -> Bool {
    [name, profileName, simplexName].contains { $0?.matches(typed) == true }
  }
}
