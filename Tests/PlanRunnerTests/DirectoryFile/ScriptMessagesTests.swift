import FakeDirectory
import PlanRunner
import Testing

@Suite("What is wrong with a script")
struct ScriptMessagesTests {
  private static let messages: [(script: String, message: String)] = [
    ("{latncy: 1}", "1:2: error: latncy: unknown key (did you mean latency?)"),
    (
      "{rules: [{then: {fualt: 'busy'}}]}",
      "1:18: error: rules[0].then.fualt: unknown key (did you mean fault?)"
    ),
    ("{sendsCount: 'no'}", "1:14: error: sendsCount: true or false is wanted, not the text “no”"),
    ("{\n  rules: 3}", "2:10: error: rules: a list is wanted, not the number 3"),
    ("{rules: [3]}", "1:10: error: rules[0]: an object is wanted, not the number 3"),
    ("[]", "1:1: error: an object is wanted, not a list"),
    ("{latency: '-1s'}", "1:11: error: latency: a latency can't be negative: “-1s”"),
    ("{latency: -1}", "1:11: error: latency: a duration can't be negative: “-1”"),
    (
      "{latency: {type: 'lognormal', median: -5, sigma: 1}}",
      "1:39: error: latency.median: a duration can't be negative: “-5”"
    ),
    (
      "{latency: NaN}",
      "1:11: error: latency: a duration is a day at most and looks like \"300ms\", \"9s\", \"2min\" or 9000 (milliseconds), not “NaN”"
    ),
    (
      "{rowsPerPage: 1e999}",
      "1:15: error: rowsPerPage: a whole number from 1 to 100000 is wanted, not 1e999"
    ),
    (
      "{rowsPerPage: 2.5}",
      "1:15: error: rowsPerPage: a whole number from 1 to 100000 is wanted, not 2.5"
    ),
    (
      "{latency: {type: 'uniform', lower: 5, upper: 4}}",
      "1:11: error: latency: lower is above upper"
    ),
    (
      "{latency: {type: 'uniform', lower: 5}}",
      "1:11: error: latency: a latency of the type uniform needs upper"
    ),
    (
      "{latency: {type: 'fixed', value: 5, sigma: 1}}",
      "1:44: error: latency.sigma: a latency of the type fixed has no sigma"
    ),
    (
      "{latency: {type: 'lognormal', median: 1, sigma: 0.1234}}",
      "1:49: error: latency.sigma: sigma is a number from 0 to 10 with at most three decimals, not 0.1234"
    ),
    ("{seed: 1, seed: 2}", "1:11: error: seed: the key stands twice"),
    (
      "{rules: [{when: {page: 0}, then: {}}]}",
      "1:24: error: rules[0].when.page: a whole number from 1 to 1000000000 is wanted, not 0"
    ),
    (
      "{rules: [{when: {from: '9s', until: '9s'}, then: {}}]}",
      "1:10: warning: rules[0].when.until: the rule can never match: its window is empty"
    ),
    (
      "{rules: [{then: {}}, {when: {page: 2}, then: {}}]}",
      "1:22: warning: rules[1]: the rule can never match: rules[0] before it meets all that it meets"
    ),
    (
      "{rules: [{when: {page: 1}, then: {}}, {when: {number: 1}, then: {}}]}",
      "1:39: warning: rules[1]: the rule can never match: rules[0] before it meets all that it meets"
    ),
    (
      "{rules: [{times: 1, then: {}}, {when: {page: 1}, times: 2, then: {}}, {when: {page: 1, number: 3}, then: {}}]}",
      "1:71: warning: rules[2]: the rule can never match: before it request 3 meets one of rules[0], rules[1]"
    ),
    (
      "{rules: [{when: {page: 3, number: 2}, then: {}}]}",
      "1:10: warning: rules[0].when.page: the rule can never match: page 3 takes 3 requests at least"
    ),
    (
      "{rules: [{when: {text: ' news'}, then: {}}]}",
      "1:10: warning: rules[0].when.text: the rule can never match: the app trims what is typed"
    ),
    (
      "{address: 'noKeys', rules: [{then: {}}]}",
      "1:29: warning: rules: no rule can match: the address never gets keys"
    ),
    ("{rules: [{when: {}}]}", "1:10: error: rules[0]: a rule needs then"),
    (
      "{rules: [{then: {fault: 'silent', latency: 5}}]}",
      "1:44: error: rules[0].then.latency: it has no effect: with the fault silent no reply comes"
    ),
    (
      "{rules: [{then: {error: 'a', body: 'b'}}]}",
      "1:17: error: rules[0].then: only one of error or body can come"
    ),
    (
      "{rules: [{then: {hold: 'a'}}]}",
      "1:10: warning: rules[0].then.hold: nothing releases “a”: the reply never comes"
    ),
    (
      "{timeline: [{at: 5, do: {release: 'a'}}]}",
      "1:35: warning: timeline[0].do.release: no rule holds a reply by the name “a”"
    ),
    (
      "{timeline: [{do: 'stop'}]}",
      "1:13: error: timeline[0]: something that is done by the clock needs at"
    ),
    (
      "{timeline: [{at: 5, do: {entry: 'newsdesc', currentMembers: 1}}]}",
      "1:33: error: timeline[0].do.entry: the directory has no entry “newsdesc” (did you mean newsdesk?)"
    ),
    (
      "{add: [{displayName: 'x', currentMembers: 1}]}",
      "1:8: warning: add[0]: the entry has no link: the directory counts it, but never sends it"
    ),
    (
      "{add: [{displayName: 'x', currentMembers: 1, connShortLink: ''}]}",
      "1:61: warning: add[0].connShortLink: the link is empty: the app drops the entry"
    ),
    (
      "{add: [{displayName: 'x', connShortLink: 'https://a.example/g#x'}]}",
      "1:8: error: add[0]: an entry needs currentMembers"
    ),
    (
      "{entries: [{displayName: {repeat: 'ab', times: 1000001}, currentMembers: 1, connShortLink: 'l'}]}",
      "1:48: error: entries[0].displayName.times: a whole number from 1 to 1000000 is wanted, not 1000001"
    ),
    ("{a: ", "1:5: error: a value is expected, but here is the end of the file"),
    ("{\n  \"é\": x}", "2:8: error: “x” is no value; a text stands in quotes"),
    ("{'\u{1B}[2J': 1}", "1:2: error: a control character stands in a text; write it with \\u"),
    ("{'\\u001b[2J': 1}", "1:2: error: \\u{1B}[2J: unknown key"),
  ]

