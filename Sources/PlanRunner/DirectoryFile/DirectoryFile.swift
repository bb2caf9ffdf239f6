package import FakeDirectory

/// A script file of the fake directory, read and checked.
package struct DirectoryFile: Sendable {
  /// Where it was read from.
  package var path: String
  /// What it says of itself.
  package var about: String?
  /// The servers that it makes of the built-in ones.
  package private(set) var network: Network
  /// Whether it brings its own content in place of the built-in one.
  package private(set) var replacesContent: Bool
  /// The entries that it brings, and the built-in ones that it takes away.
  package private(set) var entryChanges: (added: Int, removed: Int)

  /// The largest file that is read, in bytes.
  package static let sizeLimit = 16_000_000

  /// What reading a file brings.
  package struct Reading: Sendable {
    /// The file; nil where it can't be used.
    package var file: DirectoryFile?
    /// All that is to be said of it, in the order of places.
    package var diagnostics: [Diagnostic]
  }

  /// Reads a file's bytes; the cost grows with their number alone.
  package static func read(
    _ bytes: [UInt8], path: String, base: Network = StandardContent.network
  ) -> Reading {
    var reading = ScriptReading()
    guard bytes.count <= sizeLimit else {
      let message = "the file has more than \(sizeLimit / 1_000_000) MB"
      return Reading(file: nil, diagnostics: [Diagnostic(.error, at: nil, message)])
    }
    let check = UTF8Check(bytes)
    if let bad = check.firstBad ?? check.firstNull {
      reading.add(.error, bad, "", "the file is not UTF-8 text")
      return Reading(file: nil, diagnostics: diagnostics(reading, bytes: check.bytes))
    }
    do throws(ScriptProblem) {
      let root = try JSON5Reader.read(bytes)
      let file = DirectoryFile(root, path: path, base: base, &reading)
      let isUsable = !reading.problems.contains { $0.severity == .error }
      return Reading(
        file: isUsable ? file : nil, diagnostics: diagnostics(reading, bytes: bytes))
    } catch {
      reading.add(.error, error.offset, "", error.message)
      return Reading(file: nil, diagnostics: diagnostics(reading, bytes: bytes))
    }
  }

  private init?(
    _ root: ScriptNode, path: String, base: Network, _ reading: inout ScriptReading
  ) {
    guard let members = reading.object(root, "", keys: ScriptKeys.file) else { return nil }
    _ = reading.text(members["$schema"], "$schema")
    let about = reading.text(members["about"], "about")
    let content = ScriptContent(members, built: base.directory.listings, &reading)
    var actions = ScriptActions(content: content)
    var network = base
    if content.replacesAll || !content.added.isEmpty || content.removed > 0 {
      network.directory.listings = content.listings
      network.links.add(content.added)
    }
    for command in ScriptActions.settings(members, "", &reading) {
      _ = network.directory.obeyScript(command)
    }
    if reading.flag(members["running"], "running") == false {
      _ = network.directory.obeyScript(.stop)
    }
    let rules = ScriptRules(members["rules"], &actions, &reading)
    network.directory.script.rules = rules.rules.map(\.rule)
    if let node = members["timeline"] {
      network.directory.script.timeline = DirectoryFile.timeline(node, &actions, &reading)
    }
    if let seed = reading.number(members["seed"], "seed", in: 0...Int.max) {
      network.directory.script.seed = UInt64(seed)
    }
    ScriptChecks(
      rules: rules.rules, actions: actions, root: root, directory: network.directory
    ).run(&reading)
    self.path = path
    self.about = about
    self.network = network
    replacesContent = content.replacesAll
    entryChanges = (content.added.count, content.removed)
  }

  /// Gives what is done by the clock, in the order of time.
  private static func timeline(
    _ node: ScriptNode, _ actions: inout ScriptActions, _ reading: inout ScriptReading
  ) -> [DirectoryScript.Happening] {
    var timeline: [DirectoryScript.Happening] = []
    for (index, element) in reading.list(node, "timeline").enumerated() {
      let path = "timeline[\(index)]"
      guard let fields = reading.object(element, path, keys: ScriptKeys.happening) else { continue }
      for key in ScriptKeys.happening where fields[key] == nil {
        reading.error(element, path, "something that is done by the clock needs \(key)")
      }
      let commands = actions.commands(fields["do"], "\(path).do", &reading)
      guard let time = reading.duration(fields["at"], "\(path).at") else { continue }
      timeline += commands.map {
        DirectoryScript.Happening(at: Instant(milliseconds: time), $0)
      }
    }
    return timeline.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  /// Gives the problems with their lines and columns, in the order of places.
  private static func diagnostics(_ reading: ScriptReading, bytes: [UInt8]) -> [Diagnostic] {
    var finder = PlaceFinder(SourceText(bytes: bytes), line: 0)
    return reading.problems.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
      .map { Diagnostic($0.severity, at: finder.position(of: $0.offset), $0.message) }
  }
}

extension LinkServer {
  /// Keeps the data behind the links of listings.
  fileprivate mutating func add(_ listings: [Listing]) {
    for listing in listings {
      guard let link = listing.link else { continue }
      data[LinkText.normalise(link)] = LinkData(
        kind: listing.kind == .channel ? .channel : .group, displayName: listing.displayName,
        publicMembers: listing.kind == .channel ? listing.publicMembers : nil)
    }
  }
}
