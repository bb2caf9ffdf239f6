package import FakeDirectory

/// Searches a scripted directory without a phone: page by page, and once more what fails.
package struct Asking {
  /// One request and what came of it.
  package struct Exchange: Sendable {
    package var number: Int
    /// The page that was asked for, from 1.
    package var page: Int
    package var time: Instant
    package var request: SearchRequest
    /// The rule that applied, if one did.
    package var rule: String?
    /// The rules that nearly applied.
    package var nearMisses: [NearMiss]
    package var end: End
  }

  /// How a request can end.
  package enum End: Sendable {
    /// A reply after so many milliseconds, and what the app reads in it.
    case reply(SearchReply, after: Int, Result<SearchPage, WireFailure>)
    case failure(ServiceError)
    /// No reply while the app waits; the name that the reply is held by, if it is.
    case none(heldBy: String?)
  }

  /// How long the app waits for a reply, in milliseconds.
  package static let patience = 10_000
  /// The most requests that are sent.
  package static let requestLimit = 100

  private var network: Network
  private var time = Instant.zero
  private var ahead: ArraySlice<DirectoryScript.Happening>

  /// Prepares to search the directory of some servers.
  package init(_ network: Network) {
    self.network = network
    ahead = network.directory.script.timeline[...]
  }

  /// Searches for a text; each failure is tried again once, as a person does.
  package mutating func search(_ text: String) -> [Exchange] {
    var exchanges: [Exchange] = []
    var cursor: JSONValue?
    var page = 1
    var hasFailed = false
    while exchanges.count < Asking.requestLimit {
      let exchange = ask(SearchRequest(text: text, cursor: cursor), page: page)
      exchanges.append(exchange)
      if case .reply(_, let after, .success(let found)) = exchange.end, after <= Asking.patience {
        hasFailed = false
        guard let next = found.cursor else { break }
        cursor = next
        page += 1
      } else if hasFailed {
        break
      } else {
        hasFailed = true
      }
    }
    return exchanges
  }

  private mutating func ask(_ request: SearchRequest, page: Int) -> Exchange {
    pass(until: time)
    let start = time
    let answer = network.search(request, at: start)
    var exchange = Exchange(
      number: answer.number, page: page, time: start, request: request,
      rule: answer.rule?.name, nearMisses: answer.nearMisses, end: .none(heldBy: nil))
    switch answer.outcome {
    case .failure(let error, let after):
      time = start + after
      exchange.end = .failure(error)
    case .silence: time = start + Asking.patience
    case .reply(let reply, let after): exchange.end = arrival(reply, after, answer.number, start)
    case .replyAtDelivery(let after):
      pass(until: start + after)
      if let reply = network.write(number: answer.number, at: start + after) {
        exchange.end = arrival(reply, after, answer.number, start)
      }
    case .held(_, let name):
      exchange.end = waitForRelease(of: answer.number, name, start)
    }
    return exchange
  }

  /// Lets the clock do what it does until the reply is let go, or the app gives up.
  private mutating func waitForRelease(of number: Int, _ name: String, _ start: Instant) -> End {
    let limit = start + Asking.patience
    var moment = start
    while true {
      if let letter = network.takeReleased().first(where: { $0.number == number }),
        let reply = letter.reply ?? network.write(number: number, at: moment)
      {
        return arrival(reply, moment - start, number, start)
      }
      guard let next = ahead.first, next.time <= limit else { break }
      moment = next.time
      pass(until: moment)
    }
    time = limit
    return .none(heldBy: name)
  }

  private mutating func arrival(
    _ reply: SearchReply, _ after: Int, _ number: Int, _ start: Instant
  ) -> End {
    time = start + min(after, Asking.patience)
    network.delivered(number: number, at: start + after)
    let bytes = WireJSON.encode(reply)
    return .reply(
      reply, after: after,
      Result { () throws(WireFailure) in try WireJSON.decodeReply(bytes) })
  }

  /// Does what the script does by the clock until a moment.
  private mutating func pass(until limit: Instant) {
    while let next = ahead.first, next.time <= limit {
      network.scriptCommand(next.command, at: next.time)
      ahead.removeFirst()
    }
  }
}
