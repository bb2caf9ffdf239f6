extension Directory {
  /// Takes a request in: all state moves now, and the content of the reply is fixed now unless a
  /// rule says otherwise.
  package mutating func receive(
    _ request: SearchRequest, number: Int, at time: Instant
  ) -> Answer {
    if let refusal = refusal(at: time) { return Answer(number: number, outcome: refusal) }
    guard let rule = takeRule(for: request, number: number, at: time) else {
      let outcome = answer(
        ordinaryReply(to: request), delay(latency, ofRequest: number), at: time)
      var answer = Answer(number: number, outcome: outcome)
      answer.nearMisses = nearMisses(of: request, number: number, at: time)
      return answer
    }
    let outcome = outcome(of: request, by: rule, number: number, at: time)
    var answer = Answer(number: number, outcome: outcome)
    answer.rule = rule
    return answer
  }

  /// Takes a request in as bytes; one of an unknown type or shape gets an error reply.
  package mutating func receive(bytes: [UInt8], number: Int, at time: Instant) -> Answer {
    if let request = WireJSON.decodeRequest(bytes) {
      return receive(request, number: number, at: time)
    }
    let refusal =
      refusal(at: time)
      ?? answer(.error("unsupported request"), delay(latency, ofRequest: number), at: time)
    return Answer(number: number, outcome: refusal)
  }

  /// Gives the reply to a request as a rule wants it; nil where the rule lets none come.
  package func reply(to request: SearchRequest, by rule: ScriptRule, number: Int) -> SearchReply? {
    switch rule.then {
    case .answer: return edited(to: request, by: rule, number: number)
    case .error(let words): return .error(words)
    case .malformed(let way):
      return .raw(way.bytes(of: edited(to: request, by: rule, number: number)))
    case .body(let bytes): return .raw(bytes)
    case .silence, .busy, .notDRAddress: return nil
    }
  }

  private func edited(
    to request: SearchRequest, by rule: ScriptRule, number: Int
  ) -> SearchReply {
    let ordinary = ordinaryReply(to: request)
    guard case .page(let page) = ordinary, !rule.edits.isEmpty else { return ordinary }
    return .page(edited(page, for: request, number: number, rule.edits))
  }

  /// Decides what a rule lets come back, and counts the request among the unanswered ones.
  private mutating func outcome(
    of request: SearchRequest, by rule: ScriptRule, number: Int, at time: Instant
  ) -> Answer.Outcome {
    switch rule.then {
    case .busy: return .failure(.busy, after: 0)
    case .notDRAddress: return .failure(.notDRAddress, after: 0)
    case .silence:
      unanswered.append(time + Directory.requestLifetime)
      return .silence
    case .answer, .error, .malformed, .body: break
    }
    let isWritten = rule.writing == .atArrival
    let written = isWritten ? reply(to: request, by: rule, number: number) : nil
    if let name = rule.hold {
      unanswered.append(time + Directory.requestLifetime)
      return .held(written, name: name)
    }
    let delay = delay(rule.latency ?? latency, ofRequest: number)
    if let written { return answer(written, delay, at: time) }
    unanswered.append(time + delay)
    return .replyAtDelivery(after: delay)
  }

  /// Draws how long a request waits; what is drawn follows from the seed and the request's number.
  private func delay(_ latency: Latency, ofRequest number: Int) -> Int {
    guard latency.isDrawn else { return latency.bounds.lowerBound }
    var generator = SeededGenerator(seed: script.seed).stream("latency").stream(number)
    return latency.draw(from: &generator)
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

  /// Finds the first rule that meets a request, and uses it up by one: a tester's rules before the
  /// script's.
  private mutating func takeRule(
    for request: SearchRequest, number: Int, at time: Instant
  ) -> ScriptRule? {
    guard !rules.isEmpty || !script.rules.isEmpty else { return nil }
    let page = askedPage(of: request)
    return ScriptRule.take(from: &rules, request, page: page, number: number, at: time)
      ?? ScriptRule.take(from: &script.rules, request, page: page, number: number, at: time)
  }

  /// Gives the number of the page that is asked for, if a rule asks about it.
  private func askedPage(of request: SearchRequest) -> Int? {
    let matters =
      rules.contains { $0.when.page != nil } || script.rules.contains { $0.when.page != nil }
    return matters ? pageNumber(of: request) : nil
  }

  /// Gives the named rules that only one thing keeps from meeting a request, three at most.
  private func nearMisses(
    of request: SearchRequest, number: Int, at time: Instant
  ) -> [NearMiss] {
    guard !script.rules.isEmpty else { return [] }
    let page = askedPage(of: request)
    return script.rules.lazy.compactMap { rule in
      let obstacles = rule.obstacles(to: request, page: page, number: number, at: time)
      guard let name = rule.name, let obstacle = obstacles.first, obstacles.count == 1 else {
        return nil
      }
      return NearMiss(rule: name, obstacle: obstacle)
    }.prefix(3).map(\.self)
  }
}

extension ScriptRule {
  /// Finds the first rule that meets a request, and uses it up by one.
  static func take(
    from rules: inout [ScriptRule], _ request: SearchRequest, page: Int?, number: Int,
    at time: Instant
  ) -> ScriptRule? {
    let index = rules.firstIndex {
      $0.obstacles(to: request, page: page, number: number, at: time).isEmpty
    }
    guard let index else { return nil }
    if let times = rules[index].times { rules[index].times = times - 1 }
    return rules[index]
  }
}
