/// A cell's text in the form that expressions read.
///
/// Code spans stand between two marks, so that only `{code}` reads them; bold runs are known by their ends.
package final class ReadingText: Sendable {
  /// The mark before a code span.
  package static let codeStart: Character = "\u{E000}"
  /// The mark after a code span.
  package static let codeEnd: Character = "\u{E001}"

  package let plan: PlanText
  package let characters: [Character]
  /// For each character, its index in the plan's text; one more for the end.
  package let origins: [Int]
  /// The ends of the bold runs that can be labels, by their starts.
  package let boldEnds: [Int: Int]

  package init(_ plan: PlanText) {
    self.plan = plan
    let code = plan.spans.filter { $0.kind == .code }.map(\.range)
    let starts = Set(code.map(\.lowerBound))
    let ends = Set(code.filter { !$0.isEmpty }.map(\.upperBound))
    var characters: [Character] = []
    var origins: [Int] = []
    var places = [Int](repeating: 0, count: plan.characters.count + 1)
    for index in 0...plan.characters.count {
      if ends.contains(index) {
        characters.append(Self.codeEnd)
        origins.append(index)
      }
      if starts.contains(index) {
        characters.append(Self.codeStart)
        origins.append(index)
      }
      places[index] = characters.count
      guard index < plan.characters.count else { continue }
      let character = plan.characters[index]
      let isMark = character == Self.codeStart || character == Self.codeEnd
      characters.append(isMark ? "\u{FFFD}" : character)
      origins.append(index)
    }
    origins.append(plan.characters.count)
    self.characters = characters
    self.origins = origins
    var boldEnds: [Int: Int] = [:]
    for span in plan.spans where span.kind == .bold && !span.range.isEmpty {
      boldEnds[places[span.range.lowerBound]] = places[span.range.upperBound]
    }
    self.boldEnds = boldEnds
  }

  /// Turns a range of this text into one of the plan's text.
  package func planRange(_ range: Range<Int>) -> Range<Int> {
    origins[range.lowerBound]..<max(origins[range.lowerBound], origins[range.upperBound])
  }

  /// Tells whether a phrase may begin or end between the characters before and at a place.
  package func isBoundary(_ place: Int) -> Bool {
    guard place > 0, place < characters.count else { return true }
    return !(characters[place - 1].isWordPart && characters[place].isWordPart)
  }
}

extension Character {
  /// Whether it belongs to a word: a letter, a digit, or what holds a word together.
  package var isWordPart: Bool {
    isAlphanumeric || self == "_"
  }
}
