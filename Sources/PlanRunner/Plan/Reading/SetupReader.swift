/// Reads the list under the first heading that speaks of preparation.
struct SetupReader {
  private let source: SourceText
  private let document: BlockDocument
  private var children: [Int: [Int]] = [:]
  private var paragraphs: [Int: [LineSlice]] = [:]
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

  /// Reads an item, or the items of a quote.
  private func readItems(_ container: Int, prefix: String) -> [SetupItem] {
    let inner = children[container] ?? []
    guard case .item = document.containers[container].kind else {
      return inner.flatMap { readItems($0, prefix: prefix) }
    }
    let number = prefix + String(document.containers[container].ordinal)
    var lines = paragraphs[container] ?? []
    var size = 0
    lines = lines.filter {
      size += $0.range.count
      return size <= PlanText.sizeLimit
    }
    return [
      SetupItem(
        number: number,
        text: PlanText(InlineSource(lines: lines, in: source), in: source),
        children: inner.flatMap { readItems($0, prefix: number + ".") })
    ]
  }
}
