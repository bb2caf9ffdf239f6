/// The directory's content, prepared once for searching and shared between all copies.
package struct Catalogue: Hashable, Sendable {
  /// A listing with the text that a search looks through.
  struct Record: Sendable {
    /// The listing at the start.
    let listing: Listing
    /// The searched fields in lower case, as UTF-8, each followed by a byte that no text contains.
    let searched: [UInt8]

    /// Whether one of the searched fields contains these bytes.
    func contains(_ needle: [UInt8]) -> Bool {
      guard let first = needle.first else { return true }
      guard needle.count <= searched.count else { return false }
      return searched.withUnsafeBufferPointer { text in
        needle.withUnsafeBufferPointer { needle in
          let lastStart = text.count - needle.count
          var start = 0
          while start <= lastStart {
            if text[start] == first {
              var length = 1
              while length < needle.count, text[start + length] == needle[length] { length += 1 }
              if length == needle.count { return true }
            }
            start += 1
          }
          return false
        }
      }
    }
  }

  /// The records in the directory's order: most members first, then by id.
  let records: [Record]
  /// A digest of all listings, by which two catalogues are compared.
  private let fingerprint: Int

  /// Prepares listings for searching.
  package init(_ listings: [Listing]) {
    let ordered = listings.sorted { ($1.currentMembers, $0.id) < ($0.currentMembers, $1.id) }
    records = ordered.map { Record(listing: $0, searched: Catalogue.searchedText(of: $0)) }
    fingerprint = ordered.hashValue
  }

  /// The listings that can be found and connected to, in the directory's order.
  package var findable: [Listing] {
    records.map(\.listing).filter { $0.status == .active && $0.link != nil }
  }

  /// Gives the findable listings that contain a text, whatever its letter case.
  package func findable(matching text: String) -> [Listing] {
    let needle = Array(text.lowercased().utf8)
    return records.filter { record in
      record.contains(needle) && record.listing.status == .active && record.listing.link != nil
    }.map(\.listing)
  }

  /// Compares by digest.
  package static func == (left: Catalogue, right: Catalogue) -> Bool {
    left.fingerprint == right.fingerprint
  }

  /// Hashes the digest.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(fingerprint)
  }

  /// Gives the fields that a search looks through, in lower case.
  private static func searchedText(of listing: Listing) -> [UInt8] {
    var fields = [listing.displayName, listing.fullName]
    if let description = listing.shortDescription { fields.append(description) }
    if let welcome = listing.welcomeMessage { fields.append(welcome) }
    if listing.isNameVerified, let name = listing.simplexName { fields.append(name) }
    var bytes: [UInt8] = []
    for field in fields {
      bytes.append(contentsOf: field.lowercased().utf8)
      bytes.append(0xFF)
    }
    return bytes
  }
}
