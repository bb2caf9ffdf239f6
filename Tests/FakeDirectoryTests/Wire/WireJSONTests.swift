import FakeDirectory
import Testing

@Suite("The JSON form of the wire")
struct WireJSONTests {
  @Test(
    "A request keeps its text and its cursor, of whatever type",
    arguments: [
      nil, .bool(true), .integer(-7), .integer(.max), .number(1.5), .string("Ä \"\\\n\u{1} 😀"),
      .array([.null, .integer(1), .array([])]),
      .object(["b": .object([:]), "a": .array([.string("")])]),
    ] as [JSONValue?])
  func requests(_ cursor: JSONValue?) {
    let request = SearchRequest(text: " ne\"w\\s\t·…\u{7F} ", cursor: cursor)
    #expect(WireJSON.decodeRequest(WireJSON.encode(request)) == request)
  }

  @Test("A request has the keys of the wire, and no others")
  func requestBytes() {
    let first = WireJSON.encode(SearchRequest(text: "news"))
    #expect(String(decoding: first, as: UTF8.self) == #"{"searchText":"news","type":"search"}"#)
    let next = WireJSON.encode(SearchRequest(text: "news", cursor: .object(["x": .integer(1)])))
    #expect(
      String(decoding: next, as: UTF8.self)
        == #"{"searchCursor":{"x":1},"searchText":"news","type":"search"}"#)
  }

  @Test(
    "A request of another type or shape is not supported",
    arguments: [
      "", "[]", "7", #"{"searchText":"a"}"#, #"{"type":"search"}"#,
      #"{"type":"find","searchText":"a"}"#, #"{"type":"search","searchText":7}"#,
    ])
  func badRequests(_ text: String) {
    #expect(WireJSON.decodeRequest(Array(text.utf8)) == nil)
  }

  /// A page that uses every field once.
  private static let page = SearchPage(
    entries: [
      WireEntry(
        kind: .channel, displayName: "c", simplexName: "#c.testing", shortLink: "s",
        shortDescription: "*d*", image: "data:image/jpg;base64,AAAA", currentMembers: 3,
        publicMembers: 1520, activeAt: "2026-01-20T10:15:00Z", createdAt: "2026-01-20T00:00:00Z"),
      WireEntry(kind: .group, displayName: "g", fullLink: "l", currentMembers: 2),
    ], cursor: .integer(4), left: 12)

  @Test("A page comes back as it was sent")
  func pageRoundTrip() throws {
    #expect(
      try WireJSON.decodeReply(WireJSON.encode(.page(WireJSONTests.page))) == WireJSONTests.page)
    let last = SearchPage(entries: [])
    #expect(try WireJSON.decodeReply(WireJSON.encode(.page(last))) == last)
  }

  @Test("The estimate of a page without pictures is its size in JSON")
  func estimate() {
    var page = WireJSONTests.page
    page.entries[0].image = nil
    #expect(EnvelopeEstimate.bytes(of: page) == WireJSON.encode(.page(page)).count)
    page.cursor = .object(["lastMembers": .integer(10), "lastCreatedAt": .null])
    page.left = nil
    #expect(EnvelopeEstimate.bytes(of: page) == WireJSON.encode(.page(page)).count)
    page.entries = []
    page.cursor = .array([])
    #expect(EnvelopeEstimate.bytes(of: page) == WireJSON.encode(.page(page)).count)
  }

  @Test(
    "A reply that is no page of results is a failure",
    arguments: [
      ("", .notJSON), ("{", .notJSON), (#"{"type":"searchResults"} x"#, .notJSON),
      ("null", .notAnObject), (#"[{"type":"searchResults"}]"#, .notAnObject),
      (#"{"entries":[]}"#, .missingType), (#"{"type":7,"entries":[]}"#, .missingType),
      (#"{"type":"results","entries":[]}"#, .unknownType("results")),
      (#"{"type":"error","errorMessage":"search failed"}"#, .refused("search failed")),
      (#"{"type":"error"}"#, .refused("")),
      (#"{"type":"searchResults","entries":{}}"#, .badField("entries")),
    ] as [(String, WireFailure)])
  func failures(_ text: String, _ failure: WireFailure) {
    #expect(throws: failure) { try WireJSON.decodeReply(Array(text.utf8)) }
  }

  /// One good entry in JSON, with one part replaced.
  private static func entry(_ old: String = "", _ new: String = "") -> String {
    let good = """
      {"displayName":"g","entryType":{"type":"group","summary":{"currentMembers":2}},\
      "groupLink":{"connShortLink":"s"},"shortDescr":"d"}
      """
    return old.isEmpty
      ? good
      : good.split(separator: old, omittingEmptySubsequences: false)
        .joined(separator: new)
  }

  @Test(
    "An entry that can't be decoded is dropped, and the others stay",
    arguments: [
      ("7", false), ("{}", false), (entry(#""displayName":"g""#, #""displayName":7"#), false),
      (entry(#""type":"group""#, #""type":"contact""#), false),
      (entry(#""currentMembers":2"#, #""currentMembers":"2""#), false),
      (entry(#""currentMembers":2"#, #""other":2"#), false),
      (entry(#""shortDescr":"d""#, #""shortDescr":[]"#), false),
      (entry(#"{"connShortLink":"s"}"#, "7"), false),
      (entry(#"{"connShortLink":"s"}"#, #"{"connShortLink":7}"#), false),
      (entry(#""currentMembers":2"#, #""currentMembers":2,"publicMemberCount":"x""#), false),
      (entry(), true), (entry(#""shortDescr":"d""#, #""shortDescr":null"#), true),
      (entry(#""shortDescr":"d""#, #""unheardOf":{"a":[1]}"#), true),
      (entry(#""type":"group""#, #""type":"group","groupType":"club""#), true),
      (entry(#"{"connShortLink":"s"}"#, "{}"), true),
    ])
  func tolerance(_ odd: String, _ isKept: Bool) throws {
    let text = #"{"type":"searchResults","entries":["# + "\(odd),\(WireJSONTests.entry())]}"
    let page = try WireJSON.decodeReply(Array(text.utf8))
    #expect(page.entries.count == (isKept ? 2 : 1))
    #expect(page.entries.last?.shortLink == "s")
    #expect(page.entries.allSatisfy { $0.kind == .group })
  }

  @Test(
    "Missing entries are none, a null cursor is none, and an odd count is none",
    arguments: [
      #"{"type":"searchResults"}"#, #"{"type":"searchResults","entries":null}"#,
      #"{"type":"searchResults","searchCursor":null}"#, #"{"type":"searchResults","left":-1}"#,
      #"{"type":"searchResults","left":"3"}"#, #"{"type":"searchResults","left":1.5}"#,
    ])
  func missing(_ text: String) throws {
    #expect(try WireJSON.decodeReply(Array(text.utf8)) == SearchPage(entries: []))
  }

  @Test("A number that JSON can't hold is written as null")
  func numbers() {
    #expect(WireJSON.parse(WireJSON.bytes(of: .array([.number(.nan)]))) == .array([.null]))
    #expect(WireJSON.parse(WireJSON.bytes(of: .number(1e300))) == .number(1e300))
  }
}
