package import FakeDirectory

// What reports tell of films is what an event stream holds of them, so that a report is the same whether it is made
// right after the run or from the stream, later.

extension CaseVerdict {
  /// Gives the verdict as an event stream holds it.
  package func recorded() -> CaseVerdict {
    var verdict = self
    verdict.scenarios = scenarios.map { $0.recorded() }
    return verdict
  }
}

extension ScenarioVerdict {
  /// Gives the verdict with the journals in words, and with the follow-ups' films cut off before what they brought about.
  package func recorded() -> ScenarioVerdict {
    var verdict = self
    let cuts = followUps.map { max(0, min($0.start, $0.film.frames.count) - 1) }
    verdict.film = film.recorded(from: 0)
    for (index, cut) in cuts.enumerated() {
      let start = followUps[index].start
      verdict.followUps[index].film = followUps[index].film.recorded(from: cut)
      verdict.followUps[index].start = max(0, min(start, followUps[index].film.frames.count) - cut)
    }
    for (index, clause) in clauses.enumerated() {
      guard let place = clause.followUp, let frame = clause.frame else { continue }
      if cuts.indices.contains(place) {
        verdict.clauses[index].frame = max(0, frame - cuts[place])
      } else {
        verdict.clauses[index].frame = nil
        verdict.clauses[index].followUp = nil
      }
    }
    return verdict
  }
}

extension Film {
  /// Gives the film from a frame on, with its journal in words.
  package func recorded(from start: Int) -> Film {
    let from = start == 0 ? 0 : frames[start].journalCount
    var journal = Journal()
    for entry in self.journal.entries.dropFirst(from) {
      var entry = entry
      entry.event = .recorded(entry.event.kind, words: self.journal.words(of: entry))
      journal.add(entry)
    }
    var kept = Array(frames[min(start, frames.count)...])
    if from > 0 { for index in kept.indices { kept[index].journalCount -= from } }
    return Film(frames: kept, journal: journal)
  }
}

extension Journal {
  /// Says what happened; a place between two pages is named by the request that led to it.
  package func words(of entry: JournalEntry) -> String {
    let text = entry.event.description
    guard case .searchArrived(let request) = entry.event, let cursor = request.cursor,
      let number = number(ofReplyWith: cursor)
    else { return text }
    return text.replacing("after \(cursor)", with: "after the page of #\(number)")
  }

  /// Gives the number of the request that was answered with a page that ends at a cursor.
  private func number(ofReplyWith cursor: JSONValue) -> Int? {
    entries.first { entry in
      guard case .answered(let reply, _) = entry.event else { return false }
      return reply.page?.cursor == cursor
    }?.number
  }
}
