import FakeDirectory
import ScreenModel

extension DoPhrases {
  /// Searches, what the directory does meanwhile, and what a search must have brought before.
  package static let searching: [Phrase] = [
    Phrase("search", .do, .step(Steps.search)),
    Phrase("start a search", .do, .step(Steps.startSearch)),
    Phrase("search for {term}", .do) { .step(Steps.search(try $0.value())) },
    Phrase("search the directory for {term}", .do) { .step(Steps.search(try $0.value())) },
    Phrase("results arrive", .do, .step(resultsArrive)),
    Phrase("with results shown", .do, .step(resultsShown)),
    Phrase(
      "look at the rows by the field while the results load and show", .do, .step(watchResults)),
    Phrase("with no local chat matching", .do, .step(noLocalMatch)),
    Phrase("search with no contact matching", .do, .step(searchWithoutContact)),
    Phrase("it is also listed", .do, .step(isListed)),
    Phrase("more entries than one page", .do, .step(morePages)),
    Phrase("stop the directory", .cases, .step(stopDirectory)),
    Phrase("start the directory", .cases, .step(startDirectory)),
    Phrase("directory stopped", .do, .step(failByStopping)),
    Phrase("fail a {label}", .do) { .step(failLoading($0.text())) },
    Phrase("retry", .do, .step(retry)),
    Phrase("long press {thing}", .do) { .step(longPress(try $0.value())) },
    Phrase("switch profile", .do, .step(switchProfile)),
  ]

  /// A search is done and has brought results; the arrival is what the case looks at.
  private static let resultsArrive = DoStep("results arrive", demands: [.results]) {
    scene, _ throws(StepError) in
    try scene.openSurface()
    try scene.type(try scene.someText())
    scene.begin()
    try scene.tap(.directoryRow, as: .searchRow)
    try scene.rest()
    guard scene.shows(.resultRow) else { throw scene.missing("a result row") }
    scene.lookFromArrival()
  }

  private static let resultsShown = DoStep(
    "with results shown", demands: [.results], endsWithResults: true
  ) { scene, _ throws(StepError) in
    try scene.openSurface()
    try scene.ensureResults()
  }

  private static let watchResults = DoStep(
    "watch while the results load and show", endsWithResults: true
  ) { scene, _ throws(StepError) in
    try scene.rest()
    guard scene.shows(.resultRow) else { throw scene.missing("a result row") }
  }

  private static let noLocalMatch = DoStep("no local chat matches") { scene, _ throws(StepError) in
    let text = scene.fieldText
    if let chat = scene.data.chats(matching: text).first {
      throw StepError(.error, "the local chat “\(chat.name)” matches “\(text)”")
    }
  }

  /// Searches for a word that finds entries in the directory and no contact on the phone.
  private static let searchWithoutContact = DoStep("search with no contact matching") {
    scene, _ throws(StepError) in
    let data = scene.data
    let word = data.nameWords.first { word in
      data.chats(matching: word).isEmpty && !data.listings(matching: word).isEmpty
        && data.listings(matching: word).allSatisfy { data.chat(for: $0) == nil }
    }
    guard let word else { throw StepError(.error, "every name listed matches a contact") }
    try scene.openSurface()
    try scene.type(word)
    scene.begin()
    try scene.tap(.directoryRow, as: .searchRow)
  }

  private static let isListed = DoStep("it is also listed") { scene, _ throws(StepError) in
    for case .chat(let chat) in scene.focus where scene.data.listing(for: chat) == nil {
      throw StepError(.error, "“\(chat.name)” is not listed in the directory")
    }
    if scene.focus.isEmpty { throw StepError(.error, "nothing is spoken of that could be listed") }
  }

  private static let morePages = DoStep(
    "more entries than one page", demands: [.results], row: Nouns.loadRow
  ) { scene, _ throws(StepError) in
    try scene.openSurface()
    try scene.type(try scene.someText())
    scene.begin()
    try scene.tap(.directoryRow, as: .searchRow)
    try scene.rest()
    guard let page = Look(scene, frame: scene.stage.lastFrame).lastPage, page.cursor != nil else {
      throw StepError(.error, "the directory has no second page", frame: scene.stage.lastFrame)
    }
    scene.lookFromArrival()
  }

  private static let stopDirectory = DoStep("stop the directory") { scene, _ throws(StepError) in
    scene.stage.command(.stop, cause: "stop the directory")
  }

  private static let startDirectory = DoStep("start the directory") { scene, _ throws(StepError) in
    scene.stage.command(.start, cause: "start the directory")
  }

  private static let failByStopping: DoStep = {
    var step = DoStep("by stopping the directory") { scene, _ throws(StepError) in
      scene.failure = .stop
    }
    step.isMeans = true
    return step
  }()

  /// Lets the page behind a load row fail, by the means that the plan names.
  private static func failLoading(_ label: String) -> DoStep {
    DoStep("fail “\(label)”", demands: [.results], row: Nouns.loadRow) {
      scene, _ throws(StepError) in
      try scene.openSurface()
      try scene.ensureLoadRow()
      let shown = scene.stage.screen.first(.loadRow)?.label ?? ""
      guard shown.hasPrefix(label) else {
        throw StepError(.error, "the row says “\(shown)”", frame: scene.stage.lastFrame)
      }
      scene.stage.command(scene.failure ?? .stop, cause: "stop the directory")
      scene.begin()
      try scene.tap(.loadRow, as: .loadMore)
      try scene.rest()
    }
  }

  /// Tries again what failed, once the directory runs.
  private static let retry = DoStep("retry", row: Nouns.loadRow) { scene, _ throws(StepError) in
    try scene.rest()
    if scene.failure != nil || scene.stage.marks.contains(where: { $0.gesture == .directory }) {
      scene.stage.command(.start, cause: "start the directory")
    }
    scene.begin()
    try scene.tap(.loadRow, as: .retry)
  }

  private static func longPress(_ thing: Thing) -> DoStep {
    DoStep("long press \(thing.name)", demands: [.results]) { scene, _ throws(StepError) in
      try scene.openSurface()
      try scene.ensureResults()
      scene.stage.hesitate()
      let index = try scene.target(thing)
      scene.noteFocus(ofRowWith: index)
      scene.begin()
      try scene.longPress(thing)
    }
  }

  private static let switchProfile = DoStep("switch profile", pin: .spinner) {
    scene, _ throws(StepError) in
    if scene.stage.driver.awaitsReply { try Steps.waitForSpinner(&scene) }
    scene.begin()
    try scene.switchProfile()
  }
}
