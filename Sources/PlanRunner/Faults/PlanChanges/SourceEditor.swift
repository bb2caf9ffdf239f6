/// Changes words in a plan's source.
package struct SourceEditor: Sendable {
  private let source: SourceText

  /// Makes an editor of a plan's bytes.
  package init(_ bytes: [UInt8]) {
    source = SourceText(bytes: bytes)
  }

  /// Gives the bytes with other words in place of stretches of a cell, which stand in its order.
  ///
  /// Gives `nil` where a stretch stands on several lines.
  package func replacing(
    _ stretches: [(range: Range<Int>, words: String)], of cell: PlanText
  ) -> [UInt8]? {
    var result: [UInt8] = []
    var rest = source.bytes[...]
    for (range, words) in stretches {
      guard let place = bytes(range, of: cell), place.lowerBound >= rest.startIndex else {
        return nil
      }
      result += rest[..<place.lowerBound] + Array(words.utf8)
      rest = source.bytes[place.upperBound...]
    }
    return result + rest
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
