import FakeDirectory
import ScreenModel

/// What a page brings that was asked for, or tried again.
extension Statements {
  /// A request after the action is answered, and its results are shown.
  static let pageLoads = Statement("the page loads") {
    isNegated, _, judge throws(StepError) in
    let take = judge.take
    let sent = take.searchesSinceAction
    let rows = take.atRest.all(.resultRow)
    let isWhole = take.atRest.resultNames == take.atRest.expectedResultNames
    if !isNegated { try requireRetryGone(take) }
    try require(
      sent.count == 1 && !rows.isEmpty && isWhole && !take.atRest.lastRequestFailed, isNegated,
      "the directory received \(sent.inWords), and \(rows.count) results are shown",
      "the page loads", frame: take.end)
  }

  /// The next page comes, and each page behind it when it is asked for.
  static let appendsNextPage = Statement("appends the next page") {
    isNegated, _, judge throws(StepError) in
    try requireNextPage(judge.take, isNegated)
    guard !isNegated, !judge.isOnFurtherPage, judge.offersFurtherPages else { return }
    for page in try judge.furtherPages() {
      try judge.onFurtherPage(page) { judge throws(StepError) in
        try requireNextPage(judge.take, false)
      }
    }
  }

  /// The next page comes, and the row that offered to try again is gone with it.
  static let retryGoesOn = Statement("the retry continues from the next page") {
    isNegated, whens, judge throws(StepError) in
    if !isNegated { try requireRetryGone(judge.take) }
    try appendsNextPage.test(isNegated, whens, &judge)
  }

  /// Requires that the rows stay, that new ones come behind them, and that one request carried the last reply's cursor.
  private static func requireNextPage(_ take: Take, _ isNegated: Bool) throws(StepError) {
    let pages = take.look(take.before).pages
    let old = take.look(take.before).resultNames
    let new = take.atRest.resultNames
    let sent = take.searchesSinceAction
    guard let last = pages.last, let cursor = last.cursor else {
      throw StepError(.error, "there is no next page", frame: take.before)
    }
    let hasCursor = sent.count == 1 && sent[0].cursor == cursor
    let grows = Array(new.prefix(old.count)) == old && new == take.atRest.expectedResultNames
    try require(
      hasCursor && grows, isNegated,
      hasCursor
        ? "the rows are \(new.quotedList), not "
          + take.atRest.expectedResultNames.quotedList
        : "the directory received \(sent.inWords), not one request with the last reply’s cursor",
      "the next page is appended", frame: take.end)
  }

  /// Requires that the row of a failed page, once it was tapped and the page came, has made room for the row that loads
  /// more, or for nothing behind the last page.
  private static func requireRetryGone(_ take: Take) throws(StepError) {
    let (before, after) = (take.look(take.before), take.atRest)
    guard before.lastRequestFailed, !after.lastRequestFailed,
      let retry = before.first(.loadRow), let left = after.firstIndex(of: .loadRow)
    else { return }
    if after.elements[left].label == retry.label {
      throw StepError(.failed, "the row still says “\(retry.label)”", frame: after.frame)
    }
    if after.icon(ofRow: left) == before.firstIndex(of: .loadRow).flatMap(before.icon) {
      throw StepError(.failed, "the row still has the icon of the failure", frame: after.frame)
    }
    if after.lastPage?.cursor == nil {
      throw StepError(
        .failed, "\(after.describe(left)) is there behind the last page", frame: after.frame)
    }
  }

  static let startsOver = Statement("it starts over") {
    isNegated, _, judge throws(StepError) in
    let take = judge.take
    let sent = take.searchesSinceAction
    let old = take.look(take.before).resultNames
    let now = take.atRest.resultNames
    let kept = Array(now.prefix(old.count)) == old && now == take.atRest.expectedResultNames
    try require(
      sent.contains { $0.cursor == nil } || !kept, isNegated, "it goes on",
      kept ? "the directory received \(sent.inWords)" : "the rows of before are gone",
      frame: take.end)
  }
}

extension Look {
  /// The name of the symbol that a row shows.
  fileprivate func icon(ofRow row: Int) -> String? { part(.icon, of: row)?.label }
}
