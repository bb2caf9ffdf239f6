/// The cases of a plan that are to be played.
package struct Selection: Hashable, Sendable {
  /// The indices into the plan's cases, in the plan's order.
  package var indices: [Int]
  /// Whether selectors chose them; without selectors the whole plan is meant.
  package var isChosen: Bool
  /// Why the cases that the selectors chose are left out, when a shard leaves some out.
  package var shard: String?

  /// Makes a selection.
  package init(indices: [Int], isChosen: Bool, shard: String? = nil) {
    self.indices = indices
    self.isChosen = isChosen
    self.shard = shard
  }

  /// Keeps every `count`-th case, beginning with the `index`-th; numbers are from 1.
  package func shard(_ index: Int, of count: Int) -> Selection {
    let kept = indices.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
    return Selection(indices: kept, isChosen: isChosen, shard: "\(index)/\(count)")
  }
}

/// Why a selection could not be made; one message for each selector that is wrong.
package struct SelectionError: Error, Hashable, Sendable {
  package var messages: [String]

  /// Makes an error.
  package init(messages: [String]) {
    self.messages = messages
  }
}
