import ScreenModel

/// Rows that are compared with rows of another screen.
extension Statements {
  /// Each row shows what the row of the same chat shows on the chat list when nothing is typed.
  static let isAsInChatList = Predicate("is as in the chat list", reads: .places) {
    claim, judge throws(StepError) in
    let look = judge.take.atRest
    let list = try chatList(judge.take)
    for thing in claim.subjects {
      let rows = try thing.find(look)
      guard !rows.isEmpty else {
        throw StepError(.failed, "\(thing.name) is not there", frame: look.frame)
      }
      for row in rows {
        if let flaw = try claim.places.firstFlaw(look, row) {
          throw StepError(.failed, "\(look.describe(row)) \(flaw)", frame: look.frame)
        }
        if let flaw = difference(look, row, list) {
          throw StepError(.failed, flaw, frame: look.frame)
        }
      }
    }
  }

  /// The first look at the chat list of the profile in use with nothing typed, in the film or behind its end.
  private static func chatList(_ take: Take) throws(StepError) -> Look {
    let known = take.frames.indices.first { take.frames[$0].screen.isWholeChatList }
    if let known { return take.look(known) }
    var probe = take.scene
    try probe.leaveToChatList()
    if probe.shows(.clearButton) { try probe.tap(.clearButton, as: .clear) }
    let look = Look(probe, frame: probe.stage.lastFrame)
    guard look.screen.isWholeChatList else { throw probe.missing("the chat list") }
    return look
  }

  /// Says in what a row differs from that of the same chat on the chat list.
  private static func difference(_ look: Look, _ row: Int, _ list: Look) -> String? {
    let title = look.part(.title, of: row)?.label ?? ""
    let rows = list.indices(of: .chatRow).filter { list.part(.title, of: $0)?.label == title }
    guard let first = rows.first else { return "the chat list has no row “\(title)”" }
    let own = look.parts(ofRow: row)
    guard !rows.contains(where: { list.parts(ofRow: $0) == own }) else { return nil }
    let its = list.parts(ofRow: first)
    if let extra = own.first(where: { !its.contains($0) }) {
      return "it shows \(extra.inWords), the chat list does not"
    }
    if let lost = its.first(where: { !own.contains($0) }) {
      return "it does not show \(lost.inWords), the chat list does"
    }
    return "it shows the same as on the chat list in another order"
  }

  /// One chat row, made of the same parts as a contact's on New chat, with an avatar of the same size.
  static let isLikeContact = Predicate(
    "is like a contact’s row", isLayout: true, reads: .places
  ) {
    claim, judge throws(StepError) in
    try isOwnChat.test(claim, &judge)
    let take = judge.take
    let look = take.atRest
    let contactFrame = take.frames.indices.first {
      take.frames[$0].screen.first(.contactRow) != nil
    }
    guard let contactFrame else {
      throw StepError(.error, "there is no contact’s row to compare it with", frame: take.end)
    }
    let contacts = take.look(contactFrame)
    let models = contacts.indices(of: .contactRow)
    let size = models.first.flatMap { contacts.part(.avatar, of: $0) }?.frame
    let kinds = Set(models.flatMap { contacts.parts(ofRow: $0).map(\.identifier) })
    for thing in claim.subjects {
      for row in try thing.find(look) {
        let own = look.part(.avatar, of: row)?.frame
        guard own?.width == size?.width, own?.height == size?.height else {
          throw StepError(
            .failed,
            "its avatar is \(own?.width ?? 0) points wide, a contact’s \(size?.width ?? 0)",
            frame: take.end)
        }
        let marks: Set<Element.Identifier> = [.star, .mask]
        let odd = look.parts(ofRow: row).first {
          !kinds.contains($0.identifier) && !marks.contains($0.identifier)
        }
        if let odd {
          throw StepError(
            .failed, "it shows \(odd.inWords), a contact’s row nothing of the kind", frame: take.end
          )
        }
      }
    }
  }
}

/// A part of a row as two rows are compared by it.
private struct RowPart: Hashable {
  var identifier: Element.Identifier
  var label: String

  var inWords: String {
    label.isEmpty ? identifier.inWords : "\(identifier.inWords) “\(label)”"
  }
}

extension Look {
  fileprivate func parts(ofRow row: Int) -> [RowPart] {
    screen.descendants(of: row).map {
      RowPart(identifier: elements[$0].identifier, label: elements[$0].label)
    }
  }
}

extension Screen {
  /// Whether it is the chat list with an empty field, so that it shows the rows of all chats.
  fileprivate var isWholeChatList: Bool {
    guard let root = elements.first?.identifier, root == .chatList else { return false }
    return first(.newChat) == nil && first(.searchField)?.value.isEmpty == true
      && first(.chatRow) != nil && !elements.contains { $0.identifier == .tag && $0.isFiltering }
  }
}

extension Element {
  /// Whether it is a chosen tag that leaves chats out.
  fileprivate var isFiltering: Bool { traits.contains(.selected) && label != "All" }
}
