import PlanRunner

/// A change of some words of a row, and what becomes of the row by it.
struct Edit: Sendable, CustomStringConvertible {
  let id: String
  let old: String
  let new: String
  let status: Status
  /// What becomes of the cases that refer to it, where that is not a pass.
  let others: [String: Status]

  init(
    _ id: String, _ old: String, _ new: String, _ status: Status = .failed,
    others: [String: Status] = [:]
  ) {
    self.id = id
    self.old = old
    self.new = new
    self.status = status
    self.others = others
  }

  var description: String { "\(id): \(old) → \(new)" }

  /// Gives a plan's text with the edit made in the row; `nil` where the row does not have the words.
  func applied(to text: String) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let row = lines.firstIndex { $0.hasPrefix("| \(id) |") || $0.hasPrefix("| \(id) (") }
    guard let row, let words = lines[row].firstRange(of: old) else { return nil }
    lines[row].replaceSubrange(words, with: new)
    return lines.joined(separator: "\n")
  }
}
