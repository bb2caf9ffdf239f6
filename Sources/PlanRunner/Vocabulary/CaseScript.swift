/// A stretch of a cell's text and what the vocabulary makes of it.
package struct BoundPiece: Sendable {
  /// What a stretch of words is.
  package enum Role: Sendable, Hashable {
    /// A phrase that does or checks something; its expression.
    case step(String)
    /// A word that narrows what follows to a configuration ("One-hand:").
    case narrowing
    /// Punctuation or a word that only joins.
    case joining
    /// Words that say nothing testable.
    case remark
    /// Words that no phrase reads, and the nearest phrases.
    case undefined(nearest: [String])
    /// Words that two phrases of equal length read.
    case ambiguous([String])
    /// Words that are read but cannot be used here; why.
    case invalid(String)
  }

  /// Where in the cell's characters it stands.
  package var range: Range<Int>
  package var role: Role

  /// Makes a piece from its parts.
  package init(range: Range<Int>, role: Role) {
    self.range = range
    self.role = role
  }
}

/// A cell with every word accounted for.
package struct BoundCell: Sendable {
  package var text: PlanText
  /// In order, without gaps or overlaps; together they cover all words, or there are none in a cell that was not read.
  package var pieces: [BoundPiece]

  /// Makes a cell from its parts.
  package init(text: PlanText, pieces: [BoundPiece]) {
    self.text = text
    self.pieces = pieces
  }
}

/// A case as the vocabulary reads it.
package struct CaseScript: Sendable {
  package var planCase: PlanCase
  package var doCell: BoundCell
  package var expectCell: BoundCell
  /// What "usual" stands for in it, where no comparison with another phone can say it.
  package var facts: [String] = []

  /// Makes a script from its parts.
  package init(planCase: PlanCase, doCell: BoundCell, expectCell: BoundCell) {
    self.planCase = planCase
    self.doCell = doCell
    self.expectCell = expectCell
  }

  /// The script of a case whose words were not read.
  package init(unread planCase: PlanCase) {
    self.init(
      planCase: planCase, doCell: BoundCell(text: planCase.doCell, pieces: []),
      expectCell: BoundCell(text: planCase.expectCell, pieces: []))
  }
}
