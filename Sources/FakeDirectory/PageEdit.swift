/// A change of an ordinary page before it is sent.
package enum PageEdit: Hashable, Sendable {
  /// Each entry stands twice.
  case twice
  /// The entries of the page before come once more, in the first places.
  case repeatPage
  /// The last entry comes first.
  case reversed
  /// The entries come in an order of chance.
  case shuffled
  /// The page says that so many rows are left.
  case left(Int)
}

extension Directory {
  /// Changes the ordinary page for a request as a rule says.
  func edited(
    _ page: SearchPage, for request: SearchRequest, number: Int, _ edits: [PageEdit]
  ) -> SearchPage {
    var page = page
    for edit in edits {
      switch edit {
      case .twice: page.entries = page.entries.flatMap { [$0, $0] }
      case .repeatPage: page.entries = (pageBefore(request)?.entries ?? []) + page.entries
      case .reversed: page.entries.reverse()
      case .shuffled:
        var generator = SeededGenerator(seed: script.seed).stream("order").stream(number)
        generator.shuffle(&page.entries)
      case .left(let count): if !decided.contains(.count) { page.left = count }
      }
    }
    return page
  }
}

extension PageEdit: CustomStringConvertible {
  /// The change in words.
  package var description: String {
    switch self {
    case .twice: "each entry stands twice"
    case .repeatPage: "the entries of the page before come once more"
    case .reversed: "the last entry comes first"
    case .shuffled: "the entries come in an order of chance"
    case .left(let count): "it says that \(count) are left"
    }
  }
}
