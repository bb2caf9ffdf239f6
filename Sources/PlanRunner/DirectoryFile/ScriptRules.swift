import FakeDirectory

/// Reads the rules of a script file.
struct ScriptRules {
  /// A rule with its place.
  struct Placed {
    var rule: ScriptRule
    var node: ScriptNode
    var path: String
  }

  private(set) var rules: [Placed] = []

  /// Reads the rules; what they do to the directory is read by `actions`.
  init(_ node: ScriptNode?, _ actions: inout ScriptActions, _ reading: inout ScriptReading) {
    guard let node else { return }
    for (index, element) in reading.list(node, "rules").enumerated() {
      let path = "rules[\(index)]"
      guard let rule = ScriptRules.rule(element, path, &actions, &reading) else { continue }
      rules.append(Placed(rule: rule, node: element, path: path))
    }
  }

  private static func rule(
    _ node: ScriptNode, _ path: String, _ actions: inout ScriptActions,
    _ reading: inout ScriptReading
  ) -> ScriptRule? {
    guard let fields = reading.object(node, path, keys: ScriptKeys.rule) else { return nil }
    var rule = ScriptRule()
    rule.name = reading.text(fields["name"], "\(path).name") ?? path
    rule.times = reading.number(fields["times"], "\(path).times", in: 1...1_000_000_000)
    if let when = fields["when"] { rule.when = condition(when, "\(path).when", &reading) }
    guard let then = fields["then"] else {
      reading.error(node, path, "a rule needs then")
      return nil
    }
    set(&rule, then, "\(path).then", &actions, &reading)
    return rule
  }

  private static func condition(
    _ node: ScriptNode, _ path: String, _ reading: inout ScriptReading
  ) -> ScriptRule.Condition {
    var condition = ScriptRule.Condition()
    guard let fields = reading.object(node, path, keys: ScriptKeys.when) else { return condition }
    let numbers = 1...1_000_000_000
    condition.page = reading.number(fields["page"], "\(path).page", in: numbers)
    condition.number = reading.number(fields["number"], "\(path).number", in: numbers)
    condition.from = reading.duration(fields["from"], "\(path).from")
      .map { Instant(milliseconds: $0) }
    condition.until = reading.duration(fields["until"], "\(path).until")
      .map { Instant(milliseconds: $0) }
    guard let text = fields["text"] else { return condition }
    guard case .object = text.value else {
      condition.text = reading.text(text, "\(path).text")
      return condition
    }
    let place = "\(path).text"
    guard let ways = reading.object(text, place, keys: ScriptKeys.text) else { return condition }
    if ways.isEmpty { reading.error(text, place, "equalTo or contains is wanted") }
    condition.text = reading.text(ways["equalTo"], "\(place).equalTo")
    condition.textPart = reading.text(ways["contains"], "\(place).contains")
    return condition
  }

  private static func set(
    _ rule: inout ScriptRule, _ node: ScriptNode, _ path: String, _ actions: inout ScriptActions,
    _ reading: inout ScriptReading
  ) {
    guard let fields = reading.object(node, path, keys: ScriptKeys.then) else { return }
    rule.latency = reading.latency(fields["latency"], "\(path).latency")
    setOutcome(&rule, fields, node, path, &reading)
    rule.edits = edits(fields["entries"], "\(path).entries", &reading)
    if let left = reading.number(fields["left"], "\(path).left", in: 0...1_000_000_000) {
      rule.edits.append(.left(left))
    }
    if reading.word(fields["written"], "\(path).written", of: ScriptKeys.writings) == "at delivery"
    {
      rule.writing = .atDelivery
    }
    rule.hold = reading.text(fields["hold"], "\(path).hold")
    if let node = fields["release"],
      let release = release(node, "\(path).release", &reading)
    {
      rule.releases = [release]
    }
    rule.commands = actions.commands(fields["do"], "\(path).do", &reading)
  }

  private static func setOutcome(
    _ rule: inout ScriptRule, _ fields: [String: ScriptNode], _ node: ScriptNode, _ path: String,
    _ reading: inout ScriptReading
  ) {
    let kinds = ["fault", "error", "body"].filter { fields[$0] != nil }
    if kinds.count > 1 {
      reading.error(node, path, "only one of \(Suggestion.alternatives(kinds)) can come")
    }
    if let words = reading.text(fields["error"], "\(path).error") { rule.then = .error(words) }
    if let body = reading.text(fields["body"], "\(path).body") {
      rule.then = .body(Array(body.utf8))
    }
    let fault = reading.word(fields["fault"], "\(path).fault", of: ScriptKeys.faults)
    if let fault {
      rule.setFault(fault)
      if fault == "late", let latency = fields["latency"] {
        reading.error(latency, "\(path).latency", "the fault late has its own latency")
      }
    }
    let isMute = fault == "silent" || fault == "busy" || fault == "notDRAddress"
    if isMute {
      for key in ["latency", "entries", "left", "written", "hold"] {
        guard let value = fields[key] else { continue }
        reading.error(
          value, "\(path).\(key)", "it has no effect: with the fault \(fault ?? "") no reply comes")
      }
    }
    if fields["error"] != nil || fields["body"] != nil {
      for key in ["entries", "left", "written"] {
        guard let value = fields[key] else { continue }
        reading.error(value, "\(path).\(key)", "it has no effect: the reply has no entries")
      }
    }
    if let latency = fields["latency"], fields["hold"] != nil {
      reading.error(latency, "\(path).latency", "it has no effect: the reply is held")
    }
  }

  private static func edits(
    _ node: ScriptNode?, _ path: String, _ reading: inout ScriptReading
  ) -> [PageEdit] {
    guard let node else { return [] }
    var edits: [PageEdit] = []
    let isList = if case .array = node.value { true } else { false }
    for (index, element) in (isList ? reading.list(node, path) : [node]).enumerated() {
      let place = isList ? "\(path)[\(index)]" : path
      switch reading.word(element, place, of: ScriptKeys.edits) {
      case "twice": edits.append(.twice)
      case "repeatPage": edits.append(.repeatPage)
      case "reversed": edits.append(.reversed)
      case "shuffled": edits.append(.shuffled)
      default: break
      }
    }
    return edits
  }

  private static func release(
    _ node: ScriptNode, _ path: String, _ reading: inout ScriptReading
  ) -> ScriptRule.Release? {
    guard case .object = node.value else {
      return reading.text(node, path).map { ScriptRule.Release($0) }
    }
    guard let fields = reading.object(node, path, keys: ScriptKeys.release) else { return nil }
    if fields["name"] == nil { reading.error(node, path, "a release needs a name") }
    let moment = reading.word(fields["when"], "\(path).when", of: ScriptKeys.releaseTimes)
    guard let name = reading.text(fields["name"], "\(path).name") else { return nil }
    return ScriptRule.Release(name, atArrival: moment == "arrival")
  }
}

extension ScriptRule {
  /// Sets what happens by the name of a fault.
  mutating func setFault(_ name: String) {
    switch name {
    case "silent": then = .silence
    case "busy": then = .busy
    case "notDRAddress": then = .notDRAddress
    case "late": latency = ScriptRule.late().latency
    case "error": then = .error("search failed")
    default:
      if let way = Malformation.allCases.first(where: { "\($0)" == name }) {
        then = .malformed(way)
      }
    }
  }
}
