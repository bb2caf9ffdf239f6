/// All faults, by subject.
package enum FaultCatalogue {
  /// A subject and its faults, in the order of the catalogue.
  package struct Chapter: Sendable {
    package var title: String
    package var faults: [Fault]

    /// Makes a chapter.
    package init(title: String, faults: [Fault]) {
      self.title = title
      self.faults = faults
    }
  }

  /// The chapters of the catalogue.
  package static let chapters: [Chapter] = [
    Chapter(title: "Consent", faults: Fault.consent),
    Chapter(title: "The row and the key", faults: Fault.triggers),
    Chapter(title: "The text", faults: Fault.text),
    Chapter(title: "Names", faults: Fault.names),
    Chapter(title: "Links", faults: Fault.links),
    Chapter(title: "Replies", faults: Fault.search),
    Chapter(title: "Pages", faults: Fault.paging),
    Chapter(title: "What ends a search", faults: Fault.reset),
    Chapter(title: "The spinner", faults: Fault.progress),
    Chapter(title: "Result rows", faults: Fault.rows),
    Chapter(title: "The menu", faults: Fault.menu),
    Chapter(title: "Layout", faults: Fault.layout),
    Chapter(title: "Opening", faults: Fault.opening),
    Chapter(title: "Known chats", faults: Fault.known),
    Chapter(title: "Empty lists", faults: Fault.empty),
    Chapter(title: "Onboarding", faults: Fault.onboarding),
    Chapter(title: "New chat", faults: Fault.newChat),
    Chapter(title: "Archived contacts", faults: Fault.archived),
    Chapter(title: "What was there before", faults: Fault.filters),
    Chapter(title: "Texts of the plan", faults: Fault.strings),
    Chapter(title: "Other texts", faults: Fault.otherStrings),
    Chapter(title: "Several at once", faults: Fault.combined),
  ]

  /// Every fault, in the order of the catalogue.
  package static let all: [Fault] = chapters.flatMap(\.faults)

  /// Gives the faults that hold each of some words in their name, a case or their origin.
  package static func search(_ words: [String]) -> [Fault] {
    let wanted = words.flatMap { $0.lowercased().split(separator: " ").map(String.init) }
    return all.filter { fault in
      wanted.allSatisfy { word in
        fault.name.lowercased().contains(word)
          || fault.cases.contains { $0.lowercased() == word }
          || fault.origin.rawValue == word || (word == "★" && fault.origin == .happened)
      }
    }
  }

  /// Gives the fault with a name, whatever the case of its letters.
  package static func fault(named name: String) -> Fault? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }
}
