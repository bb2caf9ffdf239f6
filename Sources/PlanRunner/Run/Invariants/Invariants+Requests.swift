import FakeDirectory
import ScreenModel

extension Invariants {
  /// What may be sent, when, and how often.
  static let requestInvariants = [
    Invariant(
      "a request comes only from Enable, a row, the key, load or retry",
      """
      A search tells the directory what somebody looks for, so it is sent when the tester asks for \
      it and at no other time: each request arrives with one of these gestures.
      """, breach: unasked),
    Invariant(
      "a request carries the field's text and the last reply's cursor",
      """
      The text is the one in the field without the blanks around it; a first page has no cursor, \
      a further page the last reply's, a retry that of the request that failed.
      """, breach: wrongContent),
    Invariant(
      "one search at a time",
      "While a search runs, starting it again sends nothing.", breach: second),
    Invariant(
      "while the switch is off a search asks first",
      "Nothing is sent while the question is open, or by a row or key after the switch was off.",
      breach: withoutConsent),
    Invariant(
      "a shown link is never searched for",
      "The field shows what kind of link was pasted: no row offers a search, and none is sent.",
      breach: searchedLink),
    Invariant(
      "the name server is asked only by “Connect to …” or a paste",
      "A search never resolves names, and typing looks names up on the phone only.",
      breach: askedForName),
    Invariant(
      "the link servers are asked only to open or connect",
      """
      What the rows show comes from the directory and the phone. A double tap asks once.
      """, breach: askedForLink),
  ]

  @Sendable private static func unasked(_ watch: Watch) -> String? {
    guard let sent = watch.sent else { return nil }
    let isAsked =
      switch watch.gesture {
      case .searchRow: watch.before.directoryRow >= 0
      case .searchKey: true
      case .loadMore, .retry: watch.before.loadRow >= 0
      case .choose, .tap: watch.before.asksForConsent && !watch.frame.cause.hasSuffix("“Cancel”")
      default: false
      }
    guard !isAsked || sent.surface == nil else { return nil }
    return "request \(sent.number) for “\(sent.request.text)” came with: \(watch.frame.cause)"
  }

  @Sendable private static func wrongContent(_ watch: Watch) -> String? {
    guard let sent = watch.sent, sent.surface != nil else { return nil }
    let (text, wanted) = (sent.request.text, sent.fieldText)
    let edges = [text.utf8.first, text.utf8.last]
    let isTrimmed = !edges.contains(UInt8(ascii: " ")) && !edges.contains(UInt8(ascii: "\t"))
    if text.isEmpty || !isTrimmed || text.withoutBlanks != wanted {
      return "request \(sent.number) asks for “\(text)”; the field's text is “\(wanted)”"
    }
    guard !isRightCursor(sent, watch.gesture) else { return nil }
    return "request \(sent.number) has \(sent.request.cursor == nil ? "no" : "another") cursor"
  }

  /// Tells whether a request asks for the first page, the next one, or the failed one once more.
  private static func isRightCursor(_ sent: Watch.Sent, _ gesture: Gesture?) -> Bool {
    let cursor = sent.request.cursor
    switch gesture {
    case .searchRow, .searchKey: return cursor == nil
    case .loadMore, .retry: break
    default: if cursor == nil { return true }
    }
    guard let previous = sent.previous else { return cursor == nil }
    if previous.isDelivered, let page = previous.page {
      if cursor == page.cursor { return true }
      guard previous.isTouched else { return false }
    }
    return cursor == previous.cursor
  }

  @Sendable private static func second(_ watch: Watch) -> String? {
    if watch.sentCount > 1 { return "\(watch.sentCount) requests came at once" }
    guard let sent = watch.sent, let previous = sent.previous, watch.gesture != .retry,
      previous.isAwaited(at: watch.moment)
    else { return nil }
    return "request \(sent.number) came while request \(previous.number) was on its way"
  }

  @Sendable private static func withoutConsent(_ watch: Watch) -> String? {
    guard let sent = watch.sent else { return nil }
    if watch.now.asksForConsent {
      return "request \(sent.number) came while the question was open"
    }
    guard watch.gesture == .searchRow || watch.gesture == .searchKey, watch.isSwitchOff else {
      return nil
    }
    return "request \(sent.number) came without a question"
  }

  @Sendable private static func searchedLink(_ watch: Watch) -> String? {
    guard let surface = watch.now.surface, watch[surface].showsLink else { return nil }
    if watch.now.directoryRow >= 0 { return "a search is offered for “\(watch[surface].value)”" }
    return watch.sent.map { "request \($0.number) asks for “\($0.request.text)”" }
  }

  @Sendable private static func askedForName(_ watch: Watch) -> String? {
    guard watch.asksName else { return nil }
    let isAsked =
      watch.gesture == .paste || watch.gesture == .tap && watch.before.connectRow >= 0
    return isAsked ? nil : "it was asked with: \(watch.frame.cause)"
  }

  @Sendable private static func askedForLink(_ watch: Watch) -> String? {
    guard watch.linkQuestions > 0 else { return nil }
    if watch.linkQuestions > 1 { return "\(watch.linkQuestions) questions came at once" }
    switch watch.gesture {
    case .paste, .tap, .choose: return nil
    case nil where watch.wasConnecting: return nil
    default: return "they were asked with: \(watch.frame.cause)"
    }
  }
}
