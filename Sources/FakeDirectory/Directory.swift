/// The directory: what is listed, the state of the service, and the script that bends its answers.
///
/// Copies are cheap: the content is shared, and a scenario's changes lie beside it.
package struct Directory: Hashable, Sendable {
  /// The listings as they were at the start.
  package private(set) var catalogue: Catalogue
  /// Current members that a scenario changed, by listing.
  package private(set) var changedMembers: [Int: Int] = [:]
  /// Statuses that a scenario changed, by listing.
  package private(set) var changedStatuses: [Int: Listing.Status] = [:]

  /// Whether the address can take service requests.
  package var address = AddressState.keyed
  /// Whether the directory runs; while it is stopped nothing is answered.
  package var isRunning = true
  /// The most rows that a page reads.
  package var rowsPerPage = 10
  /// The most bytes that a reply may take after compression.
  package var envelopeBytes = 10_968
  /// Whether replies carry the number of rows left.
  package var sendsCount = true
  /// How long a request waits for its reply.
  package var latency: Latency = 2_000
  /// The most requests that may be unanswered at one time.
  package var requestsInFlightLimit = 8
  /// The rules that a tester adds; the first rule that meets a request applies.
  package var rules: [ScriptRule] = []
  /// What the directory's script says; its rules come behind the tester's.
  package var script = DirectoryScript()
  /// What a tester has decided, so that the script no longer does.
  package private(set) var decided: Set<DirectoryCommand.Topic> = []
  /// When each unanswered request is answered or given up.
  var unanswered: [Instant] = []

  /// The milliseconds after which the directory gives up a request that it never answered.
  package static let requestLifetime = 180_000
  /// The longest search text, in characters.
  package static let textLimit = 100

  /// Makes a running directory with ratchet keys over this content.
  package init(catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// Makes a running directory with ratchet keys over these listings.
  package init(listings: [Listing]) {
    self.init(catalogue: Catalogue(listings))
  }

  /// The listings as they are now, by id; setting them replaces the content.
  package var listings: [Listing] {
    get { catalogue.records.map { current($0.listing) }.sorted { $0.id < $1.id } }
    set {
      catalogue = Catalogue(newValue)
      changedMembers = [:]
      changedStatuses = [:]
    }
  }

  /// Gives a listing with a scenario's changes.
  func current(_ listing: Listing) -> Listing {
    var listing = listing
    listing.currentMembers = changedMembers[listing.id] ?? listing.currentMembers
    listing.status = changedStatuses[listing.id] ?? listing.status
    return listing
  }

  /// Does what a tester commands; the script has no say in that any more.
  package mutating func obey(_ command: DirectoryCommand) {
    if let topic = command.topic { decided.insert(topic) }
    carryOut(command)
  }

  /// Does what the script commands, unless a tester has decided that matter.
  ///
  /// - Returns: whether it was done.
  package mutating func obeyScript(_ command: DirectoryCommand) -> Bool {
    if let topic = command.topic, decided.contains(topic) { return false }
    carryOut(command)
    return true
  }

  private mutating func carryOut(_ command: DirectoryCommand) {
    switch command {
    case .stop: setRunning(false)
    case .start: setRunning(true)
    case .setRunning(let runs): setRunning(runs)
    case .rotateKeys: address = .rotated
    case .setAddress(let state): address = state
    case .setCount(let sends): sendsCount = sends
    case .setLatency(let duration): latency = duration
    case .setRowsPerPage(let rows): rowsPerPage = rows
    case .setEnvelope(let bytes): envelopeBytes = bytes
    case .setInFlightLimit(let limit): requestsInFlightLimit = limit
    case .setMembers(let id, let members): changedMembers[id] = members
    case .setStatus(let id, let status): changedStatuses[id] = status
    case .addRule(let rule): rules.append(rule)
    case .clearRules: rules = []
    case .release: break
    }
  }

  /// Stops or starts the directory; a stop forgets the requests that it has not answered.
  private mutating func setRunning(_ runs: Bool) {
    isRunning = runs
    if !runs { unanswered = [] }
  }
}
