import FakeDirectory
import ScreenModel

extension Statements {
  /// What opens, connects and closes.
  package static let opening: [Phrase] = [
    Phrase("the link connects", .expect, .statement(linkConnects)),
    Phrase("the name resolves", .expect, .statement(nameResolves)),
    Phrase("the usual contact or channel alert shows", .expect, .statement(usualAlert)),
    Phrase("the sheet closes", .expect, .statement(sheetCloses)),
    Phrase("closes the sheet", .expect, .statement(sheetCloses)),
    Phrase("the chat opens prepared", .expect, .statement(opensPrepared)),
    Phrase("opens the channel", .expect, .statement(opens(.channel))),
    Phrase("opens the group", .expect, .statement(opens(.group))),
    Phrase("opens the chat", .expect, .statement(opens(nil))),
    Phrase("no chat opens", .expect, .statement(denied(opensSomething))),
    Phrase("opens nothing", .expect, .statement(denied(opensSomething))),
    Phrase("does what a tap does", .expect, .statement(doesWhatATapDoes)),
    Phrase("runs the same directory search as {trigger}", .expect) { captures in
      .statement(sameSearch(as: try captures.value()))
    },
    Phrase("it runs the same directory search as {trigger}", .expect) { captures in
      .statement(sameSearch(as: try captures.value()))
    },
    Phrase("opens the same way", .expect, .predicate(opensTheSameWay)),
    Phrase("opens", .expect, .predicate(opens)),
    Phrase("(yet )joined", .expect, .predicate(joined)),
    Phrase("the list narrows to it", .expect, .statement(narrowsToIt)),
  ]

  /// The link server is asked for the pasted link, once, and the phone acts on the answer.
  private static let linkConnects = Statement(
    "the link connects",
    signature: { $0.sightsAndRequests }
  ) { isNegated, _, judge throws(StepError) in
    let take = judge.take
    let asked = take.linksSinceAction
    guard take.scene.stage.marks.contains(where: { $0.gesture == .paste }) else {
      return try require(
        false, isNegated, "no link was pasted", "the link connects", frame: take.end)
    }
    let dialogs = take.atRest.dialogs
    try require(
      asked.count == 1 && !dialogs.isEmpty, isNegated,
      asked.isEmpty ? "no server is asked for the link" : "the phone does nothing with the link",
      "the link connects", frame: take.end)
  }

  private static let nameResolves = Statement(
    "the name resolves", signature: { $0.sightsAndRequests }
  ) { isNegated, _, judge throws(StepError) in
    let take = judge.take
    let asked = take.scene.stage.journal.namesAsked
    var wanted: [String] = []
    if case .name(let name)? = take.scene.focus.first { wanted = [name] }
    let hasSent = !take.searchesSinceAction.isEmpty
    let isAsked = !asked.isEmpty && (wanted.isEmpty || asked == wanted)
    try require(
      isAsked && !hasSent, isNegated,
      hasSent
        ? "the directory received a search"
        : "the name server was asked for \(asked.quotedList), not \(wanted.quotedList)",
      "the name resolves", frame: take.end)
  }

  /// The alert that a link or name of a kind always brought.
  private static let usualAlert: Statement = {
    var statement = dialogForName
    statement.fact =
      "The alert about a name offers “Open new chat” for a contact and “Open new channel” for a "
      + "channel, as it did before directory search."
    return statement
  }()

  private static let dialogForName = Statement(
    "the usual alert shows", signature: { $0.sightsAndRequests }
  ) { isNegated, _, judge throws(StepError) in
    let take = judge.take
    var button = "Open new chat"
    if case .name(let name)? = take.scene.focus.first, name.hasPrefix("#") {
      button = "Open new channel"
    }
    let shown = take.atRest.all(.alertButton).map { take.atRest.elements[$0].label }
    try require(
      shown.contains(button), isNegated,
      shown.isEmpty ? "no alert is shown" : "the alert offers \(shown.quotedList)",
      "the usual alert is shown", frame: take.end)
  }

  private static let sheetCloses = Statement("the sheet closes") {
    isNegated, _, judge throws(StepError) in
    let take = judge.take
    let wasOpen = take.frames[take.before].screen.first(.newChat) != nil
    let isOpen = take.frames[take.end].screen.first(.newChat) != nil
    try require(
      wasOpen && !isOpen, isNegated,
      wasOpen ? "the sheet is still open" : "the sheet was not open", "the sheet closes",
      frame: take.end)
  }

