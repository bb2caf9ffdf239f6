package import FakeDirectory

/// How a command line bends the directory.
package struct DirectoryWishes: Hashable, Sendable {
  /// The script file.
  package var file: String?
  package var latency: Latency?
  /// The latency as it was typed.
  package var latencyText: String?
  /// The failures, in the order in which they were typed.
  package var failures: [ScriptRule] = []
  package var seed: Int?

  /// Makes wishes for nothing.
  package init() {}

  /// Whether nothing is wished for.
  package var isEmpty: Bool { self == DirectoryWishes() }

  /// The options that wish the same, word by word.
  package var words: [String] {
    (file.map { ["--directory", $0] } ?? []) + (latencyText.map { ["--latency", $0] } ?? [])
      + failures.flatMap { ["--fail", $0.name ?? ""] }
      + (seed.map { ["--seed", String($0)] } ?? [])
  }

  /// Tells whether the value of --directory is a file rather than one of the plan's directories.
  package static func isFile(_ value: String) -> Bool {
    let name = value.lowercased()
    return value.contains("/") || name.hasSuffix(".json") || name.hasSuffix(".json5")
  }

  /// Bends the directory of some servers; what was typed comes before what the script says.
  package func bend(_ network: Network) -> Network {
    var network = network
    if let latency { network.directory.latency = latency }
    network.directory.script.rules.insert(contentsOf: failures, at: 0)
    if let seed { network.directory.script.seed = UInt64(seed) }
    return network
  }
}

/// A failure of requests, as it is typed: `page=2:silent`.
package enum FailText {
  /// The faults that can be typed.
  package static let faults = ScriptKeys.faults + ["error"]
  private static let keys = ["page", "number", "text", "contains", "from", "until", "times"]

  /// Reads a failure; says what is wrong with it otherwise.
  package static func rule(_ text: String) throws(UsageError) -> ScriptRule {
    var rule = ScriptRule()
    rule.name = text
    let colon = text.lastIndex(of: ":")
    let fault = String(colon.map { text[text.index(after: $0)...] } ?? text[...])
    guard faults.contains(fault) else {
      throw UsageError(
        "--fail doesn't know the fault \(OptionValues.quoted(fault))"
          + Suggestion.bracket(for: String(fault.prefix(60)), in: faults)
          + "; it takes \(Suggestion.alternatives(faults))")
    }
    rule.setFault(fault)
    var seen: Set<String> = []
    for item in colon.map({ text[..<$0] })?.split(
      separator: ",", omittingEmptySubsequences: false) ?? []
    {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let key = String(parts[0])
      guard parts.count == 2, keys.contains(key) else {
        throw UsageError(
          "--fail looks like page=2:silent, and knows \(Suggestion.alternatives(keys)), "
            + "not \(OptionValues.quoted(String(item)))")
      }
      guard seen.insert(key).inserted else { throw UsageError("--fail: \(key) stands twice") }
      try set(&rule, key, String(parts[1]))
    }
    let when = rule.when
    if let from = when.from, let until = when.until, until <= from {
      throw UsageError("--fail: the window of \(OptionValues.quoted(text)) is empty")
    }
    return rule
  }

  private static func set(
    _ rule: inout ScriptRule, _ key: String, _ value: String
  ) throws(UsageError) {
    switch key {
    case "text", "contains":
      guard value.contains(where: { !$0.isWhitespace }) else {
        throw UsageError("--fail: \(key) is a text, and not empty")
      }
      if key == "text" { rule.when.text = value } else { rule.when.textPart = value }
    case "from", "until":
      guard let time = LatencyText.milliseconds(value), time <= Latency.longest else {
        throw UsageError(
          "--fail: \(key) is a time such as 9s, a day at most, not \(OptionValues.quoted(value))")
      }
      if key == "from" {
        rule.when.from = Instant(milliseconds: time)
      } else {
        rule.when.until = Instant(milliseconds: time)
      }
    default:
      guard let number = Int(value), (1...1_000_000_000).contains(number) else {
        throw UsageError(
          "--fail: \(key) is a whole number from 1, not \(OptionValues.quoted(value))")
      }
      switch key {
      case "page": rule.when.page = number
      case "number": rule.when.number = number
      default: rule.times = number
      }
    }
  }
}
