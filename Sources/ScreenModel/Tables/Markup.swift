/// A text with the pieces of it that a careless app would style.
struct Markup {
  var text: String
  var runs: [Element.Run] = []

  /// Reads a text literally, or with marks and addresses where the rules say so.
  static func read(_ text: String, rules: Rules.Rows) -> Markup {
    var result = Markup(text: text)
    if rules.parsesMarkdown { result.parseMarks() }
    if rules.findsAddresses { result.findAddresses() }
    return result
  }

  private mutating func parseMarks() {
    var output = ""
    var rest = text[...]
    while let character = rest.first {
      if character == "*", let end = rest.dropFirst().firstIndex(of: "*") {
        let inner = String(rest[rest.index(after: rest.startIndex)..<end])
        runs.append(Element.Run(inner, .bold))
        output += inner
        rest = rest[rest.index(after: end)...]
      } else if character == "[", let middle = rest.firstIndex(of: "]"),
        rest[middle...].hasPrefix("]("), let end = rest[middle...].firstIndex(of: ")")
      {
        let inner = String(rest[rest.index(after: rest.startIndex)..<middle])
        runs.append(Element.Run(inner, .link))
        output += inner
        rest = rest[rest.index(after: end)...]
      } else {
        output.append(character)
        rest.removeFirst()
      }
    }
    text = output
  }

  private mutating func findAddresses() {
    for word in text.split(whereSeparator: { $0 == " " || $0 == "(" || $0 == ")" })
    where word.hasPrefix("https://") {
      runs.append(Element.Run(String(word), .link))
    }
  }
}
