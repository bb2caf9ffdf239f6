/// A heading with the criteria that it names.
struct Heading {
  /// The rendered heading.
  let text: PlanText
  let level: Int
  /// The line's number, from 1.
  let line: Int
  let block: Block
  /// The heading without its bracket of criteria.
  let title: String
  /// The numbers of its criteria: those of the bracket, else those of its words.
  let numbers: [Int]
  /// What is wrong with its criteria.
  let diagnostics: [Diagnostic]

  /// Reads the criteria of a heading.
  init(text: PlanText, level: Int, line: Int, block: Block) {
    self.text = text
    self.level = level
    self.line = line
    self.block = block
    let tags = CriteriaReader.tags(of: text)
    let isTagged = !tags.brackets.isEmpty
    let reader = isTagged ? tags : CriteriaReader.mentions(in: text)
    numbers = reader.numbers
    diagnostics = reader.diagnostics
    var rest = ""
    var start = 0
    for bracket in tags.brackets {
      rest += String(text.characters[start..<bracket.lowerBound])
      start = bracket.upperBound
    }
    rest += String(text.characters[start...])
    title = Self.trimmed(rest)
  }

  private static func trimmed(_ text: String) -> String {
    var rest = text.drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}

/// The headings so far, and which of them is above a place.
struct HeadingTrail {
  let document: BlockDocument
  /// All headings so far, in order.
  private(set) var all: [Heading] = []
  /// The headings around each container's end, from the outermost level in, as indexes.
  private var trails: [Int: [Int]] = [:]

  /// Starts without a heading.
  init(document: BlockDocument) {
    self.document = document
  }

  /// Adds the next heading.
  mutating func add(_ heading: Heading) {
    var trail = trails[heading.block.container] ?? []
    while let last = trail.last, all[last].level >= heading.level { trail.removeLast() }
    trail.append(all.count)
    trails[heading.block.container] = trail
    all.append(heading)
  }

  /// Makes the section of a table from the nearest heading above it.
  func section(for block: Block) -> PlanSection {
    let containers = document.path(from: block.container) + [0]
    let nearest = containers.compactMap { trails[$0] }.max { ($0.last ?? -1) < ($1.last ?? -1) }
    guard let nearest, let last = nearest.last else {
      return PlanSection(
        title: "", heading: "", line: block.firstLine + 1, level: 0, criteria: [])
    }
    let heading = all[last]
    // The title of the plan names what the plan is about, not what each of its tables proves.
    let around = nearest.reversed().first { index in
      !all[index].numbers.isEmpty && (index == last || all[index].level > 1)
    }
    let numbers = around.map { Set(all[$0].numbers).sorted() } ?? []
    return PlanSection(
      title: heading.title, heading: heading.text.string, line: heading.line,
      level: heading.level, criteria: numbers.map { Criterion(number: $0).id })
  }
}
