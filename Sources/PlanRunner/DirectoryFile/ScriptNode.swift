/// A value of a script file, with the place where it begins.
package struct ScriptNode: Sendable {
  /// What a value can be.
  package enum Value: Sendable {
    case null
    case bool(Bool)
    /// A number, as it is written; `NaN` and the infinite ones are numbers too.
    case number(String)
    case string(String)
    case array([ScriptNode])
    case object([Member])
  }

  /// A key with its value.
  package struct Member: Sendable {
    package var key: String
    /// The byte at which the key begins.
    package var offset: Int
    package var value: ScriptNode
  }

  /// The byte at which the value begins.
  package var offset: Int
  package var value: Value
}

extension ScriptNode.Value {
  /// What the value is, for messages.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let text): "the number \(Excerpt.escaped(text.prefix(30)))"
    case .string(let text): "the text \(Excerpt.quoted(text))"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// What is wrong with a script file, and at which byte.
package struct ScriptProblem: Error, Sendable {
  package var severity = Diagnostic.Severity.error
  package var offset: Int
  package var message: String
}
