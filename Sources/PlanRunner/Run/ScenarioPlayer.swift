import FakeDirectory
import ScreenModel

/// Plays one scenario of a case and judges it.
package struct ScenarioPlayer: Sendable {
  /// Makes a phone.
  package typealias Casting = @Sendable (Launch) -> any Driver

  package let compiled: CompiledCase
  /// Gives the other cases that this one refers to.
  package let otherCase: @Sendable (String) -> CompiledCase?
  package let plan: ScenarioPlan
  /// What every phone of the run starts with.
  package let base: Launch
  package let casting: Casting
  /// What the tester knows of the directory and of each profile.
  package let sheets: TestSheets
  /// The verdicts of the case's clauses before anything is judged.
  let blank: Record

  /// What a scenario brought.
  package struct Result: Sendable {
    package var plan: ScenarioPlan
    package var verdict: ScenarioVerdict
    package var coverage: [Int: Judge.Coverage]
    /// What was not offered to be tapped.
    package var notOffered: [String]
  }

  private var options: DoStep.Options { DoStep.Options(plan.options) }

  package func play() -> Result {
    var scene = scene()
    var record = blank
    if let failure = perform(&scene, &record) {
      return close(record, failure, scene)
    }
    if plan.isWithoutMenu { return closeWithoutMenu(record, scene) }
    var judge = judge(scene)
    for (index, clause) in compiled.clauses.enumerated() {
      record.judge(clause, at: index, &judge, mode: plan.configuration.mode)
    }
    return close(record, nil, scene, judge)
  }

  // MARK: Setting the scene

  private func launch(withFeature: Bool) -> Launch {
    var launch = base
    launch.configuration = plan.configuration
    launch.directorySearchOn = switchIsOn
    if !withFeature { launch.rules = .withoutDirectorySearch }
    if allDemands.contains(.onboardingProfile) {
      let fresh = launch.fixture.profiles.first { profile in
        !profile.isOnboardingDismissed && !profile.chats.contains(where: \.isConversation)
      }
      if let fresh { launch.profile = fresh.code }
    }
    return launch
  }

  func scene() -> Scene {
    let launch = launch(withFeature: true)
    let cause = "the phone, “Directory search” \(launch.directorySearchOn ? "on" : "off")"
    var scene = Scene(
      stage: Stage(casting(launch), cause: cause),
      data: sheets.sheet(for: launch.profile),
      startScreen: compiled.startScreen)
    scene.wantsName = compiled.speaksOf { $0.label?.hasPrefix("Connect to ") == true }
    scene.wantsKeyboard = compiled.speaksOf { $0.name == Nouns.keyboard.name }
    return scene
  }

  /// The demands of the case and of those whose steps come before its own.
  private var allDemands: [Demand] {
    earlierCases.flatMap(\.demands) + compiled.demands
  }

  private var earlierCases: [CompiledCase] {
    var found: [CompiledCase] = []
    var wanted = compiled.caseBefore
    while let id = wanted, let other = otherCase(id), found.count < 50 {
      found.insert(other, at: 0)
      wanted = other.caseBefore
    }
    return found
  }

  private var switchIsOn: Bool {
    for case .directorySwitch(let isOn) in allDemands.reversed() { return isOn }
    if let option = plan.options[.directorySwitch] { return option == 0 }
    if allDemands.contains(.results) { return true }
    return allDemands.contains(.alert) || isAboutSwitch ? base.directorySearchOn : true
  }

  /// Whether it looks at the switch and has nothing that a search is needed for.
  private var isAboutSwitch: Bool {
    let label = Strings().directorySearch
    let asksForIt = compiled.clauses.flatMap(\.subjectNames).contains {
      $0 == label || $0.contains("“\(label)”")
    }
    return asksForIt && compiled.caseBefore == nil
      && compiled.steps.allSatisfy(\.step.needsNoSearch)
  }

  // MARK: Doing

  /// Does what comes before the Do cell.
  func prepare(_ scene: inout Scene) throws(StepError) {
    arrangeDirectory(&scene)
    try arrangeChatList(&scene)
    for other in earlierCases {
      try run(other.steps, &scene)
      if other.steps.last?.step.awaitsReply == true { try scene.rest() }
    }
    scene.beginning = 0
  }

  /// Plays the Do cell; gives what stopped it, if something did.
  func perform(_ scene: inout Scene, _ record: inout Record) -> StepError? {
    do throws(StepError) {
      try prepare(&scene)
    } catch {
      return error
    }
    return performSteps(&scene, &record)
  }

  /// Plays the Do cell's own steps; gives what stopped them, if something did.
  func performSteps(_ scene: inout Scene, _ record: inout Record) -> StepError? {
    for (index, placed) in compiled.steps.enumerated() {
      do throws(StepError) {
        try run(placed.step, after: index > 0 ? compiled.steps[index - 1].step : nil, &scene)
        record.steps[index].status = .passed
        record.steps[index].frame = scene.stage.lastFrame
      } catch {
        guard isNotOffered(placed.step, error) else {
          record.steps[index].fail(error)
          return error
        }
        scene.notOffered.append(error.message)
        record.steps[index].status = .passed
        record.steps[index].frame = scene.stage.lastFrame
        record.steps[index].message = "not offered: \(error.message)"
      }
    }
    do throws(StepError) {
      try allowAlert(&scene)
      try scene.stage.settle()
    } catch {
      return error
    }
    return nil
  }

  /// Leaves results on the chat list, where the case asks what becomes of them.
  private func arrangeChatList(_ scene: inout Scene) throws(StepError) {
    guard compiled.demands.contains(.chatListInUse), scene.startScreen == .newChat else { return }
    scene.startScreen = .chatList
    try scene.search()
    try scene.rest()
    scene.startScreen = .newChat
  }

  private func run(_ steps: [DoComposer.Placed], _ scene: inout Scene) throws(StepError) {
    for (index, placed) in steps.enumerated() {
      try run(placed.step, after: index > 0 ? steps[index - 1].step : nil, &scene)
    }
  }

  private func run(
    _ step: DoStep, after last: DoStep?, _ scene: inout Scene
  ) throws(StepError) {
    if let last, last.awaitsReply { try scene.rest() }
    try step.run(&scene, options)
  }

  private func arrangeDirectory(_ scene: inout Scene) {
    if plan.options[.count] == 1 {
      scene.stage.command(.setCount(false), cause: "the directory sends no count")
    }
    // A case that speaks of the count decides it, whatever the directory's script says.
    if plan.options[.count] == 0, !base.network.directory.sendsCount {
      scene.stage.command(.setCount(true), cause: "the directory sends a count")
    }
    if plan.options[.morePages] == 1 {
      scene.leaveOnePage()
    }
  }

  /// One of several ways may not be offered where nothing is to happen.
  private func isNotOffered(_ step: DoStep, _ error: StepError) -> Bool {
    error.isNotOffered && (!step.ways.isEmpty || plan.isWithoutMenu)
      && (compiled.expectsNothing || plan.isWithoutMenu)
  }

  /// With the switch off, a case that plays both ways lets the search go on after the alert.
  private func allowAlert(_ scene: inout Scene) throws(StepError) {
    guard plan.options[.directorySwitch] == 1, !compiled.expectsNothing, scene.offers("Enable"),
      !compiled.clauses.allSatisfy({ $0.isOnlyWithSwitchOff })
    else { return }
    try scene.tap(.alertButton, label: "Enable", as: .choose)
  }

  // MARK: Judging

  func judge(_ scene: Scene) -> Judge {
    let main = Take(scene: scene)
    return Judge(
      main: main, options: options,
      playBefore: { () throws(StepError) in try self.playBefore() },
      clauses: { id throws(StepError) in
        guard let other = self.otherCase(id) else {
          throw StepError(.error, "there is no case \(id)")
        }
        return other.clauses
      },
      repeatLast: { thing throws(StepError) in
        var other = scene
        other.stage = scene.checkpoint
        let index = try other.target(thing)
        other.noteFocus(ofRowWith: index)
        other.begin()
        try other.tap(thing)
        try other.stage.settle()
        return Take(scene: other)
      })
  }

  /// Plays the Do cell on the phone without directory search.
  private func playBefore() throws(StepError) -> Take {
    let launch = launch(withFeature: false)
    var scene = scene()
    scene.stage = Stage(casting(launch), cause: "the phone without directory search")
    try run(compiled.steps, &scene)
    try scene.stage.settle()
    return Take(scene: scene)
  }

  // MARK: Closing

  private func close(
    _ record: Record, _ failure: StepError?, _ scene: Scene, _ judge: Judge? = nil
  ) -> Result {
    var record = record
    if let failure, record.firstFailure == nil { record.firstFailure = (failure, scene.stage.film) }
    let film = record.firstFailure?.film ?? scene.stage.film
    var status = record.status
    if let failure { status = max(status, failure.kind == .error ? .error : .failed) }
    let broken = Invariants.firstBroken(in: scene, films: record.films)
    if broken != nil { status = max(status, .failed) }
    var verdict = ScenarioVerdict(
      configuration: plan.configuration, variant: plan.name(compiled.playedVariants),
      status: status, virtualMilliseconds: scene.stage.now.milliseconds,
      clauses: record.steps + record.spoken, film: broken?.film ?? film,
      brokenInvariant: broken?.account)
    verdict.followUps = record.followUps
    verdict.obstacle = failure?.message
    return Result(
      plan: plan, verdict: verdict, coverage: judge?.coverage ?? [:], notOffered: scene.notOffered)
  }

  /// On a phone without the menu, all that is checked is that none comes.
  private func closeWithoutMenu(_ record: Record, _ scene: Scene) -> Result {
    let shown = scene.stage.film.frames.firstIndex {
      $0.screen.first(.menu) != nil || $0.screen.first(.preview) != nil
    }
    if let shown {
      let failure = StepError(
        .failed, "there is a menu on iOS \(plan.configuration.ios), which the Setup excludes",
        frame: shown)
      var record = record
      if let clause = compiled.menuClause { record.clauses[clause].fail(failure) }
      return close(record, failure, scene)
    }
    // Without a row there was nothing that a menu could have come from.
    let hadRow = scene.stage.film.frames.contains { $0.screen.first(.resultRow) != nil }
    return close(record, hadRow ? nil : scene.missing("a result"), scene)
  }
}

extension CompiledCase {
  /// The case whose steps come before its own.
  package var caseBefore: String? {
    for case .after(let id) in demands { return id }
    return nil
  }

  /// Whether it expects that nothing happens at all.
  package var expectsNothing: Bool {
    clauses.contains { clause in
      guard case .statement(let statement, let isNegated, _, _) = clause.kind else { return false }
      return statement.name == "nothing happens" && !isNegated
    }
  }

  /// The place of the clause that speaks of the menu.
  fileprivate var menuClause: Int? {
    clauses.firstIndex { clause in
      guard case .claim(let claim) = clause.kind else { return false }
      return claim.subjects.contains { $0.kin.contains(.menu) }
    }
  }

  /// Whether a clause has a subject of some kind.
  package func speaksOf(_ isMeant: (Thing) -> Bool) -> Bool {
    clauses.contains { clause in
      guard case .claim(let claim) = clause.kind else { return false }
      return claim.subjects.contains(where: isMeant)
    }
  }
}

extension Clause {
  /// Whether it speaks of the phone with the switch off, and of no other.
  fileprivate var isOnlyWithSwitchOff: Bool {
    conditions.contains { condition in
      if case .ofScenario(.directorySwitch, 1) = condition { true } else { false }
    }
  }
}
