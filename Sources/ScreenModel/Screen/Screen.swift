/// What a person sees at one moment: a tree of elements in reading order.
///
/// Every element stands after the one that holds it, so the array is the tree in pre-order.
package struct Screen: Hashable, Sendable {
  /// The phone that shows it.
  package var configuration: Configuration
  /// The elements in reading order.
  package var elements: [Element]

  /// Makes a screen from its elements in reading order.
  package init(configuration: Configuration, elements: [Element]) {
    self.configuration = configuration
    self.elements = elements
  }

  /// Gives the indices of the elements with an identifier, in reading order.
  package func indices(of identifier: Element.Identifier) -> [Int] {
    elements.indices.filter { elements[$0].identifier == identifier }
  }

  /// Gives the index of the first element with an identifier.
  package func firstIndex(of identifier: Element.Identifier) -> Int? {
    elements.indices.first { elements[$0].identifier == identifier }
  }

  /// Gives the first element with an identifier.
  package func first(_ identifier: Element.Identifier) -> Element? {
    firstIndex(of: identifier).map { elements[$0] }
  }

  /// Gives the indices of the elements that an element holds, at any depth, in reading order.
  package func descendants(of index: Int) -> Range<Int> {
    var end = index + 1
    while end < elements.count, elements[end].parent >= index { end += 1 }
    return (index + 1)..<end
  }

  /// Tells whether the element at `index` lies within the one at `ancestor`.
  package func isInside(_ index: Int, _ ancestor: Int) -> Bool {
    var holder = elements[index].parent
    while holder > ancestor { holder = elements[holder].parent }
    return holder == ancestor
  }
}
