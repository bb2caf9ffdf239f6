import FakeDirectory

extension ScriptReading {
  /// Gives a duration in milliseconds: a number of them, or a text such as `9s`.
  mutating func duration(_ node: ScriptNode?, _ path: String) -> Int? {
    guard let node else { return nil }
    let milliseconds: Int?
    switch node.value {
    case .number(let text): milliseconds = ScriptNumber.integer(text)
    case .string(let text): milliseconds = LatencyText.milliseconds(text)
    default:
      wrongType(node, path, "a duration such as \"9s\" or 9000")
      return nil
    }
    guard let milliseconds, (0...Latency.longest).contains(milliseconds) else {
      let written =
        switch node.value {
        case .number(let text), .string(let text): text
        default: ""
        }
      error(
        node, path,
        written.hasPrefix("-")
          ? "a duration can't be negative: \(Excerpt.quoted(written))"
          : "a duration is a day at most and looks like \"300ms\", \"9s\", \"2min\" or 9000 "
            + "(milliseconds), not \(Excerpt.quoted(written))")
      return nil
    }
    return milliseconds
  }

  /// Gives a latency: a duration, a text such as `lognormal:1s:0.5:60s`, or an object.
  mutating func latency(_ node: ScriptNode?, _ path: String) -> Latency? {
    guard let node else { return nil }
    switch node.value {
    case .number: return duration(node, path).map { .fixed($0) }
    case .string(let text):
      do throws(UsageError) {
        return try LatencyText.latency(text)
      } catch {
        self.error(node, path, error.message)
        return nil
      }
    case .object: return distribution(node, path)
    default:
      wrongType(node, path, "a latency")
      return nil
    }
  }

  private mutating func distribution(_ node: ScriptNode, _ path: String) -> Latency? {
    guard let fields = object(node, path, keys: ScriptKeys.latency) else { return nil }
    guard let type = word(fields["type"], "\(path).type", of: ScriptKeys.latencies) else {
      if fields["type"] == nil { error(node, path, "a latency needs a type") }
      return nil
    }
    let wanted: [String]
    switch type {
    case "fixed": wanted = ["value"]
    case "uniform": wanted = ["lower", "upper"]
    default: wanted = ["median", "sigma"]
    }
    for key in wanted where fields[key] == nil {
      error(node, path, "a latency of the type \(type) needs \(key)")
    }
    let allowed = wanted + ["type"] + (type == "lognormal" ? ["maxValue"] : [])
    for (key, value) in fields.sorted(by: { $0.key < $1.key }) where !allowed.contains(key) {
      error(value, "\(path).\(key)", "a latency of the type \(type) has no \(key)")
    }
    switch type {
    case "fixed": return duration(fields["value"], "\(path).value").map { .fixed($0) }
    case "uniform":
      guard let lower = duration(fields["lower"], "\(path).lower"),
        let upper = duration(fields["upper"], "\(path).upper")
      else { return nil }
      guard lower <= upper else {
        error(node, path, "lower is above upper")
        return nil
      }
      return .uniform(lower: lower, upper: upper)
    default:
      let max =
        fields["maxValue"] == nil
        ? Latency.ordinaryMaximum : duration(fields["maxValue"], "\(path).maxValue")
      guard let median = duration(fields["median"], "\(path).median"),
        let sigma = sigma(fields["sigma"], "\(path).sigma"), let max
      else { return nil }
      return .logNormal(median: median, sigma: sigma, max: max)
    }
  }

  private mutating func sigma(_ node: ScriptNode?, _ path: String) -> Int? {
    guard let node else { return nil }
    guard case .number(let text) = node.value else {
      wrongType(node, path, "a number")
      return nil
    }
    guard let sigma = ScriptNumber.thousandths(text), (0...Latency.largestSigma).contains(sigma)
    else {
      error(
        node, path,
        "sigma is a number from 0 to \(Latency.largestSigma / 1_000) with at most three decimals, "
          + "not \(Excerpt.escaped(text.prefix(40)))")
      return nil
    }
    return sigma
  }
}
