import FakeDirectory
import PlanRunner
import ScreenModel
import Testing

/// Nothing that a plan, a phone or a directory says can become more than text on the page.
@Suite struct HTMLSafetyTests {
  static let corpus =
    HostileTextTests.corpus + [
      "<!--<script>", "' autofocus onfocus=x '", "&lt;b&gt;", "--->", "   ::add-mask::a",
      "a ##[error]x", "##vso[task.complete]", "##teamcity[x]", "--- x", "+++ x",
      "50% , : \r\n ::x", "| and \\|", "```", "[x](javascript:alert(1))", "@octocat", "# SKIP",
      "ok 1", "Bail out!", "1..0", "\u{301}", "C5\" id=\"C6", "#p0", "javascript:alert(1)",
    ]

  /// Looks at a page as a browser does that means ill.
  private func check(_ page: HTMLPage) {
    let known: Set<String> = [
      "html", "head", "meta", "title", "style", "body", "a", "svg", "defs", "g", "path", "rect",
      "circle", "text", "tspan", "use", "line", "header", "div", "p", "span", "h1", "h2", "h3",
      "dl", "dt", "dd", "section", "ul", "li", "label", "input", "button", "output", "main",
      "details", "summary", "sup", "b", "i", "u", "q", "code", "ol", "figure", "figcaption",
      "small",
      "footer", "dialog", "kbd", "script",
    ]
    for node in page.root.all {
      #expect(known.contains(node.name), "\(node.name)")
      for (name, value) in node.attributes {
        #expect(!name.hasPrefix("on") && !["style", "src", "srcdoc", "action"].contains(name))
        guard name == "href" || name == "for" || name == "aria-labelledby" else { continue }
        let target = name == "href" ? String(value.dropFirst()) : value
        #expect(name != "href" || value.hasPrefix("#"), "\(value)")
        #expect(page.ids[target] != nil, "\(value) leads nowhere")
      }
    }
    #expect(page.root.every("script").count == 1)
    #expect(page.root.every("style").count == 1)
    let names = page.ids.keys.filter { !$0.hasPrefix("p") }
    let plain = names.allSatisfy { name in
      name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-")...UInt8(ascii: "/"):
          true
        default: false
        }
      }
    }
    #expect(plain)
  }

  @Test(arguments: corpus)
  func `a hostile text stays text wherever it stands`(text: String) throws {
    let bytes = HTMLReport(try HostileTextTests.outcome(text)).bytes()
    let page = try HTMLPage(bytes)
    check(page)
    let shown = VisibleText.escaped(text)
    let title = page.root.first("h1")?.text
    #expect(title == shown || shown.isEmpty)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(!lines.contains { $0.contains("##") || $0.hasPrefix("::") })
    let raw = String(decoding: bytes, as: UTF8.self).unicodeScalars
      .filter { $0 != "\n" && VisibleText.isHidden($0) }
    #expect(raw.isEmpty)
    #expect(page.root.every("details", "case").count == Sample.plan.cases.count)
    let observed = page.root.first("div", "failure")?.every("dd").map(\.text) ?? []
    #expect(observed.contains(shown))
  }

  @Test func `the page of the shipped plan is safe too`() throws {
    check(try #require(HTMLReportTests.shippedPage))
  }

  @Test func `the policy allows this style and this script and nothing else`() throws {
    let page = try #require(HTMLReportTests.shippedPage)
    let policy = page.root.every("meta").compactMap { meta in
      meta.attributes["http-equiv"] == "Content-Security-Policy" ? meta.attributes["content"] : nil
    }
    let style = try #require(page.root.first("style")?.text)
    let script = try #require(page.root.first("script")?.text)
    let hash = { (text: String) in SHA256.base64(Array(text.utf8)) }
    #expect(
      policy == [
        "default-src 'none'; style-src 'sha256-\(hash(style))'; script-src 'sha256-\(hash(script))'; "
          + "img-src data:; base-uri 'none'; form-action 'none'"
      ])
  }

  @Test(arguments: [
    "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(",
    "DOMParser", "createContextualFragment", "srcdoc", "fetch(", "XMLHttpRequest", "localStorage",
    "import(", "url(", "http:", "https:", "@import",
  ])
  func `script and style make no markup and load nothing`(word: String) throws {
    let page = try #require(HTMLReportTests.shippedPage)
    let code = (page.root.first("script")?.text ?? "") + (page.root.first("style")?.text ?? "")
    #expect(code.count > 5_000)
    #expect(!code.contains(word))
  }

  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
    ),
  ])
  func `a hash in base 64 is the published one`(text: String, hash: String) {
    #expect(SHA256.base64(Array(text.utf8)) == hash)
  }
}
