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
/// The key of the optional count, `left`, is this project's own choice: no published form of the wire has a count.
package enum WireJSON {
  /// Gives the bytes of a request.
  package static func encode(_ request: SearchRequest) -> [UInt8] { [] }
  /// Reads a request, or gives nil if its type or shape is not supported.
  package static func decodeRequest(_ bytes: [UInt8]) -> SearchRequest? { nil }
  /// Gives the bytes of a reply; a raw one is its own bytes.
  package static func encode(_ reply: SearchReply) -> [UInt8] { [] }
  /// Reads a reply as the app does: entries that can't be decoded are dropped, missing entries are none.
  package static func decodeReply(_ bytes: [UInt8]) throws(WireFailure) -> SearchPage {
    throw .notJSON
  }
}
