import FakeDirectory
import ScreenModel

/// The actions that several phrases do.
package enum Steps {
  /// Types a term, and its boundary cases where it has a least number of letters.
  package static func type(_ term: Term, example: String? = nil, searches: Bool = false) -> DoStep {
    let lengths = letterVariant(term, example)
    let variants = [term.variant, lengths].compactMap { $0 }
    var step = DoStep("type \(term.name)", variants: variants) { scene, options throws(StepError) in
      try scene.openSurface()
      let text = try chooseText(term, example, lengths, &scene, options)
      scene.begin()
      try scene.type(text)
      guard searches else { return }
      if term.isNotLocal, try scene.shows(Nouns.focus) {
        throw StepError(
          .failed, "the local list shows it before the search", frame: scene.stage.lastFrame)
      }
      scene.begin()
      try scene.tap(.directoryRow, as: .searchRow)
    }
    step.awaitsReply = searches
    if example == nil {
      step.withExample = { type(term, example: $0, searches: searches) }
    }
    return step
  }

  /// The example as it stands, cut to the least number of letters, and one letter short of it.
  private static func letterVariant(_ term: Term, _ example: String?) -> Variant? {
    guard let letters = term.letters, letters > 0 else { return nil }
    guard let example else {
      return Variant("letters", ["\(letters) letters", "\(letters - 1) letters"])
    }
    var options = ["“\(example)”"]
    if example.count > letters { options.append("“\(example.prefix(letters))”") }
    if example.count >= letters { options.append("“\(example.prefix(letters - 1))”, too short") }
    return Variant("letters", options)
  }

  private static func chooseText(
    _ term: Term, _ example: String?, _ lengths: Variant?, _ scene: inout Scene,
    _ options: DoStep.Options
  ) throws(StepError) -> String {
    if let letters = term.letters, letters < 1 {
      throw StepError(.error, "a word of \(letters) letters or more can be empty")
    }
    let option = term.variant.map { options[$0] } ?? 0
    guard let example else {
      let choice = try term.pick(scene, option)
      scene.focus = choice.focus
      guard let letters = term.letters, let lengths else { return choice.text }
      let isShort = options[lengths] == lengths.options.count - 1
      let text = String(choice.text.prefix(isShort ? letters - 1 : letters))
      scene.example = Example(given: "", typed: text, fits: !isShort)
      return text
    }
    if let misfit = term.misfit(example, scene) {
      throw StepError(.error, "the example does not fit: \(misfit)")
    }
    guard let letters = term.letters, let lengths else { return example }
    guard example.count >= letters else {
      throw StepError(
        .error, "the example “\(example)” has \(example.count) letters, the plan says \(letters)+")
    }
    let isShort = options[lengths] == lengths.options.count - 1
    let isCut = options[lengths] > 0
    let text = String(
      isShort ? example.prefix(letters - 1) : isCut ? example.prefix(letters) : example[...])
    scene.example = Example(given: example, typed: text, fits: !isShort)
    return text
  }

  /// Starts a search for a term by the row.
  package static func search(_ term: Term) -> DoStep {
    var step = type(term, searches: true)
    step.name = "search for \(term.name)"
    step.awaitsReply = true
    return step
  }

  /// Starts a search for some text.
  package static let search: DoStep = {
    var step = startSearch
    step.awaitsReply = true
    return step
  }()

  /// Starts a search for some text; what comes next may come before its reply.
  package static let startSearch = DoStep("search") { scene, _ throws(StepError) in
    try scene.openSurface()
    if scene.fieldText.isEmpty { try scene.type(try scene.someText()) }
    scene.begin()
    try scene.search()
  }

  /// Changes the text in the field to another that finds something too.
  package static let changeText: @Sendable (inout Scene) throws(StepError) -> Void = {
    scene throws(StepError) in
    try changeText(&scene, extending: false)
  }

  /// Changes the text in the field by a letter less or a letter more.
  package static func changeText(_ scene: inout Scene, extending: Bool) throws(StepError) {
    try letSpinnerShow(&scene)
    let old = scene.fieldText
    guard !old.isEmpty else {
      throw StepError(.error, "there is no text to change", frame: scene.stage.lastFrame)
    }
    scene.begin()
    let isLonger = extending || old.count <= 2
    let text = isLonger ? old + scene.data.letter(after: old) : String(old.dropLast())
    try scene.type(text, cause: "change the text")
  }

  /// Lets the spinner of a running search show, so that what comes next comes in the middle of it.
  package static func letSpinnerShow(_ scene: inout Scene) throws(StepError) {
    let isSearching =
      scene.stage.driver.awaitsReply && !scene.shows(.spinner)
      && Look(scene, frame: scene.stage.lastFrame).lastRequestFailed
    if isSearching {
      _ = try scene.stage.wait(until: scene.stage.now + 1_500) { $0.first(.spinner) != nil }
    }
  }

  /// Lets a running search go on until its spinner shows.
  package static func waitForSpinner(_ scene: inout Scene) throws(StepError) {
    if !scene.shows(.spinner), !scene.stage.driver.awaitsReply { try scene.search() }
    let limit = scene.stage.now + 3_000
    let hasCome = try scene.stage.wait(until: limit) { $0.first(.spinner) != nil }
    guard hasCome else {
      throw StepError(.failed, "no spinner comes while a search runs", frame: scene.stage.lastFrame)
    }
  }

  /// Taps a thing, arranging what offers it in the shortest way.
  package static func tap(_ things: [Thing]) -> DoStep {
    let variant = things.count > 1 ? [Variant("tap", things.map { "tap \($0.name)" })] : []
    return DoStep(
      "tap \(things.map(\.name).joined(separator: " or "))", variants: variant,
      demands: things.contains { $0.kin.contains(.resultRow) } ? [.results] : [],
      row: things.first.flatMap(Nouns.row(named:)),
      pin: things.contains { $0.kin.contains(.pencil) } ? .spinner : nil
    ) {
      scene, options throws(StepError) in
      let thing = things[variant.first.map { options[$0] } ?? 0]
      try arrange(thing, &scene)
      if scene.wantsKeyboard, !scene.shows(.keyboard) {
        try scene.tap(.searchField, cause: "tap the search field")
      }
      if scene.shows(.pencil), try scene.target(thing) == scene.stage.screen.firstIndex(of: .pencil)
      {
        try letSpinnerShow(&scene)
      }
      scene.stage.hesitate()
      let index = try scene.target(thing)
      scene.noteFocus(ofRowWith: index)
      scene.begin()
      try scene.tap(thing, as: scene.gesture(for: index))
    }
  }

  /// Brings a thing onto the screen: a text in the field, then a search.
  package static func arrange(_ thing: Thing, _ scene: inout Scene) throws(StepError) {
    try scene.openSurface()
    if try scene.shows(thing) { return }
    if scene.stage.driver.awaitsReply {
      try scene.rest()
      return
    }
    if scene.fieldText.isEmpty {
      try scene.type(try scene.someText())
      if try scene.shows(thing) { return }
    }
    guard scene.shows(.directoryRow) else { return }
    try scene.arrangeSearch()
  }
}

