/// Finds the block structure of a markdown document, line by line, as the GFM specification has it.
struct BlockScanner {
  /// Quotes and list items inside one another; deeper marks are text.
  static let depthLimit = 100

  let source: SourceText
  var document = BlockDocument()
  /// The open containers, outermost first.
  var open = [0]
  /// The open leaf, if any.
  var leaf: Block?
  var cursor: LineCursor

  /// Scans a document from a line (counted from 0) on.
  static func scan(_ source: SourceText, from firstLine: Int = 0) -> BlockDocument {
    guard firstLine < source.lines.count else { return BlockDocument() }
    var scanner = BlockScanner(
      source: source, cursor: LineCursor(source, line: firstLine))
    for line in firstLine..<source.lines.count {
      scanner.cursor = LineCursor(source, line: line)
      scanner.takeLine()
    }
    scanner.closeLeaf()
    return scanner.document
  }

  private mutating func takeLine() {
    let matched = matchContainers()
    var stands = false
    if matched == open.count, leaf != nil {
      switch continueLeaf() {
      case .taken: return
      case .stands: stands = true
      case .ended: break
      }
    }
    let mayBeLazy = leaf?.kind == .paragraph
    var started = false
    while !cursor.isBlank {
      if cursor.indent >= 4 {
        guard started || !mayBeLazy else { break }
        closeUnmatched(matched, unless: started)
        startIndentedCode()
        return
      }
      let context = stands && !started ? leaf?.kind : nil
      if startLeaf(in: context, matched: matched, started: started) { return }
      if startContainer(in: context, matched: matched, started: started) {
        started = true
        continue
      }
      if context == .paragraph, startTable() { return }
      break
    }
    if !started {
      if stands || (mayBeLazy && !cursor.isBlank) {
        leaf?.lines.append(cursor.trimmedRest)
        leaf?.lastLine = cursor.line
        return
      }
      closeUnmatched(matched)
    }
    addParagraph()
  }

  private mutating func addParagraph() {
    guard !cursor.isBlank else { return }
    start(.paragraph)
    leaf?.lines.append(cursor.trimmedRest)
  }

  /// Closes the leaf and the containers that the line did not continue.
  mutating func closeUnmatched(_ matched: Int, unless started: Bool = false) {
    guard !started else { return }
    closeLeaf()
    open.removeLast(open.count - matched)
  }

  /// Moves the open leaf to the document.
  mutating func closeLeaf() {
    guard let block = leaf else { return }
    leaf = nil
    document.blocks.append(block)
  }

  /// Opens a leaf in the innermost open container.
  mutating func start(_ kind: Block.Kind) {
    let container = open[open.count - 1]
    document.containers[container].isEmpty = false
    document.containers[container].lastItem = nil
    leaf = Block(
      kind: kind, container: container, firstLine: cursor.line, lastLine: cursor.line)
  }

  private mutating func startIndentedCode() {
    cursor.advance(columns: 4)
    start(.indentedCode)
    leaf?.lines.append(cursor.rest)
  }
}
