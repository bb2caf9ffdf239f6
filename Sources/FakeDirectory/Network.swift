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
  package private(set) var searchesAsked = 0
  /// How many names were asked for so far.
  package private(set) var namesAsked = 0
  /// How many links were asked for so far.
  package private(set) var linksAsked = 0

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
    switch answer.outcome {
    case .reply(let reply, let after):
      note(.directory, number, .answered(reply, after: after), at: time)
    case .failure(let error, _): note(.directory, number, .failed(error), at: time)
    case .silence: note(.directory, number, .silent, at: time)
    }
    return answer
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
  }

  /// Notes that the reply to a search reached a phone that no longer held the request.
  package mutating func droppedLate(number: Int, at time: Instant) {
    note(.directory, number, .replyDropped, at: time)
  }

  /// Does something to the directory.
  package mutating func command(_ command: DirectoryCommand, at time: Instant) {
    directory.obey(command)
    note(.directory, nil, .command(command), at: time)
  }

  /// Writes one line into the journal.
  private mutating func note(
    _ server: JournalEntry.Server, _ number: Int?, _ event: JournalEntry.Event, at time: Instant
  ) {
    journal.add(JournalEntry(time: time, server: server, number: number, event: event))
  }
}
