/// A JSON value of any type, as a cursor may be.
package indirect enum JSONValue: Hashable, Sendable {
  /// The JSON null.
  case null
  /// True or false.
  case bool(Bool)
  /// A number without a fraction that fits an `Int`.
  case integer(Int)
  /// Any other number.
  case number(Double)
  /// A text.
  case string(String)
  /// A list of values.
  case array([JSONValue])
  /// Values by key; the order of keys has no meaning.
  case object([String: JSONValue])
}

extension JSONValue: CustomStringConvertible {
  /// The value as compact JSON with its keys sorted; a number that JSON can't hold becomes null.
  package var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): value.isFinite ? "\(value)" : "null"
    case .string(let value): JSONValue.quoted(value)
    case .array(let values): "[\(values.map(\.description).joined(separator: ","))]"
    case .object(let values):
      "{"
        + values.sorted { $0.key < $1.key }
        .map { "\(JSONValue.quoted($0.key)):\($0.value)" }
        .joined(separator: ",") + "}"
    }
  }

  /// Gives a text in quotes, with quotes, backslashes and control characters escaped.
  package static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { return "\"" + text + "\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
