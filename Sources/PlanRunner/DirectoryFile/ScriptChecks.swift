import FakeDirectory

/// Finds the parts of a script that can't do anything.
struct ScriptChecks {
  let rules: [ScriptRules.Placed]
  let actions: ScriptActions
  let root: ScriptNode
  let directory: Directory

  /// Notes a warning for each part that does nothing.
  func run(_ reading: inout ScriptReading) {
    for placed in rules { checkCondition(placed, &reading) }
    checkShadows(&reading)
    checkHolds(&reading)
    checkService(&reading)
  }

  private func checkCondition(_ placed: ScriptRules.Placed, _ reading: inout ScriptReading) {
    let when = placed.rule.when
    func warn(_ key: String, _ reason: String) {
      reading.warning(
        placed.node, "\(placed.path).when.\(key)", "the rule can never match: \(reason)")
    }
    if let from = when.from, let until = when.until, until <= from {
      warn("until", "its window is empty")
    } else if let until = when.until, until <= .zero {
      warn("until", "its window is empty")
    }
    if let page = when.page, let number = when.number, page > number {
      warn("page", "page \(page) takes \(page) requests at least")
    }
    for (key, text) in [("text", when.text), ("text.contains", when.textPart)] {
      guard let text else { continue }
      if text.isEmpty {
        if key == "text" {
          warn(key, "a search has a text")
        } else {
          reading.warning(placed.node, "\(placed.path).when.\(key)", "every text contains it")
        }
      } else if text.allSatisfy(\.isWhitespace) || (key == "text" && text != text.trimmedBlanks) {
        warn(key, "the app trims what is typed")
      }
    }
    if let text = when.text, let part = when.textPart, !text.holds(part) {
      warn("text", "no text is \(Excerpt.quoted(text)) and contains \(Excerpt.quoted(part))")
    }
    if when.page == 1, placed.rule.edits.contains(.repeatPage) {
      reading.warning(
        placed.node, "\(placed.path).then.entries", "repeatPage does nothing on page 1")
    }
  }

  /// A rule is shadowed when earlier ones meet all that it meets: one of them for ever, or, where it
  /// wants the request with a number, all together as often as there are requests up to it.
  private func checkShadows(_ reading: inout ScriptReading) {
    var earlier: [ScriptRules.Placed] = []
    for placed in rules {
      let including = earlier.filter { $0.rule.when.includes(placed.rule.when) }
      let times = including.reduce(0) { $0 + ($1.rule.times ?? 0) }
      if let lasting = including.first(where: { $0.rule.times == nil }) {
        reading.warning(
          placed.node, placed.path,
          "the rule can never match: \(name(lasting)) before it meets all that it meets")
      } else if let number = placed.rule.when.number, times >= number {
        let names = including.prefix(3).map(name).joined(separator: ", ")
        reading.warning(
          placed.node, placed.path,
          "the rule can never match: before it request \(number) meets one of \(names)"
            + (including.count > 3 ? " and \(including.count - 3) more" : ""))
      } else if earlier.count < 200 {
        earlier.append(placed)
      }
    }
  }

  private func name(_ placed: ScriptRules.Placed) -> String {
    guard let name = placed.rule.name, name != placed.path else { return placed.path }
    return "\(placed.path) (\(Excerpt.quoted(name)))"
  }

  private func checkHolds(_ reading: inout ScriptReading) {
    let held = Set(rules.compactMap(\.rule.hold))
    let released = Set(
      actions.released.map(\.name) + rules.flatMap(\.rule.releases).map(\.name))
    for placed in rules {
      if let name = placed.rule.hold, !released.contains(name) {
        reading.warning(
          placed.node, "\(placed.path).then.hold",
          "nothing releases \(Excerpt.quoted(name)): the reply never comes")
      }
      for release in placed.rule.releases where !held.contains(release.name) {
        reading.warning(
          placed.node, "\(placed.path).then.release",
          "no rule holds a reply by the name \(Excerpt.quoted(release.name))")
      }
    }
    for release in actions.released where !held.contains(release.name) {
      reading.warning(
        release.node, release.path,
        "no rule holds a reply by the name \(Excerpt.quoted(release.name))")
    }
  }

  /// Rules are looked at only while the directory takes requests.
  private func checkService(_ reading: inout ScriptReading) {
    guard let first = rules.first else { return }
    let later = directory.script.timeline.map(\.command)
    var reason: String?
    if !directory.isRunning, !later.contains(.start) { reason = "the directory never runs" }
    if directory.address == .noKeys, !later.contains(where: { $0.topic == .address }) {
      reason = "the address never gets keys"
    }
    if directory.requestsInFlightLimit == 0, !later.contains(where: { $0.topic == .inFlightLimit })
    {
      reason = "the directory refuses every request"
    }
    if let reason { reading.warning(first.node, "rules", "no rule can match: \(reason)") }
  }
}

extension ScriptRule.Condition {
  /// Whether every request that meets the other condition meets this one too.
  fileprivate func includes(_ other: ScriptRule.Condition) -> Bool {
    // The first request of all is for page 1.
    if let page, page != other.page ?? (other.number == 1 ? 1 : nil) { return false }
    if let number, number != other.number { return false }
    if let text, text != other.text { return false }
    if let textPart, other.text?.holds(textPart) != true, other.textPart?.holds(textPart) != true {
      return false
    }
    if let from, from > other.from ?? .zero { return false }
    if let until, until < other.until ?? Instant(milliseconds: .max) { return false }
    return true
  }
}
