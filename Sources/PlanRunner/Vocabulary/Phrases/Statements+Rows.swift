import FakeDirectory
import ScreenModel

extension Statements {
  /// What kind of row something is, and in which order rows stand.
  package static let rows: [Phrase] = [
    Phrase("as your (local )chat", .expect, .predicate(isOwnChat)),
    Phrase("show(s) as your chat", .expect, .predicate(isOwnChat)),
    Phrase("appear(s) as a result", .expect, .predicate(isResult)),
    Phrase("appear(s) as your chat's row", .expect, .predicate(isOwnChat)),
    Phrase("show(s) as a result", .expect, .predicate(isResult)),
    Phrase("as in the chat list", .expect, .predicate(isAsInChatList)),
    Phrase("is a chat row like a contact's", .expect, .predicate(isLikeContact)),
    Phrase("(a )result row for it", .expect, .thing(resultOfFocus)),
    Phrase("the {code}-joined group", .expect) { captures in .thing(joined(by: captures.text())) },
    Phrase("the invited or other-link group", .expect, .thing(otherGroup)),
    Phrase("(is )shown literally", .expect, .statement(shownLiterally)),
    Phrase("first", .expect, .predicate(comesFirst)),
    Phrase("last", .expect, .predicate(comesLast)),
    Phrase("do(es) not truncate", .expect, .predicate(whole)),
  ]

  /// One row, and it is the row of a chat on the phone.
  static let isOwnChat = Predicate("is your chat", denial: .own, reads: .places) {
    claim, judge throws(StepError) in
    try requireRows(claim, judge, wanted: "one chat row") { $0 == [.chatRow] }
  }

  /// Among its rows is one of the directory's results.
  private static let isResult: Predicate = {
    var predicate = Predicate("is a result", denial: .own, reads: .places) {
      claim, judge throws(StepError) in
      try requireRows(claim, judge, wanted: "one result row") { kinds in
        kinds.filter { $0 == .resultRow }.count == 1
      }
    }
    predicate.newSubject = Thing("its result row", isRow: true) { look in
      look.scene.focus.flatMap { look.scene.rows(of: $0, in: look) }.filter {
        look.elements[$0].identifier == .resultRow
      }
    }
    return predicate
  }()

  private static func requireRows(
    _ claim: Claim, _ judge: Judge, wanted: String, _ holds: ([Element.Identifier]) -> Bool
  ) throws(StepError) {
    let look = judge.take.atRest
    for thing in claim.subjects {
      let rows = try thing.find(look)
      for row in rows {
        if let flaw = try claim.places.firstFlaw(look, row) {
          throw StepError(.failed, "\(look.describe(row)) \(flaw)", frame: look.frame)
        }
      }
      let kinds = rows.map { look.elements[$0].identifier }
      let shown = kinds.isEmpty ? "no row" : kinds.map(\.inWords).joined(separator: ", ")
      try require(
        holds(kinds), claim.isNegated, "there is \(shown), not \(wanted)", "there is \(wanted)",
        frame: judge.take.end)
    }
  }

  private static let resultOfFocus = Thing("a result row for it", isRow: true) { look in
    look.scene.focus.flatMap { look.scene.rows(of: $0, in: look) }.filter {
      look.elements[$0].identifier == .resultRow
    }
  }

  private static func joined(by command: String) -> Thing {
    Thing("the group joined by \(command)", isRow: true) { look throws(StepError) in
      guard command == "/c" else {
        throw StepError(.error, "there is no way to join by “\(command)”")
      }
      return look.scene.focus.first.map { look.scene.rows(of: $0, in: look) } ?? []
    }
  }

  private static let otherGroup = Thing("the group joined in another way", isRow: true) { look in
    look.scene.focus.last.map { look.scene.allRows(of: $0, in: look) } ?? []
  }

  /// Every character of the entry's name and description is on the screen as it was sent.
  private static let shownLiterally = Statement("shown literally") {
    isNegated, _, judge throws(StepError) in
    let look = judge.take.atRest
    let named = Set(look.scene.focus.flatMap { look.scene.rows(of: $0, in: look) })
    let rows = look.all(.resultRow).filter { row in
      guard let name = look.scene.focus.first?.displayName else { return false }
      return look.entry(ofRow: row)?.displayName == name
        || (named.contains(row) && look.part(.description, of: row) != nil)
    }
    guard let row = rows.first, case .listing(let listing)? = look.scene.focus.first else {
      return try require(
        false, isNegated, "its row does not show the name as it was sent", "it is shown",
        frame: judge.take.end)
    }
    let title = look.part(.title, of: row)?.label
    let description = look.part(.description, of: row)?.label
    try require(
      title == "#" + listing.displayName && description == listing.shortDescription, isNegated,
      "the row shows \([title ?? "", description ?? ""].quotedList)", "it is shown literally",
      frame: judge.take.end)
  }

