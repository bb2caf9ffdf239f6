/// A way in which a reply can be malformed.
package enum Malformation: Hashable, Sendable, CaseIterable {
  /// Bytes that are no JSON.
  case notJSON
  /// The right reply, cut off in the middle.
  case cutOff
  /// A JSON list in place of an object.
  case notAnObject
  /// The right reply without its type.
  case missingType
  /// The right reply with a type that no app knows.
  case unknownType
  /// A reply of the right type without its entries: a page with no rows.
  case missingEntries
  /// The right reply with a text in place of its list of entries.
  case wrongType
  /// No bytes at all.
  case emptyResponse
  /// The right reply with one more entry, in the first place, that can't be decoded.
  case oddEntry

  /// Gives the bytes that are sent in place of a reply.
  package func bytes(of reply: SearchReply) -> [UInt8] {
    let value = WireJSON.value(of: reply)
    guard case .object(var fields) = value else { return WireJSON.bytes(of: value) }
    switch self {
    case .notJSON: return Array("no results, only words".utf8)
    case .cutOff:
      let whole = WireJSON.bytes(of: value)
      return Array(whole.prefix(whole.count / 2))
    case .notAnObject: return WireJSON.bytes(of: .array([value]))
    case .missingType: fields["type"] = nil
    case .unknownType: fields["type"] = .string("searchResultsOfTomorrow")
    case .missingEntries: fields["entries"] = nil
    case .wrongType: fields["entries"] = .string("none")
    case .emptyResponse: return []
    case .oddEntry:
      var entries: [JSONValue] = [.object(["displayName": .integer(7)])]
      if case .array(let rest)? = fields["entries"] { entries += rest }
      fields["entries"] = .array(entries)
    }
    return WireJSON.bytes(of: .object(fields))
  }
}
