#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Why a reply is of no use to the app.
package enum WireFailure: Error, Hashable, Sendable {
  /// The bytes are no JSON.
  case notJSON
  /// The JSON is no object.
  case notAnObject
  /// The object has no type, or one that is no text.
  case missingType
  /// The object's type is not the expected one.
  case unknownType(String)
  /// The directory refused the request with these words.
  case refused(String)
  /// A field of the object has the wrong shape.
  case badField(String)
}

/// The JSON form of requests and replies, both ways.
///
/// The key of the optional count, `left`, is this project's own choice: no published form of
/// the wire has a count.
/// A null cursor is read as no cursor.
package enum WireJSON {
  /// Gives the bytes of a request.
  package static func encode(_ request: SearchRequest) -> [UInt8] {
    var fields: [String: JSONValue] = [
      "type": .string("search"), "searchText": .string(request.text),
    ]
    fields["searchCursor"] = request.cursor
    return bytes(of: .object(fields))
  }

  /// Reads a request, or gives nil if its type or shape is not supported.
  package static func decodeRequest(_ bytes: [UInt8]) -> SearchRequest? {
    guard case .object(let fields)? = parse(bytes), fields["type"] == .string("search"),
      case .string(let text)? = fields["searchText"]
    else { return nil }
    return SearchRequest(text: text, cursor: cursor(in: fields))
  }

  /// Gives the bytes of a reply; a raw one is its own bytes.
  package static func encode(_ reply: SearchReply) -> [UInt8] {
    if case .raw(let bytes) = reply { return bytes }
    return bytes(of: value(of: reply))
  }

  /// Reads a reply as the app does: entries that can't be decoded are dropped, missing
  /// entries are none.
  ///
  /// - Throws: a `WireFailure` if the reply is not a page of results.
  package static func decodeReply(_ bytes: [UInt8]) throws(WireFailure) -> SearchPage {
    guard let value = parse(bytes) else { throw .notJSON }
    guard case .object(let fields) = value else { throw .notAnObject }
    guard case .string(let type)? = fields["type"] else { throw .missingType }
    guard type == "searchResults" else {
      guard type == "error" else { throw .unknownType(type) }
      guard case .string(let words)? = fields["errorMessage"] else { throw .refused("") }
      throw .refused(words)
    }
    var page = SearchPage(entries: [], cursor: cursor(in: fields))
    switch fields["entries"] {
    case nil, .null?: break
    case .array(let entries)?: page.entries = entries.compactMap(WireEntry.init(json:))
    default: throw .badField("entries")
    }
    if case .integer(let left)? = fields["left"], left >= 0 { page.left = left }
    return page
  }

  /// Gives the JSON value of a reply; a raw one has none and gives null.
  static func value(of reply: SearchReply) -> JSONValue {
    switch reply {
    case .raw: return .null
    case .error(let words):
      return .object(["type": .string("error"), "errorMessage": .string(words)])
    case .page(let page):
      var fields: [String: JSONValue] = [
        "type": .string("searchResults"), "entries": .array(page.entries.map(\.json)),
      ]
      fields["searchCursor"] = page.cursor
      fields["left"] = page.left.map { .integer($0) }
      return .object(fields)
    }
  }

  /// Gives the bytes of a value, its keys sorted.
  package static func bytes(of value: JSONValue) -> [UInt8] {
    Array(value.description.utf8)
  }

  /// Reads any JSON value, or gives nil if the bytes are no JSON.
  package static func parse(_ bytes: [UInt8]) -> JSONValue? {
    try? JSONDecoder().decode(JSONValue.self, from: Data(bytes))
  }

  /// Gives the cursor among a message's fields.
  private static func cursor(in fields: [String: JSONValue]) -> JSONValue? {
    let cursor = fields["searchCursor"]
    return cursor == .null ? nil : cursor
  }
}

extension SearchReply {
  /// The page that the app reads in the reply; nil for one that is none.
  package var page: SearchPage? {
    switch self {
    case .page(let page): page
    case .raw(let bytes): try? WireJSON.decodeReply(bytes)
    case .error: nil
    }
  }
}

extension JSONValue: Decodable {
  /// Reads a value of any JSON type; the frequent ones come first, for each failed try is slow.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([String: JSONValue].self) {
      self = .object(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }
}
