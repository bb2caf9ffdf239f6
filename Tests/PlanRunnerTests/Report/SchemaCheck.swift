import Foundation

/// Holds JSON against a schema, as far as the schemas here go.
struct SchemaCheck {
  private let root: [String: Any]

  init(_ file: URL) throws {
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    root = object as? [String: Any] ?? [:]
  }

  /// Gives what is wrong, each with its place.
  func faults(_ value: Any) -> [String] { faults(value, root, at: "$") }

  private func faults(_ value: Any, _ schema: [String: Any], at place: String) -> [String] {
    if let name = schema["$ref"] as? String {
      let key = name.replacingOccurrences(of: "#/$defs/", with: "")
      guard let target = (root["$defs"] as? [String: Any])?[key] as? [String: Any] else {
        return ["\(place): the schema has no \(name)"]
      }
      return faults(value, target, at: place)
    }
    var found: [String] = []
    for key in ["oneOf", "anyOf"] {
      guard let choices = schema[key] as? [[String: Any]] else { continue }
      let results = choices.map { faults(value, $0, at: place) }
      let fitting = results.count { $0.isEmpty }
      if key == "oneOf" ? fitting != 1 : fitting == 0 {
        let nearest = results.min { $0.count < $1.count } ?? []
        found.append("\(place): \(fitting) of \(key) fit; \(nearest.prefix(3))")
      }
    }
    if let wanted = schema["const"], !equal(wanted, value) {
      found.append("\(place): not \(wanted)")
    }
    if let words = schema["enum"] as? [Any], !words.contains(where: { equal($0, value) }) {
      found.append("\(place): \(value) is none of \(words)")
    }
    let types = schema["type"].map { ($0 as? [String]) ?? [$0 as? String ?? ""] } ?? []
    if !types.isEmpty, !types.contains(where: { isType(value, $0) }) {
      found.append("\(place): no \(types)")
    }
    if let text = value as? String {
      if let pattern = schema["pattern"] as? String,
        text.range(of: pattern, options: .regularExpression) == nil
      {
        found.append("\(place): “\(text)” does not fit \(pattern)")
      }
      if let least = schema["minLength"] as? Int, text.unicodeScalars.count < least {
        found.append("\(place): too short")
      }
    }
    if let least = schema["minimum"] as? Int, let number = value as? Int, number < least {
      found.append("\(place): less than \(least)")
    }
    if let items = value as? [Any] {
      if let least = schema["minItems"] as? Int, items.count < least {
        found.append("\(place): few")
      }
      if let most = schema["maxItems"] as? Int, items.count > most {
        found.append("\(place): many")
      }
      if let each = schema["items"] as? [String: Any] {
        for (index, item) in items.enumerated() {
          found += faults(item, each, at: "\(place)[\(index)]")
        }
      }
    }
    if let object = value as? [String: Any] {
      let known = schema["properties"] as? [String: [String: Any]] ?? [:]
      for key in schema["required"] as? [String] ?? [] where object[key] == nil {
        found.append("\(place): no “\(key)”")
      }
      for (key, item) in object {
        if let part = known[key] {
          found += faults(item, part, at: "\(place).\(key)")
        } else if schema["additionalProperties"] as? Bool == false {
          found.append("\(place): “\(key)” is unknown")
        }
      }
    }
    return found
  }

  private func equal(_ one: Any, _ other: Any) -> Bool {
    (one as? NSObject)?.isEqual(other) ?? false
  }

  private func isType(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "string": value is String
    case "null": value is NSNull
    case "array": value is [Any]
    case "object": value is [String: Any]
    case "boolean": (value as? NSNumber).map { isBoolean($0) } ?? false
    case "integer":
      (value as? NSNumber).map { !isBoolean($0) && $0.doubleValue.rounded() == $0.doubleValue }
        ?? false
    default: false
    }
  }

  private func isBoolean(_ number: NSNumber) -> Bool {
    // Foundation makes one object each of true and false.
    number === (true as NSNumber) || number === (false as NSNumber)
      || String(cString: number.objCType) == "c"
  }
}
