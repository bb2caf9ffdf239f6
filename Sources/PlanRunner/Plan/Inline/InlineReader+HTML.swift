extension InlineReader {
  /// Reads an autolink, a tag or a comment at a `<`; gives the index at which reading goes on.
  mutating func readAngle(at start: Int) -> Int {
    if let end = autolinkEnd(from: start) {
      let text = (start + 1)..<(end - 1)
      actions[start] = .drop
      actions[end - 1] = .drop
      let destination = String(decoding: bytes[text], as: UTF8.self)
      spans.append(PlanText.Span(kind: .link(destination: destination), range: text))
      return end
    }
    if let end = HTMLTag.end(in: bytes[start...]) {
      drop(start..<end)
      if isLineBreak(start..<end) { actions[start] = .blank }
      return end
    }
    guard let end = specialEnd(from: start) else { return start + 1 }
    drop(start..<end)
    return end
  }

  private func isLineBreak(_ tag: Range<Int>) -> Bool {
    let name = bytes[(tag.lowerBound + 1)..<tag.upperBound].prefix(2).map(\.lowercased)
    return name == Array("br".utf8) && !byte(at: tag.lowerBound + 3).isLetter
      && !byte(at: tag.lowerBound + 3).isDigit && byte(at: tag.lowerBound + 3) != Byte.dash
  }

  /// Finds the end of `<scheme:…>` or `<name@host>`.
  private func autolinkEnd(from start: Int) -> Int? {
    var index = start + 1
    var isAddress = false
    while byte(at: index) > Byte.space, byte(at: index) != Byte.less,
      byte(at: index) != Byte.greater
    {
      isAddress = isAddress || byte(at: index) == UInt8(ascii: "@")
      index += 1
    }
    guard byte(at: index) == Byte.greater, byte(at: start + 1).isLetter else { return nil }
    var scheme = start + 1
    while byte(at: scheme).isLetter || byte(at: scheme).isDigit || byte(at: scheme) == Byte.plus
      || byte(at: scheme) == Byte.period || byte(at: scheme) == Byte.dash
    {
      scheme += 1
    }
    let length = scheme - start - 1
    let hasScheme = byte(at: scheme) == Byte.colon && length >= 2 && length <= 32
    return hasScheme || isAddress ? index + 1 : nil
  }

  /// Finds the end of a comment, an instruction, a declaration or a CDATA section.
  private mutating func specialEnd(from start: Int) -> Int? {
    let rest = bytes[start...]
    if rest.starts(with: "<!--".utf8) { return commentEnd(from: start + 4) }
    if rest.starts(with: "<?".utf8) { return end(from: start + 2, mark: "?>", key: Byte.question) }
    if rest.starts(with: "<![CDATA[".utf8) {
      return end(from: start + 9, mark: "]]>", key: Byte.openBracket)
    }
    guard rest.starts(with: "<!".utf8) else { return nil }
    var name = start + 2
    while byte(at: name) >= 0x41, byte(at: name) <= 0x5A { name += 1 }
    guard name > start + 2, byte(at: name).isCellBlank else { return nil }
    return end(from: name, mark: ">", key: Byte.bang)
  }

  /// A comment can't hold two dashes, nor begin with the end of a tag.
  private mutating func commentEnd(from start: Int) -> Int? {
    if byte(at: start) == Byte.greater { return nil }
    if byte(at: start) == Byte.dash, byte(at: start + 1) == Byte.greater { return nil }
    guard let dashes = end(from: start, mark: "--", key: Byte.dash),
      byte(at: dashes) == Byte.greater
    else { return nil }
    return dashes + 1
  }

  private mutating func end(from start: Int, mark: StaticString, key: UInt8) -> Int? {
    guard !unclosed.contains(key) else { return nil }
    let wanted = UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)
    var index = start
    while index + wanted.count <= bytes.count {
      if bytes[index] == wanted[0], bytes[index...].starts(with: wanted) {
        return index + wanted.count
      }
      index += 1
    }
    unclosed.insert(key)
    return nil
  }

  /// Resolves an entity at an `&`; gives the index at which reading goes on.
  mutating func readEntity(at start: Int) -> Int {
    guard let (end, scalars) = Entity.read(bytes[start...]) else { return start + 1 }
    replace(start..<end, with: Array(scalars.utf8))
    return end
  }
}
