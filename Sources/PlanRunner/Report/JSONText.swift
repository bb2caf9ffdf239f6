/// A JSON document as it is written: keys keep their order.
package indirect enum JSONText: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number that is written already, such as "1.25".
  case number(String)
  case string(String)
  case array([JSONText])
  case object([(key: String, value: JSONText)])

  /// Makes a string, or null where there is none.
  package static func optional(_ text: String?) -> JSONText {
    text.map { .string($0) } ?? .null
  }

  /// Makes an array of strings.
  package static func strings(_ texts: [String]) -> JSONText {
    .array(texts.map { .string($0) })
  }

  /// Gives a text in quotes.
  package static func quoted(_ text: String) -> String {
    var result = ""
    writeQuoted(text, to: &result)
    return result
  }

  /// Gives the document with two spaces of indentation and a line break at its end.
  package func written() -> String {
    var result = ""
    write(to: &result, indentation: 0)
    return result + "\n"
  }

  private func write(to result: inout String, indentation: Int) {
    switch self {
    case .null: result += "null"
    case .bool(let value): result += value ? "true" : "false"
    case .integer(let value): result += String(value)
    case .number(let text): result += text
    case .string(let text): JSONText.writeQuoted(text, to: &result)
    case .array(let values):
      JSONText.write(values, between: ("[", "]"), to: &result, indentation) { value, result in
        value.write(to: &result, indentation: indentation + 2)
      }
    case .object(let members):
      JSONText.write(members, between: ("{", "}"), to: &result, indentation) { member, result in
        JSONText.writeQuoted(member.key, to: &result)
        result += ": "
        member.value.write(to: &result, indentation: indentation + 2)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], between brackets: (String, String), to result: inout String,
    _ indentation: Int, each: (Item, inout String) -> Void
  ) {
    guard !items.isEmpty else {
      result += brackets.0 + brackets.1
      return
    }
    result += brackets.0
    for (index, item) in items.enumerated() {
      result += index == 0 ? "\n" : ",\n"
      result += String(repeating: " ", count: indentation + 2)
      each(item, &result)
    }
    result += "\n" + String(repeating: " ", count: indentation) + brackets.1
  }

  /// Writes a text in quotes; whatever a terminal could obey or hide is written as an escape.
  private static func writeQuoted(_ text: String, to result: inout String) {
    result += "\""
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { last = scalar }
      switch scalar {
      // Two of them would begin a command to a build server that reads along.
      case "#" where last == "#": result += "\\u0023"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where VisibleText.isHidden(scalar):
        for unit in UTF16.encode(scalar) ?? .init() { result += escape(unit) }
      default: result.unicodeScalars.append(scalar)
      }
    }
    result += "\""
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
