/// Finds the cases of a plan that words of the command line mean.
package struct Selector: Sendable {
  private let plan: Plan
  private let titles: [[String]]

  /// Makes a selector for a plan.
  package init(_ plan: Plan) {
    self.plan = plan
    titles = plan.sections.map { [Selector.folded($0.title), Selector.folded($0.heading)] }
  }

  /// Gives the union of what the words mean, in the plan's order; without words, all cases.
  ///
  /// - Throws: a message for each word that means nothing; nothing is selected then.
  package func select(_ words: [String]) throws(SelectionError) -> Selection {
    guard !words.isEmpty else {
      return Selection(indices: Array(plan.cases.indices), isChosen: false)
    }
    var chosen: Set<Int> = []
    var messages: [String] = []
    for word in words {
      for part in parts(of: word) {
        switch find(part) {
        case .success(let indices): chosen.formUnion(indices)
        case .failure(let error): messages += error.messages
        }
      }
    }
    guard messages.isEmpty else { throw SelectionError(messages: messages) }
    return Selection(indices: chosen.sorted(), isChosen: true)
  }

  /// Takes a list apart at its commas, unless it is a section's title as a whole.
  private func parts(of word: String) -> [String] {
    guard word.contains(","), sections(word).isEmpty else { return [word] }
    return word.split(separator: ",").map(String.init)
  }

  /// Finds what one word means: an ID, IDs in a row, a letter, criteria or a section, in this order.
  private func find(_ word: String) -> Result<[Int], SelectionError> {
    let wanted = Selector.folded(word)
    let exact = cases { Selector.folded($0.id) == wanted }
    if !exact.isEmpty { return .success(exact) }
    if let range = NumberedRange(word) {
      let members = cases { range.contains($0.id) }
      if !members.isEmpty { return .success(members) }
      let tagged = cases { $0.criteria.contains { range.contains($0) } }
      if !tagged.isEmpty { return .success(tagged) }
    }
    let letters = wanted.uppercased()
    let lettered = cases { NumberedRange.letters(of: $0.id) == letters }
    if !lettered.isEmpty { return .success(lettered) }
    let tagged = cases { $0.criteria.contains { NumberedRange.letters(of: $0) == letters } }
    if !tagged.isEmpty { return .success(tagged) }
    return findSection(word)
  }

  private func findSection(_ word: String) -> Result<[Int], SelectionError> {
    let found = sections(word)
    guard found.count <= 1 else {
      let names = found.map { "\"\(VisibleText.escaped(plan.sections[$0].title))\"" }
      return failure(
        "\(quoted(word)) begins the titles of several sections: \(Suggestion.alternatives(names))")
    }
    guard let section = found.first else { return failure(explanation(word)) }
    let members = cases { $0.section == section }
    return members.isEmpty
      ? failure("the section \(quoted(word)) holds no cases") : .success(members)
  }

  /// Finds the sections with a title, or else those whose titles begin with it.
  private func sections(_ word: String) -> [Int] {
    let wanted = Selector.folded(word)
    guard !wanted.isEmpty else { return [] }
    let withCases = Set(plan.cases.map(\.section))
    let used = titles.indices.filter { withCases.contains($0) }
    let equal = used.filter { titles[$0].contains(wanted) }
    return equal.isEmpty ? used.filter { titles[$0].contains { $0.hasPrefix(wanted) } } : equal
  }

  private func explanation(_ word: String) -> String {
    if let turned = NumberedRange.turned(word) {
      return "\(quoted(word)) runs backwards (did you mean \(turned)?)"
    }
    if let range = NumberedRange(word) {
      if range.numbers.count == 1, plan.criteria.contains(where: { range.contains($0) }) {
        return "no case of the plan carries the criterion \(quoted(word))"
      }
      return "no case or criterion is \(quoted(word))" + hint(range)
    }
    return "\(quoted(word)) is no case, criterion or section of the plan"
      + hint(nearest(to: word, in: knownWords, limit: 3))
  }

  /// Hints at IDs of the same letters: the near ones, else all that there are.
  private func hint(_ range: NumberedRange) -> String {
    let ids = plan.cases.map(\.id) + plan.criteria
    let kin = ids.filter { NumberedRange.letters(of: $0) == range.letters }
    let ends = [range.numbers.lowerBound, range.numbers.upperBound].map { "\(range.letters)\($0)" }
    let near = ends.flatMap { nearest(to: $0, in: kin.isEmpty ? ids : kin, limit: 2) }
    guard near.isEmpty, !kin.isEmpty else { return hint(near) }
    return "; the plan has \(VisibleText.escaped(NumberedRange.list(of: kin)))"
  }

  private func hint(_ near: [String]) -> String {
    var names: [String] = []
    for name in near where !names.contains(name) { names.append(name) }
    guard !names.isEmpty else { return "; \"planrunner list\" prints what there is" }
    return " (did you mean \(Suggestion.alternatives(names.map(VisibleText.escaped)))?)"
  }

  /// Everything that could have been meant.
  private var knownWords: [String] {
    plan.cases.map(\.id) + plan.criteria + plan.sections.map(\.title)
  }

  private func cases(where matches: (PlanCase) -> Bool) -> [Int] {
    plan.cases.indices.filter { matches(plan.cases[$0]) }
  }

  private func failure(_ message: String) -> Result<[Int], SelectionError> {
    .failure(SelectionError(messages: [message]))
  }

  private func quoted(_ word: String) -> String {
    "\"\(VisibleText.escaped(word))\""
  }

  private static func folded(_ text: String) -> String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
