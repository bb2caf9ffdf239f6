/// Inline source with its marks taken out: UTF-8 bytes, the place of each, and the marked stretches.
struct FlatText {
  private(set) var bytes: [UInt8] = []
  private(set) var places: [UInt32] = []
  private(set) var spans: [PlanText.Span] = []

  /// Carries out what an inline reader found.
  init(_ reader: InlineReader, of inline: InlineSource) {
    let count = inline.bytes.count
    bytes.reserveCapacity(count)
    places.reserveCapacity(count)
    guard !reader.isPlain else {
      bytes = inline.bytes
      places = inline.places
      return
    }
    var newIndex: [Int] = []
    newIndex.reserveCapacity(count + 1)
    for index in 0..<count {
      newIndex.append(bytes.count)
      switch reader.actions[index] {
      case .keep: append(inline.bytes[index], inline.places[index])
      case .drop: break
      case .blank: append(Byte.space, inline.places[index])
      case .replace:
        for byte in reader.replacements[index] ?? [] { append(byte, inline.places[index]) }
      }
    }
    newIndex.append(bytes.count)
    spans = reader.spans.filter { $0.range.lowerBound <= $0.range.upperBound }
      .sorted {
        ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
      }
      .map {
        PlanText.Span(
          kind: $0.kind,
          range: newIndex[$0.range.lowerBound]..<newIndex[$0.range.upperBound])
      }
  }

  private mutating func append(_ byte: UInt8, _ place: UInt32) {
    bytes.append(byte)
    places.append(place)
  }
}
