extension Directory {
  /// A place in the order of rows: what a cursor stands for.
  struct Position {
    /// The current members of the last row consumed.
    var members: Int
    /// The id of the last row consumed.
    var id: Int

    /// Makes the position of a listing.
    init(of listing: Listing) {
      members = listing.currentMembers
      id = listing.id
    }

    /// Reads a cursor, or gives nil if this directory did not make it.
    init?(_ cursor: JSONValue) {
      guard case .object(let fields) = cursor,
        case .integer(let members)? = fields["lastMembers"],
        case .integer(let id)? = fields["lastGroupId"]
      else { return nil }
      self.members = members
      self.id = id
    }

    /// Whether a row comes after this place: fewer members, or as many and a larger id.
    func precedes(members: Int, id: Int) -> Bool {
      members < self.members || (members == self.members && id > self.id)
    }
  }

  /// Gives the page that a request asks for, or nil if its cursor is not one of this directory's.
  package func page(for request: SearchRequest) -> SearchPage? {
    let rows = rows(matching: request.text)
    guard let start = start(of: request.cursor, in: rows) else { return nil }
    return page(of: rows, from: start).page
  }

  /// Gives the page before the one that a request asks for, or nil for the first one.
  func pageBefore(_ request: SearchRequest) -> SearchPage? {
    let rows = rows(matching: request.text)
    guard let start = start(of: request.cursor, in: rows), start > 0 else { return nil }
    var index = 0
    while true {
      let (page, end) = page(of: rows, from: index)
      if end >= start { return page }
      index = end
    }
  }

  /// Gives the number of the page that a request asks for, from 1, counted over the rows as
  /// they are now.
  func pageNumber(of request: SearchRequest) -> Int? {
    let rows = rows(matching: request.text)
    guard let start = start(of: request.cursor, in: rows) else { return nil }
    var number = 1
    var index = 0
    while index < start {
      index = page(of: rows, from: index).end
      number += 1
    }
    return number
  }

  /// Gives the indices of the records that match a text now, most members first, then by id.
  private func rows(matching text: String) -> [Int] {
    let found = catalogue.indices(matching: text).filter { index in
      let own = catalogue.records[index].listing.status
      let changed = changedStatuses.isEmpty ? nil : changedStatuses[id(at: index)]
      return (changed ?? own) == .active
    }
    guard !changedMembers.isEmpty else { return found }
    return found.sorted { left, right in
      let (first, second) = (members(at: left), members(at: right))
      return first == second ? id(at: left) < id(at: right) : first > second
    }
  }

  /// Gives the current members of a record.
  private func members(at index: Int) -> Int {
    let listing = catalogue.records[index].listing
    return changedMembers[listing.id] ?? listing.currentMembers
  }

  /// Gives the id of a record's listing.
  private func id(at index: Int) -> Int {
    catalogue.records[index].listing.id
  }

  /// Gives the place of the first row after a cursor, or nil if the cursor can't be read.
  private func start(of cursor: JSONValue?, in rows: [Int]) -> Int? {
    guard let cursor else { return 0 }
    guard let position = Position(cursor) else { return nil }
    let start = rows.firstIndex { position.precedes(members: members(at: $0), id: id(at: $0)) }
    return start ?? rows.count
  }

  /// Reads rows from a place on, cuts them down to the envelope, and tells which row comes next.
  private func page(of rows: [Int], from start: Int) -> (page: SearchPage, end: Int) {
    let read = rows[start...].prefix(max(1, rowsPerPage))
      .map { current(catalogue.records[$0].listing) }
    var sent: [(entry: WireEntry, row: Int)] = []
    for (row, listing) in read.enumerated() {
      let entry = listing.wireEntry
      if entry.link != nil { sent.append((entry, row)) }
    }
    var consumed = read.count
    var bytes = sent.reduce(0) { $0 + EnvelopeEstimate.bytes(of: $1.entry) }
    while let last = sent.last {
      let empty = page([], of: rows, from: start, consumed: consumed, read)
      let around = EnvelopeEstimate.bytes(around: empty, entries: sent.count)
      if bytes + around <= envelopeBytes { break }
      if sent.count == 1 {
        consumed = last.row + 1
        guard last.entry.image != nil else {
          sent = []
          break
        }
        sent[0].entry.image = nil
        bytes = EnvelopeEstimate.bytes(of: sent[0].entry)
      } else {
        bytes -= EnvelopeEstimate.bytes(of: last.entry)
        sent.removeLast()
        consumed = sent[sent.count - 1].row + 1
      }
    }
    let page = page(sent.map(\.entry), of: rows, from: start, consumed: consumed, read)
    return (page, start + consumed)
  }

  /// Puts a page together: a cursor and a number of rows left only where they belong.
  private func page(
    _ entries: [WireEntry], of rows: [Int], from start: Int, consumed: Int, _ read: [Listing]
  ) -> SearchPage {
    let left = rows.count - start - consumed
    var cursor: JSONValue?
    if left > 0, consumed > 0 {
      let last = read[consumed - 1]
      cursor = .object([
        "lastMembers": .integer(last.currentMembers),
        "lastCreatedAt": last.createdAt.map { .string($0) } ?? .null,
        "lastGroupId": .integer(last.id),
      ])
    }
    return SearchPage(entries: entries, cursor: cursor, left: sendsCount ? left : nil)
  }
}
