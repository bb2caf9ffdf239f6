import Dispatch
import ScreenModel
import Synchronization

/// Plays a plan with one value changed, once for each change.
package struct PlanMutation: Sendable {
  private let plan: CompiledPlan
  private let wanted: [Int]
  private let options: RunOptions
  private let path: String
  private let editor: SourceEditor
  private let sheets: TestSheets
  private let healthy: [Int: CaseVerdict]

  /// Plays the wanted cases as the plan has them; `bytes` are those that the plan was read from.
  package init(_ plan: CompiledPlan, bytes: [UInt8], cases: [Int], options: RunOptions) {
    self.plan = plan
    wanted = cases
    self.options = options
    path = plan.plan.path
    editor = SourceEditor(bytes)
    sheets = TestSheets(plan.setup.launch(Launch(), live: options.liveDirectory))
    var filming = options
    filming.keepsFilms = true
    let verdicts = plan.play(cases, options: filming)
    healthy = Dictionary(zip(cases, verdicts)) { first, _ in first }
  }

  /// The IDs of the cases that do not pass as the plan has them; no change of theirs is played.
  package var sickCases: [String] {
    wanted.filter { healthy[$0]?.status != .passed }.map { plan.plan.cases[$0].id }
  }

  /// The examples of the wanted cases, which are not changed.
  package var examples: [PlanValue] {
    wanted.flatMap { finder(.do, $0).examples() }
  }

  /// Plays the changes of all values; they stand in the plan's order, whatever the number of jobs.
  package func play() -> [PlayedChange] {
    let changes = wanted.filter { healthy[$0]?.status == .passed }.flatMap(changes)
    let played = Mutex<[PlayedChange?]>(Array(repeating: nil, count: changes.count))
    let next = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: max(1, min(options.jobs, changes.count))) { _ in
      while let place = next.withLock({ place -> Int? in
        defer { place += 1 }
        return place < changes.count ? place : nil
      }) {
        let result = play(changes[place])
        played.withLock { $0[place] = result }
      }
    }
    return judged(played.withLock { $0.compactMap(\.self) })
  }

  private func changes(of index: Int) -> [PlanChange] {
    let seen = healthy[index]?.textsSeen ?? []
    let values = finder(.do, index).values() + finder(.expect, index).values()
    return values.flatMap { $0.changes(seen: seen) }
  }

  private func finder(_ column: PlanValue.Column, _ index: Int) -> PlanValueFinder {
    PlanValueFinder(column, of: plan.plan.cases[index], caseIndex: index)
  }

  /// Plays a change; `nil` where the vocabulary has no such opposite.
  private func play(_ change: PlanChange) -> PlayedChange? {
    var passed: (words: String, verdict: CaseVerdict)?
    for words in change.candidates {
      guard let verdict = verdict(change, words) else { continue }
      guard verdict.status == .passed else {
        return played(change, .killed, words, verdict.account)
      }
      passed = passed ?? (words, verdict)
    }
    guard let passed else {
      let reason = "the words can't be changed where they stand in the source"
      let words = change.candidates.first ?? ""
      return change.needsReading ? nil : played(change, .notRead, words, reason)
    }
    if change.kind == .swappedMode, let before = healthy[change.value.caseIndex],
      passed.verdict.clauseStatuses != before.clauseStatuses
    {
      let reason = "it is judged in the other mode then, and holds there as well"
      return played(change, .equivalent, passed.words, reason)
    }
    return played(change, .notRead, passed.words, nil)
  }

  private func played(
    _ change: PlanChange, _ status: PlayedChange.Status, _ new: String, _ message: String?
  ) -> PlayedChange {
    let cell = plan.plan.cases[change.value.caseIndex].cell(change.value.column)
    return PlayedChange(
      change: change, status: status, new: new,
      position: cell.positions[change.value.range.lowerBound], message: message)
  }

  /// Plays the case of a change with other words; `nil` where they can't be read as it needs them.
  private func verdict(_ change: PlanChange, _ words: String) -> CaseVerdict? {
    let index = change.value.caseIndex
    let column = change.value.column
    let planCase = plan.plan.cases[index]
    let cell = planCase.cell(column)
    let range = change.range(in: cell)
    guard let bytes = editor.replacing(range, of: cell, with: words),
      let changed = PlanReader.read(bytes: bytes, path: path).plan,
      changed.cases.count == plan.plan.cases.count
    else { return nil }
    var wanted = cell.characters
    wanted.replaceSubrange(range, with: words)
    guard changed.cases[index].cell(column).characters == wanted else { return nil }
    let compiled = CompiledPlan(changed, plan.setup, cases: [index])
    if change.needsReading, let own = compiled.compiledCase(planCase.id),
      own.isUndefined || own.invalidWords != nil || own.fault != nil
    {
      return nil
    }
    return compiled.play(index, options, Launch(), sheets)
  }

  /// Tells the texts whose absence is claimed apart: another absent text changes nothing.
  private func judged(_ changes: [PlayedChange]) -> [PlayedChange] {
    var denied: Set<PlanValue> = []
    for change in changes where change.message?.hasSuffix(Claim.unknownAbsence) == true {
      denied.insert(change.change.value)
    }
    return changes.map { change in
      guard change.status == .notRead, change.change.kind == .knownText,
        denied.contains(change.change.value)
      else { return change }
      var equivalent = change
      equivalent.status = .equivalent
      equivalent.message = "it is said not to be there, and the other text is not there either"
      return equivalent
    }
  }
}

extension PlanChange {
  /// The characters that are replaced: those of the value, and the blank behind a denial.
  fileprivate func range(in cell: PlanText) -> Range<Int> {
    var range = value.range
    while kind == .undenied, range.upperBound < cell.characters.count,
      cell.characters[range.upperBound] == " "
    {
      range = range.lowerBound..<range.upperBound + 1
    }
    return range
  }
}

extension CaseVerdict {
  /// The plain texts of the app on all screens of its films, each once, sorted.
  fileprivate var textsSeen: [String] {
    let films = scenarios.flatMap { [$0.film] + $0.followUps.map(\.film) }
    var texts: Set<String> = []
    for frame in films.flatMap(\.frames) {
      for element in frame.screen.elements
      where KnownTexts.all.contains(element.label) && element.label.isPlain {
        texts.insert(element.label)
      }
    }
    return texts.sorted()
  }

  /// How each clause of each scenario came out.
  fileprivate var clauseStatuses: [ClauseVerdict.Status] {
    scenarios.flatMap(\.clauses).map(\.status)
  }

  /// What the first clause that did not hold says, or the case as a whole.
  fileprivate var account: String {
    let bad = scenarios.flatMap(\.clauses).first { $0.status == .failed || $0.status == .error }
    return bad?.message ?? reason ?? "it did not hold"
  }
}
