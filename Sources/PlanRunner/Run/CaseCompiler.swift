import ScreenModel

/// Binds the cells of cases; equal cells are read, and equal pairs of them put together, once.
package struct CaseCompiler {
  private var readCells: [CellWords: [Token]] = [:]
  private var readPairs: [PairWords: ReadPair] = [:]
  private let vocabulary: Vocabulary

  package init(_ vocabulary: Vocabulary = .standard) {
    self.vocabulary = vocabulary
  }

  /// Reads the cells of cases that are to be bound, by so many threads.
  mutating func readCells(of cases: [PlanCase], jobs: Int) {
    var cells: [CellWords: PlanText] = [:]
    for planCase in cases {
      for (text, use) in [(planCase.doCell, Phrase.Use.do), (planCase.expectCell, .expect)] {
        let words = CellWords(source: text.source, use: use.rawValue)
        if readCells[words] == nil { cells[words] = text }
      }
    }
    let vocabulary = vocabulary
    let read = Parallel.map(Array(cells), jobs: jobs) { words, text in
      (words, Reader(vocabulary, use: Phrase.Use(rawValue: words.use)).read(text))
    }
    readCells.merge(read) { known, _ in known }
  }

  /// Binds a case.
  package mutating func compile(_ planCase: PlanCase, in plan: Plan) -> CompiledCase {
    let pair = pair(planCase)
    var script = CaseScript(
      planCase: planCase,
      doCell: BoundCell(text: planCase.doCell, pieces: pair.doPieces),
      expectCell: BoundCell(text: planCase.expectCell, pieces: pair.expectPieces))
    script.facts = pair.facts
    return CompiledCase(
      script: script, sectionTitle: plan.sections[planCase.section].title, steps: pair.steps,
      clauses: pair.clauses, variants: pair.variants, demands: pair.demands,
      isLayout: pair.isLayout, fault: pair.fault, stepTexts: pair.stepTexts,
      clauseTexts: pair.clauseTexts)
  }

  private mutating func pair(_ planCase: PlanCase) -> ReadPair {
    let words = PairWords(
      doSource: planCase.doCell.source, expectSource: planCase.expectCell.source)
    if let known = readPairs[words] { return known }
    let pair = read(planCase)
    readPairs[words] = pair
    return pair
  }

  private mutating func read(_ planCase: PlanCase) -> ReadPair {
    let doTokens = tokens(planCase.doCell, .do)
    let expectTokens = tokens(planCase.expectCell, .expect)
    let doing = DoComposer(doTokens)
    let expecting = ExpectComposer(expectTokens, after: doing.steps.map(\.step))
    let steps = doing.steps
    let clauses = expecting.clauses
    var variants: [Variant] = []
    for variant in steps.flatMap(\.step.variants) + clauses.flatMap(\.variants)
    where !variants.contains(variant) {
      variants.append(variant)
    }
    return ReadPair(
      doPieces: pieces(doTokens, doing.problems),
      expectPieces: pieces(expectTokens, expecting.problems), steps: steps, clauses: clauses,
      facts: clauses.flatMap(\.facts), variants: variants,
      demands: steps.flatMap(\.step.demands) + clauses.flatMap(\.demands)
        + (clauses.contains(where: \.speaksOfAlert) ? [.alert] : []),
      isLayout: clauses.contains(where: \.isLayout), fault: fault(planCase, steps, clauses),
      stepTexts: steps.map { String(planCase.doCell.characters[$0.range]) },
      clauseTexts: clauses.map { String(planCase.expectCell.characters[$0.range]) })
  }

  private mutating func tokens(_ text: PlanText, _ use: Phrase.Use) -> [Token] {
    let words = CellWords(source: text.source, use: use.rawValue)
    if let tokens = readCells[words] { return tokens }
    let tokens = Reader(vocabulary, use: use).read(text)
    readCells[words] = tokens
    return tokens
  }

  private func pieces(
    _ tokens: [Token], _ problems: [(range: Range<Int>, message: String)]
  ) -> [BoundPiece] {
    // Words that nothing reads leave others without what they belong to: only they are to be mended.
    let isUnread = tokens.contains { if case .undefined = $0.content { true } else { false } }
    var pieces: [BoundPiece] = []
    for token in tokens {
      let problem = isUnread ? nil : problems.prefix(100).first { $0.range.overlaps(token.range) }
      let role = problem.map { .invalid($0.message) } ?? token.role
      if problem != nil, let last = pieces.last, last.role == role {
        pieces[pieces.count - 1].range = last.range.lowerBound..<token.range.upperBound
      } else {
        pieces.append(BoundPiece(range: token.range, role: role))
      }
    }
    return pieces
  }

  private func fault(
    _ planCase: PlanCase, _ steps: [DoComposer.Placed], _ clauses: [Clause]
  ) -> String? {
    if planCase.doCell.isBlank { return "its Do cell is empty" }
    if planCase.expectCell.isBlank { return "its Expect cell is empty" }
    if steps.isEmpty { return "nothing in its Do cell can be done" }
    if !clauses.contains(where: \.isCheck) { return "nothing in its Expect cell can be checked" }
    return nil
  }
}

extension Token {
  /// What the token is to a reader of the script.
  package var role: BoundPiece.Role {
    switch content {
    case .mark, .phrase(.joining, _): .joining
    case .phrase(.remark, _): .remark
    case .phrase(.narrowing, _): .narrowing
    case .phrase(_, let expression): .step(expression)
    case .undefined(let nearest): .undefined(nearest: nearest)
    case .ambiguous(let expressions): .ambiguous(expressions)
    case .invalid(let message, _): .invalid(message)
    }
  }
}

extension Clause {
  /// Whether it checks something by itself.
  package var isCheck: Bool {
    switch kind {
    case .claim, .statement, .reference: true
    case .followUp, .backToMain, .remark: false
    }
  }

  /// Whether it expects an alert that is named by its words.
  fileprivate var speaksOfAlert: Bool {
    guard case .claim(let claim) = kind, !claim.isNegated, !claim.predicate.isAbsence else {
      return false
    }
    return claim.subjects.contains { $0.kin.contains(.alertTitle) }
  }

  fileprivate var facts: [String] {
    switch kind {
    case .claim(let claim): claim.subjects.compactMap(\.fact)
    case .statement(let statement, _, _, _): statement.fact.map { [$0] } ?? []
    default: []
    }
  }

  fileprivate var demands: [Demand] {
    if case .statement(let statement, _, _, _) = kind { statement.demands } else { [] }
  }
}

/// What a cell says, wherever it stands: equal sources read the same.
private struct CellWords: Hashable {
  var source: String
  var use: Int
}

/// What the two cells of a case say, wherever it stands.
private struct PairWords: Hashable {
  var doSource: String
  var expectSource: String
}

/// All that two cells give a case, whatever its ID.
private struct ReadPair {
  var doPieces: [BoundPiece]
  var expectPieces: [BoundPiece]
  var steps: [DoComposer.Placed]
  var clauses: [Clause]
  var facts: [String]
  var variants: [Variant]
  var demands: [Demand]
  var isLayout: Bool
  var fault: String?
  var stepTexts: [String]
  var clauseTexts: [String]
}