extension Scene {
  /// The kind of action that a touch of an element is.
  package func gesture(for index: Int) -> Gesture {
    let element = stage.screen.elements[index]
    switch element.identifier {
    case .directoryRow: return .searchRow
    case .returnKey: return .searchKey
    case .pencil, .backButton, .archiveRow, .profileButton: return .navigate
    case .clearButton, .cancelButton: return .clear
    case .loadRow:
      let isRetry = Look(self, frame: stage.lastFrame).lastRequestFailed
      return isRetry ? .retry : .loadMore
    default: return .tap
    }
  }

  /// Remembers the entry or chat whose row is about to be touched.
  package mutating func noteFocus(ofRowWith index: Int) {
    let look = Look(self, frame: stage.lastFrame)
    guard let row = look.row(of: index), let title = look.part(.title, of: row)?.label else {
      return
    }
    let name = title.hasPrefix("#") ? String(title.dropFirst()) : title
    if look.elements[row].identifier == .resultRow,
      let listing = data.listings.first(where: { $0.displayName == name })
    {
      focus = [.listing(listing)]
    } else if let chat = data.chats.first(where: { $0.name == name }) {
      focus = [.chat(chat)]
    }
  }
}

extension Look {
  /// Whether the last search got no page.
  package var lastRequestFailed: Bool {
    guard
      let last = journal.last(where: { if case .searchArrived = $0.event { true } else { false } })
    else { return false }
    return !journal.contains {
      guard $0.server == .directory, $0.number == last.number else { return false }
      return $0.event == .replyDelivered
    }
  }
}
