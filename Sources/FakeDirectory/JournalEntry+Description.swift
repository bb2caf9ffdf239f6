extension JournalEntry: CustomStringConvertible {
  /// The line as people read it, for example `2.000 s directory #1: search "news", first page`.
  package var description: String {
    let place = number.map { "\(server.name) #\($0)" } ?? server.name
    return "\(time) \(place): \(event)"
  }
}

extension JournalEntry.Server {
  /// The server's name in a line.
  package var name: String {
    switch self {
    case .directory: "directory"
    case .names: "name server"
    case .links: "link server"
    case .relays: "relays"
    }
  }
}

extension JournalEntry.Event: CustomStringConvertible {
  /// What happened, in words.
  package var description: String {
    switch self {
    case .searchArrived(let request):
      let page = request.cursor.map { "after \($0)" } ?? "first page"
      return "search \(JSONValue.quoted(request.text)), \(page)"
    case .answered(let reply, let after):
      return "answers in \(Instant(milliseconds: after)): \(reply)"
    case .failed(let error): return "fails: \(error)"
    case .silent: return "does not answer"
    case .ruleApplied(let name): return "rule \(JSONValue.quoted(name)) applies"
    case .nearMiss(let miss): return "\(miss)"
    case .answersUnwritten(let after):
      return "answers in \(Instant(milliseconds: after)), its content fixed then"
    case .held(let reply, let name):
      let content = reply.map { "\($0)" } ?? "its content fixed then"
      return "holds its reply until \(JSONValue.quoted(name)) is released: \(content)"
    case .released(let name): return "its reply, held by \(JSONValue.quoted(name)), is released"
    case .replyDelivered: return "reply delivered"
    case .replyDropped: return "reply came, but the phone no longer held the request"
    case .nameAsked(let name): return "asked for \(JSONValue.quoted(name))"
    case .nameAnswered(let link):
      return link.map { "answers \(JSONValue.quoted($0))" } ?? "nobody has the name"
    case .linkAsked(let link): return "asked for \(JSONValue.quoted(link))"
    case .linkAnswered(let data):
      guard let data else { return "the link leads nowhere" }
      return "answers \(data.kind) \(JSONValue.quoted(data.displayName))"
    case .reconnected: return "reconnected"
    case .command(let command): return "command \(command)"
    case .ignored(let command): return "the case decides, not the script: \(command)"
    case .recorded(_, let words): return words
    }
  }
}

extension SearchReply: CustomStringConvertible {
  /// The reply in a few words.
  package var description: String {
    switch self {
    case .page(let page):
      let end = page.cursor == nil ? "last page" : "more follow"
      let left = page.left.map { ", \($0) left" } ?? ""
      return "entries: \(page.entries.count), \(end)\(left)"
    case .error(let words): return "error \(JSONValue.quoted(words))"
    case .raw(let bytes): return "malformed, bytes: \(bytes.count)"
    }
  }
}

extension DirectoryCommand: CustomStringConvertible {
  /// The command in words.
  package var description: String {
    switch self {
    case .stop: "stop"
    case .start: "start"
    case .setRunning(let runs): runs ? "start" : "stop"
    case .rotateKeys: "rotate keys"
    case .setAddress(let state): "set address \(state)"
    case .setCount(let sends): sends ? "send counts" : "send no counts"
    case .setLatency(let latency): "set latency \(latency)"
    case .setRowsPerPage(let rows): "set rows per page \(rows)"
    case .setEnvelope(let bytes): "set envelope \(bytes) bytes"
    case .setInFlightLimit(let limit): "set limit of requests in flight \(limit)"
    case .setMembers(let id, let members): "set members of listing \(id) to \(members)"
    case .setStatus(let id, let status): "set listing \(id) \(status)"
    case .addRule(let rule): "add rule \(rule.then)"
    case .clearRules: "clear rules"
    case .release(let name): "release \(JSONValue.quoted(name))"
    }
  }
}
