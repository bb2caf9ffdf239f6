/// Changes words in a plan's source.
package struct SourceEditor: Sendable {
  private let source: SourceText

  /// Makes an editor of a plan's bytes.
  package init(_ bytes: [UInt8]) {
    source = SourceText(bytes: bytes)
  }

  /// Gives the bytes with other words in place of a cell's characters; `nil` where they stand on several lines.
  package func replacing(
    _ range: Range<Int>, of cell: PlanText, with words: String
  ) -> [UInt8]? {
    guard let start = byte(ofCharacter: range.lowerBound, of: cell) else { return nil }
    var end = start
    if let last = range.last {
      let first = cell.positions[range.lowerBound]
      guard cell.positions[last].line == first.line,
        let found = offset(cell.positions[last], after: 1)
      else { return nil }
      end = found
    }
    return Array(source.bytes[..<start]) + Array(words.utf8) + Array(source.bytes[end...])
  }

  /// The first byte of a character.
  private func byte(ofCharacter index: Int, of cell: PlanText) -> Int? {
    guard cell.positions.indices.contains(index) else { return nil }
    return offset(cell.positions[index], after: 0)
  }

  private func offset(_ position: SourcePosition, after count: Int) -> Int? {
    guard source.lines.indices.contains(position.line - 1) else { return nil }
    let line = source.lines[position.line - 1]
    let text = source.string(Int(line.start)..<Int(line.end))
    let characters = text.prefix(position.column - 1 + count)
    guard characters.count == position.column - 1 + count else { return nil }
    return Int(line.start) + characters.utf8.count
  }
}
