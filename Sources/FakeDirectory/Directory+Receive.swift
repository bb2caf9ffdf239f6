extension Directory {
  /// Takes a request in: all state moves now, and the content of the reply is fixed now.
  package mutating func receive(
    _ request: SearchRequest, number: Int, at time: Instant
  ) -> Answer {
    Answer(number: number, outcome: outcome(of: request, number: number, at: time))
  }

  /// Takes a request in as bytes; one of an unknown type or shape gets an error reply.
  package mutating func receive(bytes: [UInt8], number: Int, at time: Instant) -> Answer {
    if let request = WireJSON.decodeRequest(bytes) {
      return receive(request, number: number, at: time)
    }
    let refusal = refusal(at: time) ?? answer(.error("unsupported request"), latency, at: time)
    return Answer(number: number, outcome: refusal)
  }

  /// Decides what comes back, and counts the request among the unanswered ones.
  private mutating func outcome(
    of request: SearchRequest, number: Int, at time: Instant
  ) -> Answer.Outcome {
    if let refusal = refusal(at: time) { return refusal }
    guard let rule = takeRule(for: request, number: number, at: time) else {
      return answer(ordinaryReply(to: request), latency, at: time)
    }
    let delay = rule.latency ?? latency
    switch rule.then {
    case .answer: return answer(ordinaryReply(to: request), delay, at: time)
    case .busy: return .failure(.busy, after: 0)
    case .notDRAddress: return .failure(.notDRAddress, after: 0)
    case .error(let words): return answer(.error(words), delay, at: time)
    case .malformed(let way):
      return answer(.raw(way.bytes(of: ordinaryReply(to: request))), delay, at: time)
    case .silence:
      unanswered.append(time + Directory.requestLifetime)
      return .silence
    }
  }

  /// Gives the outcome of a request that the service does not even look at, or nil.
  private mutating func refusal(at time: Instant) -> Answer.Outcome? {
    guard address != .noKeys else { return .failure(.notDRAddress, after: 0) }
    guard isRunning else { return .silence }
    unanswered.removeAll { $0 <= time }
    return unanswered.count < requestsInFlightLimit ? nil : .failure(.busy, after: 0)
  }

  /// Makes the outcome of a reply, which counts as unanswered until it is sent.
  private mutating func answer(
    _ reply: SearchReply, _ delay: Int, at time: Instant
  ) -> Answer.Outcome {
    let delay = max(0, delay)
    unanswered.append(time + delay)
    return .reply(reply, after: delay)
  }

  /// Gives the reply of a directory without a script.
  private func ordinaryReply(to request: SearchRequest) -> SearchReply {
    guard request.text.count <= Directory.textLimit else {
      return .error("search text is too long")
    }
    guard let page = page(for: request) else { return .error("unsupported request") }
    return .page(page)
  }

  /// Finds the first rule that meets a request, and uses it up by one.
  private mutating func takeRule(
    for request: SearchRequest, number: Int, at time: Instant
  ) -> ScriptRule? {
    guard !rules.isEmpty else { return nil }
    let page = rules.contains { $0.when.page != nil } ? pageNumber(of: request) : nil
    for index in rules.indices
    where rules[index].meets(request, page: page, number: number, at: time) {
      if let times = rules[index].times { rules[index].times = times - 1 }
      return rules[index]
    }
    return nil
  }
}

extension ScriptRule {
  /// Whether the rule may still apply, and meets this request.
  func meets(_ request: SearchRequest, page: Int?, number: Int, at time: Instant) -> Bool {
    if let times, times <= 0 { return false }
    if let wanted = when.page, wanted != page { return false }
    if let wanted = when.number, wanted != number { return false }
    if let wanted = when.text, wanted != request.text { return false }
    if let from = when.from, time < from { return false }
    if let until = when.until, time >= until { return false }
    return true
  }
}
