import FakeDirectory
import ScreenModel

/// The phases and moments that clauses speak of.
package enum Moments {
  package static let phrases: [Phrase] = [
    Phrase("while loading", .when(.during(loading))),
    Phrase("while searching", .when(.during(loading))),
    Phrase("while it loads", .when(.during(loading))),
    Phrase("while the results (for the current text )load", .when(.during(loading))),
    Phrase("while (the )results (for the current text )show", .when(.during(showing))),
    Phrase(
      "while the results (for the current text )load or show",
      .when(.during(both(loading, showing)))),
    Phrase("next to the results", .when(.during(showing))),
    Phrase("while it runs or shows rows", .when(.during(both(loading, showing)))),
    Phrase("when there are results", .when(.during(showing))),
    Phrase("when nothing is found anywhere", .when(.during(nothingFound))),
    Phrase("once the search finishes", .when(.once(loading))),
    Phrase("when the text changes", .when(.upon(.type, arrange: Steps.changeText))),
    Phrase("while typing", .when(.during(typing))),
    Phrase("at once", .when(.atOnce)),
    Phrase("later", .when(.later)),
    Phrase("at the end", .when(.atTheEnd)),
    Phrase("after about {duration}") { .when(.after(about($0.int()))) },
    Phrase("within {duration}") { .when(.after(0...$0.int())) },
  ]

  /// What "about" leaves open: 10 % less to 20 % more.
  package static func about(_ milliseconds: Int) -> ClosedRange<Int> {
    (milliseconds - milliseconds / 10)...(milliseconds + milliseconds / 5)
  }

  /// From a request's arrival at the directory to the frame in which its answer, or its failure, shows.
  package static let loading = Phase("a search loads") { take in
    var frames: [Int] = []
    let entries = take.scene.stage.journal.entries
    for (index, entry) in entries.enumerated() {
      guard case .searchArrived = entry.event, let number = entry.number else { continue }
      let end = entries.firstIndex {
        guard $0.number == number, $0.server == .directory else { return false }
        switch $0.event {
        case .replyDelivered, .replyDropped: return true
        case .failed: return true
        default: return false
        }
      }
      let span = take.frames.indices.filter { frame in
        take.frames[frame].journalCount > index
          && (end.map { take.frames[frame].journalCount <= $0 } ?? true)
          && (end != nil || take.frames[frame].screen.first(.loadRow)?.isEnabled != true)
      }
      frames += span.filter { $0 >= take.scene.beginning }
    }
    return take.restricted(toLast: frames)
  }

  /// Result rows are on the screen, and nothing loads.
  package static let showing = Phase("results show") { take in
    let busy = Set(loading.frames(take))
    return take.sinceBeginning.filter {
      !busy.contains($0) && take.frames[$0].screen.first(.resultRow) != nil
    }
  }

  /// A search has come back with nothing, and nothing local matches either.
  package static let nothingFound = Phase(
    "nothing is found",
    arrange: { scene throws(StepError) in
      let nonsense = try Terms.nonsense.choose(scene)
      try scene.search(nonsense.text)
      try scene.rest()
    }
  ) { take in
    let look = take.atRest
    guard let page = look.lastPage, page.entries.isEmpty, page.cursor == nil else { return [] }
    let rows: Set<Element.Identifier> = [.chatRow, .resultRow, .contactRow]
    return take.frames[take.end].screen.elements.contains { rows.contains($0.identifier) }
      ? [] : [take.end]
  }

  /// The frames that follow each typed text, when the phone has had time to act on it.
  private static let typing = Phase("something is typed") { take in
    let marks = take.scene.stage.marks.filter { $0.gesture == .type }
    guard let last = marks.last else { return [] }
    let next = take.scene.stage.marks.first { $0.frame > last.frame }?.frame ?? take.end + 1
    return [next - 1]
  }

  private static func both(_ first: Phase, _ second: Phase) -> Phase {
    Phase("\(first.name) or \(second.name)", arrange: first.arrange) { take in
      let one = first.frames(take)
      let other = second.frames(take)
      return one.isEmpty || other.isEmpty ? [] : Set(one + other).sorted()
    }
  }
}

extension Take {
  /// Leaves out what happened before the take's own action, where anything happened after it.
  fileprivate func restricted(toLast frames: [Int]) -> [Int] {
    let own = frames.filter { $0 >= start }
    return own.isEmpty ? frames : own
  }
}
