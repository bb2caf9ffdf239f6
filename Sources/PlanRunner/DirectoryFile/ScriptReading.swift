/// Takes values out of a script's tree and notes all that is wrong with them.
struct ScriptReading {
  /// What was found wrong so far.
  private(set) var problems: [ScriptProblem] = []
  /// The most problems that are told of.
  static let problemLimit = 50

  /// Notes an error at a value.
  mutating func error(_ node: ScriptNode, _ path: String, _ message: String) {
    add(.error, node.offset, path, message)
  }

  /// Notes a warning at a value.
  mutating func warning(_ node: ScriptNode, _ path: String, _ message: String) {
    add(.warning, node.offset, path, message)
  }

  /// Notes something at a byte.
  mutating func add(
    _ severity: Diagnostic.Severity, _ offset: Int, _ path: String, _ message: String
  ) {
    guard problems.count < ScriptReading.problemLimit || severity == .error else { return }
    guard problems.count < 2 * ScriptReading.problemLimit else { return }
    let words = path.isEmpty ? message : "\(Excerpt.escaped(path.suffix(120))): \(message)"
    problems.append(ScriptProblem(severity: severity, offset: offset, message: words))
  }

  /// Gives the members of an object by key; unknown keys and keys that stand twice are errors.
  mutating func object(
    _ node: ScriptNode, _ path: String, keys: [String]
  ) -> [String: ScriptNode]? {
    guard case .object(let members) = node.value else {
      wrongType(node, path, "an object")
      return nil
    }
    var found: [String: ScriptNode] = [:]
    for member in members {
      let name = ScriptReading.joined(path, String(member.key.prefix(60)))
      guard keys.contains(member.key) else {
        // A file of many wrong keys must not cost a search for the nearest one each.
        guard problems.count < 2 * ScriptReading.problemLimit else { continue }
        let hint = Suggestion.bracket(for: String(member.key.prefix(60)), in: keys)
        let known = hint.isEmpty ? "; known are \(keys.joined(separator: ", "))" : ""
        add(.error, member.offset, name, "unknown key\(hint)\(known)")
        continue
      }
      guard found[member.key] == nil else {
        add(.error, member.offset, name, "the key stands twice")
        continue
      }
      found[member.key] = member.value
    }
    return found
  }

  /// Gives the elements of a list.
  mutating func list(_ node: ScriptNode, _ path: String) -> [ScriptNode] {
    guard case .array(let elements) = node.value else {
      wrongType(node, path, "a list")
      return []
    }
    return elements
  }

  /// Gives a text.
  mutating func text(_ node: ScriptNode?, _ path: String) -> String? {
    guard let node else { return nil }
    guard case .string(let text) = node.value else {
      wrongType(node, path, "a text")
      return nil
    }
    return text
  }

  /// Gives true or false.
  mutating func flag(_ node: ScriptNode?, _ path: String) -> Bool? {
    guard let node else { return nil }
    guard case .bool(let flag) = node.value else {
      wrongType(node, path, "true or false")
      return nil
    }
    return flag
  }

  /// Gives a whole number within bounds.
  mutating func number(
    _ node: ScriptNode?, _ path: String, in bounds: ClosedRange<Int>
  ) -> Int? {
    guard let node else { return nil }
    guard case .number(let text) = node.value else {
      wrongType(node, path, "a whole number")
      return nil
    }
    guard let number = ScriptNumber.integer(text), bounds.contains(number) else {
      error(
        node, path,
        "a whole number from \(bounds.lowerBound) to \(bounds.upperBound) is wanted, "
          + "not \(Excerpt.escaped(text.prefix(40)))")
      return nil
    }
    return number
  }

  /// Gives one of a few words.
  mutating func word(_ node: ScriptNode?, _ path: String, of words: [String]) -> String? {
    guard let node, let text = text(node, path) else { return nil }
    guard words.contains(text) else {
      let hint = Suggestion.bracket(for: String(text.prefix(60)), in: words)
      error(
        node, path,
        "\(Excerpt.quoted(text)) is not known\(hint); it takes \(Suggestion.alternatives(words))")
      return nil
    }
    return text
  }

  /// Notes that a value has the wrong type.
  mutating func wrongType(_ node: ScriptNode, _ path: String, _ wanted: String) {
    error(node, path, "\(wanted) is wanted, not \(node.value.kind)")
  }

  /// Gives the path of a key.
  static func joined(_ path: String, _ key: String) -> String {
    path.isEmpty ? key : "\(path).\(key)"
  }
}
