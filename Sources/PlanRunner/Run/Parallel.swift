import Dispatch
import Synchronization

/// Work that is shared out to several threads; what comes of it does not depend on their number.
enum Parallel {
  /// Gives what comes of two functions; with more than one job they run side by side.
  static func both<First, Second: Sendable>(
    jobs: Int, _ first: () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    guard jobs > 1 else { return (first(), second()) }
    let result = Shelf<Second>()
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { result.put(second()) }
    let own = first()
    group.wait()
    return (own, result.taken ?? second())
  }

  /// Gives what is made of each element, in their order, by at most so many threads.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], jobs: Int, _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    guard jobs > 1, elements.count > 1 else { return elements.map(transform) }
    let results = Mutex<[Result?]>(Array(repeating: nil, count: elements.count))
    let next = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: min(jobs, elements.count)) { _ in
      while let place = next.withLock({ place -> Int? in
        defer { place += 1 }
        return place < elements.count ? place : nil
      }) {
        let result = transform(elements[place])
        results.withLock { $0[place] = result }
      }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}

/// A place where one thread leaves a result for another.
private final class Shelf<Value: Sendable>: Sendable {
  private let content = Mutex<Value?>(nil)

  func put(_ value: Value) {
    content.withLock { $0 = value }
  }

  var taken: Value? { content.withLock { $0 } }
}
