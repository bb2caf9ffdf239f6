/// A rule that would have applied to a request but for one thing.
package struct NearMiss: Hashable, Sendable {
  /// What keeps a rule from meeting a request.
  package enum Obstacle: Hashable, Sendable {
    /// It asks for another text.
    case text(wanted: String)
    /// It asks for a text with this part.
    case textPart(wanted: String)
    /// It asks for another page.
    case page(wanted: Int)
    /// It asks for another request.
    case number(wanted: Int)
    /// Its time has not come.
    case tooEarly(from: Instant)
    /// Its time is over.
    case tooLate(until: Instant)
    /// It has applied as often as it may.
    case usedUp
  }

  /// The rule's name.
  package var rule: String
  /// The one thing.
  package var obstacle: Obstacle
}

extension NearMiss: CustomStringConvertible {
  /// The near miss in words.
  package var description: String {
    "rule \(JSONValue.quoted(rule)) does not apply: \(obstacle)"
  }
}

extension NearMiss.Obstacle: CustomStringConvertible {
  /// The obstacle in words.
  package var description: String {
    switch self {
    case .text(let wanted): "text, it wants \(JSONValue.quoted(wanted))"
    case .textPart(let wanted): "text, it wants one with \(JSONValue.quoted(wanted))"
    case .page(let wanted): "page, it wants page \(wanted)"
    case .number(let wanted): "number, it wants request \(wanted)"
    case .tooEarly(let from): "window, it begins at \(from)"
    case .tooLate(let until): "window, it ended at \(until)"
    case .usedUp: "used up"
    }
  }
}

extension ScriptRule {
  /// Gives what keeps the rule from meeting a request; nothing where it meets it.
  func obstacles(
    to request: SearchRequest, page: Int?, number: Int, at time: Instant
  ) -> [NearMiss.Obstacle] {
    var found: [NearMiss.Obstacle] = []
    if let wanted = when.page, wanted != page { found.append(.page(wanted: wanted)) }
    if let wanted = when.number, wanted != number { found.append(.number(wanted: wanted)) }
    if let wanted = when.text, wanted != request.text { found.append(.text(wanted: wanted)) }
    if let wanted = when.textPart, !request.text.holds(wanted) {
      found.append(.textPart(wanted: wanted))
    }
    if let from = when.from, time < from { found.append(.tooEarly(from: from)) }
    if let until = when.until, time >= until { found.append(.tooLate(until: until)) }
    if let times, times <= 0 { found.append(.usedUp) }
    return found
  }
}
