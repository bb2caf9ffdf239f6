/// One rule of a directory's script: which requests it meets, and what happens to them.
///
/// The first rule that meets a request is the one that applies. A rule that has been applied as
/// often as it may
/// meets nothing any more; the next rules, and then the directory's ordinary behaviour, take
/// its place.
package struct ScriptRule: Hashable, Sendable {
  /// Which requests a rule meets; what is nil does not matter.
  package struct Condition: Hashable, Sendable {
    /// The page asked for, from 1.
    package var page: Int?
    /// The request's number in the journal, from 1.
    package var number: Int?
    /// The exact search text.
    package var text: String?
    /// The first instant at which the rule holds.
    package var from: Instant?
    /// The instant at which the rule no longer holds.
    package var until: Instant?

    /// Makes a condition; without arguments it meets every request.
    package init(
      page: Int? = nil, number: Int? = nil, text: String? = nil, from: Instant? = nil,
      until: Instant? = nil
    ) {
      self.page = page
      self.number = number
      self.text = text
      self.from = from
      self.until = until
    }
  }

  /// What happens to a request that the rule meets.
  package enum Outcome: Hashable, Sendable {
    /// The ordinary reply.
    case answer
    /// No reply, ever.
    case silence
    /// A refusal at once because the directory is busy.
    case busy
    /// A failure at once because the address has no ratchet keys.
    case notDRAddress
    /// An error reply with these words.
    case error(String)
    /// A reply that is malformed in this way.
    case malformed(Malformation)
  }

  /// Which requests the rule meets.
  package var when: Condition
  /// How often the rule may still apply; nil for ever.
  package var times: Int?
  /// What happens.
  package var then: Outcome
  /// The milliseconds until the reply; nil for the directory's own latency.
  package var latency: Int?

  /// Makes a rule; without arguments it changes nothing for any request.
  package init(
    when: Condition = Condition(), times: Int? = nil, then: Outcome = .answer,
    latency: Int? = nil
  ) {
    self.when = when
    self.times = times
    self.then = then
    self.latency = latency
  }

  /// A rule under which the ordinary reply comes after the phone has given up (12 s).
  package static func late(when: Condition = Condition(), times: Int? = nil) -> ScriptRule {
    ScriptRule(when: when, times: times, latency: 12_000)
  }
}
