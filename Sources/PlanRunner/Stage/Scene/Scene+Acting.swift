import FakeDirectory
package import ScreenModel

extension Scene {
  /// Taps the first element with an identifier, and a label where one is given.
  ///
  /// - Throws: ``StepError`` of kind `error` when it is not on the screen, disabled or covered.
  package mutating func tap(
    _ identifier: Element.Identifier, label: String? = nil, as gesture: Gesture = .tap,
    cause: String? = nil
  ) throws(StepError) {
    stage.hesitate()
    let elements = stage.screen.elements
    let index = elements.indices.first {
      elements[$0].identifier == identifier && (label == nil || elements[$0].label == label)
    }
    guard let index else { throw missing(label.map { "“\($0)”" } ?? identifier.inWords) }
    let name = Look(self, frame: stage.lastFrame).describe(index)
    try stage.perform(.tap(index), as: gesture, cause: cause ?? "tap \(name)")
  }

  /// Taps the first element that a noun means.
  package mutating func tap(_ thing: Thing, as gesture: Gesture = .tap) throws(StepError) {
    stage.hesitate()
    let index = try target(thing)
    try stage.perform(.tap(index), as: gesture, cause: "tap \(thing.name)")
  }

  /// Holds a finger on the first element that a noun means.
  package mutating func longPress(_ thing: Thing) throws(StepError) {
    stage.hesitate()
    let index = try target(thing)
    try stage.perform(.longPress(index), as: .longPress, cause: "long press \(thing.name)")
  }

  /// Gives the first element that a noun means on the present screen, be it with a number behind its text.
  package func target(_ thing: Thing) throws(StepError) -> Int {
    let look = Look(self, frame: stage.lastFrame)
    var found = try thing.find(look)
    if found.isEmpty, thing.label != nil { found = try thing.broadened.find(look) }
    guard let first = found.first else {
      if let label = thing.label, !KnownTexts.know(label, data) { throw unknown(label) }
      throw missing(thing.name)
    }
    return first
  }

  /// Tells whether a noun means anything on the present screen.
  package func shows(_ thing: Thing) throws(StepError) -> Bool {
    try !thing.find(Look(self, frame: stage.lastFrame)).isEmpty
  }

  /// Tells whether an element with an identifier is on the present screen.
  package func shows(_ identifier: Element.Identifier) -> Bool {
    stage.screen.firstIndex(of: identifier) != nil
  }

  /// The error of an action whose target is not there.
  package func missing(_ name: String) -> StepError {
    var error = StepError(.error, "\(name) is not on the screen", frame: stage.lastFrame)
    error.isNotOffered = true
    return error
  }

  /// The error of an action on a text that neither the app nor the test data has.
  package func unknown(_ label: String) -> StepError {
    StepError(
      .error, "“\(label)” is not on the screen, and the app has no such text",
      frame: stage.lastFrame)
  }

  /// Types a text into the search field in place of what it holds.
  package mutating func type(_ text: String, cause: String? = nil) throws(StepError) {
    stage.hesitate()
    try typeBeginning(of: text)
    try stage.perform(.enterText(text), as: .type, cause: cause ?? "type “\(text)”")
    term = text
  }

  /// Deletes the text in the search field, which clears it without its button.
  package mutating func deleteText(cause: String = "delete the text") throws(StepError) {
    stage.hesitate()
    try stage.perform(.enterText(""), as: .clear, cause: cause)
    term = ""
  }

  /// Types all letters but the last one by one, where the schedule says so and the field holds the text's beginning.
  private mutating func typeBeginning(of text: String) throws(StepError) {
    guard let pause = stage.schedule?.pauseBetweenLetters(stage.nextAction), pause > 0,
      text.hasPrefix(fieldText)
    else { return }
    for end in text.indices.dropFirst(fieldText.count + 1) {
      let beginning = String(text[..<end])
      try stage.perform(
        .enterText(beginning), as: .type, cause: "type “\(beginning)”", isBeginning: true)
      try stage.wait(until: stage.now + pause)
    }
  }

  /// Presses the key at the keyboard's lower right, bringing the keyboard up first.
  package mutating func pressReturnKey(label: String? = nil) throws(StepError) {
    if !shows(.returnKey) { try tap(.searchField, cause: "tap the search field") }
    if let key = stage.screen.first(.returnKey)?.label, let label, key != label {
      throw StepError(
        .error, "the key is labelled “\(key)”, not “\(label)”", frame: stage.lastFrame)
    }
    try tap(
      .returnKey, as: .searchKey, cause: "press the key \(label.map { "“\($0)”" } ?? "")")
  }

  /// Lets time pass until nothing is pending, or until no reply is where a schedule decides what comes behind it.
  package mutating func rest() throws(StepError) {
    if stage.restIsBrief {
      while let reply = stage.driver.outlook?.replies.first { try stage.wait(until: reply) }
      return
    }
    while !stage.driver.isQuiet {
      try stage.wait(until: stage.now + Stage.patience)
    }
  }

  /// Lets a search come back where the plan's words do not say so; under a schedule it may still run.
  package mutating func restUnlessEarly() throws(StepError) {
    guard let schedule = stage.schedule, schedule.isEarly(stage.nextAction) else {
      return try rest()
    }
    stage.leaveRepliesOpen()
  }

  /// Marks that what comes next is asked for by the plan's own words, and not only arranged.
  package mutating func begin() {
    stage.hesitate()
    if beginning == 0 { beginning = stage.lastFrame + 1 }
    before = stage.lastFrame
    checkpoint = stage
  }

  /// Makes the arrival of the results what the clauses speak of, and not the search before it.
  package mutating func lookFromArrival() {
    let frames = stage.film.frames
    let arrival = frames.indices.first {
      $0 > before && frames[$0].screen.firstIndex(of: .resultRow) != nil
    }
    if let arrival { before = arrival - 1 }
  }

  /// The rows of what the case speaks of: of an entry its results, of a chat all that have its name.
  package func rows(of focus: Focus, in look: Look) -> [Int] {
    let all = allRows(of: focus, in: look)
    guard case .listing = focus else { return all }
    return all.filter { look.elements[$0].identifier == .resultRow }
  }

  /// All rows that have the name of what the case speaks of.
  package func allRows(of focus: Focus, in look: Look) -> [Int] {
    let name = focus.displayName
    return look.all { [.chatRow, .resultRow, .contactRow].contains($0.identifier) }.filter { row in
      guard let title = look.part(.title, of: row)?.label else { return false }
      return title == name || title == "#" + name
    }
  }
}

extension Scene.Focus {
  /// The name that it is shown by, without a prefix.
  package var displayName: String {
    switch self {
    case .chat(let chat): chat.name
    case .listing(let listing): listing.displayName
    case .name(let name): name
    }
  }
}
