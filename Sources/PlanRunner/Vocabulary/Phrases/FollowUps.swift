import FakeDirectory
import ScreenModel

/// Actions in an Expect cell, and what they bring.
package enum FollowUps {
  package static let phrases: [Phrase] = [
    Phrase("tapping it", .expect, .step(tapAntecedent)),
    Phrase("tap it", .expect, .step(tapAntecedent)),
    Phrase("choosing {name}", .expect) { .step(DoPhrases.choose($0.text())) },
    Phrase("dismissing the menu", .expect, .step(dismissMenu)),
    Phrase("turning the switch off", .expect, .step(turnSwitch(on: false))),
    Phrase("turning the switch on", .expect, .step(turnSwitch(on: true))),
    Phrase("clearing the text", .expect, .step(clearText)),
    Phrase("later searches(,) by {trigger} or {trigger}(,)", .expect) { captures in
      .step(laterSearches([try captures.value(0), try captures.value(1)]))
    },
    Phrase("later searches", .expect, .step(laterSearches([.row]))),
    Phrase("do(es) not ask", .expect, .statement(Statements.denied(asks))),
    Phrase("ask(s)", .expect, .statement(asks)),
    Phrase("a search", .expect, .step(aSearch)),
    Phrase("a search that finds nothing", .expect, .step(emptySearch)),
    Phrase("brings {thing} back", .expect) { .statement(bringsBack(try $0.value())) },
    Phrase("replaces {thing} with {thing}", .expect) { captures in
      .statement(replaces(try captures.value(0), with: try captures.value(1)))
    },
    Phrase("settings → {name} → {label} is on", .expect) { captures in
      .statement(switchIs(on: true, captures.text(0), captures.text(1)))
    },
    Phrase("settings → {name} → {label} is off", .expect) { captures in
      .statement(switchIs(on: false, captures.text(0), captures.text(1)))
    },
    Phrase("settings → {name} → {label} is now on", .expect) { captures in
      .statement(switchIs(on: true, isNews: true, captures.text(0), captures.text(1)))
    },
    Phrase("settings → {name} → {label} is now off", .expect) { captures in
      .statement(switchIs(on: false, isNews: true, captures.text(0), captures.text(1)))
    },
  ]

  private static let tapAntecedent = DoStep("tap it") { scene, _ throws(StepError) in
    let thing = scene.referents.antecedent ?? Nouns.focus
    scene.stage.hesitate()
    let index = try scene.target(thing)
    scene.noteFocus(ofRowWith: index)
    scene.begin()
    try scene.tap(thing, as: scene.gesture(for: index))
  }

  static let dismissMenu = DoStep("dismiss the menu") { scene, _ throws(StepError) in
    guard scene.shows(.menu) else { throw scene.missing("a menu") }
    scene.begin()
    try scene.stage.perform(.dismiss, as: .dismiss, cause: "dismiss the menu")
  }

  static func turnSwitch(on isOn: Bool) -> DoStep {
    DoStep("turn the switch \(isOn ? "on" : "off")") { scene, _ throws(StepError) in
      scene.begin()
      try scene.setSwitch(isOn)
    }
  }

  /// Clears the text, searching first where there is none.
  private static let clearText = DoStep("clear the text") { scene, _ throws(StepError) in
    if scene.fieldText.isEmpty {
      try scene.search()
      try scene.rest()
    }
    scene.begin()
    try scene.tap(.clearButton, as: .clear, cause: "clear the text")
  }

  /// Searches for other texts, one by each trigger.
  private static func laterSearches(_ triggers: [Trigger]) -> DoStep {
    DoStep("later searches") { scene, _ throws(StepError) in
      scene.begin()
      for trigger in triggers {
        try scene.type(scene.otherText(), cause: "change the text")
        try scene.search(by: trigger)
        try scene.restUnlessEarly()
      }
    }
  }

  private static let aSearch = DoStep("a search") { scene, _ throws(StepError) in
    let text = try scene.someText()
    try scene.type(text)
    scene.begin()
    try scene.search(text)
  }

  private static let emptySearch = DoStep("a search that finds nothing") {
    scene, _ throws(StepError) in
    let text = try Terms.nonsense.choose(scene).text
    try scene.type(text)
    scene.begin()
    try scene.search(text)
  }

  /// An alert comes between the search and the directory.
  private static let asks = Statement("asks") { isNegated, _, judge throws(StepError) in
    let take = judge.take
    let asked = take.afterAction.first { take.frames[$0].screen.first(.alert) != nil }
    try Statements.require(
      asked != nil, isNegated, "no alert comes", "an alert comes", frame: asked ?? take.end)
    let triggers = take.scene.stage.marks.filter {
      $0.frame >= take.start && [.searchRow, .searchKey].contains($0.gesture)
    }
    let sent = take.searchesSinceAction.count
    if isNegated, sent != triggers.count {
      throw StepError(
        .failed, "\(triggers.count) searches sent \(sent) requests", frame: take.end)
    }
  }

  /// The thing is on the screen again; an alert comes with the next search, by the row and by the key.
  private static func bringsBack(_ thing: Thing) -> Statement {
    var statement = Statement("brings \(thing.name) back") {
      isNegated, _, judge throws(StepError) in
      var claim = Claim()
      claim.subjects = [thing]
      guard thing.name == Nouns.alert.name else {
        let take = judge.take
        try claim.require(.hidden, in: [take.before], take, &judge)
        return try claim.require(.shown, in: [take.end], take, &judge)
      }
      for trigger in [Trigger.row, .key] {
        var asked = judge
        try asked.follow(continuing: true) { scene throws(StepError) in
          scene.begin()
          try scene.search(try scene.otherText(), by: trigger)
        }
        let take = asked.take
        let isShown = take.frames[take.end].screen.first(.alert) != nil
        let isSent = !take.searchesSinceAction.isEmpty
        guard !isShown || isSent else { continue }
        judge.take = take
        try Statements.require(
          isShown && !isSent, isNegated,
          "a search by the \(trigger) \(isSent ? "is sent" : "brings no alert")", "the alert comes",
          frame: take.end)
      }
    }
    statement.takesDenial = false
    return statement
  }

  /// During the moments that the plan names the first is gone; the second is there at the end, or in the span that the plan names.
  private static func replaces(_ old: Thing, with new: Thing) -> Statement {
    var statement = Statement("replaces \(old.name) with \(new.name)", takesMoments: true) {
      isNegated, whens, judge throws(StepError) in
      var gone = Claim()
      gone.subjects = [old]
      gone.whens = whens
      var come = Claim()
      come.subjects = [new]
      let take = judge.take
      try gone.require(.shown, in: [take.before], take, &judge)
      try come.require(.hidden, in: [take.before], take, &judge)
      try gone.judge(.hidden, &judge) { judge throws(StepError) in
        try gone.require(.hidden, in: take.afterAction, take, &judge)
      }
      come.whens = whens.filter(\.isSpan)
      try come.judge(.shown, &judge) { judge throws(StepError) in
        try come.require(.shown, in: [take.end], take, &judge)
      }
    }
    statement.takesDenial = false
    return statement
  }

  /// The switch stands so; "now" says that it stood otherwise before the action.
  private static func switchIs(
    on isOn: Bool, isNews: Bool = false, _ page: String, _ label: String
  ) -> Statement {
    Statement("the switch “\(label)” is \(isOn ? "on" : "off")") {
      isNegated, _, judge throws(StepError) in
      var scene = judge.take.scene
      try scene.follow(path: ["Settings", page, label])
      guard let toggle = scene.toggle(label) else { throw scene.missing("the switch “\(label)”") }
      do throws(StepError) {
        if isNews, !isNegated {
          var before = judge.take.scene
          before.stage = judge.main.scene.checkpoint
          try before.follow(path: ["Settings", page, label])
          if (before.toggle(label)?.value == "1") == isOn {
            throw StepError(
              .failed, "it was \(isOn ? "on" : "off") before the action too",
              frame: scene.stage.lastFrame)
          }
        }
        try Statements.require(
          (toggle.value == "1") == isOn, isNegated, "the switch is \(isOn ? "off" : "on")",
          "the switch is \(isOn ? "on" : "off")", frame: scene.stage.lastFrame)
      } catch {
        judge.take = Take(scene: scene, start: scene.stage.lastFrame)
        throw error
      }
    }
  }
}

extension Scene {
  /// A text other than the one in the field, that finds something too.
  package func otherText() throws(StepError) -> String {
    let present = fieldText
    let word = data.nameWords.first { $0 != present && !data.listings(matching: $0).isEmpty }
    guard let word else { throw StepError(.error, "there is no other text to search for") }
    return word
  }
}
