import ScreenModel

/// The rules that a fault changes.
package struct Difference {
  /// A rule with its right and its wrong value.
  private struct Change {
    var rule: String
    var right: String
    var wrong: String
  }

  private let changes: [Change]

  /// Compares a fault's rules with the right ones.
  package init(of fault: Fault) {
    changes = zip(Difference.leaves(Rules()), Difference.leaves(fault.rules)).compactMap {
      $0.value == $1.value ? nil : Change(rule: $0.rule, right: $0.value, wrong: $1.value)
    }
  }

  /// The names of the changed rules.
  package var rules: [String] { changes.map(\.rule) }

  /// Each changed rule with its right and its wrong value.
  package var words: [String] { changes.map { "\($0.rule): \($0.right) → \($0.wrong)" } }

  /// The names of all rules.
  package static let everyRule = leaves(Rules()).map(\.rule)

  /// Gives the values that hold no others, each with the names that lead to it.
  private static func leaves(_ value: Any, at path: String = "") -> [(rule: String, value: String)]
  {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct, !mirror.children.isEmpty else {
      return [(path, "\(value)")]
    }
    return mirror.children.flatMap { child in
      let name = child.label ?? ""
      return leaves(child.value, at: path.isEmpty ? name : "\(path).\(name)")
    }
  }
}
