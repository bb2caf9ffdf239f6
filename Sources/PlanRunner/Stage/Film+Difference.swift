package import FakeDirectory
package import ScreenModel

/// The first place at which two films part, whichever drivers they were shot with.
package struct FilmDifference: Sendable, CustomStringConvertible {
  /// The index of the frame in both films.
  package var frame: Int
  /// The moment of the frame, in the film that has one there.
  package var time: Instant
  /// What differs, in words.
  package var description: String
}

extension Film {
  /// Compares the film with another, frame by frame: moments, screens and what the servers had by then.
  ///
  /// - Returns: the first difference, or `nil` when the films show the same.
  package func difference(to other: Film) -> FilmDifference? {
    for (index, (own, its)) in zip(frames, other.frames).enumerated() {
      if let words = own.difference(to: its) {
        return FilmDifference(frame: index, time: own.time, description: words)
      }
    }
    if frames.count != other.frames.count {
      let index = min(frames.count, other.frames.count)
      let longer = frames.count > index ? frames : other.frames
      return FilmDifference(
        frame: index, time: longer[index].time,
        description: "only one film goes on: \(longer[index].cause)")
    }
    guard journal != other.journal else { return nil }
    let pairs = zip(journal.entries, other.journal.entries)
    let entry = pairs.first { $0 != $1 }?.0.description
    return FilmDifference(
      frame: max(frames.count - 1, 0), time: frames.last?.time ?? .zero,
      description: "the journals differ" + (entry.map { " at “\($0)”" } ?? " in length"))
  }
}

extension Frame {
  fileprivate func difference(to other: Frame) -> String? {
    if time != other.time { return "\(time) against \(other.time)" }
    if screen.configuration != other.screen.configuration { return "the phones differ" }
    if let words = screen.difference(to: other.screen) { return words }
    return journalCount == other.journalCount
      ? nil : "\(journalCount) against \(other.journalCount) journal entries"
  }
}

extension Screen {
  /// Names the first element in which two screens differ, or `nil` when they are the same.
  package func difference(to other: Screen) -> String? {
    for (own, its) in zip(elements, other.elements) where own != its {
      guard own.identifier == its.identifier, own.label == its.label else {
        return "\(own.inWords) against \(its.inWords)"
      }
      return "\(own.inWords) is drawn or behaves otherwise"
    }
    guard elements.count != other.elements.count else { return nil }
    let longer = elements.count > other.elements.count ? elements : other.elements
    return "only one screen has \(longer[min(elements.count, other.elements.count)].inWords)"
  }
}

extension Element {
  /// What the element is and says.
  fileprivate var inWords: String {
    let text = label.isEmpty ? value : label
    return text.isEmpty ? identifier.inWords : "\(identifier.inWords) “\(text)”"
  }
}
