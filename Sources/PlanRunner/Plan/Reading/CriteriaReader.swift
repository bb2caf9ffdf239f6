/// Reads the criteria that a heading, an ID cell or a paragraph names.
struct CriteriaReader {
  /// The most criteria that one range can stand for.
  static let rangeLimit = 200

  private static let lengthLimit = 2_000

  private let text: PlanText
  /// The numbers found, in order.
  private(set) var numbers: [Int] = []
  /// What is wrong with the tags.
  private(set) var diagnostics: [Diagnostic] = []
  /// The stretches of the brackets that hold criteria.
  private(set) var brackets: [Range<Int>] = []

  private init(_ text: PlanText) {
    self.text = text
  }

  /// The names found, sorted and each once.
  var criteria: [String] { Set(numbers).sorted().map { Criterion(number: $0).id } }

  /// Reads brackets such as "(AC5–AC8)" and "[AC4]".
  static func tags(of text: PlanText) -> CriteriaReader {
    var reader = CriteriaReader(text)
    var index = 0
    while index < text.characters.count {
      switch text.characters[index] {
      case "(", "[", "（", "【":
        guard let end = reader.closing(from: index) else { fallthrough }
        reader.readBracket(index..<end)
        index = end
      default: index += 1
      }
    }
    return reader
  }

  /// Reads the criteria that a text names anywhere outside code.
  static func mentions(in text: PlanText, from start: Int = 0) -> CriteriaReader {
    var reader = CriteriaReader(text)
    guard start < text.characters.count else { return reader }
    let code = text.spans.filter { $0.kind == .code }.map(\.range)
    var nextCode = 0
    var scan = CriteriaScan(text.characters)
    scan.index = start
    while !scan.isAtEnd {
      while nextCode < code.count, code[nextCode].upperBound <= scan.index { nextCode += 1 }
      if nextCode < code.count, code[nextCode].contains(scan.index) {
        scan.index = code[nextCode].upperBound
        continue
      }
      let place = scan.index
      guard let first = scan.takeCriterion() else {
        scan.index += 1
        continue
      }
      reader.add(first, upTo: reader.rangeEnd(first, &scan), at: place)
    }
    return reader
  }

  /// Says whether a text can name a criterion at all.
  static func mayMention(_ bytes: ArraySlice<UInt8>) -> Bool {
    var before: UInt8 = 0
    var beforeThat: UInt8 = 0
    for byte in bytes {
      let isPair = beforeThat.lowercased == 0x61 && before.lowercased == 0x63
      if isPair && byte.isDigit { return true }
      beforeThat = before
      before = byte
    }
    return false
  }

  private func closing(from open: Int) -> Int? {
    var scan = CriteriaScan(text.characters)
    scan.index = open + 1
    scan.skipBlanks()
    guard scan.index + 2 < text.characters.count else { return nil }
    let start = text.characters[scan.index..<(scan.index + 2)]
    guard String(start).lowercased() == "ac", text.characters[scan.index + 2].isNumber else {
      return nil
    }
    for index in (open + 1)..<min(open + Self.lengthLimit, text.characters.count) {
      switch text.characters[index] {
      case ")", "]", "）", "】": return index + 1
      case "(", "[", "（", "【": return nil
      default: continue
      }
    }
    return nil
  }

  private mutating func readBracket(_ bracket: Range<Int>) {
    brackets.append(bracket)
    var scan = CriteriaScan(
      text.characters, in: (bracket.lowerBound + 1)..<(bracket.upperBound - 1))
    scan.skipBlanks()
    while !scan.isAtEnd {
      let place = scan.index
      guard let first = scan.takeCriterion() ?? scan.takeNumber() else {
        complain(
          "the tag \(Excerpt.quoted(String(text.characters[bracket]))) can't be read from here: "
            + "write criteria as in “(AC5, AC7–AC9)”", at: place)
        return
      }
      add(first, upTo: tagRangeEnd(&scan), at: place)
      scan.skipBlanks()
      while scan.takeSeparator() { scan.skipBlanks() }
    }
  }

  private func tagRangeEnd(_ scan: inout CriteriaScan) -> Int? {
    let start = scan.index
    scan.skipBlanks()
    if scan.takeRangeMark() {
      scan.skipBlanks()
      if let last = scan.takeCriterion() ?? scan.takeNumber() { return last }
    }
    scan.index = start
    return nil
  }

  /// In running text a bare number ends a range only if it is joined to it and is higher.
  private func rangeEnd(_ first: Int, _ scan: inout CriteriaScan) -> Int? {
    let start = scan.index
    if scan.takeRangeMark(), let last = scan.takeNumber(), last > first { return last }
    scan.index = start
    scan.skipBlanks()
    if scan.takeRangeMark() {
      scan.skipBlanks()
      if let last = scan.takeCriterion() { return last }
    }
    scan.index = start
    return nil
  }

  private mutating func add(_ first: Int, upTo end: Int?, at index: Int) {
    let last = end ?? first
    if max(first, last) > CriteriaScan.numberLimit {
      complain("the criterion's number is too large", at: index)
    } else if last < first {
      complain("the range AC\(first)–AC\(last) runs backwards", at: index)
    } else if last - first >= Self.rangeLimit {
      complain(
        "the range AC\(first)–AC\(last) names \(last - first + 1) criteria; "
          + "at most \(Self.rangeLimit) are read", at: index)
    } else {
      numbers.append(contentsOf: first...last)
    }
  }

  private mutating func complain(_ message: String, at index: Int) {
    let place = index < text.positions.count ? text.positions[index] : text.positions.last
    diagnostics.append(Diagnostic(.error, at: place ?? text.start, message))
  }
}
