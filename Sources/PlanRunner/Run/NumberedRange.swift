/// IDs that share their letters and have numbers in a row: "C5", "C1-C11", "AC3–AC9", "C1..C11".
package struct NumberedRange: Hashable, Sendable {
  /// The letters before the number, in capitals.
  package var letters: String
  package var numbers: ClosedRange<Int>

  /// Reads one ID or a range of them; `nil` for anything else, and for a range that runs backwards.
  package init?(_ text: String) {
    let ends = NumberedRange.ends(of: text).map(NumberedRange.split)
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2 else {
      return nil
    }
    guard !first.letters.isEmpty, last.letters.isEmpty || last.letters == first.letters,
      ends.count == 1 || first.number <= last.number
    else { return nil }
    letters = first.letters
    numbers = first.number...last.number
  }

  /// Gives the right form of a range that runs backwards; `nil` for anything else.
  package static func turned(_ text: String) -> String? {
    let ends = ends(of: text)
    guard ends.count == 2, NumberedRange(text) == nil,
      let range = NumberedRange("\(ends[1])-\(ends[0])")
    else { return nil }
    return "\(range.letters)\(range.numbers.lowerBound)-\(range.letters)\(range.numbers.upperBound)"
  }

  /// The IDs in order.
  package var members: [String] {
    numbers.map { "\(letters)\($0)" }
  }

  /// Tells whether an ID is one of them, whatever its case.
  package func contains(_ id: String) -> Bool {
    guard let parts = NumberedRange.split(id) else { return false }
    return parts.letters == letters && numbers.contains(parts.number)
  }

  /// Gives the letters before an ID's number, in capitals, or `nil` where it does not end in one.
  package static func letters(of id: String) -> String? {
    split(id)?.letters
  }

  /// Gives the number at an ID's end, or `nil` where there is none.
  package static func number(of id: String) -> Int? {
    split(id)?.number
  }

  /// Names IDs in the order of their numbers, three and more in a row as a range: "AC1, AC3-AC9".
  package static func list(of ids: [String]) -> String {
    var runs: [[String]] = []
    for id in CriteriaDecision.ordered(ids) {
      if let last = runs.last?.last, letters(of: last) == letters(of: id),
        let before = number(of: last), let number = number(of: id), number - before == 1
      {
        runs[runs.count - 1].append(id)
      } else {
        runs.append([id])
      }
    }
    let names = runs.flatMap { run -> [String] in
      guard run.count > 2, let first = run.first, let last = run.last else { return run }
      return ["\(first)-\(last)"]
    }
    return Wording.enumeration(names)
  }

  private static func ends(of text: String) -> [String] {
    for dash in ["...", "..", "…", "–", "—", "‑", "‒", "−", "-"] {
      guard let range = text.firstRange(of: dash) else { continue }
      return [String(text[..<range.lowerBound]), String(text[range.upperBound...])]
    }
    return [text]
  }

  private static func split(_ id: String) -> (letters: String, number: Int)? {
    let trimmed = id.filter { $0 != " " }.uppercased()
    let digits = trimmed.reversed().prefix { $0.isASCII && $0.isNumber }.count
    guard digits > 0, let number = Int(trimmed.suffix(digits)) else { return nil }
    return (String(trimmed.dropLast(digits)), number)
  }
}
