package import FakeDirectory
package import ScreenModel

/// The app, the servers, the clock and all that is on its way, as one value.
///
/// Two functions move it: `enabled` says which choices are open, `step` takes one.
package struct World: Sendable {
  /// Something that is on its way to the app.
  package enum Pending: Hashable, Sendable {
    /// A reply to a request, still as its content was fixed.
    case reply(Ticket, number: Int, PageID)
    /// A reply to a request whose content is fixed when it arrives.
    case unwritten(Ticket, number: Int)
    /// A failure of a request.
    case failure(Ticket, number: Int, Failure)
    /// The end of the app's patience with a request.
    case timeout(Ticket, number: Int)
    /// A timer of the app.
    case timer(AppTimer)
    /// Something that the directory's script does by the clock.
    case directory(DirectoryCommand)
    /// The name server's answer.
    case name(token: Int, TextID)
    /// The link server's answer.
    case link(token: Int, TargetID)
  }

  /// One thing that may happen next.
  package typealias Choice = Agenda<Pending>.Entry

  /// The app's state.
  package private(set) var state = State()
  /// The words behind the state's numbers.
  package private(set) var tables: Tables
  /// The servers.
  package private(set) var network: Network
  /// What is on its way.
  package private(set) var agenda = Agenda<Pending>()
  /// The moment that the world is at.
  package private(set) var now = Instant.zero
  /// The numbers of the requests that the app still waits for.
  private var awaited: [Int] = []
  /// Who asked for the replies that the directory holds, by the request's number.
  private var held: [Int: Ticket] = [:]
  /// How much of the directory's script is still on the agenda.
  private var happeningsAhead = 0

  /// Makes a world at its start.
  package init(_ launch: Launch) {
    let setting = Setting(
      configuration: launch.configuration, rules: launch.rules, fixture: launch.fixture)
    tables = Tables(setting: setting)
    network = launch.network
    state.profile = launch.fixture.profile(launch.profile) ?? 0
    state.isSearchEnabled = launch.directorySearchOn || launch.rules.settings.startsOn
    for happening in network.directory.script.timeline {
      if happening.time <= now {
        network.scriptCommand(happening.command, at: now)
      } else {
        happeningsAhead += 1
        agenda.add(.directory(happening.command), at: happening.time)
      }
    }
  }

  /// Whether nothing is on its way to the app, whatever the directory's script still does.
  package var isQuiet: Bool {
    guard happeningsAhead > 0 else { return agenda.isEmpty }
    guard agenda.count == happeningsAhead else { return false }
    return !network.holds(
      whatReleases: agenda.pending.lazy.compactMap {
        if case .directory(let command) = $0.event { command } else { nil }
      })
  }

  /// The choices that are open: everything that is due at the next moment, in order.
  package var enabled: [Choice] {
    guard let time = agenda.nextTime else { return [] }
    return Array(agenda.pending.prefix { $0.time == time })
  }

  /// The first of the open choices.
  package var next: Choice? { agenda.next }

  /// Takes one of the open choices.
  package mutating func step(_ choice: Choice) {
    guard agenda.take(sequence: choice.sequence) != nil else { return }
    now = max(now, choice.time)
    deliver(choice.event)
  }

  /// Lets the clock stand at a later moment, when nothing is due before it.
  package mutating func wait(until limit: Instant) {
    if now < limit { now = limit }
  }

  /// Lets the app take in an event at the present moment.
  package mutating func send(_ event: Event) {
    for effect in reduce(&state, event, tables) { run(effect) }
  }

  /// Gives the number of a text.
  package mutating func text(_ text: String) -> TextID { tables.text(text) }

  /// Does something to the directory at the present moment.
  package mutating func command(_ command: DirectoryCommand) {
    network.command(command, at: now)
    sendReleased()
  }

  private mutating func deliver(_ pending: Pending) {
    switch pending {
    case .reply(let ticket, let number, let page):
      if arrives(number) { send(.replied(ticket, page)) }
      sendReleased()
    case .unwritten(let ticket, let number):
      guard let reply = network.write(number: number, at: now) else { return }
      deliver(self.pending(for: reply, ticket, number: number))
    case .failure(let ticket, let number, let failure):
      if arrives(number) { send(.searchFailed(ticket, failure)) }
      sendReleased()
    case .directory(let command):
      happeningsAhead -= 1
      network.scriptCommand(command, at: now)
      sendReleased()
    case .timeout(let ticket, let number):
      guard let index = awaited.firstIndex(of: number) else { return }
      awaited.remove(at: index)
      send(.searchFailed(ticket, .timeout))
    case .timer(let timer): send(.timerFired(timer))
    case .name(let token, let link): send(.nameAnswered(token: token, link))
    case .link(let token, let target): send(.linkAnswered(token: token, target))
    }
  }

  /// Notes the arrival of a reply and tells whether the app still waits for it.
  private mutating func arrives(_ number: Int) -> Bool {
    guard let index = awaited.firstIndex(of: number) else {
      network.droppedLate(number: number, at: now)
      return false
    }
    awaited.remove(at: index)
    agenda.remove { pending in
      if case .timeout(_, number) = pending { true } else { false }
    }
    network.delivered(number: number, at: now)
    return true
  }
}

