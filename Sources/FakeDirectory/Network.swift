/// All the servers that a phone can reach, and the journal of what reached them.
package struct Network: Hashable, Sendable {
  /// The directory.
  package var directory: Directory
  /// The name server.
  package var names: NameServer
  /// The servers that keep link data.
  package var links: LinkServer
  /// What arrived and what was answered.
  package private(set) var journal = Journal()
  /// How many searches were asked so far.
  private var searchesAsked = 0
  /// How many names were asked for so far.
  private var namesAsked = 0
  /// How many links were asked for so far.
  private var linksAsked = 0

  /// The requests whose replies are not written yet, with the rule that says so, by number.
  private var unwritten: [Int: Unwritten] = [:]
  /// The replies that are held, in order of arrival.
  private var held: [Letter] = []
  /// The replies that were let go and are not on their way yet.
  private var released: [Letter] = []
  /// The names that are released once the reply with a number has reached the phone.
  private var releases: [Int: [String]] = [:]

  /// A reply that was held, and the request's number.
  package struct Letter: Hashable, Sendable {
    /// The request's number.
    package var number: Int
    /// The reply; nil if its content is fixed at its delivery.
    package var reply: SearchReply?
    /// The name that it was held by.
    package var name: String
  }

  /// A request whose reply is written at its delivery.
  private struct Unwritten: Hashable, Sendable {
    var request: SearchRequest
    var rule: ScriptRule
  }

  /// Makes a network of these servers with an empty journal.
  package init(directory: Directory, names: NameServer, links: LinkServer) {
    self.directory = directory
    self.names = names
    self.links = links
  }

  /// Hands a search to the directory, which counts it even if nobody waits for the reply.
  package mutating func search(_ request: SearchRequest, at time: Instant) -> Answer {
    searchesAsked += 1
    let number = searchesAsked
    note(.directory, number, .searchArrived(request), at: time)
    let answer = directory.receive(request, number: number, at: time)
    if let name = answer.rule?.name { note(.directory, number, .ruleApplied(name), at: time) }
    for miss in answer.nearMisses { note(.directory, number, .nearMiss(miss), at: time) }
    switch answer.outcome {
    case .reply(let reply, let after):
      note(.directory, number, .answered(reply, after: after), at: time)
    case .replyAtDelivery(let after):
      note(.directory, number, .answersUnwritten(after: after), at: time)
    case .held(let reply, let name):
      note(.directory, number, .held(reply, name: name), at: time)
      held.append(Letter(number: number, reply: reply, name: name))
    case .failure(let error, _): note(.directory, number, .failed(error), at: time)
    case .silence: note(.directory, number, .silent, at: time)
    }
    if let rule = answer.rule { follow(rule, request, answer, at: time) }
    return answer
  }

  /// Does what a rule wants beside the reply.
  private mutating func follow(
    _ rule: ScriptRule, _ request: SearchRequest, _ answer: Answer, at time: Instant
  ) {
    let number = answer.number
    let comes: Bool
    switch answer.outcome {
    case .reply, .replyAtDelivery, .held: comes = true
    case .failure, .silence: comes = false
    }
    if comes, rule.writing == .atDelivery {
      unwritten[number] = Unwritten(request: request, rule: rule)
    }
    for command in rule.commands { scriptCommand(command, at: time) }
    for release in rule.releases {
      if release.atArrival || !comes {
        self.release(release.name, at: time)
      } else {
        releases[number, default: []].append(release.name)
      }
    }
  }

  /// Fixes the content of a reply that is being delivered; nil if none is owed.
  package mutating func write(number: Int, at time: Instant) -> SearchReply? {
    guard let letter = unwritten.removeValue(forKey: number),
      let reply = directory.reply(to: letter.request, by: letter.rule, number: number)
    else { return nil }
    note(.directory, number, .answered(reply, after: 0), at: time)
    return reply
  }

  /// Takes the replies that were let go since the last time.
  package mutating func takeReleased() -> [Letter] {
    guard !released.isEmpty else { return [] }
    defer { released = [] }
    return released
  }

  /// Whether a reply is held that one of these commands lets go.
  package func holds(whatReleases commands: some Sequence<DirectoryCommand>) -> Bool {
    guard !held.isEmpty else { return false }
    let names = Set(held.map(\.name))
    return commands.contains {
      if case .release(let name) = $0 { names.contains(name) } else { false }
    }
  }

  private mutating func release(_ name: String, at time: Instant) {
    for letter in held where letter.name == name {
      note(.directory, letter.number, .released(name), at: time)
      if let reply = letter.reply {
        note(.directory, letter.number, .answered(reply, after: 0), at: time)
      }
      released.append(letter)
    }
    held.removeAll { $0.name == name }
  }

  /// Lets go what waited for the reply with this number.
  private mutating func releaseAfter(_ number: Int, at time: Instant) {
    guard !releases.isEmpty, let names = releases.removeValue(forKey: number) else { return }
    for name in names { release(name, at: time) }
  }

  /// Asks the name server for a name.
  package mutating func resolveName(_ name: String, at time: Instant) -> NameAnswer {
    namesAsked += 1
    note(.names, namesAsked, .nameAsked(name), at: time)
    let answer = names.resolve(name)
    note(.names, namesAsked, .nameAnswered(answer.link), at: time)
    return answer
  }

  /// Asks the link servers for the data behind a link.
  package mutating func resolveLink(_ link: String, at time: Instant) -> LinkAnswer {
    linksAsked += 1
    note(.links, linksAsked, .linkAsked(link), at: time)
    let answer = links.resolve(link)
    note(.links, linksAsked, .linkAnswered(answer.data), at: time)
    return answer
  }

  /// Notes that the phone connected to all its relays anew.
  package mutating func reconnect(at time: Instant) {
    note(.relays, nil, .reconnected, at: time)
  }

  /// Notes that the reply to a search reached a phone that was waiting for it.
  package mutating func delivered(number: Int, at time: Instant) {
    note(.directory, number, .replyDelivered, at: time)
    releaseAfter(number, at: time)
  }

  /// Notes that the reply to a search reached a phone that no longer held the request.
  package mutating func droppedLate(number: Int, at time: Instant) {
    note(.directory, number, .replyDropped, at: time)
    releaseAfter(number, at: time)
  }

  /// Does what a tester wants done to the directory.
  package mutating func command(_ command: DirectoryCommand, at time: Instant) {
    directory.obey(command)
    note(.directory, nil, .command(command), at: time)
    if case .release(let name) = command { release(name, at: time) }
  }

  /// Does what the directory's script wants, unless a tester has decided that matter.
  package mutating func scriptCommand(_ command: DirectoryCommand, at time: Instant) {
    let isDone = directory.obeyScript(command)
    note(.directory, nil, isDone ? .command(command) : .ignored(command), at: time)
    if case .release(let name) = command { release(name, at: time) }
  }

  /// Writes one line into the journal.
  private mutating func note(
    _ server: JournalEntry.Server, _ number: Int?, _ event: JournalEntry.Event, at time: Instant
  ) {
    journal.add(JournalEntry(time: time, server: server, number: number, event: event))
  }
}