  @Test("Each mistake has its place", arguments: messages)
  func places(script: String, message: String) {
    let found = Scripts.messages(script)
    let matching = found.filter {
      $0 == message.replacing("1:2: error: a control", with: "1:3: error: a control")
        || ($0.hasPrefix(message + ";"))
    }
    #expect(!matching.isEmpty, "\(found)")
  }

  @Test("All mistakes are told of at once, in the order of places")
  func all() {
    let found = Scripts.messages(
      "{latncy: 1, sed: 2,\n rules: [{then: {fault: 'sillent'}, tims: 2}], address: 'none'}")
    #expect(
      found.map { String($0.prefix { $0 != "r" }) } == [
        "1:2: e", "1:13: e", "2:25: e", "2:37: e", "2:57: e",
      ])
  }

  @Test("Bytes that are no script get an error")
  func noScript() {
    #expect(Scripts.messages([0x7B, 0xFF, 0x7D]) == ["1:2: error: the file is not UTF-8 text"])
    #expect(Scripts.messages([0x7B, 0x00, 0x7D]) == ["1:2: error: the file is not UTF-8 text"])
    #expect(Scripts.messages("") == ["1:1: error: the file holds no value"])
    let deep = String(repeating: "[", count: 10_000)
    #expect(Scripts.messages(deep) == ["1:65: error: values are nested more than 64 deep"])
    let large = [UInt8](repeating: 0x20, count: DirectoryFile.sizeLimit + 1)
    #expect(
      DirectoryFile.read(large, path: "s").diagnostics.map(\.message)
        == ["the file has more than 16 MB"])
  }

  @Test("A script of many mistakes is told of in short")
  func many() {
    let keys = (0..<100_000).map { "k\($0): 1" }.joined(separator: ", ")
    #expect(Scripts.messages("{\(keys)}").count == 100)
  }

  @Test("Too much content is refused before it is made")
  func bomb() {
    let found = Scripts.messages(
      """
      {add: [{displayName: {repeat: 'abcdefgh', times: 1000000}, connShortLink: 'l',
        currentMembers: 1, copies: 100000}]}
      """)
    #expect(found.count == 1 && found[0].contains("the content is too large"))
  }
}
