import FakeDirectory
import ScreenModel

extension JSONBytes {
  /// Writes one way of playing a case; `screens` holds the numbers of the screens of its film and of each follow-up's.
  mutating func scenario(
    _ verdict: ScenarioVerdict, number: Int, of planCase: Int, screens: [[Int]]
  ) {
    event("scenario") { json in
      json.member("case", planCase)
      json.member("scenario", number)
      json.configuration("configuration", verdict.configuration)
      json.member("variant", verdict.variant)
      json.member("status", verdict.status.rawValue)
      json.member("virtualMilliseconds", verdict.virtualMilliseconds)
      json.member("brokenInvariant", verdict.brokenInvariant)
      json.key("clauses")
      json.array(verdict.clauses) { $0.clause($1) }
      json.key("film")
      json.film(verdict.film, screens: screens.first ?? [])
      json.key("followUps")
      json.array(zip(verdict.followUps, screens.dropFirst())) { json, pair in
        let (followUp, screens) = pair
        json.object { json in
          json.member("text", followUp.text)
          json.member("start", followUp.start)
          json.key("film")
          json.film(followUp.film, screens: screens)
        }
      }
    }
  }

  private mutating func clause(_ clause: ClauseVerdict) {
    object { json in
      json.member("cell", clause.cell.rawValue)
      json.place("at", clause.position)
      json.member("text", clause.text)
      json.member("step", clause.step)
      json.member("status", clause.status.rawValue)
      if let message = clause.message { json.member("message", message) }
      if let frame = clause.frame { json.member("frame", frame) }
      if let followUp = clause.followUp { json.member("followUp", followUp) }
    }
  }

  private mutating func film(_ film: Film, screens: [Int]) {
    object { json in
      json.key("frames")
      json.array(zip(film.frames, screens)) { json, pair in
        let (frame, screen) = pair
        json.object { json in
          json.member("at", frame.time.milliseconds)
          json.member("cause", frame.cause)
          if frame.isAction { json.member("action", true) }
          json.member("screen", screen)
          json.member("journal", frame.journalCount)
        }
      }
      json.key("journal")
      json.array(film.journal.entries) { json, entry in
        json.object { json in
          json.member("at", entry.time.milliseconds)
          json.member("server", entry.server.word)
          if let number = entry.number { json.member("number", number) }
          json.member("event", entry.event.kind.rawValue)
          json.member("words", film.journal.words(of: entry))
        }
      }
    }
  }

  /// Writes how a case came out, and how its words are read.
  mutating func caseEnd(_ verdict: CaseVerdict, at index: Int) {
    event("case.ended") { json in
      json.member("case", index)
      json.member("id", verdict.script.planCase.id)
      json.member("status", verdict.status.rawValue)
      json.member("reason", verdict.reason)
      json.member("manual", verdict.isManual)
      json.member("scenarios", verdict.scenarios.count)
      json.pieces("do", verdict.script.doCell)
      json.pieces("expect", verdict.script.expectCell)
      json.member("facts", verdict.script.facts)
    }
  }

  private mutating func pieces(_ name: StaticString, _ cell: BoundCell) {
    key(name)
    array(cell.pieces) { json, piece in
      json.object { json in
        json.member("from", piece.range.lowerBound)
        json.member("until", piece.range.upperBound)
        json.member("text", cell.words(of: piece))
        switch piece.role {
        case .step(let step):
          json.member("role", "step")
          json.member("step", step)
        case .narrowing: json.member("role", "narrowing")
        case .joining: json.member("role", "joining")
        case .remark: json.member("role", "remark")
        case .undefined(let nearest):
          json.member("role", "undefined")
          json.member("nearest", nearest)
        case .ambiguous(let steps):
          json.member("role", "ambiguous")
          json.member("steps", steps)
        case .invalid(let reason):
          json.member("role", "invalid")
          json.member("reason", reason)
        }
      }
    }
  }

  /// Writes how an acceptance criterion came out.
  mutating func criterion(_ verdict: CriterionVerdict) {
    event("criterion") { json in
      json.member("id", verdict.id)
      json.member("status", verdict.status.rawValue)
      json.member("cases", verdict.cases)
      json.member("manual", verdict.manual)
      json.member("reason", verdict.reason)
    }
  }

  /// Writes the last line, with the numbers of the run and how many lines the stream has.
  mutating func end(_ outcome: RunOutcome, lines: Int) {
    let summary = outcome.summary
    event("run.ended") { json in
      json.member("exitCode", Int(outcome.exitCode.rawValue))
      json.key("summary")
      json.object { json in
        json.member("passed", summary.count(.passed))
        json.member("failed", summary.count(.failed))
        json.member("undefined", summary.count(.undefined))
        json.member("error", summary.count(.error))
        json.member("skipped", summary.count(.skipped) + summary.notSelected)
        json.member("scenarios", summary.scenarios)
        json.member("clauses", summary.clauses)
        json.member("undefinedWords", summary.undefinedWords)
      }
      json.member("lines", lines)
    }
  }
}

extension JournalEntry.Server {
  /// The server by the name that a written journal gives it.
  fileprivate var word: String {
    switch self {
    case .directory: "directory"
    case .names: "names"
    case .links: "links"
    case .relays: "relays"
    }
  }
}
