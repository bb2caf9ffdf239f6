import Synchronization

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
      searched.withUnsafeBufferPointer { $0.holds(needle) }
    }
  }

  /// The records in the directory's order: most members first, then by id.
  let records: [Record]
  private let finds = Finds()
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
    indices(matching: text).filter {
      records[$0].listing.status == .active && records[$0].listing.link != nil
    }.map { records[$0].listing }
  }

  /// Gives the indices of all records that contain a text, whatever its letter case.
  func indices(matching text: String) -> [Int] {
    let needle = text.lowercased()
    return finds.indices(for: needle) {
      let bytes = Array(needle.utf8)
      return records.indices.filter { records[$0].contains(bytes) }
    }
  }

  /// What was found for the last texts, as a directory's index would have it.
  private final class Finds: Sendable {
    private static let limit = 1_024
    private let known = Mutex<[String: [Int]]>([:])

    func indices(for needle: String, find: () -> [Int]) -> [Int] {
      if let indices = known.withLock({ $0[needle] }) { return indices }
      let found = find()
      known.withLock { known in
        if known.count >= Finds.limit { known = [:] }
        known[needle] = found
      }
      return found
    }
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
