import FakeDirectory
import ScreenModel

/// Ways about the phone that lead from one screen to another, and what is counted on the way.
package enum Ways {
  package static let phrases: [Phrase] = [
    Phrase("go back", .do, .step(goBack)),
    Phrase("open settings", .do, .step(open([]))),
    Phrase("open settings → {name}", .do) { .step(open([$0.text()])) },
    Phrase("paste {code}", .do) { .step(paste($0.text())) },
    Phrase("tap {thing} twice", .do) { captures in
      let thing: Thing = try captures.value()
      return .step(
        twice(Steps.tap([thing]), "tap \(thing.name)") { scene throws(StepError) in
          try scene.tap(thing)
        })
    },
    Phrase("press {name} twice", .do) { captures in
      let label = captures.text()
      return .step(
        twice(DoPhrases.press(label), "press \(label)") { scene throws(StepError) in
          try scene.pressReturnKey(label: label)
        })
    },
    Phrase("the request carries {code}", .expect) { .statement(requestCarries($0.text())) },
    Phrase("{int} request(s) is/are sent", .expect) { .statement(requestsAreSent($0.int())) },
    Phrase("the (search )field is empty", .expect, .statement(fieldIsEmpty)),
    Phrase("the (search )field is not empty", .expect, .statement(Statements.denied(fieldIsEmpty))),
    Phrase("the (search )field says {label}", .expect) { .statement(fieldSays($0.text())) },
    Phrase("the (search )field contains {code}", .expect) { .statement(fieldSays($0.text())) },
    Phrase("the link is resolved once", .expect, .statement(linkIsResolvedOnce)),
    Phrase("above {label}", .expect) { .place(beside($0.text(), isAbove: true)) },
    Phrase("below {label}", .expect) { .place(beside($0.text(), isAbove: false)) },
  ]

  private static let goBack = DoStep("go back") { scene, _ throws(StepError) in
    try scene.rest()
    scene.begin()
    try scene.tap(.backButton, as: .navigate, cause: "go back")
  }

  private static func open(_ path: [String]) -> DoStep {
    let name = "open Settings\(path.map { " → \($0)" }.joined())"
    var step = DoStep(name) { scene, _ throws(StepError) in
      try scene.leaveToChatList()
      scene.begin()
      try scene.follow(path: ["Settings"] + path)
    }
    step.needsNoSearch = true
    return step
  }

  private static func paste(_ text: String) -> DoStep {
    DoStep("paste “\(text)”") { scene, _ throws(StepError) in
      try scene.openSurface()
      scene.begin()
      try scene.stage.perform(.paste(text), as: .paste, cause: "paste “\(text)”")
    }
  }

  /// Does a step, and its last touch once more where the first has left something to touch.
  private static func twice(
    _ step: DoStep, _ name: String,
    again: @escaping @Sendable (inout Scene) throws(StepError) -> Void
  ) -> DoStep {
    var both = step
    both.name = "\(name) twice"
    both.run = { scene, options throws(StepError) in
      try step.run(&scene, options)
      do throws(StepError) {
        try again(&scene)
      } catch {
        scene.notOffered.append(error.message)
      }
    }
    return both
  }

  /// The last search that the directory received asks for exactly this text.
  private static func requestCarries(_ text: String) -> Statement {
    Statement("the request carries “\(text)”") { isNegated, _, judge throws(StepError) in
      let sent = judge.take.searchesSinceAction
      guard let last = sent.last else {
        throw StepError(.failed, "the directory received nothing", frame: judge.take.end)
      }
      try Statements.require(
        last.text == text, isNegated, "it carries “\(last.text)”", "it carries “\(text)”",
        frame: judge.take.end)
    }
  }

  private static func requestsAreSent(_ count: Int) -> Statement {
    Statement("\(count) requests are sent") { isNegated, _, judge throws(StepError) in
      let sent = judge.take.searchesSinceAction
      try Statements.require(
        sent.count == count, isNegated, "the directory received \(sent.inWords)",
        "\(count) requests are sent", frame: judge.take.end)
    }
  }

  private static let fieldIsEmpty = Statement("the field is empty") {
    isNegated, _, judge throws(StepError) in
    let take = judge.take
    guard let field = take.frames[take.end].screen.first(.searchField) else {
      throw StepError(.failed, "there is no search field", frame: take.end)
    }
    try Statements.require(
      field.value.isEmpty, isNegated, "it holds “\(field.value)”", "it is empty", frame: take.end)
  }

  /// A pasted link stands in the field only while it connects, so one moment is enough.
  private static func fieldSays(_ text: String) -> Statement {
    Statement("the field says “\(text)”") { isNegated, _, judge throws(StepError) in
      let take = judge.take
      let values = take.afterAction.map { take.frames[$0].screen.first(.searchField)?.value ?? "" }
      let said = values.last { !$0.isEmpty } ?? ""
      try Statements.require(
        values.contains(text), isNegated, "it says “\(said)”", "it says “\(text)”",
        frame: take.end)
    }
  }

  private static let linkIsResolvedOnce = Statement("the link is resolved once") {
    isNegated, _, judge throws(StepError) in
    let asked = judge.take.linksSinceAction
    try Statements.require(
      asked.count == 1, isNegated, "the link servers were asked \(asked.count) times",
      "it is resolved once", frame: judge.take.end)
  }

  /// Higher or lower on the screen than the element with a text, whatever the mode.
  private static func beside(_ label: String, isAbove: Bool) -> Place {
    Place("\(isAbove ? "above" : "below") “\(label)”") { look, index in
      let texts = look.elements.indices.filter {
        AppText(label, in: look).matches(look.elements[$0])
      }
      guard let other = texts.first else { return "is there, but “\(label)” is not" }
      let (own, its) = (look.elements[index].frame, look.elements[other].frame)
      let isRight = isAbove ? own.maxY <= its.y : own.y >= its.maxY
      return isRight ? nil : "is not"
    }
  }
}
