import FakeDirectory

/// Prints a search of the directory: each request and reply in their JSON, remarks behind `#`.
package struct AskReport {
  private let exchanges: [Asking.Exchange]

  /// Makes a report of a search.
  package init(_ exchanges: [Asking.Exchange]) {
    self.exchanges = exchanges
  }

  /// Gives the whole report.
  package func text() -> String {
    var lines: [String] = []
    for exchange in exchanges { lines += self.lines(exchange) }
    if exchanges.count == Asking.requestLimit {
      lines.append("# stopped after \(Asking.requestLimit) requests")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(_ exchange: Asking.Exchange) -> [String] {
    var lines = ["# \(exchange.time) request \(exchange.number), page \(exchange.page)"]
    lines.append(WireText.text(exchange.request))
    if let rule = exchange.rule { lines.append("# rule \(Excerpt.quoted(rule)) applies") }
    for miss in exchange.nearMisses { lines.append("# \(VisibleText.escaped("\(miss)"))") }
    switch exchange.end {
    case .reply(let reply, let after, let reading):
      let isLate = after > Asking.patience
      let verdict =
        isLate ? "too late: the app has given up after 10 s" : WireText.words(reading)
      lines += ["# \(exchange.time + after) reply; \(verdict)", WireText.text(reply)]
    case .failure(let error): lines.append("# \(exchange.time) fails at once: \(words(error))")
    case .none(let name):
      let reason = name.map { " (the reply is held by \(Excerpt.quoted($0)))" } ?? ""
      lines.append("# no reply\(reason); the app gives up after 10 s")
    }
    return lines
  }

  private func words(_ error: ServiceError) -> String {
    switch error {
    case .busy: "the service is busy (ASERejected)"
    case .notDRAddress: "the address has no ratchet keys (ASENotDRAddress)"
    case .timeout: "time-out"
    }
  }
}
