/// The keys and words of a script file; the schema beside the scripts holds the same.
package enum ScriptKeys {
  /// The keys of the file.
  package static let file = [
    "$schema", "about", "seed", "address", "running", "rowsPerPage", "envelopeBytes", "sendsCount",
    "requestsInFlight", "latency", "entries", "add", "remove", "timeline", "rules",
  ]
  /// The keys of an entry.
  package static let entry = [
    "groupType", "displayName", "fullName", "simplexName", "nameVerified", "connShortLink",
    "connFullLink", "shortDescr", "welcome", "image", "currentMembers", "publicMemberCount",
    "activeAt", "createdAt", "status", "copies",
  ]
  /// The keys of a text that is written as a repetition.
  package static let repetition = ["repeat", "times"]
  /// The keys of something that is done by the clock.
  package static let happening = ["at", "do"]
  /// The keys of something that is done to the directory.
  package static let action = [
    "address", "sendsCount", "latency", "rowsPerPage", "envelopeBytes", "requestsInFlight",
    "release", "entry", "currentMembers", "status",
  ]
  /// The keys of a rule.
  package static let rule = ["name", "when", "times", "then"]
  /// The keys of a rule's condition.
  package static let when = ["number", "page", "text", "from", "until"]
  /// The keys of a condition on the text.
  package static let text = ["equalTo", "contains"]
  /// The keys of what a rule does.
  package static let then = [
    "latency", "fault", "error", "body", "entries", "left", "written", "hold", "release", "do",
  ]
  /// The keys of a release.
  package static let release = ["name", "when"]
  /// The keys of a latency.
  package static let latency = ["type", "value", "lower", "upper", "median", "sigma", "maxValue"]

  /// The words for what is done to the directory.
  package static let actions = ["stop", "start", "rotateKeys"]
  /// The states of the address.
  package static let addresses = ["noKeys", "keyed", "rotated"]
  /// The kinds of entries.
  package static let groupTypes = ["group", "channel"]
  /// The statuses of entries.
  package static let statuses = ["active", "suspended", "removed"]
  /// The changes of a page's entries.
  package static let edits = ["twice", "repeatPage", "reversed", "shuffled"]
  /// When a reply's content is fixed.
  package static let writings = ["at arrival", "at delivery"]
  /// When a held reply is released.
  package static let releaseTimes = ["arrival", "delivery"]
  /// The kinds of latencies.
  package static let latencies = ["fixed", "uniform", "lognormal"]
  /// The faults that a rule can bring about.
  package static let faults = [
    "silent", "busy", "notDRAddress", "late", "notJSON", "cutOff", "notAnObject", "missingType",
    "unknownType", "missingEntries", "wrongType", "emptyResponse", "oddEntry",
  ]
}
