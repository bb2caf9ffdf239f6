/// Reads the list under the first heading that speaks of preparation.
struct SetupReader {
  private let source: SourceText
  private let document: BlockDocument
  private var children: [Int: [Int]] = [:]
  private var paragraphs: [Int: [LineSlice]] = [:]
  /// What is wrong with the items.
  private(set) var diagnostics: [Diagnostic] = []
  /// The items of the list, in order.
  private(set) var items: [SetupItem] = []

  /// Reads the list, given all headings in order.
  init(source: SourceText, document: BlockDocument, headings: [Heading]) {
    self.source = source
    self.document = document
    let first = headings.firstIndex {
      $0.block.container == 0 && Self.isAboutPreparation($0.title)
    }
    guard let first else { return }
    let next = headings[(first + 1)...].first {
      $0.level <= headings[first].level && $0.block.container == 0
    }
    collect(from: headings[first].block.lastLine, to: next?.block.firstLine ?? .max)
    dropLongTexts()
    items = (children[0] ?? []).flatMap { readItems($0, prefix: "") }
  }

  private static func isAboutPreparation(_ title: String) -> Bool {
    let words = CaseColumns.simplified(title).split(separator: " ")
    let names = ["setup", "prerequisite", "precondition"]
    return words.contains { word in names.contains { word.hasPrefix($0) } }
      || zip(words, words.dropFirst()).contains { $0 == "set" && $1 == "up" }
  }

  private mutating func collect(from first: Int, to end: Int) {
    for (index, container) in document.containers.enumerated().dropFirst()
    where container.line > first && container.line < end {
      children[container.parent, default: []].append(index)
    }
    for block in document.blocks where block.firstLine > first && block.firstLine < end {
      guard block.kind == .paragraph else { continue }
      paragraphs[block.container, default: []] += block.lines
    }
  }

  private mutating func dropLongTexts() {
    for container in paragraphs.keys.sorted() {
      let lines = paragraphs[container] ?? []
      let size = lines.reduce(0) { $0 + $1.range.count }
      guard size > PlanText.sizeLimit, let first = lines.first else { continue }
      paragraphs[container] = nil
      diagnostics.append(
        .tooLong(
          size, at: source.position(line: Int(first.line), offset: first.range.lowerBound)))
    }
  }

  /// Reads an item, or the items of a quote.
  private func readItems(_ container: Int, prefix: String) -> [SetupItem] {
    let inner = children[container] ?? []
    guard case .item = document.containers[container].kind else {
      return inner.flatMap { readItems($0, prefix: prefix) }
    }
    let number = prefix + String(document.containers[container].ordinal)
    let lines = paragraphs[container] ?? []
    return [
      SetupItem(
        number: number,
        text: PlanText(InlineSource(lines: lines, in: source), in: source),
        children: inner.flatMap { readItems($0, prefix: number + ".") })
    ]
  }
}
