/// The size of a reply after compression, as an estimate.
///
/// Base64 text of a picture packs three bytes into four characters, so it counts three
/// quarters; everything else
/// counts byte for byte, in the JSON form without escapes. Random text hardly shrinks, and only
/// such text matters
/// near the limit.
package enum EnvelopeEstimate {
  /// Gives the size of a whole page.
  package static func bytes(of page: SearchPage) -> Int {
    page.entries.reduce(bytes(around: page, entries: page.entries.count)) { $0 + bytes(of: $1) }
  }

  /// Gives the size of all of a page but its entries, of which there will be `count`.
  static func bytes(around page: SearchPage, entries count: Int) -> Int {
    var bytes = #"{"entries":[],"type":"searchResults"}"#.utf8.count
    bytes += max(0, count - 1)
    if let cursor = page.cursor { bytes += #","searchCursor":"#.utf8.count + size(of: cursor) }
    if let left = page.left { bytes += #","left":"#.utf8.count + digits(left) }
    return bytes
  }

  /// Gives the size of one entry.
  static func bytes(of entry: WireEntry) -> Int {
    var bytes = #"{"displayName":"","entryType":{"summary":{},"type":"group"},"groupLink":{}}"#
      .utf8.count
    bytes += entry.displayName.utf8.count
    if entry.kind == .channel { bytes += #""groupType":"channel","#.utf8.count }
    bytes += #""currentMembers":"#.utf8.count + digits(entry.currentMembers)
    if let members = entry.publicMembers {
      bytes += #","publicMemberCount":"#.utf8.count + digits(members)
    }
    if let link = entry.shortLink { bytes += #""connShortLink":"""#.utf8.count + link.utf8.count }
    if let link = entry.fullLink { bytes += #""connFullLink":"""#.utf8.count + link.utf8.count }
    if entry.shortLink != nil, entry.fullLink != nil { bytes += 1 }
    bytes += field("simplexName", entry.simplexName) + field("shortDescr", entry.shortDescription)
    bytes += field("activeAt", entry.activeAt) + field("createdAt", entry.createdAt)
    if let image = entry.image { bytes += field("image", "") + (image.utf8.count * 3 + 3) / 4 }
    return bytes
  }

  /// Gives the size of a text field behind another one, or nothing for nil.
  private static func field(_ key: String, _ text: String?) -> Int {
    guard let text else { return 0 }
    return #","":"""#.utf8.count + key.utf8.count + text.utf8.count
  }

  /// Gives the number of characters of a number in JSON.
  private static func digits(_ number: Int) -> Int {
    var count = number < 0 ? 2 : 1
    var rest = number.magnitude
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    return count
  }

  /// Gives the size of a cursor.
  private static func size(of value: JSONValue) -> Int {
    switch value {
    case .null: return 4
    case .bool(let flag): return flag ? 4 : 5
    case .integer(let number): return digits(number)
    case .number(let number): return "\(number)".utf8.count
    case .string(let text): return text.utf8.count + 2
    case .array(let values):
      return values.reduce(1 + max(1, values.count)) { $0 + size(of: $1) }
    case .object(let fields):
      return fields.reduce(1 + max(1, fields.count)) {
        $0 + $1.key.utf8.count + 3 + size(of: $1.value)
      }
    }
  }
}
