package import FakeDirectory

/// Messages of the wire as they are printed: the real JSON, with what would steer a terminal
/// written as `\u`.
package enum WireText {
  /// Gives the bytes of a reply.
  package static func text(_ reply: SearchReply) -> String {
    printable(String(decoding: WireJSON.encode(reply), as: UTF8.self))
  }

  /// Gives the bytes of a request.
  package static func text(_ request: SearchRequest) -> String {
    printable(String(decoding: WireJSON.encode(request), as: UTF8.self))
  }

  /// Writes every hidden character of a text in the form that JSON knows.
  package static func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: VisibleText.isHidden) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      guard VisibleText.isHidden(scalar) else {
        result.unicodeScalars.append(scalar)
        continue
      }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result
  }

  /// Says what the app makes of a reply.
  package static func words(_ reading: Result<SearchPage, WireFailure>) -> String {
    switch reading {
    case .success(let page):
      "the app reads \(TimeText.count(page.entries.count, "entry", "entries")), "
        + (page.cursor == nil ? "the last page" : "more follow")
    case .failure(let failure): "the app shows its failure row: \(words(failure))"
    }
  }

  private static func words(_ failure: WireFailure) -> String {
    switch failure {
    case .notJSON: "the reply is no JSON"
    case .notAnObject: "the reply is no object"
    case .missingType: "the reply has no type"
    case .unknownType(let type): "the reply has the unknown type \(Excerpt.quoted(type))"
    case .refused(let words): "the directory refuses with \(Excerpt.quoted(words))"
    case .badField(let field): "the reply's \(field) have the wrong type"
    }
  }
}