  /// A chat opens that is not joined: a bar to join in place of the composer.
  private static let opensPrepared = Statement("the chat opens prepared") {
    isNegated, _, judge throws(StepError) in
    let screen = judge.take.frames[judge.take.end].screen
    let isOpen = screen.first(.chat) != nil
    let isPrepared = screen.first(.joinBar) != nil && screen.first(.composer) == nil
    try require(
      isOpen && isPrepared, isNegated,
      isOpen ? "the chat that opens is not a prepared one" : "no chat opens",
      "a prepared chat opens", frame: judge.take.end)
  }

  private static func opens(_ kind: EntryKind?) -> Statement {
    Statement("opens the chat") { isNegated, _, judge throws(StepError) in
      let look = judge.take.atRest
      let thing = Nouns.openedChat(kind)
      let wanted = look.scene.focus.first?.displayName
      let chat = look.all(.chat).first
      let title = look.screen.first(.chatTitle)?.label
      let flaw = chat.flatMap { thing.flaw(look, $0) }
      try require(
        chat != nil && flaw == nil && title.map { $0.isName(wanted) } ?? false, isNegated,
        chat == nil ? "no chat opens" : flaw ?? "the chat that opens is “\(title ?? "")”",
        "it opens", frame: judge.take.end)
    }
  }

  private static let opensSomething = Statement("opens something") {
    isNegated, _, judge throws(StepError) in
    let take = judge.take
    let opened = take.afterAction.first { take.frames[$0].screen.first(.chat) != nil }
    let asked = take.requestsSinceAction
    let left = take.frames[take.end].screen.first(.menu) != nil
    try require(
      opened != nil || !asked.isEmpty, isNegated, "nothing opens",
      asked.first ?? "a chat opens", frame: opened ?? take.end)
    if isNegated, left {
      throw StepError(.failed, "the menu is still there", frame: take.end)
    }
  }

  /// The same end, and the same questions to the servers, as a tap on the row that was pressed.
  private static let doesWhatATapDoes = Statement("does what a tap does") {
    isNegated, _, judge throws(StepError) in
    let take = judge.take
    let tapped = try judge.repeated(on: Nouns.focus)
    let same =
      tapped.frames[tapped.end].screen.withoutKeyboard
      == take.frames[take.end].screen.withoutKeyboard
      && tapped.requestsSinceAction == take.requests(since: judge.main.before)
      && !tapped.requestsSinceAction.isEmpty
    try require(
      same, isNegated, "a tap ends otherwise", "it does what a tap does", frame: take.end)
  }

  /// The same request, and the same rows, as when the search is started the other way.
  private static func sameSearch(as trigger: Trigger) -> Statement {
    Statement("the same search as by the \(trigger)") { isNegated, _, judge throws(StepError) in
      let take = judge.take
      var other = take.scene
      other.stage = take.scene.checkpoint
      try other.search(by: trigger)
      if other.offers("Enable") {
        try other.tap(.alertButton, label: "Enable", as: .choose)
      }
      try other.stage.settle()
      let twin = Take(scene: other, start: other.stage.lastFrame)
      let own = take.searchesSinceAction
      let rows = take.atRest.resultNames
      try require(
        own.count == 1 && own == twin.searchesSinceAction && rows == twin.atRest.resultNames
          && !rows.isEmpty,
        isNegated,
        "the directory received \(own.inWords), by the \(trigger) \(twin.searchesSinceAction.inWords)",
        "it is the same search", frame: take.end)
    }
  }

  /// The opened chat is there, and its kind is the subject's.
  private static let opens = Predicate("opens", denial: .own, reads: .places) {
    claim, judge throws(StepError) in
    let take = judge.take
    for thing in claim.subjects {
      let sighting = try claim.sight(thing, take.atRest, &judge)
      let name = take.scene.focus.first?.displayName
      let title = take.atRest.screen.first(.chatTitle)?.label
      let isRight = sighting.isThere && (title.map { $0.isName(name) } ?? false)
      let isLater = (judge.moment..<take.end + 1).contains {
        take.frames[$0].screen.first(.chat) != nil
      }
      try require(
        isRight && isLater, claim.isNegated,
        sighting.isThere ? "the chat that opens is “\(title ?? "")”" : sighting.reason,
        "it opens", frame: take.end)
    }
  }

