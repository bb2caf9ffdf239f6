import PlanRunner
import Testing

/// Streams of events that were cut off, damaged or made by something else.
@Suite struct DamagedStreamTests {
  /// The lines of a stream of the sample plan.
  private static let lines: [String] = {
    let bytes = EventWriter.bytes(EventStreamTests.outcome(Sample.plan))
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }()

  private func error(_ lines: [String], ending: String = "\n") -> EventError? {
    let text = lines.joined(separator: "\n") + ending
    return #expect(throws: EventError.self) { try EventReader.read(Array(text.utf8)) }
  }

  @Test func `a stream that lacks a line or has one twice is not taken for whole`() {
    for index in Self.lines.indices {
      var lines = Self.lines
      let line = lines.remove(at: index)
      _ = error(lines)
      lines.insert(contentsOf: [line, line], at: index)
      _ = error(lines)
    }
  }

  @Test func `a stream is not taken for whole wherever it is cut off`() {
    let text = Self.lines.joined(separator: "\n") + "\n"
    let bytes = Array(text.utf8)
    for end in stride(from: 0, to: bytes.count, by: 97) {
      #expect(throws: EventError.self) { try EventReader.read(Array(bytes[..<end])) }
    }
  }

  @Test func `a member that is missing or of another kind is an error with its line`() {
    for (index, line) in Self.lines.enumerated() {
      for part in [(":\"", ":1.5,\"x\":\""), (":[", ":true,\"x\":["), ("\":", "x\":")] {
        guard let range = line.firstRange(of: part.0), !line[range.lowerBound...].isEmpty else {
          continue
        }
        var changed = Self.lines
        changed[index].replaceSubrange(range, with: part.1)
        #expect(error(changed)?.line == index + 1)
      }
    }
  }

  @Test(
    arguments: [
      ([], "", "the file is empty", 0),
      (["no JSON"], "\n", "this is no event stream: no value begins like this (byte 1)", 1),
      (["{}"], "\n", "this is no event stream", 1),
      ([#"{"v":1,"kind":"criterion"}"#], "\n", "has to begin with “run.started”", 1),
      (
        [#"{"v":2,"kind":"run.started"}"#], "\n", "version 2 of the stream can't be read, only 1", 1
      ),
      (
        [#"{"v":1,"kind":"run.started","tool":{"name":"other"}}"#], "\n", "not from planrunner", 1
      ),
      ([String(repeating: "[", count: 100_000)], "\n", "more than 64 arrays and objects", 1),
      ([#"{"v":1e999,"kind":"run.started"}"#], "\n", "this is no event stream", 1),
    ] as [([String], String, String, Int)])
  func `what is no stream is said in words`(
    lines: [String], ending: String, words: String, line: Int
  ) {
    let error = error(lines, ending: ending)
    #expect(error?.message.contains(words) == true)
    #expect(error?.line == line)
  }

  @Test func `lines and members of later versions are passed over`() throws {
    var lines = Self.lines
    lines[0].insert(
      contentsOf: #""later":{"a":[1]},"#, at: lines[0].index(after: lines[0].startIndex))
    let last = lines.removeLast()
    lines.append(#"{"v":1,"kind":"later.kind"}"#)
    lines.append(last.replacing(#""lines":\#(lines.count)"#, with: #""lines":\#(lines.count + 1)"#))
    let text = lines.joined(separator: "\n") + "\n"
    _ = try EventReader.read(Array(text.utf8))
  }

  @Test(arguments: [
    ("[1,2", "an array is not closed"), ("{\"a\":1", "an object is not closed"),
    ("\"a", "a text is not closed"), ("\"\\x\"", "there is no such escape"),
    ("\"\\u12\"", "four hexadecimal digits"), ("\"\\ud800\"", "half a character"),
    ("\"\\udc00x\"", "half a character"), ("\"a\nb\"", "a control character"), ("01", "no number"),
    ("-", "no number"), ("1.", "no number"), ("1e", "no number"), ("nul", "no value begins"),
    ("1 2", "something follows"), ("{1:2}", "a key should"), ("{\"a\" 1}", "a colon should"),
    ("", "ends where"),
  ])
  func `what is no JSON is said in words`(text: String, words: String) {
    let error = #expect(throws: JSONError.self) { try JSONParser.parse(Array(text.utf8)[...]) }
    #expect(error?.message.contains(words) == true)
  }

  @Test func `bytes that are not UTF-8 are no text`() {
    #expect(throws: JSONError.self) { try JSONParser.parse([0x22, 0xFF, 0x22]) }
    #expect(throws: JSONError.self) { try JSONParser.parse([0x22, 0xC3, 0x22, 0x22]) }
  }

  @Test(
    arguments: [
      ("-12", .integer(-12)), ("1.50", .number("1.50")),
      ("9223372036854775808", .number("9223372036854775808")),
      ("[ ]", .array([])), (" null ", .null), (#""\u00e9\ud83d\ude00\/""#, .string("é😀/")),
      ("true", .bool(true)),
    ] as [(String, JSONNode)])
  func `JSON is read as it is meant`(text: String, node: JSONNode) throws {
    #expect(try JSONParser.parse(Array(text.utf8)[...]) == node)
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func `digests are those of the standard's own examples`(text: String, digest: String) {
    #expect(SHA256.hexadecimal(Array(text.utf8)) == digest)
  }
}
