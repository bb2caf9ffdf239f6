package import FakeDirectory

/// Explains a script of the directory in sentences.
package struct ScriptSentences {
  private let file: DirectoryFile
  private let network: Network
  private let style: ReportStyle

  /// Makes the explanation of a file whose directory may be bent further.
  package init(_ file: DirectoryFile, _ network: Network, style: ReportStyle = ReportStyle()) {
    self.file = file
    self.network = network
    self.style = style
  }

  private var directory: Directory { network.directory }

  /// Gives the whole explanation.
  package func text() -> String {
    var parts = [[style.toned(VisibleText.escaped(file.path), .strong)]]
    if let about = file.about { parts[0].append(VisibleText.escaped(about)) }
    parts.append([style.toned("Directory", .strong)] + settings.map { "  \($0)" })
    let timeline = directory.script.timeline.map {
      "  \($0.time): \(words($0.command))"
    }
    if !timeline.isEmpty { parts.append([style.toned("By the clock", .strong)] + timeline) }
    parts.append([style.toned("Requests", .strong)] + ruleLines)
    if isDrawn {
      parts.append([
        "What is drawn follows from the seed \(directory.script.seed), \(Tool.inWords)."
      ])
    }
    return parts.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private var isDrawn: Bool {
    let rules = directory.script.rules
    return directory.latency.isDrawn || rules.contains { $0.latency?.isDrawn == true }
      || rules.contains { $0.edits.contains(.shuffled) }
      || directory.script.timeline.contains {
        if case .setLatency(let latency) = $0.command { latency.isDrawn } else { false }
      }
  }

  private var settings: [String] {
    let listings = directory.listings
    let total = TimeText.count(listings.count, "entry", "entries")
    let (added, removed) = file.entryChanges
    var content = "It holds \(total)"
    if file.replacesContent {
      content += " of its own."
    } else if added + removed > 0 {
      content += ": the built-in ones, \(added) added, \(removed) taken away."
    } else {
      content += ", the built-in ones."
    }
    let address =
      switch directory.address {
      case .keyed: "Its address has ratchet keys"
      case .rotated: "Its address has new ratchet keys"
      case .noKeys: "Its address has no ratchet keys: every request fails at once"
      }
    return [
      content,
      "\(address); it \(directory.isRunning ? "runs" : "is stopped").",
      "A page reads \(TimeText.count(directory.rowsPerPage, "row")) and takes "
        + "\(directory.envelopeBytes) bytes at most; replies carry "
        + "\(directory.sendsCount ? "the" : "no") number of rows left.",
      "It answers \(TimeText.count(directory.requestsInFlightLimit, "request")) at a time; "
        + "one more is refused as busy.",
      "A reply takes: \(directory.latency).",
    ]
  }

  private var ruleLines: [String] {
    let rules = directory.script.rules
    guard !rules.isEmpty else { return ["  Every request gets the ordinary reply."] }
    return ["  The first rule that meets a request applies:"]
      + rules.map { "  - \(Excerpt.quoted($0.name ?? "")): \(sentence($0))" }
      + ["  - Every other request gets the ordinary reply."]
  }

  private func sentence(_ rule: ScriptRule) -> String {
    var parts = [outcome(rule)]
    if let latency = rule.latency { parts.append("it takes \(latency)") }
    parts += rule.edits.map { "\($0)" }
    if rule.writing == .atDelivery { parts.append("its content is fixed when it is delivered") }
    if let name = rule.hold { parts.append("it is held until \(Excerpt.quoted(name)) is released") }
    for release in rule.releases {
      let moment = release.atArrival ? "when the request arrives" : "after it"
      parts.append("\(Excerpt.quoted(release.name)) is released \(moment)")
    }
    if !rule.commands.isEmpty {
      parts.append(
        "when the request has arrived: " + rule.commands.map(words).joined(separator: ", "))
    }
    let times = rule.times.map { ", " + ($0 == 1 ? "once" : "\($0) times") + "," } ?? ""
    return "\(condition(rule.when))\(times) gets \(parts.joined(separator: "; "))."
  }

  private func condition(_ when: ScriptRule.Condition) -> String {
    var words = when.number.map { "Request \($0)" } ?? "A request"
    if let page = when.page { words += " for page \(page)" }
    if let text = when.text { words += " for the text \(Excerpt.quoted(text))" }
    if let part = when.textPart { words += " for a text with \(Excerpt.quoted(part))" }
    if let from = when.from { words += " from \(from) on" }
    if let until = when.until { words += " before \(until)" }
    return words
  }

  private func outcome(_ rule: ScriptRule) -> String {
    switch rule.then {
    case .answer: "the ordinary reply"
    case .silence: "no reply"
    case .busy: "a refusal at once, because the service is busy"
    case .notDRAddress: "a failure at once, as if the address had no ratchet keys"
    case .error(let words): "the error reply \(Excerpt.quoted(words))"
    case .body(let bytes): "a reply of \(TimeText.count(bytes.count, "byte")) of the script's own"
    case .malformed(let way): "a malformed reply: \(words(way))"
    }
  }

  private func words(_ way: Malformation) -> String {
    switch way {
    case .notJSON: "no JSON"
    case .cutOff: "cut off in the middle"
    case .notAnObject: "a list in place of an object"
    case .missingType: "without its type"
    case .unknownType: "with a type that no app knows"
    case .missingEntries: "without its entries"
    case .wrongType: "a text in place of its entries"
    case .emptyResponse: "no bytes at all"
    case .oddEntry: "with one more entry that can't be read"
    }
  }

  private func words(_ command: DirectoryCommand) -> String {
    VisibleText.escaped("\(command)")
  }
}
