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
    guard let place = bytes(range, of: cell) else { return nil }
    return source.bytes[..<place.lowerBound] + Array(words.utf8)
      + source.bytes[place.upperBound...]
  }

  private func bytes(_ range: Range<Int>, of cell: PlanText) -> Range<Int>? {
    guard cell.positions.indices.contains(range.lowerBound) else { return nil }
    let first = cell.positions[range.lowerBound]
    guard let start = offset(first, after: 0) else { return nil }
    guard let last = range.last else { return start..<start }
    guard cell.positions[last].line == first.line,
      let end = offset(cell.positions[last], after: 1)
    else { return nil }
    return start..<end
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
