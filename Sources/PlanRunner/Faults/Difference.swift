import ScreenModel

/// The rules that a fault changes, by their names.
package struct Difference {
  /// Each changed rule with its right and its wrong value.
  package let words: [String]

  /// Compares a fault's rules with the right ones.
  package init(of fault: Fault) {
    words = Difference.compare(Rules(), fault.rules, path: "")
  }

  private static func compare(_ right: Any, _ wrong: Any, path: String) -> [String] {
    let (first, second) = (Mirror(reflecting: right), Mirror(reflecting: wrong))
    guard first.displayStyle == .struct, second.displayStyle == .struct else {
      let texts = ("\(right)", "\(wrong)")
      return texts.0 == texts.1 ? [] : ["\(path): \(texts.0) → \(texts.1)"]
    }
    return zip(first.children, second.children).flatMap { old, new in
      let name = old.label ?? ""
      return compare(old.value, new.value, path: path.isEmpty ? name : "\(path).\(name)")
    }
  }
}
