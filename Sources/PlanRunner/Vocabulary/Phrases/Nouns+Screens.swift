package import FakeDirectory
import ScreenModel

extension Nouns {
  /// Screens, what lies on top of them, and what the servers can tell.
  package static let screenPhrases: [Phrase] = [
    Phrase("(an )(the )alert", .thing(alert)),
    Phrase("actions {name}") { .thing(actions([$0.text()])) },
    Phrase("actions {name} and {name}") { .thing(actions([$0.text(0), $0.text(1)])) },
    Phrase("actions {name}, {name} and {name}") {
      .thing(actions([$0.text(0), $0.text(1), $0.text(2)]))
    },
    Phrase("the pencil", .thing(.element("the pencil", .pencil))),
    Phrase("(the )sheet", .thing(.element("the sheet", .newChat))),
    Phrase("(a )(the )menu", .thing(menu)),
    Phrase("one item(,) {label}") { .thing(items([$0.text()])) },
    Phrase("the chat", .thing(openedChat(nil))),
    Phrase("the channel", .thing(openedChat(.channel))),
    Phrase("the group", .thing(openedChat(.group))),
    Phrase("subscriber count", .thing(linkCount)),
    Phrase("(the )action rows", .thing(.element("the action rows", .actionRow))),
    Phrase("1-time link", .thing(actionRow("1-time link"))),
    Phrase("scan", .thing(actionRow("Scan"))),
    Phrase(
      "create group\\/channel", .thing(actionRows(["Create group", "Create public channel"]))),
    Phrase("name resolution", .thing(nameResolution)),
  ]

  private static let menu = Thing.element("a menu", .menu)

  /// The alert's buttons: these, in this order, and no others.
  private static func actions(_ labels: [String]) -> Thing {
    Thing("the actions \(labels.quotedList)") { look in
      look.all(.alert)
    } flaw: { look, alert in
      let shown = look.screen.descendants(of: alert)
        .filter { look.elements[$0].identifier == .alertButton }
        .map { look.elements[$0].label }
      return shown == labels ? nil : "the actions are \(shown.quotedList)"
    }
  }

  /// The menu's items: these, in this order, and no others.
  private static func items(_ labels: [String]) -> Thing {
    Thing("the one item \(labels.quotedList)") { look in
      look.all(.menu)
    } flaw: { look, menu in
      let shown = look.screen.descendants(of: menu)
        .filter { look.elements[$0].identifier == .menuItem }
        .map { look.elements[$0].label }
      return shown == labels ? nil : "the items are \(shown.quotedList)"
    }
  }

  /// The screen of an opened chat, of a kind where one is named.
  package static func openedChat(_ kind: EntryKind?) -> Thing {
    let name = kind.map { $0 == .channel ? "the channel" : "the group" } ?? "the chat"
    return Thing(name) { look in
      look.all(.chat)
    } flaw: { look, index in
      guard let kind else { return nil }
      let title = look.screen.descendants(of: index)
        .first { look.elements[$0].identifier == .chatTitle }
        .map { look.elements[$0].label }
      guard let title else { return "the chat has no title" }
      return look.kind(ofChat: title) == kind ? nil : "“\(title)” is no \(name.dropFirst(4))"
    }
  }

  /// The number of subscribers that the link's own data say.
  private static let linkCount: Thing = {
    var thing = shownLinkCount
    thing.isSpread = true
    return thing
  }()

  private static let shownLinkCount = Thing("the link’s subscriber count") { look in
    let counts = look.journal.compactMap { entry -> String? in
      guard case .linkAnswered(let data?) = entry.event else { return nil }
      return data.publicMembers.map { "\($0) subscribers" }
    }
    return look.all(.toolbarCount, .bannerCount).filter {
      look.elements[$0].label == counts.last
    }
  }

  private static func actionRow(_ words: String) -> Thing { actionRows([words]) }

  /// The rows of New chat whose labels contain some words.
  private static func actionRows(_ words: [String]) -> Thing {
    Thing("the rows \(words.quotedList)") { look in
      look.all(.actionRow).filter { row in
        let label = look.elements[row].label.lowercased()
        return words.contains { label.contains($0.lowercased()) }
      }
    }
  }

  /// A question to the name servers, shown by the frame that comes after it.
  private static let nameResolution = Thing("name resolution") { look in
    let asked = look.journal.contains { if case .nameAsked = $0.event { true } else { false } }
    return asked ? Array(look.elements.indices.prefix(1)) : []
  }
}

extension [String] {
  /// The texts in quotation marks, with commas.
  package var quotedList: String { map { "“\($0)”" }.joined(separator: ", ") }
}

extension Look {
  /// Tells whether an opened chat is a channel or a group, by its name.
  package func kind(ofChat title: String) -> EntryKind? {
    let name = title.hasPrefix("#") ? String(title.dropFirst()) : title
    if let chat = scene.data.profiles.flatMap(\.chats).first(where: { $0.name == name }) {
      return chat.kind == .channel ? .channel : chat.kind == .group ? .group : nil
    }
    return scene.data.listings.first { $0.displayName == name }?.kind
  }
}
