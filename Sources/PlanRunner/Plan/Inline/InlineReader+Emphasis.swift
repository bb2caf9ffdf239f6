/// A run of stars or underscores that may open or close emphasis.
struct EmphasisRun {
  var mark: UInt8
  /// The bytes of the run that are not used yet.
  var range: Range<Int>
  var length: Int
  var canOpen: Bool
  var canClose: Bool
  /// The neighbours that are still in play, as indexes into the stack.
  var previous: Int?
  var next: Int?
}

/// The runs that wait for a partner.
struct EmphasisStack {
  var runs: [EmphasisRun] = []

  /// Takes a run out of play.
  mutating func unlink(_ index: Int) {
    let run = runs[index]
    if let previous = run.previous { runs[previous].next = run.next }
    if let next = run.next { runs[next].previous = run.previous }
  }

  /// Takes all runs from an index on out of play.
  mutating func cut(from index: Int) {
    guard index < runs.count else { return }
    runs.removeSubrange(index...)
    if let last = runs.indices.last { runs[last].next = nil }
  }
}

extension InlineReader {
  /// Notes a run of stars or underscores; gives the index behind it.
  mutating func readRun(at start: Int) -> Int {
    let mark = bytes[start]
    var end = start
    while byte(at: end) == mark { end += 1 }
    let before = Surroundings(scalarBefore(start))
    let after = Surroundings(scalar(at: end))
    let isLeft =
      !after.isBlank && (!after.isPunctuation || before.isBlank || before.isPunctuation)
    let isRight =
      !before.isBlank && (!before.isPunctuation || after.isBlank || after.isPunctuation)
    let isWord = mark == Byte.underscore
    let canOpen = isLeft && (!isWord || !isRight || before.isPunctuation)
    let canClose = isRight && (!isWord || !isLeft || after.isPunctuation)
    guard canOpen || canClose else { return end }
    let index = emphasis.runs.count
    emphasis.runs.append(
      EmphasisRun(
        mark: mark, range: start..<end, length: end - start, canOpen: canOpen,
        canClose: canClose, previous: index > 0 ? index - 1 : nil))
    if index > 0 { emphasis.runs[index - 1].next = index }
    return end
  }

  /// Pairs the runs from an index on, and takes them out of play.
  mutating func resolveEmphasis(from bottom: Int) {
    var floors: [Int: Int] = [:]
    var current: Int? = bottom < emphasis.runs.count ? bottom : nil
    while let closer = current {
      let run = emphasis.runs[closer]
      guard run.canClose else {
        current = run.next
        continue
      }
      let key = Int(run.mark) * 6 + run.length % 3 + (run.canOpen ? 3 : 0)
      guard let opener = opener(for: closer, floor: max(bottom, floors[key] ?? bottom)) else {
        floors[key] = closer
        current = run.next
        if !run.canOpen { emphasis.unlink(closer) }
        continue
      }
      pair(opener, closer)
      if emphasis.runs[closer].range.isEmpty {
        current = emphasis.runs[closer].next
        emphasis.unlink(closer)
      }
    }
    emphasis.cut(from: bottom)
  }

  private func opener(for closer: Int, floor: Int) -> Int? {
    let run = emphasis.runs[closer]
    var candidate = run.previous
    while let index = candidate, index >= floor {
      let other = emphasis.runs[index]
      if other.mark == run.mark && other.canOpen {
        let mixes = run.canOpen || other.canClose
        let isOdd =
          mixes && (other.length + run.length) % 3 == 0
          && !(other.length % 3 == 0 && run.length % 3 == 0)
        if !isOdd { return index }
      }
      candidate = other.previous
    }
    return nil
  }

  private mutating func pair(_ opener: Int, _ closer: Int) {
    let open = emphasis.runs[opener].range
    let close = emphasis.runs[closer].range
    let width = open.count >= 2 && close.count >= 2 ? 2 : 1
    drop((open.upperBound - width)..<open.upperBound)
    drop(close.lowerBound..<(close.lowerBound + width))
    spans.append(
      PlanText.Span(
        kind: width == 2 ? .bold : .italic, range: open.upperBound..<close.lowerBound))
    emphasis.runs[opener].range = open.lowerBound..<(open.upperBound - width)
    emphasis.runs[closer].range = (close.lowerBound + width)..<close.upperBound
    emphasis.runs[opener].next = closer
    emphasis.runs[closer].previous = opener
    if emphasis.runs[opener].range.isEmpty { emphasis.unlink(opener) }
  }

  private struct Surroundings {
    var isBlank: Bool
    var isPunctuation: Bool

    init(_ scalar: Unicode.Scalar?) {
      guard let scalar else {
        isBlank = true
        isPunctuation = false
        return
      }
      if scalar.isASCII {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        isBlank = byte.isCellBlank
        isPunctuation = byte.isPunctuation
        return
      }
      isBlank = scalar.properties.generalCategory == .spaceSeparator
      switch scalar.properties.generalCategory {
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation:
        isPunctuation = true
      default: isPunctuation = false
      }
    }
  }

  private func scalarBefore(_ index: Int) -> Unicode.Scalar? {
    guard index > 0 else { return nil }
    var start = index - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(at: start)
  }

  private func scalar(at index: Int) -> Unicode.Scalar? {
    guard index < bytes.count else { return nil }
    var decoder = UTF8()
    var iterator = bytes[index..<min(index + 4, bytes.count)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }
}
