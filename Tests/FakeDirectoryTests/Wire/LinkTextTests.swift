import FakeDirectory
import Testing

@Suite("SimpleX links")
struct LinkTextTests {
  private static let key = "lXUjJW5vHYQzoLYgmi8GbxkGP41_kjefFvBrdwg-0Ok"
  private static let full =
    "https://simplex.chat/contact#/?v=2-7&smp=smp%3A%2F%2Fk%40smp9.example.org%2Fq"

  @Test(
    "The letter of a short link, or the path of a full one, tells what it leads to",
    arguments: [
      ("https://smp4.example.org/a#\(key)", .contact),
      ("https://smp4.example.org/c#\(key)", .channel),
      ("https://smp4.example.org/g#\(key)", .group), ("https://smp4.example.org/r#\(key)", .relay),
      ("https://smp4.example.org/i#\(key)/\(key)", .invitation),
      ("simplex:/c#\(key)?h=smp4.example.org", .channel), (full, .contact),
      ("https://simplex.chat/invitation#/?v=2", .invitation), ("simplex:/contact#/?v=2", .contact),
      ("https://smp4.example.org/i#\(key)", nil), ("https://smp4.example.org/x#\(key)", nil),
      ("https://smp4.example.org/c#short", nil), ("http://smp4.example.org/c#\(key)", nil),
      ("https:///c#\(key)", nil), ("https://example.com", nil), ("https://example.com/a#top", nil),
      ("https://simplex.chat/contact#/", nil), ("see https://smp4.example.org/c#\(key)", nil),
      ("", nil), ("#", nil), ("simplex:/#", nil),
    ] as [(String, LinkKind?)])
  func kinds(_ text: String, _ kind: LinkKind?) {
    #expect(LinkText.kind(of: text) == kind)
    #expect(LinkText.isSimpleXLink(text) == (kind != nil))
  }

  @Test(
    "The forms of one short link are one link; everything else stays as it is",
    arguments: [
      ("simplex:/c#\(key)?h=smp4.example.org", "https://smp4.example.org/c#\(key)"),
      (
        "simplex:/c#\(key)?p=5223&h=smp4.example.org,abc.onion", "https://smp4.example.org/c#\(key)"
      ),
      ("https://SMP4.example.org/c#\(key)", "https://smp4.example.org/c#\(key)"),
      ("https://smp4.example.org/c#\(key)?p=5223", "https://smp4.example.org/c#\(key)"),
      (full, full), ("no link", "no link"), ("", ""),
    ])
  func normalise(_ text: String, _ expected: String) {
    #expect(LinkText.normalise(text) == expected)
    #expect(LinkText.normalise(expected) == expected)
  }

  @Test("Kind, host and key keep links apart")
  func different() {
    let texts = [
      "https://a.example.org/c#\(LinkTextTests.key)",
      "https://b.example.org/c#\(LinkTextTests.key)",
      "https://a.example.org/g#\(LinkTextTests.key)",
      "https://a.example.org/c#x\(LinkTextTests.key)",
      "https://a.example.org/c#\(LinkTextTests.key.lowercased())",
    ]
    #expect(Set(texts.map(LinkText.normalise)).count == texts.count)
  }

  @Test(
    "The first host of a link is known",
    arguments: [
      ("https://smp4.example.org/a#\(key)", "smp4.example.org"),
      ("simplex:/a#\(key)?h=smp4.example.org,x.onion", "smp4.example.org"),
      ("simplex:/a#\(key)", nil), (full, "smp9.example.org"), ("https://example.com", nil),
    ] as [(String, String?)])
  func hosts(_ text: String, _ host: String?) {
    #expect(LinkText.host(of: text) == host)
  }

  @Test(
    "All links in a text are found, without the words and signs around them",
    arguments: [
      ("a \(full), b", [full]), ("join https://s.org/c#\(key)!", ["https://s.org/c#\(key)"]),
      ("[x](https://s.org/c#\(key))", ["https://s.org/c#\(key)"]),
      (
        "https://s.org/c#\(key) simplex:/g#\(key)?h=s.org",
        ["https://s.org/c#\(key)", "simplex:/g#\(key)?h=s.org"]
      ),
      ("xhttps://s.org/c#\(key)", []), ("see https://example.com and #tag", []), ("", []),
      ("shhh https", []),
    ])
  func links(_ text: String, _ expected: [String]) {
    #expect(LinkText.links(in: text) == expected)
  }
}
