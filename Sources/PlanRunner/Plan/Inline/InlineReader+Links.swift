extension InlineReader {
  /// Reads what a `]` closes; gives the index at which reading goes on.
  mutating func closeBracket(at close: Int) -> Int {
    guard let bracket = brackets.popLast() else { return close + 1 }
    guard bracket.isActive, let target = linkTarget(from: close + 1) else { return close + 1 }
    let content = bracket.index + (bracket.isImage ? 2 : 1)
    drop(bracket.index..<content)
    drop(close..<target.end)
    if !bracket.isImage {
      spans.append(
        PlanText.Span(
          kind: .link(destination: target.destination), range: content..<close))
    }
    resolveEmphasis(from: bracket.runs)
    if !bracket.isImage { deactivateLinks() }
    return target.end
  }

  /// A link can't hold another link.
  private mutating func deactivateLinks() {
    for index in brackets.indices.reversed() where !brackets[index].isImage {
      guard brackets[index].isActive else { return }
      brackets[index].isActive = false
    }
  }

  private struct LinkTarget {
    var destination: String
    var end: Int
  }

  private func linkTarget(from start: Int) -> LinkTarget? {
    guard byte(at: start) == Byte.openParenthesis else { return nil }
    var index = skipBlanks(from: start + 1)
    guard let destination = destination(from: index) else { return nil }
    index = destination.upperBound
    let pointed = byte(at: destination.lowerBound) == Byte.less
    let text =
      pointed
      ? (destination.lowerBound + 1)..<(destination.upperBound - 1) : destination
    let behind = skipBlanks(from: index)
    if behind > index, let end = titleEnd(from: behind) {
      index = skipBlanks(from: end)
    } else {
      index = behind
    }
    guard byte(at: index) == Byte.closeParenthesis else { return nil }
    return LinkTarget(destination: unescaped(text), end: index + 1)
  }

  private func skipBlanks(from start: Int) -> Int {
    var index = start
    while byte(at: index).isCellBlank { index += 1 }
    return index
  }

  private func destination(from start: Int) -> Range<Int>? {
    var index = start
    if byte(at: start) == Byte.less {
      index += 1
      while index < bytes.count, bytes[index] != Byte.greater {
        if bytes[index] == Byte.less || bytes[index] == Byte.lineFeed { return nil }
        index += escapeLength(at: index)
      }
      return index < bytes.count ? start..<(index + 1) : nil
    }
    var depth = 0
    while index < bytes.count, bytes[index] > Byte.space, bytes[index] != 0x7F {
      if bytes[index] == Byte.openParenthesis {
        depth += 1
        if depth > 32 { return nil }
      } else if bytes[index] == Byte.closeParenthesis {
        if depth == 0 { break }
        depth -= 1
      }
      index += escapeLength(at: index)
    }
    return depth == 0 ? start..<min(index, bytes.count) : nil
  }

  private func titleEnd(from start: Int) -> Int? {
    let open = byte(at: start)
    guard [Byte.quote, Byte.apostrophe, Byte.openParenthesis].contains(open) else { return nil }
    let close = open == Byte.openParenthesis ? Byte.closeParenthesis : open
    var index = start + 1
    while index < bytes.count {
      if bytes[index] == close { return index + 1 }
      if bytes[index] == open { return nil }
      index += escapeLength(at: index)
    }
    return nil
  }

  private func escapeLength(at index: Int) -> Int {
    bytes[index] == Byte.backslash && byte(at: index + 1).isPunctuation ? 2 : 1
  }

  private func unescaped(_ range: Range<Int>) -> String {
    var result: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      index += escapeLength(at: index) - 1
      result.append(bytes[index])
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }
}
