import FakeDirectory
import ScreenModel

extension Watch {
  subscript(surface: FrameFacts.Surface) -> SurfaceFacts {
    get { surface == .list ? list : newChat }
    _modify {
      if surface == .list { yield &list } else { yield &newChat }
    }
  }

  /// Reads what the servers noted in the present frame.
  mutating func readJournal(from start: Int, to end: Int) {
    for place in start..<max(start, min(end, film.journal.entries.count)) {
      let entry = film.journal.entries[place]
      let number = entry.number ?? 0
      switch entry.event {
      case .searchArrived(let request): send(request, number: number, at: entry.time)
      case .answered(let reply, _): onRequest(number) { $0.reply = reply }
      case .failed: onRequest(number) { $0.isOver = true }
      case .replyDelivered: deliver(number)
      case .replyDropped:
        isLateReply = true
        onRequest(number) { $0.isOver = true }
      case .nameAsked: asksName = true
      case .linkAsked(let link):
        linkQuestions += 1
        lastLink = (link, "")
      case .linkAnswered(let data): lastLink?.name = data?.displayName ?? ""
      case .silent, .nameAnswered, .reconnected, .command, .recorded, .ignored, .ruleApplied,
        .nearMiss,
        .answersUnwritten, .held, .released:
        break
      }
    }
  }

  private mutating func onRequest(_ number: Int, _ change: (inout RequestFacts) -> Void) {
    guard let surface = surface(of: number), var request = self[surface].request else { return }
    change(&request)
    self[surface].request = request
  }

  private mutating func send(_ request: SearchRequest, number: Int, at time: Instant) {
    sentCount += 1
    let surface = before.surface
    sent = Sent(
      request: request, number: number, surface: surface,
      fieldText: surface.map { self[$0].text } ?? "", previous: surface.flatMap { self[$0].request }
    )
    guard let surface else { return }
    self[surface].request = RequestFacts(
      number: number, time: time, cursor: request.cursor, frame: index)
    self[surface].isFresh = false
    if request.cursor == nil {
      self[surface].entries = [:]
      self[surface].isUnclear = false
      rowsAreDue = true
    }
  }

  private mutating func deliver(_ number: Int) {
    guard let surface = surface(of: number), let request = self[surface].request, !request.isStale
    else {
      isLateReply = true
      return
    }
    self[surface].request?.isOver = true
    self[surface].request?.isDelivered = true
    guard let page = request.page else { return }
    let (locals, profile) = (locals, profile)
    self[surface].accept(page) { link in
      profile.map { locals.contains(link, in: $0) } ?? false
    }
    rowsAreDue = true
  }

  /// Gives the surface whose last request has a number.
  private func surface(of number: Int) -> FrameFacts.Surface? {
    if list.request?.number == number { return .list }
    return newChat.request?.number == number ? .newChat : nil
  }
}
