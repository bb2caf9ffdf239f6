extension WireEntry {
  /// The entry as a JSON object.
  var json: JSONValue {
    var summary: [String: JSONValue] = ["currentMembers": .integer(currentMembers)]
    summary["publicMemberCount"] = publicMembers.map { .integer($0) }
    var type: [String: JSONValue] = ["type": .string("group"), "summary": .object(summary)]
    if kind == .channel { type["groupType"] = .string("channel") }
    var link: [String: JSONValue] = [:]
    link["connShortLink"] = shortLink.map { .string($0) }
    link["connFullLink"] = fullLink.map { .string($0) }
    var fields: [String: JSONValue] = [
      "entryType": .object(type), "displayName": .string(displayName), "groupLink": .object(link),
    ]
    fields["simplexName"] = simplexName.map { .string($0) }
    fields["shortDescr"] = shortDescription.map { .string($0) }
    fields["image"] = image.map { .string($0) }
    fields["activeAt"] = activeAt.map { .string($0) }
    fields["createdAt"] = createdAt.map { .string($0) }
    return .object(fields)
  }

  /// Reads an entry, or gives nil if a field that must be there is not, or one has the wrong type.
  init?(json: JSONValue) {
    guard let fields = json.fields, let name = fields["displayName"]?.text,
      let type = fields["entryType"]?.fields, type["type"] == .string("group"),
      let summary = type["summary"]?.fields, case .integer(let members)? = summary["currentMembers"]
    else { return nil }
    self.init(
      kind: type["groupType"] == .string("channel") ? .channel : .group, displayName: name,
      currentMembers: members)
    do throws(WrongType) {
      simplexName = try WireEntry.text(fields["simplexName"])
      shortDescription = try WireEntry.text(fields["shortDescr"])
      image = try WireEntry.text(fields["image"])
      activeAt = try WireEntry.text(fields["activeAt"])
      createdAt = try WireEntry.text(fields["createdAt"])
      publicMembers = try WireEntry.count(summary["publicMemberCount"])
      let link = try WireEntry.object(fields["groupLink"])
      shortLink = try WireEntry.text(link["connShortLink"])
      fullLink = try WireEntry.text(link["connFullLink"])
    } catch { return nil }
  }

  /// A field that is there, but has the wrong type.
  private struct WrongType: Error {}

  /// Reads an optional text.
  private static func text(_ value: JSONValue?) throws(WrongType) -> String? {
    guard let value, value != .null else { return nil }
    guard let text = value.text else { throw WrongType() }
    return text
  }

  /// Reads an optional count.
  private static func count(_ value: JSONValue?) throws(WrongType) -> Int? {
    guard let value, value != .null else { return nil }
    guard case .integer(let count) = value else { throw WrongType() }
    return count
  }

  /// Reads an optional object.
  private static func object(_ value: JSONValue?) throws(WrongType) -> [String: JSONValue] {
    guard let value, value != .null else { return [:] }
    guard let fields = value.fields else { throw WrongType() }
    return fields
  }
}

extension JSONValue {
  /// The value's text, if it is one.
  fileprivate var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The value's fields, if it is an object.
  fileprivate var fields: [String: JSONValue]? {
    if case .object(let fields) = self { fields } else { nil }
  }
}
