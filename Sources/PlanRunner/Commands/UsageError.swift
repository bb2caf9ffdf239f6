/// What is wrong with a command line, in words for the one who typed it.
package struct UsageError: Error, Hashable, Sendable {
  package var message: String

  /// Makes an error from words.
  package init(_ message: String) {
    self.message = message
  }
}

/// Phrases the words that may have been meant.
package enum Suggestion {
  /// Gives " (did you mean …?)" for the nearest candidates, or nothing where none is near.
  package static func bracket(for word: String, in candidates: [String]) -> String {
    let near = nearest(to: word, in: candidates, limit: 3)
    return near.isEmpty ? "" : " (did you mean \(alternatives(near))?)"
  }

  /// Gives the same, where a word may also be the misspelt beginning of a candidate.
  package static func bracket(forBeginningOf word: String, in candidates: [String]) -> String {
    let whole = bracket(for: word, in: candidates)
    guard whole.isEmpty, word.count > 4 else { return whole }
    let near = candidates.filter {
      !nearest(to: word, in: [String($0.prefix(word.count))], limit: 1).isEmpty
    }
    return near.isEmpty ? "" : " (did you mean \(alternatives(Array(near.prefix(3))))?)"
  }

  /// Joins words with commas and a last "or".
  package static func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
