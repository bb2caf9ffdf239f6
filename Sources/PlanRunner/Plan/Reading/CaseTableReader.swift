/// Reads the rows of one table, and names every text that the table loses.
struct CaseTableReader {
  /// The most columns of a table that are looked at.
  static let columnLimit = 1_000

  let source: SourceText
  let block: Block
  /// The table with the roles of its columns.
  let table: PlanTable
  private(set) var cases: [PlanCase] = []
  var findings: [Diagnostic] = []
  /// Whether it was said that IDs are the first words of longer texts.
  private var saidFirstWord = false

  /// Reads a table's header.
  init(source: SourceText, block: Block) {
    self.source = source
    self.block = block
    let header = block.lines[0]
    let ranges = TableRow.cells(header, in: source.bytes, limit: Self.columnLimit)
    let headings = ranges.map { range in
      let cut = range.prefix(1_000)
      let inline = InlineSource(
        cell: cut.startIndex..<cut.endIndex, in: source, line: block.firstLine)
      return PlanText(inline, in: source).string
    }
    table = PlanTable(
      headings: headings, columns: CaseColumns(headings: headings),
      position: source.position(line: block.firstLine, offset: header.range.lowerBound),
      width: block.columns, rowCount: block.lines.count - 2)
  }

  /// How bad a lost text is: in a case table nothing may be lost.
  var severity: Diagnostic.Severity { table.columns.isComplete ? .error : .warning }

  /// Reads the cases of a case table.
  mutating func readCases() {
    if table.width > Self.columnLimit {
      report(.error, at: table.position, "the table has \(table.width) columns")
      return
    }
    reportRivals()
    for index in block.lines.indices.dropFirst(2) where checkRow(index) { readCase(index) }
  }

  /// Looks for lost text in the rows of a table without cases.
  mutating func checkRows() {
    reportLack()
    for index in block.lines.indices.dropFirst(2) { _ = checkRow(index) }
  }

  mutating func report(
    _ severity: Diagnostic.Severity, at place: SourcePosition, _ message: String,
    notes: [Diagnostic.Note] = []
  ) {
    findings.append(Diagnostic(severity, at: place, message, notes: notes))
  }

  private mutating func reportRivals() {
    for rival in table.columns.rivals {
      guard let taken = table.columns.columns[rival.role] else { continue }
      report(
        .warning, at: table.position,
        "the column \(Excerpt.quoted(table.headings[rival.column])) is not played: "
          + "\(Excerpt.quoted(table.headings[taken])) is taken for \(rival.role.name)")
    }
  }

  private mutating func reportLack() {
    guard table.rowCount > 0, table.columns.missing.count == 1 else { return }
    let isMisspelt = !table.columns.nearMisses.isEmpty
    report(
      isMisspelt ? .error : .warning, at: table.position,
      "the rows of this table are not played: it has \(table.lack)")
  }

  private mutating func readCase(_ index: Int) {
    let line = block.lines[index]
    let ranges = TableRow.cells(line, in: source.bytes, limit: table.width)
    if let long = ranges.first(where: { $0.count > PlanText.sizeLimit }) {
      let place = source.position(line: Int(line.line), offset: long.lowerBound)
      findings.append(.tooLong(long.count, at: place))
      return
    }
    var finder = PlaceFinder(source, line: Int(line.line))
    let texts = ranges.map { range in
      PlanText(InlineSource(cell: range, in: source, line: Int(line.line)), finder: &finder)
    }
    let end = line.range.upperBound
    let empty = PlanText(
      InlineSource(cell: end..<end, in: source, line: Int(line.line)), finder: &finder)
    readCase(texts, missing: empty, line: Int(line.line) + 1)
  }

  private mutating func readCase(_ texts: [PlanText], missing: PlanText, line: Int) {
    let roles = table.columns.columns
    func cell(_ role: CaseColumns.Role) -> PlanText {
      roles[role].flatMap { texts.indices.contains($0) ? texts[$0] : nil } ?? missing
    }
    let action = cell(.action)
    let expectation = cell(.expectation)
    let others = texts.indices.filter { !roles.values.contains($0) && !texts[$0].isBlank }
    let isBare = action.isBlank && expectation.isBlank
    let name = CaseID(cell(.id))
    findings += name.diagnostics
    guard !name.id.isEmpty else {
      reportMissingID(texts, isBare: isBare, hasOthers: !others.isEmpty)
      return
    }
    if name.isBold, isBare, others.isEmpty, !CaseID.looksLikeID(name.id) {
      report(
        .warning, at: name.position,
        "\(Excerpt.quoted(name.id)) is a heading inside a table, not a case")
      return
    }
    sayFirstWord(name)
    checkBackticks(texts)
    cases.append(
      PlanCase(
        id: name.id, title: name.title, section: 0, line: line, position: name.position,
        ownCriteria: name.criteria, criteria: name.criteria, criteriaOrigin: .none,
        doCell: action, expectCell: expectation,
        otherCells: others.map {
          PlanCase.OtherCell(heading: table.headings[$0], text: texts[$0])
        },
        context: .plain))
  }

  private mutating func reportMissingID(_ texts: [PlanText], isBare: Bool, hasOthers: Bool) {
    guard !isBare || hasOthers, let text = texts.first(where: { !$0.isBlank }) else { return }
    report(
      isBare ? .warning : .error, at: text.start,
      "a row without an ID: \(Excerpt.quoted(text.string))")
  }

  private mutating func sayFirstWord(_ name: CaseID) {
    guard !name.title.isEmpty, !saidFirstWord else { return }
    saidFirstWord = true
    report(
      .warning, at: name.position,
      "\(Excerpt.quoted(name.id)) is taken for the ID and \(Excerpt.quoted(name.title)) "
        + "for a title; so in all rows of this table")
  }
}
