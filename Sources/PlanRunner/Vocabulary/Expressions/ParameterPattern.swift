import RegexBuilder

/// A regular expression of a parameter type, compiled once.
///
/// It was made from text, so it holds no closures and no state; only reading goes on after `init`.
struct ParameterPattern: @unchecked Sendable {
  private let regex: Regex<AnyRegexOutput>
  /// The number of capture groups.
  let groupCount: Int

  /// Compiles a pattern.
  init(_ pattern: String, of name: String) throws(ParameterTypeError) {
    do {
      regex = try Regex(pattern)
    } catch {
      throw .unreadablePattern(name: name, pattern: pattern, reason: "\(error)")
    }
    // The first match finishes the compilation, so that later ones only read.
    _ = try? regex.wholeMatch(in: "")
    let probe = try? Regex("(?:\(pattern))?").wholeMatch(in: "")
    groupCount = max(0, (probe?.output.count ?? 1) - 1)
  }

  /// Returns the end that the regular expression likes best, or nil if it doesn't match.
  func preferredEnd(in text: ExpressionText, from start: Int) -> Int? {
    let slice = text.slice(start..<text.characters.count)
    guard let match = try? regex.prefixMatch(in: slice) else { return nil }
    return text.offset(of: match.range.upperBound, from: start)
  }

  /// Returns every end that the regular expression can reach, in the order of its preference.
  ///
  /// The pattern is followed by a part that notes where it is asked and then refuses, which makes
  /// the engine try its next way.
  func allEnds(in text: ExpressionText, from start: Int) -> [Int] {
    let notes = EndNotes()
    let probing = Regex {
      regex
      RefusingEnd(notes: notes)
    }
    _ = try? probing.prefixMatch(in: text.slice(start..<text.characters.count))
    return notes.ends.compactMap { text.offset(of: $0, from: start) }
  }

  /// Returns the capture groups of a match over exactly this range, or nil if it doesn't match.
  func groups(in text: ExpressionText, range: Range<Int>) -> [String?]? {
    guard groupCount > 0 else { return nil }
    guard let match = try? regex.wholeMatch(in: text.slice(range)) else { return nil }
    return match.output.dropFirst().map { $0.substring.map { String($0) } }
  }
}

private final class EndNotes {
  var ends: [String.Index] = []
}

private struct RefusingEnd: CustomConsumingRegexComponent {
  typealias RegexOutput = Void
  let notes: EndNotes

  func consuming(
    _ input: String, startingAt index: String.Index, in bounds: Range<String.Index>
  ) throws -> (upperBound: String.Index, output: Void)? {
    if notes.ends.last != index { notes.ends.append(index) }
    return nil
  }
}
