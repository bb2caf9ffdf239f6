/// The events that are due, in one total order: time first, then the order in which they were
/// added.
package struct Agenda<Event> {
  /// One pending event with its place in the order.
  package struct Entry {
    /// When the event is due.
    package var time: Instant
    /// The number that `add` gave it; unique within one agenda.
    package var sequence: Int
    /// What happens.
    package var event: Event

    /// Makes an entry from its parts.
    @inlinable
    package init(time: Instant, sequence: Int, event: Event) {
      self.time = time
      self.sequence = sequence
      self.event = event
    }
  }

  /// The pending entries, the last one due first.
  @usableFromInline var latestFirst: [Entry] = []
  /// The number of the next event.
  @usableFromInline var nextSequence = 0

  /// Makes an agenda with nothing on it.
  @inlinable
  package init() {}

  /// Whether nothing is pending.
  @inlinable
  package var isEmpty: Bool { latestFirst.isEmpty }

  /// The number of pending events.
  @inlinable
  package var count: Int { latestFirst.count }

  /// The time of the next event, or nil if nothing is pending.
  @inlinable
  package var nextTime: Instant? { latestFirst.last?.time }

  /// The next entry, or nil if nothing is pending.
  @inlinable
  package var next: Entry? { latestFirst.last }

  /// All pending entries in the order in which they are due.
  @inlinable
  package var pending: [Entry] { latestFirst.reversed() }

  /// Puts an event behind everything that is due at or before its time, and gives its number.
  @inlinable
  @discardableResult
  package mutating func add(_ event: Event, at time: Instant) -> Int {
    let sequence = nextSequence
    nextSequence += 1
    var low = 0
    var high = latestFirst.count
    while low < high {
      let middle = (low + high) / 2
      if time < latestFirst[middle].time { low = middle + 1 } else { high = middle }
    }
    latestFirst.insert(Entry(time: time, sequence: sequence, event: event), at: low)
    return sequence
  }

  /// Takes the next event off the agenda, or gives nil if nothing is pending.
  @inlinable
  package mutating func popNext() -> Entry? {
    latestFirst.popLast()
  }

  /// Takes the event with this number off the agenda, or gives nil if it is not pending.
  @inlinable
  package mutating func take(sequence: Int) -> Entry? {
    guard let index = latestFirst.firstIndex(where: { $0.sequence == sequence }) else { return nil }
    return latestFirst.remove(at: index)
  }

  /// Removes every pending event that the condition names.
  @inlinable
  package mutating func remove(where condition: (Event) -> Bool) {
    latestFirst.removeAll { condition($0.event) }
  }
}

extension Agenda.Entry: Sendable where Event: Sendable {}
extension Agenda.Entry: Equatable where Event: Equatable {}
extension Agenda.Entry: Hashable where Event: Hashable {}
extension Agenda: Sendable where Event: Sendable {}
extension Agenda: Equatable where Event: Equatable {}
extension Agenda: Hashable where Event: Hashable {}