  /// Nearer to the field than everything else in the list; an alert: before anything else happens.
  private static let comesFirst = Predicate(
    "comes first", isLayout: true, refines: "is", reads: .places
  ) {
    claim, judge throws(StepError) in
    if claim.subjects.contains(where: { $0.name == Nouns.alert.name }) {
      return try requireAlertFirst(&judge, claim)
    }
    try requireOrder(claim, judge) { own, other in own < other }
  }.lasting

  /// Farther from the field than everything else in the list.
  private static let comesLast = Predicate(
    "comes last", isLayout: true, refines: "is", reads: .places
  ) {
    claim, judge throws(StepError) in
    try requireOrder(claim, judge) { own, other in own > other }
  }.lasting

  /// In New chat rows stand from the top, on the chat list from the field.
  private static func requireOrder(
    _ claim: Claim, _ judge: Judge, _ inOrder: (Int, Int) -> Bool
  ) throws(StepError) {
    let look = judge.take.atRest
    let all = look.all(.chatRow, .resultRow, .contactRow, .loadRow)
    for thing in claim.subjects {
      let own = try thing.find(look)
      guard !own.isEmpty else {
        throw StepError(.failed, "\(thing.name) is not there", frame: look.frame)
      }
      let isOwn = Set(own)
      let others = all.filter { !isOwn.contains($0) }.map { ($0, look.distanceFromField($0)) }
      guard let first = others.min(by: { inOrder($0.1, $1.1) }) else {
        throw StepError(
          .failed, "there is nothing beside \(thing.name) that could come first or last",
          frame: look.frame)
      }
      for index in own {
        if let flaw = try claim.places.firstFlaw(look, index) {
          throw StepError(.failed, "\(look.describe(index)) \(flaw)", frame: look.frame)
        }
        let distance = look.distanceFromField(index)
        guard !inOrder(distance, first.1) else { continue }
        let wrong = others.first { !inOrder(distance, $0.1) } ?? first
        throw StepError(
          .failed,
          "\(look.describe(wrong.0)) is not where it should be beside "
            + look.describe(index), frame: look.frame)
      }
    }
  }

  /// With the switch off the alert comes before anything else, with the switch on none comes.
  package static let afterAlert: Statement = {
    var statement = alertBefore
    statement.takesDenial = false
    return statement
  }()

  private static let alertBefore = Statement(
    "after the alert while the switch is off", variants: [.directorySwitch]
  ) { isNegated, _, judge throws(StepError) in
    let take = judge.take
    var claim = Claim()
    claim.subjects = [Nouns.alert]
    if judge.options[.directorySwitch] == 1 {
      return try requireAlertFirst(&judge, claim)
    }
    try claim.require(.hidden, in: take.afterAction, take, &judge)
  }

  /// The alert is up before anything is sent.
  private static func requireAlertFirst(
    _ judge: inout Judge, _ claim: Claim
  ) throws(StepError) {
    let take = judge.take
    let shown = take.frames.indices.first {
      $0 >= take.scene.beginning && take.frames[$0].screen.first(.alert) != nil
    }
    guard let shown else { throw StepError(.failed, "no alert comes", frame: take.end) }
    let earlier = take.look(shown).journal.contains {
      if case .searchArrived = $0.event { true } else { false }
    }
    if earlier { throw StepError(.failed, "a request is sent before the alert", frame: shown) }
  }

  private static let whole = Predicate.property("is not truncated", isLayout: true) {
    look, index in
    look.elements[index].traits.contains(.truncated)
      ? "\(look.describe(index)) is truncated" : nil
  }
}

extension Predicate {
  /// The subject comes after the things that the plan enumerates before it, as seen from the field.
  package static func comesAfter(_ things: [Thing]) -> Predicate {
    Predicate(
      "comes after \(things.map(\.name).joined(separator: ", "))", isLayout: true, reads: .places
    ) {
      claim, judge throws(StepError) in
      let look = judge.take.atRest
      try claim.require(.shown, in: [look.frame], judge.take, &judge)
      var last: (name: String, distance: Int)?
      for thing in things + claim.subjects {
        let distances = try thing.find(look).map(look.distanceFromField)
        guard let nearest = distances.min(), let farthest = distances.max() else {
          throw StepError(.failed, "\(thing.name) is not there", frame: look.frame)
        }
        if let last, nearest <= last.distance {
          throw StepError(
            .failed, "\(thing.name) stands before \(last.name)", frame: look.frame)
        }
        last = (thing.name, farthest)
      }
    }.lasting
  }
}

extension [Place] {
  /// What is wrong with where an element stands.
  package func firstFlaw(_ look: Look, _ index: Int) throws(StepError) -> String? {
    for place in self {
      if let flaw = try place.flaw(look, index) { return "\(flaw), not \(place.name)" }
    }
    return nil
  }
}
