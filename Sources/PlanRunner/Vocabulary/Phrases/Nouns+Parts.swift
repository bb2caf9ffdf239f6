import FakeDirectory
import ScreenModel

extension Nouns {
  /// The parts of a row.
  package static let partPhrases: [Phrase] = [
    Phrase("(the )avatar", .thing(.element("an avatar", .avatar, reach: .part))),
    Phrase("{points} avatars") { captures in .thing(avatars(of: captures.int())) },
    Phrase("{code} name") { .thing(prefixedName($0.text())) },
    Phrase("name without {code}") { .thing(nameWithout($0.text())) },
    Phrase("(the )name", .thing(.element("a name", .title, reach: .part))),
    Phrase("(the )description", .thing(description)),
    Phrase("the directory's SimpleX name", .thing(simplexName)),
    Phrase("member or subscriber count", .thing(count)),
    Phrase("(the )caption", .thing(.element("a caption", .caption, reach: .part))),
    Phrase("last message", .thing(known("a last message", .lastMessage, \.lastMessage))),
    Phrase("time", .thing(known("a time", .time, \.time))),
    Phrase("(a )star", .thing(mark("a star", .star, symbol: "star"))),
    Phrase("(a )mask", .thing(mark("a mask", .mask, symbol: "mask"))),
    Phrase("(a )circular arrow", .thing(icon("circular arrow", "arrow.clockwise"))),
    Phrase("(a )plus-magnifier icon", .thing(icon("plus-magnifier", "plus.magnifyingglass"))),
    Phrase("(a )(an )(the ){label} icon") { .thing(icon($0.text(), $0.text())) },
    Phrase("bold", .thing(styled(.bold, "bold text"))),
    Phrase("tappable link", .thing(styled(.link, "a tappable link"))),
  ]

  private static func avatars(of size: Int) -> Thing {
    Thing("an avatar of \(size) points", reach: .part, isLayout: true) { look in
      look.all(.avatar)
    } flaw: { look, index in
      let frame = look.elements[index].frame
      guard frame.width != size || frame.height != size else { return nil }
      return "the avatar is \(frame.width)×\(frame.height) points, not \(size)"
    }
  }

  /// The title of a result: a prefix and the name that the directory sent.
  private static func prefixedName(_ prefix: String) -> Thing {
    Thing("a “\(prefix)” name", reach: .part) { look in
      look.all(.title)
    } flaw: { look, index in
      let title = look.elements[index].label
      guard let row = look.within?.first, let entry = look.entry(ofRow: row) else {
        return "“\(title)” is no name that the directory sent"
      }
      let wanted = prefix + entry.displayName
      return title == wanted ? nil : "the name is “\(title)”, not “\(wanted)”"
    }
  }

  private static func nameWithout(_ prefix: String) -> Thing {
    Thing("a name without “\(prefix)”", reach: .part) { look in
      look.all(.title)
    } flaw: {
      look, index in
      let title = look.elements[index].label
      guard !title.contains(prefix) else { return "the name “\(title)” has “\(prefix)” in it" }
      let isKnown = look.scene.data.profiles.contains { profile in
        profile.chats.contains { $0.name == title }
      }
      return isKnown ? nil : "“\(title)” is the name of no chat"
    }
  }

  /// The description of a result, as the directory sent it; a row without one needs none.
  private static let description: Thing = {
    var thing = sentDescription
    thing.isDue = { look, row in look.entry(ofRow: row)?.shortDescription?.isEmpty == false }
    return thing
  }()

  private static let sentDescription = Thing("a description", reach: .part) { look in
    look.all(.description)
  } flaw: { look, index in
    guard let row = look.within?.first, look.elements[row].identifier == .resultRow,
      let entry = look.entry(ofRow: row)
    else { return nil }
    let text = look.elements[index].label
    return text == entry.shortDescription ? nil : "the description is “\(text)”"
  }

  private static let simplexName = Thing("the directory’s SimpleX name", reach: .part) { look in
    look.all(.simplexName)
  } flaw: { look, index in
    let text = look.elements[index].label
    guard let row = look.within?.first, let entry = look.entry(ofRow: row) else { return nil }
    return text == entry.simplexName ? nil : "it shows the SimpleX name “\(text)”"
  }

  /// The caption that says how many: subscribers for a channel, members for a group.
  private static let count = Thing("a member or subscriber count", reach: .part) { look in
    look.all(.caption)
  } flaw: { look, index in
    let text = look.elements[index].label
    guard let row = look.within?.first, let entry = look.entry(ofRow: row) else {
      return "“\(text)” is no count of the directory"
    }
    let number = entry.publicMembers ?? entry.currentMembers
    let unit = entry.kind == .channel ? "subscribers" : "members"
    return text == "\(number) \(unit)" ? nil : "the count is “\(text)”, not “\(number) \(unit)”"
  }

  /// A text in a chat's row that the chat's owner knows.
  private static func known(
    _ name: String, _ identifier: Element.Identifier,
    _ text: @escaping @Sendable (TestData.LocalChat) -> String
  ) -> Thing {
    var thing = Thing(name, reach: .part) { look in
      look.all(identifier)
    } flaw: { look, index in
      guard let row = look.row(of: index), let title = look.part(.title, of: row)?.label else {
        return nil
      }
      let chats = look.scene.data.profiles.flatMap(\.chats).filter { $0.name == title }
      let (shown, wanted) = (look.elements[index].label, Set(chats.map(text)))
      guard !wanted.isEmpty, !wanted.contains(shown) else { return nil }
      return "it shows “\(shown)”, not \(wanted.sorted().quotedList)"
    }
    thing.kin = [identifier]
    return thing
  }

  /// A small picture in a row, by the name of its symbol.
  private static func mark(
    _ name: String, _ identifier: Element.Identifier, symbol: String
  ) -> Thing {
    Thing(name, reach: .part) { look in
      look.all(identifier)
    } flaw: { look, index in
      let shown = look.elements[index].label
      return shown.contains(symbol) ? nil : "the mark is “\(shown)”, not \(name)"
    }
  }

  private static func icon(_ name: String, _ symbol: String) -> Thing {
    Thing("a \(name) icon", reach: .part) { look in
      look.all(.icon)
    } flaw: { look, index in
      let shown = look.elements[index].label
      return shown.hasPrefix(symbol) ? nil : "the icon is “\(shown)”"
    }
  }

  /// Pieces of a row's texts that are drawn in a style of their own.
  private static func styled(_ style: Element.Run.Style, _ name: String) -> Thing {
    Thing(name) { look throws(StepError) in
      let rows = try focus.find(look)
      return rows.flatMap { row in
        look.screen.descendants(of: row).filter { index in
          look.elements[index].runs.contains { $0.style == style }
        }
      }
    }
  }
}
