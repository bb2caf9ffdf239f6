import FakeDirectory
import ScreenModel

extension EventReader {
  mutating func readScenario(_ fields: EventFields) throws(FieldError) {
    try requireNextCase(try fields.number("case"))
    try EventReader.requireNext(
      try fields.number("scenario"), reading.scenarios.count, "the scenario")
    var verdict = ScenarioVerdict(
      configuration: try EventReader.configuration(try fields.object("configuration")),
      variant: try fields.text("variant"), status: try fields.word("status"),
      virtualMilliseconds: try fields.number("virtualMilliseconds"),
      clauses: try fields.objects("clauses").map(EventReader.clause),
      film: try film(try fields.object("film")),
      brokenInvariant: try fields.optionalText("brokenInvariant"))
    for followUp in try fields.objects("followUps") {
      let film = try film(try followUp.object("film"))
      let start = try followUp.number("start")
      guard start >= 0, start <= film.frames.count else {
        throw FieldError(message: "a follow-up begins outside its film")
      }
      verdict.followUps.append(
        FollowUpFilm(text: try followUp.text("text"), film: film, start: start))
    }
    reading.scenarios.append(verdict)
  }

  /// Requires that a case is the next one of those that are played.
  private func requireNextCase(_ index: Int) throws(FieldError) {
    guard let beginning = reading.beginning else { return }
    guard beginning.plan.cases.count == reading.caseCount else {
      throw FieldError(
        message: "the plan has \(reading.caseCount) cases, but only "
          + "\(beginning.plan.cases.count) were described")
    }
    let wanted = beginning.selection.indices
    let next = wanted.count > reading.verdicts.count ? wanted[reading.verdicts.count] : nil
    guard let next else { throw FieldError(message: "there are more cases than were selected") }
    guard next == index else {
      throw FieldError(message: "the case \(next) should come here, not \(index)")
    }
  }

  private static func clause(_ fields: EventFields) throws(FieldError) -> ClauseVerdict {
    ClauseVerdict(
      cell: try fields.word("cell"), position: try fields.place("at"),
      text: try fields.text("text"), step: try fields.text("step"),
      status: try fields.word("status"), message: try fields.optionalText("message"),
      frame: try fields.optionalNumber("frame"), followUp: try fields.optionalNumber("followUp"))
  }

  private func film(_ fields: EventFields) throws(FieldError) -> Film {
    var film = Film()
    for item in try fields.objects("journal") {
      let name = try item.text("server")
      guard let server = JournalEntry.Server.named.first(where: { $0.name == name })?.server else {
        throw FieldError(message: "there is no server “\(VisibleText.escaped(name))”")
      }
      film.journal.add(
        JournalEntry(
          time: Instant(milliseconds: try item.number("at")), server: server,
          number: try item.optionalNumber("number"),
          event: .recorded(try item.word("event"), words: try item.text("words"))))
    }
    for item in try fields.objects("frames") {
      let screen = try item.number("screen")
      guard reading.screens.indices.contains(screen) else {
        throw FieldError(message: "the screen \(screen) has not been described")
      }
      let count = try item.number("journal")
      guard count >= 0, count <= film.journal.entries.count else {
        throw FieldError(message: "a frame speaks of entries that the journal doesn't have")
      }
      film.frames.append(
        Frame(
          time: Instant(milliseconds: try item.number("at")), cause: try item.text("cause"),
          isAction: try item.flag("action"), screen: reading.screens[screen],
          journalCount: count))
    }
    return film
  }

  mutating func readCaseEnd(_ fields: EventFields) throws(FieldError) {
    let index = try fields.number("case")
    try requireNextCase(index)
    guard let planCase = reading.beginning?.plan.cases[index] else { return }
    guard try fields.number("scenarios") == reading.scenarios.count else {
      throw FieldError(message: "scenarios of the case are missing")
    }
    var script = CaseScript(
      planCase: planCase, doCell: try EventReader.cell(planCase.doCell, fields.objects("do")),
      expectCell: try EventReader.cell(planCase.expectCell, fields.objects("expect")))
    script.facts = try fields.texts("facts")
    reading.verdicts[index] = CaseVerdict(
      script: script, status: try fields.word("status"), reason: try fields.optionalText("reason"),
      isManual: try fields.flag("manual"), scenarios: reading.scenarios)
    reading.scenarios = []
  }

  private static func cell(
    _ text: PlanText, _ pieces: [EventFields]
  ) throws(FieldError) -> BoundCell {
    var cell = BoundCell(text: text, pieces: [])
    for piece in pieces {
      let role: BoundPiece.Role
      switch try piece.text("role") {
      case "step": role = .step(try piece.text("step"))
      case "narrowing": role = .narrowing
      case "joining": role = .joining
      case "remark": role = .remark
      case "undefined": role = .undefined(nearest: try piece.texts("nearest"))
      case "ambiguous": role = .ambiguous(try piece.texts("steps"))
      case "invalid": role = .invalid(try piece.text("reason"))
      case let word:
        throw FieldError(message: "“role” can't be “\(VisibleText.escaped(word))”")
      }
      cell.pieces.append(
        BoundPiece(range: try range(piece, within: text.characters.count), role: role))
    }
    return cell
  }

  mutating func readCriterion(_ fields: EventFields) throws(FieldError) {
    reading.criteria.append(
      CriterionVerdict(
        id: try fields.text("id"), status: try fields.word("status"),
        cases: try fields.texts("cases"), manual: try fields.texts("manual"),
        reason: try fields.optionalText("reason")))
  }

  mutating func readEnd(_ fields: EventFields, line: Int) throws(FieldError) {
    guard let beginning = reading.beginning else { return }
    let lines = try fields.number("lines")
    guard lines == line else {
      throw FieldError(message: "the stream should have \(lines) lines, but this is line \(line)")
    }
    let wanted = beginning.selection.indices
    guard beginning.plan.cases.count == reading.caseCount, reading.verdicts.count == wanted.count,
      reading.scenarios.isEmpty
    else {
      throw FieldError(
        message: "\(wanted.count) cases were selected, but \(reading.verdicts.count) were played")
    }
    let code = try fields.number("exitCode")
    guard let exitCode = Int32(exactly: code).flatMap({ ExitCode(rawValue: $0) }) else {
      throw FieldError(message: "there is no exit code \(code)")
    }
    let played = wanted.compactMap { reading.verdicts[$0] }
    let verdicts = RunCommand.complete(
      played, of: beginning.plan, selection: beginning.selection)
    reading.outcome = RunOutcome(
      beginning, cases: verdicts, criteria: reading.criteria, exitCode: exitCode)
  }
}
