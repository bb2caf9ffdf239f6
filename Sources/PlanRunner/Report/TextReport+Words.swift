extension TextReport {
  /// How many problems of one case are listed; the JSON report has them all.
  private static let shownProblems = 20

  /// Lists the words that can't be played as they stand, case by case, with what comes nearest.
  func wordLines() -> [String] {
    var lines: [String] = []
    for verdict in outcome.selectedCases {
      let problems = WordProblem.of(verdict.script)
      guard !problems.isEmpty else { continue }
      lines.append("  \(style.toned(safe(verdict.script.planCase.id), .strong))")
      for problem in problems.prefix(Self.shownProblems) {
        let words = Wording.quoted(
          TextFitting.cut(problem.text, to: 200, ellipsis: style.glyphs.ellipsis), style.glyphs)
        lines.append(
          "    \(place(problem.position)): \(style.toned(problem.kind, .unknown)): \(words)")
        lines += problem.hints.map { "      \(message($0))" }
      }
      let rest = problems.count - Self.shownProblems
      if rest > 0 { lines.append("    … and \(rest) more") }
    }
    return lines.isEmpty ? [] : [style.toned("Words that can't be played", .strong)] + lines
  }
}

/// Words of a case that stop it from being played, and what would help.
struct WordProblem {
  var position: SourcePosition
  var text: String
  /// What is wrong, in a word.
  var kind: String
  var hints: [String]

  /// Gives the problems of a case, in the order of its cells.
  static func of(_ script: CaseScript) -> [WordProblem] {
    [script.doCell, script.expectCell].flatMap { cell in
      cell.pieces.compactMap { piece -> WordProblem? in
        guard let (kind, hints) = account(piece.role) else { return nil }
        return WordProblem(
          position: cell.position(of: piece), text: cell.words(of: piece), kind: kind, hints: hints)
      }
    }
  }

  private static func account(_ role: BoundPiece.Role) -> (String, [String])? {
    switch role {
    case .step, .narrowing, .joining, .remark: nil
    case .undefined(let nearest): ("undefined", Wording.plainPhrases(nearest).map { "near: \($0)" })
    case .ambiguous(let steps): ("ambiguous", steps.map { "could be: \($0)" })
    case .invalid(let reason): ("not usable here", [reason])
    }
  }
}
