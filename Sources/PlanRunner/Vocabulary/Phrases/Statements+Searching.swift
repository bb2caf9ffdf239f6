import FakeDirectory
import ScreenModel

/// Checks whose words are a whole clause.
package enum Statements {
  /// What a search does and what it brings.
  package static let searching: [Phrase] = [
    Phrase("the search runs", .expect, .statement(searchRuns)),
    Phrase("no request is sent", .expect, .statement(denied(somethingIsSent))),
    Phrase("nothing is sent", .expect, .statement(denied(somethingIsSent))),
    Phrase("the request count changes", .expect, .statement(requestCountChanges)),
    Phrase("the request count does not change", .expect, .statement(denied(requestCountChanges))),
    Phrase("nothing happens", .expect, .statement(nothingHappens)),
    Phrase("nothing appears later", .expect, .statement(denied(somethingAppears))),
    Phrase("nothing appears", .expect, .statement(denied(somethingAppears))),
    Phrase("the old reply", .expect, .thing(oldReply)),
    Phrase("directory results only", .expect, .statement(directoryResultsOnly)),
    Phrase("only the local chats", .expect, .statement(onlyLocalChats)),
    Phrase("only the chat's own row", .expect, .statement(onlyOwnRow)),
    Phrase("nothing loads more pages by itself", .expect, .statement(loadsNothingByItself)),
    Phrase("the (next )page loads", .expect, .statement(pageLoads)),
    Phrase("appends the next page", .expect, .statement(appendsNextPage)),
    Phrase("the retry continues from the next page", .expect, .statement(retryGoesOn)),
    Phrase("it does not start over", .expect, .statement(denied(startsOver))),
    Phrase("it starts over", .expect, .statement(startsOver)),
    Phrase("the chat-list search is cancelled", .expect, .statement(searchIsCancelled)),
    Phrase("the chat list is unaffected", .expect, .statement(chatListIsUnaffected)),
    Phrase("no entry appears twice", .expect, .statement(noEntryTwice)),
  ]

  /// A statement that says the contrary.
  static func denied(_ statement: Statement) -> Statement {
    var contrary = statement
    contrary.isDenial = true
    contrary.test = { isNegated, whens, judge throws(StepError) in
      try statement.test(!isNegated, whens, &judge)
    }
    return contrary
  }

  /// Requires a fact, or its contrary where the statement is denied.
  static func require(
    _ holds: Bool, _ isNegated: Bool, _ positive: @autoclosure () -> String,
    _ negative: @autoclosure () -> String, frame: Int
  ) throws(StepError) {
    guard holds == isNegated else { return }
    throw StepError(.failed, isNegated ? negative() : positive(), frame: frame)
  }

  /// One request for the field's text, without a cursor, after the action; its results are shown.
  private static let searchRuns = Statement("the search runs") {
    isNegated, _, judge throws(StepError) in
    let take = judge.take
    let sent = take.searchesSinceAction
    let wanted = SearchRequest(text: take.textAtSearch.trimmedBlanks)
    let shows = take.atRest.all(.resultRow, .chatRow, .loadRow, .overlay, .emptyRow, .contactRow)
    try require(
      sent == [wanted] && !shows.isEmpty, isNegated,
      "the directory received \(sent.inWords), not one search for “\(wanted.text)”",
      "a search runs", frame: take.end)
    if !isNegated, let page = take.atRest.lastPage, !page.entries.isEmpty,
      take.atRest.all(.resultRow).isEmpty
    {
      throw StepError(.failed, "no results are shown", frame: take.end)
    }
    let rows = take.atRest.resultNames
    if !isNegated, rows != take.atRest.expectedResultNames {
      throw StepError(
        .failed,
        "the results are \(rows.quotedList), not \(take.atRest.expectedResultNames.quotedList)",
        frame: take.end)
    }
  }

  private static let somethingIsSent = Statement("something is sent") {
    isNegated, _, judge throws(StepError) in
    let sent = judge.take.requestsSinceAction
    try require(
      !sent.isEmpty, isNegated, "nothing is sent", "\(sent.first ?? "")", frame: judge.take.end)
  }

  private static let requestCountChanges = Statement("the request count changes") {
    isNegated, _, judge throws(StepError) in
    let sent = judge.take.searchesSinceAction
    try require(
      !sent.isEmpty, isNegated, "the request count does not change",
      "the directory received \(sent.inWords)", frame: judge.take.end)
  }

  /// The screen stays as it was but for the keyboard, and no server hears of it.
  private static let nothingHappens = Statement(
    "nothing happens", variants: [.directorySwitch], isDenial: true
  ) { isNegated, _, judge throws(StepError) in
    let take = judge.take
    let still = take.frames[take.before].screen.withoutKeyboard
    let sent = take.requestsSinceAction
    let changed = take.afterAction.first {
      take.frames[$0].screen.withoutKeyboard != still
    }
    try require(
      sent.isEmpty && changed == nil, isNegated,
      sent.first ?? "the screen changes", "nothing happens", frame: changed ?? take.end)
  }

  /// Anything on the screen that was not there right after the action.
  private static let somethingAppears = Statement("something appears") {
    isNegated, _, judge throws(StepError) in
    let take = judge.take
    let last = take.scene.stage.marks.last?.frame ?? take.start
    let still = take.frames[min(last, take.end)].screen
    let news = (min(last, take.end)...take.end).first { frame in
      !take.frames[frame].screen.news(since: still).isEmpty
    }
    let shown = news.map { take.frames[$0].screen.news(since: still).quotedList } ?? ""
    try require(
      news != nil, isNegated, "nothing appears", "\(shown) appears", frame: news ?? take.end)
  }

  /// What the reply to an abandoned search would bring, once that reply has arrived.
  private static let oldReply = Thing("the old reply’s rows") { look throws(StepError) in
    let arrivals = look.scene.stage.journal.entries.contains {
      $0.event == .replyDropped || $0.event == .replyDelivered
    }
    guard arrivals else {
      throw StepError(.error, "the old reply never arrives", frame: look.frame)
    }
    return look.all(.resultRow, .loadRow)
  }

  /// In the list there are entries of the directory and the row that loads more, and nothing else.
  private static let directoryResultsOnly = Statement("directory results only", isDenial: true) {
    isNegated, _, judge throws(StepError) in
    let look = judge.take.atRest
    let others = look.all(.chatRow, .contactRow, .emptyRow, .onboardingPage)
    let results = look.all(.resultRow)
    let typed = judge.take.textAtSearch.trimmedBlanks
    let asked = judge.take.scene.stage.journal.searches.last?.text ?? ""
    if !isNegated, asked != typed {
      throw StepError(
        .failed, "the directory was asked for “\(asked)”, not “\(typed)”", frame: judge.take.end)
    }
    try require(
      others.isEmpty && !results.isEmpty, isNegated,
      others.first.map { "\(look.describe($0)) is shown" } ?? "there are no results",
      "only results are shown", frame: judge.take.end)
  }

  private static let onlyLocalChats = Statement("only the local chats", isDenial: true) {
    isNegated, _, judge throws(StepError) in
    let take = judge.take
    for frame in take.afterAction {
      let look = take.look(frame)
      let others = look.all(.resultRow, .loadRow, .overlay, .emptyRow)
      let chats = look.all(.chatRow)
      try require(
        others.isEmpty && !chats.isEmpty, isNegated,
        others.first.map { "\(look.describe($0)) is shown" } ?? "there is no local chat",
        "only local chats are shown", frame: frame)
    }
  }

  private static let onlyOwnRow = Statement("only the chat’s own row", isDenial: true) {
    isNegated, _, judge throws(StepError) in
    let look = judge.take.atRest
    let rows = look.all(.chatRow, .resultRow, .contactRow, .emptyRow)
    let own = try Nouns.focus.find(look)
    let holds = rows == own && rows.count == 1 && look.elements[rows[0]].identifier == .chatRow
    let shown = rows.map(look.describe).joined(separator: ", ")
    try require(
      holds, isNegated, "the rows are \(shown)", "only its own row is shown",
      frame: judge.take.end)
  }

  /// No request but those that an action asked for.
  private static let loadsNothingByItself = Statement("nothing loads by itself", isDenial: true) {
    isNegated, _, judge throws(StepError) in
    let take = judge.take
    let sending: Set<Gesture> = [.searchRow, .searchKey, .loadMore, .retry, .choose]
    let asked = take.scene.stage.marks.filter { sending.contains($0.gesture) }.count
    let sent = take.scene.stage.journal.searchCount
    try require(
      sent <= asked, isNegated, "\(sent) requests were sent for \(asked) actions",
      "nothing loads by itself", frame: take.end)
  }

  /// Back on the chat list the search can be started again for the text that is still there.
  private static func canSearchAgain(_ look: Look) -> Bool {
    let text = look.screen.first(.searchField)?.value ?? ""
    return text.isEmpty || look.screen.first(.directoryRow) != nil
  }

  /// No rows of the search that ran come any more, and its reply finds nobody waiting.
  private static let searchIsCancelled = Statement("the search is cancelled") {
    isNegated, _, judge throws(StepError) in
    let take = judge.take
    guard take.look(take.before).lastRequestFailed else {
      throw StepError(.failed, "no search ran before the action", frame: take.before)
    }
    var probe = take.scene
    try probe.leaveToChatList()
    try probe.stage.settle()
    let look = Look(probe, frame: probe.stage.lastFrame)
    let rows = look.all(.resultRow, .loadRow)
    let shown = take.afterAction.first {
      !take.look($0).all(.resultRow, .loadRow).isEmpty
    }
    try require(
      rows.isEmpty && shown == nil && canSearchAgain(look), isNegated,
      rows.first.map { "\(look.describe($0)) is shown on the chat list" }
        ?? (shown == nil
          ? "back on the chat list the search is not offered again"
          : "results are shown on New chat"),
      "the search is cancelled", frame: shown ?? take.end)
  }

  /// After closing the sheet, the chat list is as it was before the sheet was opened.
  private static let chatListIsUnaffected = Statement(
    "the chat list is unaffected", demands: [.chatListInUse], isDenial: true
  ) {
    isNegated, _, judge throws(StepError) in
    let take = judge.take
    let opening = take.scene.stage.marks.first { $0.gesture == .navigate }
    guard let opening else {
      throw StepError(.error, "the sheet was not opened from the chat list", frame: take.end)
    }
    let before = take.frames[opening.frame - 1].screen.withoutKeyboard
    let changed = take.afterAction.first {
      take.frames[$0].screen.withoutKeyboard != before
    }
    try require(
      changed == nil, isNegated, "the chat list is not as it was before the sheet was opened",
      "the chat list is unaffected", frame: changed ?? take.end)
  }

  /// Loads every page and looks for an entry, or a chat, that is there twice.
  private static let noEntryTwice = Statement("no entry appears twice", isDenial: true) {
    isNegated, _, judge throws(StepError) in
    try judge.loadToTheEnd()
    let take = judge.take
    var last: (titles: [String?], pages: Int)?
    for frame in take.sinceBeginning {
      let look = take.look(frame)
      let rows = look.all(.resultRow, .chatRow)
      let shown = (titles: rows.map { look.part(.title, of: $0)?.label }, pages: look.pages.count)
      if let last, last == shown { continue }
      last = shown
      var seen: Set<String> = []
      let names = rows.compactMap { look.entryIdentity(ofRow: $0) }
      let twice = names.first { !seen.insert($0).inserted }
      try require(
        twice == nil, isNegated, "“\(twice ?? "")” is there twice", "no entry appears twice",
        frame: frame)
    }
  }
}