extension World {
  private mutating func run(_ effect: Effect) {
    switch effect {
    case .search(let ticket, let timeout): search(ticket, timeout: timeout)
    case .startTimer(let timer, let after): agenda.add(.timer(timer), at: now + after)
    case .resolveName(let token, let text):
      let answer = network.resolveName(tables.name(of: text), at: now)
      let link = answer.link.map { tables.text($0) } ?? 0
      agenda.add(.name(token: token, link), at: now + answer.after)
    case .resolveLink(let token, let source):
      let link = tables.link(of: source)
      let answer = network.resolveLink(link, at: now)
      let target = tables.target(link: link, data: answer.data)
      agenda.add(.link(token: token, target), at: now + answer.after)
    case .reconnect: network.reconnect(at: now)
    }
  }

  /// Sends a search; its reply's content is fixed now.
  private mutating func search(_ ticket: Ticket, timeout: Int) {
    let answer = network.search(tables.request(for: ticket), at: now)
    awaited.append(answer.number)
    switch answer.outcome {
    case .reply(let reply, let after):
      agenda.add(pending(for: reply, ticket, number: answer.number), at: now + after)
    case .replyAtDelivery(let after):
      agenda.add(.unwritten(ticket, number: answer.number), at: now + after)
    case .held: held[answer.number] = ticket
    case .failure(let error, let after):
      let failure: Failure = error == .timeout ? .timeout : .refused
      agenda.add(.failure(ticket, number: answer.number, failure), at: now + after)
    case .silence: break
    }
    agenda.add(.timeout(ticket, number: answer.number), at: now + timeout)
    sendReleased()
  }

  /// Puts the replies that the directory lets go on their way.
  private mutating func sendReleased() {
    for letter in network.takeReleased() {
      guard let ticket = held.removeValue(forKey: letter.number) else { continue }
      let event: Pending
      if let reply = letter.reply {
        event = pending(for: reply, ticket, number: letter.number)
      } else {
        event = .unwritten(ticket, number: letter.number)
      }
      agenda.add(event, at: now)
    }
  }

  private mutating func pending(
    for reply: SearchReply, _ ticket: Ticket, number: Int
  ) -> Pending {
    switch ReplyReader.read(reply, strict: tables.setting.rules.search.oddEntryLosesPage) {
    case .success(let page): return .reply(ticket, number: number, tables.page(page))
    case .failure(.refused): return .failure(ticket, number: number, .errorReply)
    case .failure: return .failure(ticket, number: number, .malformed)
    }
  }
}

extension World: Hashable {
  /// Compares what can make a difference from now on.
  package static func == (left: World, right: World) -> Bool {
    left.state == right.state && left.now == right.now && left.agenda == right.agenda
      && left.awaited == right.awaited && left.network.directory == right.network.directory
      && left.network.journal == right.network.journal && left.tables.agree(with: right.tables)
  }

  /// Hashes the app's state and the clock.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(state)
    hasher.combine(now)
  }
}
