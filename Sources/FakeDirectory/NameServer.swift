/// What the name server says of one name.
package struct NameAnswer: Hashable, Sendable {
  /// The contact address that the name stands for.
  package var contact: String?
  /// The channel link that the name stands for.
  package var channel: String?
  /// Milliseconds from the question to the answer.
  package var after: Int

  /// Makes an answer from its parts.
  package init(contact: String?, channel: String?, after: Int) {
    self.contact = contact
    self.channel = channel
    self.after = after
  }

  /// The link to connect with: the channel's, else the contact's; nil if nobody has the name.
  package var link: String? { channel ?? contact }
}

/// The server that tells which link a SimpleX name stands for.
package struct NameServer: Hashable, Sendable {
  /// Links by name; a name has its prefix (`@` contact, `#` channel) and is in lower case.
  package var names: [String: String]
  /// Milliseconds from a question to its answer.
  package var latency: Int

  /// Makes a server that knows these names, in any case of letters.
  package init(names: [String: String], latency: Int = 1_500) {
    self.names = [:]
    for (name, link) in names.sorted(by: { $0.key < $1.key }) {
      self.names[name.lowercased()] = link
    }
    self.latency = latency
  }

  /// Answers for a name; one without a prefix is looked up both as a contact and as a channel.
  package func resolve(_ name: String) -> NameAnswer {
    let name = name.lowercased()
    if name.hasPrefix("@") { return NameAnswer(contact: names[name], channel: nil, after: latency) }
    if name.hasPrefix("#") { return NameAnswer(contact: nil, channel: names[name], after: latency) }
    return NameAnswer(contact: names["@" + name], channel: names["#" + name], after: latency)
  }
}
