import FakeDirectory

/// What a script file changes in the directory's content.
struct ScriptContent: Sendable {
  /// All listings, in the order of the file; the directory puts them into its own.
  private(set) var listings: [Listing] = []
  /// The listings that the file brings.
  private(set) var added: [Listing] = []
  /// The number of built-in listings that it takes away.
  private(set) var removed = 0
  /// Whether the file brings its own content in place of the built-in one.
  private(set) var replacesAll = false

  /// The most bytes of all texts that a file may bring about.
  static let sizeLimit = 64_000_000
  /// The most letters of one repeated text, and the most copies of one entry.
  static let repetitionLimit = 1_000_000
  /// The most entries of a directory.
  static let entryLimit = 100_000

  private var size = 0
  private var isFull = false

  /// Reads the content from a file's members.
  init(_ members: [String: ScriptNode], built listings: [Listing], _ reading: inout ScriptReading) {
    self.listings = listings
    if let node = members["entries"] {
      replacesAll = true
      self.listings = []
      read(node, "entries", &reading)
    }
    if let node = members["remove"] { remove(node, &reading) }
    if let node = members["add"] { read(node, "add", &reading) }
  }

  private mutating func remove(_ node: ScriptNode, _ reading: inout ScriptReading) {
    for (index, element) in reading.list(node, "remove").enumerated() {
      guard let id = listing(element, "remove[\(index)]", &reading) else { continue }
      listings.removeAll { $0.id == id }
      removed += 1
    }
  }

  /// Finds the listing that a value names.
  func listing(
    _ node: ScriptNode?, _ path: String, _ reading: inout ScriptReading
  ) -> Int? {
    guard let node, let name = reading.text(node, path) else { return nil }
    if let found = listings.first(where: { $0.displayName == name }) { return found.id }
    let names = listings.prefix(1_000).map(\.displayName)
    let hint = Suggestion.bracket(for: String(name.prefix(60)), in: names)
    reading.error(node, path, "the directory has no entry \(Excerpt.quoted(name))\(hint)")
    return nil
  }

  private mutating func read(_ node: ScriptNode, _ path: String, _ reading: inout ScriptReading) {
    var nextID = (listings.map(\.id).max() ?? 0) + 1
    var links = Set(listings.compactMap(\.link).map(LinkText.normalise))
    for (index, element) in reading.list(node, path).enumerated() {
      guard !isFull else { return }
      let place = "\(path)[\(index)]"
      guard let (listing, copies) = entry(element, place, &reading) else { continue }
      if let link = listing.link, !links.insert(LinkText.normalise(link)).inserted {
        reading.warning(
          element, place, "another entry has the same link: the app shows one row for both")
      }
      let bytes = listing.size * copies
      guard size + bytes <= ScriptContent.sizeLimit,
        listings.count + copies <= ScriptContent.entryLimit
      else {
        isFull = true
        reading.error(
          element, place,
          "the content is too large: more than \(ScriptContent.sizeLimit) bytes or "
            + "\(ScriptContent.entryLimit) entries")
        return
      }
      size += bytes
      for copy in 1...copies {
        var one = listing
        one.id = nextID
        nextID += 1
        if copies > 1 { one.number(copy) }
        listings.append(one)
        added.append(one)
      }
    }
  }

  private func entry(
    _ node: ScriptNode, _ path: String, _ reading: inout ScriptReading
  ) -> (Listing, copies: Int)? {
    guard let fields = reading.object(node, path, keys: ScriptKeys.entry) else { return nil }
    for key in ["displayName", "currentMembers"] where fields[key] == nil {
      reading.error(node, path, "an entry needs \(key)")
    }
    func text(_ key: String) -> String? {
      ScriptContent.text(fields[key], "\(path).\(key)", &reading)
    }
    let isChannel =
      reading.word(fields["groupType"], "\(path).groupType", of: ScriptKeys.groupTypes)
      == "channel"
    let counts = 0...1_000_000_000
    let members = reading.number(
      fields["currentMembers"], "\(path).currentMembers", in: counts)
    let status = ScriptContent.status(fields["status"], "\(path).status", &reading)
    let copies = reading.number(
      fields["copies"], "\(path).copies", in: 1...ScriptContent.entryLimit)
    let listing = Listing(
      id: 0, kind: isChannel ? .channel : .group, displayName: text("displayName") ?? "",
      fullName: text("fullName") ?? "", simplexName: text("simplexName"),
      isNameVerified: reading.flag(fields["nameVerified"], "\(path).nameVerified") ?? true,
      shortLink: text("connShortLink"), fullLink: text("connFullLink"),
      shortDescription: text("shortDescr"), welcomeMessage: text("welcome"), image: text("image"),
      currentMembers: members ?? 0,
      publicMembers: reading.number(
        fields["publicMemberCount"], "\(path).publicMemberCount", in: counts),
      activeAt: text("activeAt"), createdAt: text("createdAt"), status: status ?? .active)
    if fields["connShortLink"] == nil, fields["connFullLink"] == nil {
      reading.warning(
        node, path, "the entry has no link: the directory counts it, but never sends it")
    }
    let key = listing.shortLink == nil ? "connFullLink" : "connShortLink"
    if listing.link?.isEmpty == true {
      reading.warning(
        fields[key] ?? node, "\(path).\(key)", "the link is empty: the app drops the entry")
    }
    return (listing, copies ?? 1)
  }

  /// Gives a status.
  static func status(
    _ node: ScriptNode?, _ path: String, _ reading: inout ScriptReading
  ) -> Listing.Status? {
    switch reading.word(node, path, of: ScriptKeys.statuses) {
    case "active": .active
    case "suspended": .suspended
    case "removed": .removed
    default: nil
    }
  }

  /// Gives a text, which may be written as a repetition.
  private static func text(
    _ node: ScriptNode?, _ path: String, _ reading: inout ScriptReading
  ) -> String? {
    guard let node else { return nil }
    guard case .object = node.value else { return reading.text(node, path) }
    guard let fields = reading.object(node, path, keys: ScriptKeys.repetition) else { return nil }
    for key in ScriptKeys.repetition where fields[key] == nil {
      reading.error(node, path, "a repeated text needs \(key)")
    }
    guard let piece = reading.text(fields["repeat"], "\(path).repeat"),
      let times = reading.number(fields["times"], "\(path).times", in: 1...repetitionLimit)
    else { return nil }
    guard piece.utf8.count * times <= sizeLimit else {
      reading.error(node, path, "the text has more than \(sizeLimit) bytes")
      return nil
    }
    return String(repeating: piece, count: times)
  }
}

extension Listing {
  /// The bytes of all its texts.
  fileprivate var size: Int {
    [simplexName, shortLink, fullLink, shortDescription, welcomeMessage, image]
      .reduce(displayName.utf8.count + fullName.utf8.count + 100) { $0 + ($1?.utf8.count ?? 0) }
  }

  /// Tells one of several copies from the others.
  fileprivate mutating func number(_ copy: Int) {
    displayName += " \(copy)"
    shortLink = shortLink.map { "\($0)\(copy)" }
    fullLink = fullLink.map { "\($0)\(copy)" }
  }
}
