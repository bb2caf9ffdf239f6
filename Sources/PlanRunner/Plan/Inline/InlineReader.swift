/// Reads the inline marks of a cell or paragraph: escapes, code, emphasis, links, entities, HTML.
struct InlineReader {
  /// What becomes of a byte of the source.
  enum Action: UInt8 {
    case keep
    case drop
    case blank
    case replace
  }

  let bytes: [UInt8]
  /// What becomes of each byte.
  var actions: [Action]
  /// The bytes that stand for a replaced one, by its index.
  var replacements: [Int: [UInt8]] = [:]
  /// The marked stretches, as indexes into the source.
  var spans: [PlanText.Span] = []
  /// Whether the source holds no mark at all.
  private(set) var isPlain = false

  var emphasis = EmphasisStack()
  var brackets: [Bracket] = []
  /// Where the runs of backticks start, by their length.
  private var backticks: [Int: [Int]] = [:]
  /// Marks of inline HTML that are known not to be closed any more.
  var unclosed: Set<UInt8> = []
  private var index = 0

  /// A `[` or `![` that may start a link or an image.
  struct Bracket {
    var index: Int
    var isImage: Bool
    var isActive = true
    /// The number of emphasis runs before it.
    var runs: Int
  }

  /// Reads the marks of some inline source, in time linear in its length.
  static func read(_ bytes: [UInt8]) -> InlineReader {
    var reader = InlineReader(bytes: bytes, actions: [])
    guard bytes.contains(where: { $0 < 0x80 && Self.marks[Int($0)] }) else {
      reader.isPlain = true
      return reader
    }
    reader.actions = Array(repeating: .keep, count: bytes.count)
    reader.findBackticks()
    while reader.index < bytes.count { reader.step() }
    reader.resolveEmphasis(from: 0)
    return reader
  }

  private static let marks: [Bool] = {
    var marks = Array(repeating: false, count: 128)
    for byte in "\\`*_[]<&\n".utf8 { marks[Int(byte)] = true }
    return marks
  }()

  /// The byte at an index, or 0 behind the end.
  func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Marks a stretch as invisible.
  mutating func drop(_ range: Range<Int>) {
    for index in range { actions[index] = .drop }
  }

  /// Shows other bytes in the place of a stretch.
  mutating func replace(_ range: Range<Int>, with new: [UInt8]) {
    drop(range)
    actions[range.lowerBound] = .replace
    replacements[range.lowerBound] = new
  }

  private mutating func step() {
    switch bytes[index] {
    case Byte.backslash: readEscape()
    case Byte.backtick: readCode()
    case Byte.star, Byte.underscore: index = readRun(at: index)
    case Byte.lineFeed:
      var before = index
      while before > 0, bytes[before - 1].isSpaceOrTab {
        before -= 1
        actions[before] = .drop
      }
      actions[index] = .blank
      index += 1
    case Byte.bang where byte(at: index + 1) == Byte.openBracket:
      brackets.append(Bracket(index: index, isImage: true, runs: emphasis.runs.count))
      index += 2
    case Byte.openBracket:
      brackets.append(Bracket(index: index, isImage: false, runs: emphasis.runs.count))
      index += 1
    case Byte.closeBracket: index = closeBracket(at: index)
    case Byte.less: index = readAngle(at: index)
    case Byte.ampersand: index = readEntity(at: index)
    default: index += 1
    }
  }

  private mutating func readEscape() {
    let next = byte(at: index + 1)
    if next == Byte.lineFeed {
      actions[index] = .drop
      index += 1
    } else if next.isPunctuation {
      actions[index] = .drop
      index += 2
    } else {
      index += 1
    }
  }

  private mutating func findBackticks() {
    var position = 0
    while position < bytes.count {
      let start = position
      while byte(at: position) == Byte.backtick { position += 1 }
      if position > start {
        backticks[position - start, default: []].append(start)
      } else {
        position += 1
      }
    }
  }

  /// Finds the next run of some length from an index on.
  private func backticks(length: Int, from start: Int) -> Int? {
    guard let starts = backticks[length] else { return nil }
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low < starts.count ? starts[low] : nil
  }

  private mutating func readCode() {
    var content = index
    while byte(at: content) == Byte.backtick { content += 1 }
    let length = content - index
    guard let end = backticks(length: length, from: content) else {
      index = content
      return
    }
    drop(index..<content)
    drop(end..<(end + length))
    let isPadded =
      end - content > 2 && isCodeBlank(content) && isCodeBlank(end - 1)
      && !(content..<end).allSatisfy(isCodeBlank)
    if isPadded {
      actions[content] = .drop
      actions[end - 1] = .drop
    }
    for place in content..<end where bytes[place] == Byte.lineFeed && actions[place] == .keep {
      actions[place] = .blank
    }
    let range = isPadded ? (content + 1)..<(end - 1) : content..<end
    spans.append(PlanText.Span(kind: .code, range: range))
    index = end + length
  }

  private func isCodeBlank(_ index: Int) -> Bool {
    bytes[index] == Byte.space || bytes[index] == Byte.lineFeed
  }
}
