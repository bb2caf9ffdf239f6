/// One rule of a directory's script: which requests it meets, and what happens to them.
///
/// The first rule that meets a request is the one that applies. A rule that has been applied as
/// often as it may meets nothing any more; the next rules, and then the directory's ordinary
/// behaviour, take its place.
package struct ScriptRule: Hashable, Sendable {
  /// Which requests a rule meets; what is nil does not matter.
  package struct Condition: Hashable, Sendable {
    /// The page asked for, from 1.
    package var page: Int?
    /// The request's number in the journal, from 1.
    package var number: Int?
    /// The exact search text.
    package var text: String?
    /// A part of the search text.
    package var textPart: String?
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
    /// A reply of these bytes.
    case body([UInt8])
  }

  /// When a reply's content is fixed.
  package enum Writing: Hashable, Sendable {
    case atArrival, atDelivery
  }

  /// Held replies that the rule lets go.
  package struct Release: Hashable, Sendable {
    /// The name that the replies are held by.
    package var name: String
    /// Whether that is done when the request arrives, and not after its own reply.
    package var atArrival: Bool

    /// Makes a release.
    package init(_ name: String, atArrival: Bool = false) {
      self.name = name
      self.atArrival = atArrival
    }
  }

  /// What the journal calls the rule; nil for one that it does not speak of.
  package var name: String?

  /// Which requests the rule meets.
  package var when: Condition
  /// How often the rule may still apply; nil for ever.
  package var times: Int?
  /// What happens.
  package var then: Outcome
  /// How long the request waits for its reply; nil for the directory's own latency.
  package var latency: Latency?
  /// What is changed in the ordinary reply, in order.
  package var edits: [PageEdit] = []
  /// When the reply's content is fixed.
  package var writing = Writing.atArrival
  /// The name that the reply is held by until it is released; nil for one that is not held.
  package var hold: String?
  /// The held replies that are let go.
  package var releases: [Release] = []
  /// What is done to the directory after the request has been taken in.
  package var commands: [DirectoryCommand] = []

  /// Makes a rule; without arguments it changes nothing for any request.
  package init(
    when: Condition = Condition(), times: Int? = nil, then: Outcome = .answer,
    latency: Latency? = nil
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
