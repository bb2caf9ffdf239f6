/// Builds a plan from the block structure of its document.
struct PlanBuilder {
  /// The most cases that a plan can have.
  static let caseLimit = 250_000

  let source: SourceText
  let document: BlockDocument
  var findings = Findings()
  private(set) var plan: Plan
  /// The tables, by the index of their block.
  private(set) var tables: [Int: PlanTable] = [:]
  /// The numbers of all criteria that are named.
  private var named: Set<Int> = []
  private var headings: HeadingTrail

  /// Scans a document; nothing is read before `build`.
  init(source: SourceText, path: String) {
    self.source = source
    document = BlockScanner.scan(source, from: FrontMatter.lineCount(in: source))
    headings = HeadingTrail(document: document)
    plan = Plan(
      path: path, title: "", introduction: [], setup: [], sections: [], cases: [], criteria: [])
  }

  /// Reads everything.
  mutating func build() {
    for index in document.blocks.indices { read(index) }
    let setup = SetupReader(source: source, document: document, headings: headings.all)
    plan.setup = setup.items
    findings.add(contentsOf: setup.diagnostics)
    findings.add(contentsOf: LostRows.find(in: self))
    findings.add(contentsOf: HiddenTables.find(in: self))
    findDuplicates()
    if !tables.values.contains(where: \.columns.isComplete) { reportNoCaseTable() }
    reportEmptyCaseTables()
    plan.criteria = named.sorted().map { Criterion(number: $0).id }
  }

  private mutating func read(_ index: Int) {
    let block = document.blocks[index]
    switch block.kind {
    case .heading(let level): readHeading(block, level: level)
    case .paragraph: readParagraph(block)
    case .table: readTable(index)
    default: break
    }
  }

  private mutating func readHeading(_ block: Block, level: Int) {
    guard let text = text(of: block) else { return }
    let heading = Heading(text: text, level: level, line: block.firstLine + 1, block: block)
    findings.add(contentsOf: heading.diagnostics)
    named.formUnion(heading.numbers)
    headings.add(heading)
    if level == 1 && block.container == 0 && plan.title.isEmpty { plan.title = text.string }
  }

  private mutating func readParagraph(_ block: Block) {
    let isIntroduction =
      block.container == 0 && headings.all.allSatisfy { $0.level == 1 }
      && headings.all.count <= 1
    let mayMention = block.lines.contains {
      CriteriaReader.mayMention(source.bytes[$0.range])
    }
    guard isIntroduction || mayMention, let text = text(of: block) else { return }
    let mentions = CriteriaReader.mentions(in: text)
    findings.add(contentsOf: mentions.diagnostics)
    named.formUnion(mentions.numbers)
    if isIntroduction { plan.introduction.append(text) }
  }

  private mutating func text(of block: Block) -> PlanText? {
    let size = block.lines.reduce(0) { $0 + $1.range.count }
    guard size <= PlanText.sizeLimit else {
      findings.add(
        .tooLong(size, at: source.position(line: block.firstLine, offset: start(of: block))))
      return nil
    }
    return PlanText(InlineSource(lines: block.lines, in: source), in: source)
  }

  private func start(of block: Block) -> Int {
    block.lines.first?.range.lowerBound ?? 0
  }

  private mutating func readTable(_ index: Int) {
    let block = document.blocks[index]
    var reader = CaseTableReader(source: source, block: block)
    let table = reader.table
    tables[index] = table
    if table.columns.isComplete {
      guard plan.cases.count + block.lines.count - 2 <= Self.caseLimit else {
        findings.add(tooManyCases(block))
        return
      }
      reader.readCases()
      add(reader.cases, to: block)
    } else {
      reader.checkRows()
    }
    findings.add(contentsOf: reader.findings)
  }

  private func tooManyCases(_ block: Block) -> Diagnostic {
    let line = block.lines[max(2, 2 + Self.caseLimit - plan.cases.count)]
    return Diagnostic(
      .error, at: source.position(line: Int(line.line), offset: line.range.lowerBound),
      "more than \(Self.caseLimit) cases in one plan")
  }

  private mutating func add(_ cases: [PlanCase], to block: Block) {
    let section = headings.section(for: block)
    if plan.sections.last != section { plan.sections.append(section) }
    let context = context(of: block)
    for var new in cases {
      new.section = plan.sections.count - 1
      new.context = context
      new.criteria = new.ownCriteria.isEmpty ? section.criteria : new.ownCriteria
      if !new.ownCriteria.isEmpty {
        new.criteriaOrigin = .ownTag
        named.formUnion(new.ownCriteria.compactMap { Criterion($0)?.number })
      } else if !section.criteria.isEmpty {
        new.criteriaOrigin = .section
      }
      plan.cases.append(new)
    }
  }

  private func context(of block: Block) -> PlanCase.Context {
    let kinds = document.path(from: block.container).map { document.containers[$0].kind }
    if kinds.contains(.quote) { return .quote }
    return kinds.isEmpty ? .plain : .listItem
  }

  private mutating func findDuplicates() {
    var first: [String: Int] = [:]
    for (index, new) in plan.cases.enumerated() {
      guard let old = first.updateValue(index, forKey: new.id.lowercased()) else { continue }
      first[new.id.lowercased()] = old
      findings.add(.duplicate(new, first: plan.cases[old]))
    }
  }
}

extension Diagnostic {
  /// Says that a text is too long to be read.
  static func tooLong(_ size: Int, at place: SourcePosition) -> Diagnostic {
    Diagnostic(
      .error, at: place,
      "this text has \(size) bytes; at most \(PlanText.sizeLimit) are read")
  }

  /// Says that two rows have the same ID.
  static func duplicate(_ new: PlanCase, first: PlanCase) -> Diagnostic {
    let other = new.id == first.id ? "" : " (as \(Excerpt.quoted(first.id)))"
    return Diagnostic(
      .error, at: new.position,
      "the ID \(Excerpt.quoted(new.id)) is there twice\(other), first in line \(first.line)",
      notes: [Note(position: first.position, message: "the first \(Excerpt.quoted(first.id))")])
  }
}
