import FakeDirectory

/// Reads what a script file does to the directory.
struct ScriptActions {
  /// The content, for the entries that are named.
  let content: ScriptContent
  /// The names that something releases, with their places.
  private(set) var released: [(name: String, node: ScriptNode, path: String)] = []

  init(content: ScriptContent) {
    self.content = content
  }

  /// Gives the commands of a `do`: one, or a list of them.
  mutating func commands(
    _ node: ScriptNode?, _ path: String, _ reading: inout ScriptReading
  ) -> [DirectoryCommand] {
    guard let node else { return [] }
    guard case .array(let elements) = node.value else { return command(node, path, &reading) }
    var commands: [DirectoryCommand] = []
    for (index, element) in elements.enumerated() {
      commands += command(element, "\(path)[\(index)]", &reading)
    }
    return commands
  }

  private mutating func command(
    _ node: ScriptNode, _ path: String, _ reading: inout ScriptReading
  ) -> [DirectoryCommand] {
    guard case .object = node.value else {
      switch reading.word(node, path, of: ScriptKeys.actions) {
      case "stop": return [.stop]
      case "start": return [.start]
      case "rotateKeys": return [.rotateKeys]
      default: return []
      }
    }
    guard let fields = reading.object(node, path, keys: ScriptKeys.action) else { return [] }
    guard !fields.isEmpty else {
      reading.error(node, path, "nothing is done here")
      return []
    }
    var commands = ScriptActions.settings(fields, path, &reading)
    if let node = fields["release"], let name = reading.text(node, "\(path).release") {
      released.append((name, node, "\(path).release"))
      commands.append(.release(name))
    }
    return commands + changes(fields, node, path, &reading)
  }

  private func changes(
    _ fields: [String: ScriptNode], _ node: ScriptNode, _ path: String,
    _ reading: inout ScriptReading
  ) -> [DirectoryCommand] {
    let members = reading.number(
      fields["currentMembers"], "\(path).currentMembers", in: 0...1_000_000_000)
    let status = ScriptContent.status(fields["status"], "\(path).status", &reading)
    let isChange = fields["currentMembers"] != nil || fields["status"] != nil
    guard let entry = fields["entry"] else {
      if isChange { reading.error(node, path, "an entry is to change, but which? entry is wanted") }
      return []
    }
    guard let id = content.listing(entry, "\(path).entry", &reading) else { return [] }
    if !isChange { reading.error(node, path, "the entry needs currentMembers or status") }
    return (members.map { [.setMembers(listing: id, $0)] } ?? [])
      + (status.map { [.setStatus(listing: id, $0)] } ?? [])
  }

  /// Gives the commands that bring settings about, in the order of the keys.
  static func settings(
    _ fields: [String: ScriptNode], _ path: String, _ reading: inout ScriptReading
  ) -> [DirectoryCommand] {
    func place(_ key: String) -> String { ScriptReading.joined(path, key) }
    var commands: [DirectoryCommand] = []
    switch reading.word(fields["address"], place("address"), of: ScriptKeys.addresses) {
    case "noKeys": commands.append(.setAddress(.noKeys))
    case "keyed": commands.append(.setAddress(.keyed))
    case "rotated": commands.append(.setAddress(.rotated))
    default: break
    }
    if let flag = reading.flag(fields["sendsCount"], place("sendsCount")) {
      commands.append(.setCount(flag))
    }
    if let latency = reading.latency(fields["latency"], place("latency")) {
      commands.append(.setLatency(latency))
    }
    if let rows = reading.number(fields["rowsPerPage"], place("rowsPerPage"), in: 1...100_000) {
      commands.append(.setRowsPerPage(rows))
    }
    if let bytes = reading.number(
      fields["envelopeBytes"], place("envelopeBytes"), in: 1...1_000_000_000)
    {
      commands.append(.setEnvelope(bytes))
    }
    if let limit = reading.number(
      fields["requestsInFlight"], place("requestsInFlight"), in: 0...1_000_000)
    {
      commands.append(.setInFlightLimit(limit))
    }
    return commands
  }
}
