/// The numbers of a run.
package struct RunSummary: Hashable, Sendable {
  /// The number of selected cases by status.
  package var cases: [Status: Int] = [:]
  package var selected = 0
  package var notSelected = 0
  package var scenarios = 0
  package var clauses = 0
  /// The stretches of words that no phrase reads, in the selected cases.
  package var undefinedWords = 0

  /// Counts what the selected cases of a run hold.
  package init(_ run: RunVerdict, selection: Selection) {
    selected = selection.indices.count
    notSelected = run.cases.count - selected
    for index in selection.indices {
      let verdict = run.cases[index]
      cases[verdict.status, default: 0] += 1
      scenarios += verdict.scenarios.count
      clauses += verdict.scenarios.reduce(0) { $0 + $1.clauses.count }
      undefinedWords += UndefinedWords.of(verdict.script).count
    }
  }

  /// Gives the number of selected cases with a status.
  package func count(_ status: Status) -> Int {
    cases[status] ?? 0
  }
}

/// Words of a case that cannot be played as they stand.
package struct UndefinedWords: Hashable, Sendable {
  package var position: SourcePosition
  package var text: String
  /// The phrases that come nearest.
  package var nearest: [String]

  /// Gives the undefined words of a case, in the order of its cells.
  package static func of(_ script: CaseScript) -> [UndefinedWords] {
    [script.doCell, script.expectCell].flatMap { cell in
      cell.pieces.compactMap { piece -> UndefinedWords? in
        guard case .undefined(let nearest) = piece.role else { return nil }
        return UndefinedWords(
          position: cell.position(of: piece), text: cell.words(of: piece), nearest: nearest)
      }
    }
  }
}

extension BoundCell {
  /// Gives the place of a piece in the plan.
  package func position(of piece: BoundPiece) -> SourcePosition {
    let index = piece.range.lowerBound
    return text.positions.indices.contains(index) ? text.positions[index] : text.start
  }

  /// Gives the words of a piece.
  package func words(of piece: BoundPiece) -> String {
    String(text.characters[piece.range.clamped(to: 0..<text.characters.count)])
  }
}