  private static let joined = Predicate("joined", denial: .own) { claim, judge throws(StepError) in
    let screen = judge.take.frames[judge.take.end].screen
    guard screen.first(.chat) != nil else {
      throw StepError(.failed, "no chat is open", frame: judge.take.end)
    }
    let isJoined = screen.first(.composer) != nil && screen.first(.joinBar) == nil
    try require(
      isJoined, claim.isNegated, "the chat is not joined", "the chat is joined already",
      frame: judge.take.end)
  }

  /// Taps the subject where the Do tapped another, and judges what held of that one.
  private static let opensTheSameWay: Predicate = {
    var predicate = Predicate("opens the same way", test: openTheSameWay)
    predicate.newSubject = Nouns.openedChat(nil)
    return predicate
  }()

  @Sendable private static func openTheSameWay(
    _ claim: Claim, _ judge: inout Judge
  ) throws(StepError) {
    guard let thing = claim.subjects.first else { return }
    let held = judge.heldClaims
    judge.take = try judge.repeated(on: thing)
    let take = judge.take
    guard take.frames[take.end].screen.first(.chat) != nil else {
      throw StepError(.failed, "no chat opens", frame: take.end)
    }
    let title = take.atRest.screen.first(.chatTitle)?.label ?? ""
    guard title.isName(take.scene.focus.first?.displayName) else {
      throw StepError(.failed, "the chat that opens is “\(title)”", frame: take.end)
    }
    let kind = take.atRest.kind(ofChat: title)
    for var claim in held.compactMap({ $0.forAnother(kind: kind) }) {
      claim.isAsBefore = false
      try claim.predicate.test(claim, &judge)
    }
    if take.frames[take.end].screen.first(.alert) != nil {
      throw StepError(.failed, "an alert is shown", frame: take.end)
    }
  }

  private static let narrowsToIt = Statement(
    "the list narrows to it", takesMoments: true,
    signature: { take in
      let narrowed = take.afterAction.first { take.look($0).all(.chatRow).count == 1 }
      let wait = narrowed.map { seconds(take.frames[$0].time - take.base) } ?? "never"
      return take.sightsAndRequests + [.words("narrowed after \(wait)")]
    }
  ) { isNegated, whens, judge throws(StepError) in
    let take = judge.take
    for when in whens {
      guard case .during(let phase) = when else {
        throw StepError(.error, "that cannot be said of this moment")
      }
      let (then, frames) = try judge.frames(of: phase)
      guard let last = frames.last else { continue }
      try requireNarrow(then.look(last), isNegated, then)
    }
    try requireNarrow(take.atRest, isNegated, take)
  }

  private static func requireNarrow(
    _ look: Look, _ isNegated: Bool, _ take: Take
  ) throws(StepError) {
    let rows = look.all(.chatRow)
    let before = take.look(take.before).all(.chatRow)
    let own = try Nouns.focus.find(look)
    try require(
      rows == own && rows.count == 1 && before.count > 1 && take.requestsSinceAction.isEmpty,
      isNegated,
      take.requestsSinceAction.first
        ?? "the rows are \(rows.map(look.describe).joined(separator: ", "))",
      "the list narrows to it", frame: look.frame)
  }
}

extension Claim {
  /// The claim as it is to hold for a chat of a kind: texts that name the other kind name this one.
  ///
  /// What is said of the number of subscribers, or of the kind that opens, holds for the first chat alone.
  fileprivate func forAnother(kind: EntryKind?) -> Claim? {
    guard predicate.name != "opens", subjects.allSatisfy({ !$0.isSpread }) else { return nil }
    guard kind == .group, !isNegated else { return self }
    var claim = self
    claim.subjects = subjects.map { thing in
      guard let label = thing.label, let relabelled = thing.relabelled else { return thing }
      return relabelled(label.replacingWord("channel", with: "group"))
    }
    return claim
  }
}

extension Look {
  /// The titles and buttons of what lies on top.
  package var dialogs: [String] {
    all(.alertTitle, .alertMessage, .alertButton, .sheetTitle, .sheetButton).map {
      elements[$0].label
    }
  }
}

extension Take {
  /// The links that the link server was asked for since the action.
  package var linksSinceAction: [String] {
    let entries = scene.stage.journal.entries.dropFirst(frames[before].journalCount)
    return entries.compactMap { if case .linkAsked(let link) = $0.event { link } else { nil } }
  }
}

extension String {
  /// Tells whether a title shows a name, with or without a prefix.
  package func isName(_ name: String?) -> Bool {
    guard let name else { return false }
    return self == name || self == "#" + name
  }
}
