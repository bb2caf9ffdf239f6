import FakeDirectory
import ScreenModel

/// What a Do cell asks for around the search field.
package enum DoPhrases {
  package static let typing: [Phrase] = [
    Phrase("empty search field", .do, .step(emptyField)),
    Phrase("type/typing {term}", .do) { .step(Steps.type(try $0.value())) },
    Phrase("type/typing {term} on the chat list", .do) { captures in
      var step = Steps.type(try captures.value())
      step.demands.append(.surface(.chatList))
      return .step(step)
    },
    Phrase("type", .do, .step(typeSomething)),
    Phrase("e.g. {code}", .do) { .example($0.text()) },
    Phrase("whitespace only", .do, .step(whitespace)),
    Phrase("paste a (SimpleX )link", .do, .step(pasteLink)),
    Phrase(
      "change the text", .do,
      .step(
        DoStep("change the text", variants: [change], pin: .spinner) {
          scene, options throws(StepError) in
          try Steps.changeText(&scene, extending: options[change] == 1)
        })),
    Phrase("change the text before it returns", .do, .step(changeBeforeReply)),
    Phrase("clear the field", .do, .step(clearField)),
    Phrase("press {name}", .do) { .step(press($0.text())) },
    Phrase("press the keyboard {label} key", .do) { .step(press($0.text())) },
    Phrase("press return", .do, .step(press(nil))),
    Phrase("tap {thing}", .do) { .step(Steps.tap([try $0.value()])) },
    Phrase("tap {thing} \\(or its {label}\\)", .do) { captures in
      .step(Steps.tap(rowOrPart(try captures.value(0), captures.text(1))))
    },
    Phrase("tap {thing} or its {label}", .do) { captures in
      .step(Steps.tap(rowOrPart(try captures.value(0), captures.text(1))))
    },
    Phrase("with {label} off", .do) { .step(switched($0.text(), isOn: false)) },
    Phrase("with {label} on", .do) { .step(switched($0.text(), isOn: true)) },
    Phrase("choose {name}", .do) { .step(choose($0.text())) },
    Phrase("in {case}", .do) { captures in
      let id = captures.text()
      return .step(
        DoStep("in \(id)", demands: [.after(caseID: id)]) { _, _ throws(StepError) in })
    },
  ]

  private static let emptyField: DoStep = {
    var step = DoStep("empty search field") { scene, _ throws(StepError) in
      try scene.openSurface()
      scene.begin()
      if !scene.fieldText.isEmpty { try scene.tap(.clearButton, as: .clear) }
      guard scene.fieldText.isEmpty else { throw scene.missing("an empty search field") }
    }
    step.needsNoSearch = true
    return step
  }()

  private static let typeSomething = DoStep("type some text") { scene, _ throws(StepError) in
    scene.begin()
    try scene.type(try scene.someText())
  }

  private static let blanks = Variant("blanks", ["blanks", "blanks and a tab"])

  private static let whitespace = DoStep("type whitespace only", variants: [blanks]) {
    scene, options throws(StepError) in
    try scene.openSurface()
    try scene.type(options[blanks] == 0 ? "   " : " \t ", cause: "type whitespace only")
    scene.begin()
  }

  /// A link to a channel that neither the phone nor the directory knows.
  private static let pasteLink = DoStep("paste a SimpleX link") { scene, _ throws(StepError) in
    try scene.openSurface()
    scene.begin()
    try scene.stage.perform(
      .paste(StandardContent.links.unlistedChannel), as: .paste, cause: "paste a SimpleX link")
  }

  private static let change = Variant("change", ["a letter less", "a letter more"])
  private static let changeOfSearch = Variant(
    "change",
    [
      "a letter less", "a letter more", "a letter less, over results",
      "a letter more, over results",
    ]
  )

  /// Changes the text while a search runs; over results, while the next page of them loads.
  private static let changeBeforeReply = DoStep(
    "change the text before it returns", variants: [changeOfSearch], pin: .spinner,
    startsOwnSearch: true
  ) { scene, options throws(StepError) in
    let option = options[changeOfSearch]
    if option > 1 {
      try scene.ensureLoadRow()
      try scene.tap(.loadRow, as: .loadMore)
    }
    try Steps.waitForSpinner(&scene)
    try Steps.changeText(&scene, extending: option % 2 == 1)
  }

  private static let clearing = Variant("clearing", ["by the × button", "by deleting the text"])

  private static let clearField = DoStep("clear the field", variants: [clearing], pin: .spinner) {
    scene, options throws(StepError) in
    if scene.stage.driver.awaitsReply { try Steps.waitForSpinner(&scene) }
    scene.begin()
    if options[clearing] == 0 {
      try scene.tap(.clearButton, as: .clear, cause: "clear the field")
    } else {
      try scene.deleteText()
    }
  }

  /// Presses the key at the keyboard's lower right, which must be labelled so where a label is given.
  package static func press(_ label: String?) -> DoStep {
    DoStep("press the key") { scene, _ throws(StepError) in
      try scene.openSurface()
      if scene.fieldText.isEmpty { try scene.type(try scene.someText()) }
      scene.begin()
      try scene.pressReturnKey(label: label)
    }
  }

  private static func rowOrPart(_ row: Thing, _ label: String) -> [Thing] {
    let part = Thing("its “\(label)”", label: label) { look throws(StepError) in
      guard let first = try row.find(look).first else { return [] }
      return look.screen.descendants(of: first).filter { look.elements[$0].label == label }
    }
    return [row, part]
  }

  private static func switched(_ label: String, isOn: Bool) -> DoStep {
    DoStep(
      "with “\(label)” \(isOn ? "on" : "off")", demands: [.directorySwitch(isOn)]
    ) { scene, _ throws(StepError) in
      var probe = scene
      try probe.follow(path: ["Settings", "Privacy", label])
      guard let toggle = probe.toggle(label) else { throw scene.missing("the switch “\(label)”") }
      guard (toggle.value == "1") == isOn else {
        throw StepError(.error, "the switch “\(label)” cannot be arranged so")
      }
    }
  }

  /// Chooses a button of the alert or menu that is there, or is arranged.
  package static func choose(_ button: String) -> DoStep {
    DoStep("choose “\(button)”", demands: [.alert]) { scene, _ throws(StepError) in
      if !scene.offers(button) { try scene.ensureAlert(offering: button) }
      scene.stage.hesitate()
      let index = scene.stage.screen.elements.firstIndex {
        [.alertButton, .sheetButton, .menuItem].contains($0.identifier) && $0.label == button
      }
      guard let index else { throw scene.missing("“\(button)”") }
      scene.begin()
      try scene.stage.perform(.tap(index), as: .choose, cause: "choose “\(button)”")
    }
  }
}
