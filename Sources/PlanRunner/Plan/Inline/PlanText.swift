/// A rendered cell, sentence or paragraph: what a reader sees, with the place of each character.
package struct PlanText: Hashable, Sendable {
  /// A stretch of the text that is marked.
  package struct Span: Hashable, Sendable {
    /// How a stretch is marked.
    package enum Kind: Hashable, Sendable {
      case code
      case bold
      case italic
      case link(destination: String)
    }

    /// How it is marked.
    package var kind: Kind
    /// The stretch, as indexes into `characters`.
    package var range: Range<Int>

    /// Makes a span.
    package init(kind: Kind, range: Range<Int>) {
      self.kind = kind
      self.range = range
    }
  }

  /// The text without its marks; escapes and entities are resolved, a line end is a blank.
  package var characters: [Character]
  /// The place of each character in the plan.
  package var positions: [SourcePosition]
  /// The marked stretches, by start; an outer one stands before those inside.
  package var spans: [Span]
  /// The place at which the text begins, also when it is empty.
  package var start: SourcePosition
  /// The inline source, with the pipes of a cell unescaped.
  package var source: String

  /// The text as a string.
  package var string: String { String(characters) }
  /// Whether nothing but white space can be seen.
  package var isBlank: Bool { characters.allSatisfy(\.isWhitespace) }

  /// Makes a text from its parts.
  package init(
    characters: [Character], positions: [SourcePosition], spans: [Span], start: SourcePosition,
    source: String
  ) {
    self.characters = characters
    self.positions = positions
    self.spans = spans
    self.start = start
    self.source = source
  }
}

extension PlanText {
  /// The longest inline source that is rendered, in bytes.
  static let sizeLimit = 1_000_000

  /// Renders inline source.
  init(_ inline: InlineSource, in source: SourceText) {
    var finder = PlaceFinder(source, line: inline.line)
    self.init(inline, finder: &finder)
  }

  /// Renders inline source with a finder that has not passed it yet.
  init(_ inline: InlineSource, finder: inout PlaceFinder) {
    start = finder.position(of: inline.start)
    source = inline.string
    let flat = FlatText(InlineReader.read(inline.bytes), of: inline)
    var characters: [Character] = []
    var positions: [SourcePosition] = []
    characters.reserveCapacity(flat.bytes.count)
    positions.reserveCapacity(flat.bytes.count)
    var starts: [Int] = []
    let isASCII = flat.bytes.allSatisfy { $0 < 0x80 }
    Graphemes.forEach(flat.bytes[...]) { character, index in
      characters.append(character)
      positions.append(finder.position(of: Int(flat.places[index])))
      if !isASCII { starts.append(index) }
    }
    self.characters = characters
    self.positions = positions
    spans = flat.spans.map { span in
      Span(kind: span.kind, range: Self.characters(span.range, starts: starts))
    }
  }

  /// Turns a byte range into a range of characters, given where each character starts.
  private static func characters(_ bytes: Range<Int>, starts: [Int]) -> Range<Int> {
    guard !starts.isEmpty else { return bytes }
    let lower = firstIndex(in: starts, notBelow: bytes.lowerBound)
    let upper = firstIndex(in: starts, notBelow: bytes.upperBound)
    return lower..<max(lower, upper)
  }

  private static func firstIndex(in starts: [Int], notBelow wanted: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
