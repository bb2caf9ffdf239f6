import Foundation
import PlanRunner
import Testing

@Suite("Reading JSON5")
struct JSON5ReaderTests {
  private static let good = [
    "{}", "[]", "1", "\"a\"", "'a'", "null", " true ", "// c\n{}", "/* c */ {} // d",
    "{a: 1}", "{'a': 1, \"b\": [1, 2,],}", "{$a_1: .5, b: 5., c: +1, d: -0x1F, e: 1e3}",
    "\"\\u00e9\\x41\\n\\t\\'\\\"\\\\ \\ud83d\\ude00\"", "[NaN, Infinity, -Infinity]",
    "'it is \"so\"'", "\"line \\\ncontinued\"", "\u{FEFF}{}",
  ]
  private static let bad = [
    "", "  ", "// only a comment", "{", "[", "[1", "{a}", "{a:}", "{a:1 b:2}", "[1 2]", "{} {}",
    "\"a", "'a\"", "/* open", "/x", "{1a: 2}", "[,]", "{,}", "[1,,2]", "tru", "01x", "1e", "0x",
    "\"\\ud83d\"", "\"\\u12\"", "+", "-", "\"a\nb\"", "@",
  ]

  @Test("Foundation reads what this reader reads", arguments: good)
  func accepts(text: String) throws {
    _ = try JSON5Reader.read(Array(text.utf8))
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    #expect(throws: Never.self) { try decoder.decode(Anything.self, from: Data(text.utf8)) }
  }

  @Test("Foundation refuses what this reader refuses", arguments: bad)
  func refuses(text: String) {
    #expect(throws: ScriptProblem.self) { try JSON5Reader.read(Array(text.utf8)) }
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    #expect(throws: (any Error).self) { try decoder.decode(Anything.self, from: Data(text.utf8)) }
  }

  @Test("Nesting has a limit, and nothing deep is a crash")
  func depth() {
    for (open, close) in [("[", "]"), ("{a:", "}")] {
      let deep = String(repeating: open, count: 64)
      let fits = deep + (open == "[" ? "" : "1") + String(repeating: close, count: 64)
      #expect(throws: Never.self) { try JSON5Reader.read(Array(fits.utf8)) }
      for count in [65, 10_000, 1_000_000] {
        let text = String(repeating: open, count: count)
        #expect(throws: ScriptProblem.self) { try JSON5Reader.read(Array(text.utf8)) }
      }
    }
  }

  @Test("Every beginning of a script, and every single changed byte, is read or refused")
  func damaged() throws {
    let bytes = try Scripts.bytes(of: "hostile-text.json5")
    for count in bytes.indices { _ = try? JSON5Reader.read(Array(bytes[..<count])) }
    for index in bytes.indices {
      for byte in [0, 0x22, 0x5C, 0x7B, 0xFF] as [UInt8] {
        var changed = bytes
        changed[index] = byte
        _ = try? JSON5Reader.read(changed)
      }
    }
  }

  /// Decodes any JSON value and keeps nothing.
  private struct Anything: Decodable {
    init(from decoder: any Decoder) throws {
      if var list = try? decoder.unkeyedContainer() {
        while !list.isAtEnd { _ = try list.decode(Anything.self) }
      } else if let fields = try? decoder.container(keyedBy: Key.self) {
        for key in fields.allKeys { _ = try fields.decode(Anything.self, forKey: key) }
      } else {
        let value = try decoder.singleValueContainer()
        guard
          value.decodeNil() || (try? value.decode(Bool.self)) != nil
            || (try? value.decode(Double.self)) != nil || (try? value.decode(String.self)) != nil
        else { throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "")) }
      }
    }

    private struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
  }
}
