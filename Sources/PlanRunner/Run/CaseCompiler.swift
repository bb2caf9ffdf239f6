import ScreenModel

/// Binds the cells of cases; equal cells are read once.
package struct CaseCompiler {
  private var known: [CellWords: [Token]] = [:]
  private let vocabulary: Vocabulary

  package init(_ vocabulary: Vocabulary = .standard) {
    self.vocabulary = vocabulary
  }

  /// Binds a case.
  package mutating func compile(_ planCase: PlanCase, in plan: Plan) -> CompiledCase {
    let doTokens = tokens(planCase.doCell, .do)
    let expectTokens = tokens(planCase.expectCell, .expect)
    let doing = DoComposer(doTokens)
    let expecting = ExpectComposer(expectTokens, after: doing.steps.map(\.step))
    var script = CaseScript(
      planCase: planCase,
      doCell: bound(planCase.doCell, doTokens, doing.problems),
      expectCell: bound(planCase.expectCell, expectTokens, expecting.problems))
    script.facts = expecting.clauses.flatMap(\.facts)
    let steps = doing.steps
    var demands = steps.flatMap(\.step.demands)
    demands += expecting.clauses.flatMap(\.demands)
    var variants: [Variant] = []
    for variant in steps.flatMap(\.step.variants) + expecting.clauses.flatMap(\.variants)
    where !variants.contains(variant) {
      variants.append(variant)
    }
    return CompiledCase(
      script: script, sectionTitle: plan.sections[planCase.section].title, steps: steps,
      clauses: expecting.clauses, variants: variants,
      demands: demands, isLayout: expecting.clauses.contains(where: \.isLayout),
      fault: fault(planCase, steps, expecting.clauses))
  }

  private mutating func tokens(
    _ text: PlanText, _ use: Phrase.Use
  ) -> [Token] {
    let words = CellWords(characters: text.characters, spans: text.spans, use: use.rawValue)
    if let tokens = known[words] { return tokens }
    let tokens = Reader(vocabulary, use: use).read(text)
    known[words] = tokens
    return tokens
  }

  private func bound(
    _ text: PlanText, _ tokens: [Token], _ problems: [(range: Range<Int>, message: String)]
  ) -> BoundCell {
    let pieces = tokens.map { token in
      let problem = problems.first { $0.range.overlaps(token.range) }
      return BoundPiece(
        range: token.range, role: problem.map { .invalid($0.message) } ?? token.role)
    }
    return BoundCell(text: text, pieces: pieces)
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

/// What a cell says, wherever it stands.
private struct CellWords: Hashable {
  var characters: [Character]
  var spans: [PlanText.Span]
  var use: Int
}
