package import FakeDirectory
package import ScreenModel
import Synchronization

/// What was looked up in one frame, so that a question that is asked of every row is answered once.
package final class FrameIndex: Sendable {
  /// The rows at both ends of those of a kind, as seen from the search field.
  package struct Ends: Sendable {
    package var nearest: Int
    package var farthest: Int
  }

  private let places = Mutex<[Element.Identifier: [Int]]>([:])
  private let ends = Mutex<[Element.Identifier: Ends?]>([:])
  private let entries = Mutex<[String: WireEntry]?>(nil)

  package init() {}

  /// Gives the indices of the elements with an identifier.
  package func places(of identifier: Element.Identifier, find: () -> [Int]) -> [Int] {
    if let known = places.withLock({ $0[identifier] }) { return known }
    let found = find()
    places.withLock { $0[identifier] = found }
    return found
  }

  /// Gives the rows at both ends of those with an identifier, or `nil` where there is none.
  package func ends(of identifier: Element.Identifier, find: () -> Ends?) -> Ends? {
    if let known = ends.withLock({ $0[identifier] }) { return known }
    let found = find()
    ends.withLock { $0[identifier] = .some(found) }
    return found
  }

  /// Gives the entry with a name.
  package func entry(named name: String, read: () -> [String: WireEntry]) -> WireEntry? {
    if let known = entries.withLock({ $0 }) { return known[name] }
    let all = read()
    entries.withLock { $0 = all }
    return all[name]
  }
}
