import FakeDirectory
import ScreenModel

extension Predicate {
  /// A property that each element of the subject must have, in each frame that the plan speaks of.
  static func property(
    _ name: String, isLayout: Bool = false,
    lacks: @escaping @Sendable (Look, Int) -> String?
  ) -> Predicate {
    Predicate(name, isLayout: isLayout, denial: .own, reads: [.places, .moments]) {
      claim, judge throws(StepError) in
      try claim.judgeProperty(&judge) { claim, look, index throws(StepError) in
        lacks(look, index)
      }
    }.lasting
  }

  /// The subject's text is one of the objects' texts.
  package static let isText = Predicate(
    "is", takesObject: true, denial: .own, reads: [.places, .moments]
  ) {
    claim, judge throws(StepError) in
    let options = judge.options
    let wanted = claim.objects.filter { $0.conditions.hold(in: options) }
    let strict = wanted.filter { !$0.conditions.isEmpty }
    let allowed = (strict.isEmpty ? wanted : strict).map(\.thing)
    try claim.judgeProperty(&judge) { _, look, index throws(StepError) in
      for thing in allowed {
        if let label = thing.label {
          if AppText(label, in: look).matches(look.elements[index]) { return nil }
        } else {
          let found = try thing.find(look)
          let row = look.row(of: index) ?? index
          if found.contains(index) || found.contains(row), thing.flaw(look, index) == nil {
            return nil
          }
        }
      }
      return "it is \(look.describe(index)), not \(allowed.map(\.name).joined(separator: " or "))"
    }
    if !judge.isOnFurtherPage { try requireNumbersOnAllPages(allowed, &judge) }
  }.lasting

  /// Looks at a text with the directory's number in it ("N") after each further page too.
  private static func requireNumbersOnAllPages(
    _ allowed: [Thing], _ judge: inout Judge
  ) throws(StepError) {
    let numbered = allowed.compactMap(\.label).first { $0.words.contains("N") }
    guard let numbered, judge.take.atRest.screen.first(.loadRow) != nil else { return }
    let present = judge.take
    try judge.loadToTheEnd()
    let take = judge.take
    judge.take = present
    for frame in take.sinceBeginning {
      let look = take.look(frame)
      guard let row = look.screen.first(.loadRow), row.isEnabled else { continue }
      guard !AppText(numbered, in: look).matches(row) else { continue }
      throw StepError(
        .failed, "the row says “\(row.label)”, the directory \(look.lastPage?.left ?? 0)",
        frame: frame, film: take.scene.stage.film)
    }
  }

  /// The subject changes its text to the object's: another text before, this one after; denied, the text never comes.
  package static let turnsInto = Predicate("turns into", takesObject: true, denial: .own) {
    claim, judge throws(StepError) in
    guard !claim.isNegated else {
      var absent = claim
      absent.subjects = claim.objects.map(\.thing)
      absent.objects = []
      return try absent.require(.hidden, in: judge.take.sinceBeginning, judge.take, &judge)
    }
    guard let label = claim.objects.first?.thing.label else {
      throw StepError(.error, "it does not say what text it turns into")
    }
    let take = judge.take
    var hadAnother = false
    for frame in take.sinceBeginning {
      let look = take.look(frame)
      for thing in claim.subjects {
        for index in try thing.find(look) {
          let matches = AppText(label, in: look).matches(look.elements[index])
          if matches, hadAnother {
            judge.moment = frame
            return
          }
          if !matches { hadAnother = true }
        }
      }
    }
    throw StepError(
      .failed, "it never turns into “\(label)”", frame: take.end)
  }

  private static let says: Predicate = {
    var says = isText
    says.name = "says"
    return says
  }()

  private static func labelled(_ wanted: String) -> Predicate {
    property("is labelled “\(wanted)”") { look, index in
      let label = look.elements[index].label
      return label == wanted ? nil : "the label is “\(label)”, not “\(wanted)”"
    }
  }

  package static let propertyPhrases: [Phrase] = [
    Phrase("is/are", .predicate(isText)),
    Phrase("says", .predicate(says)),
    Phrase("turn(s) into", .predicate(turnsInto)),
    Phrase("is/are labelled {key}") { .predicate(labelled($0.text())) },
    Phrase("labelled {key}") { .predicate(labelled($0.text())) },
    Phrase("is/are {label}(,) not {key}") { captures in
      let (wanted, other) = (captures.text(0), captures.text(1))
      guard KnownTexts.all.contains(other) else {
        throw StepError(.error, "the app has no key “\(other)”, \(Claim.unknownAbsence)")
      }
      return .predicate(
        property("is “\(wanted)”, not “\(other)”") { look, index in
          let label = look.elements[index].label
          if label == wanted, label != other { return nil }
          return "it is “\(label)”, not “\(wanted)”"
        })
    },
    Phrase("is/are (now )on", .predicate(switched(on: true))),
    Phrase("is/are not on", .predicate(switched(on: false))),
    Phrase("is/are (now )off", .predicate(switched(on: false))),
    Phrase("is/are not off", .predicate(switched(on: true))),
    Phrase("is/are grey", .predicate(grey)),
    Phrase("grey", .predicate(grey)),
    Phrase("is/are disabled", .predicate(disabled)),
    Phrase("disabled", .predicate(disabled)),
    Phrase("(drawn )upright", .predicate(upright)),
    Phrase("stay(s) on one line", .predicate(lines(1, exactly: true))),
    Phrase("up to {int} line(s)") { .predicate(lines($0.int(), exactly: false)) },
    Phrase("truncate(s)", .predicate(truncates)),
    Phrase("the size of a chat row's", .predicate(chatRowSize)),
  ]

  private static func switched(on isOn: Bool) -> Predicate {
    property(isOn ? "is on" : "is off") { look, index in
      let value = look.elements[index].value
      return value == (isOn ? "1" : "0") ? nil : "it is \(value == "1" ? "on" : "off")"
    }
  }

  private static let grey = property("is grey") { look, index in
    look.elements[index].traits.contains(.grey) ? nil : "\(look.describe(index)) is not grey"
  }

  private static let disabled = property("is disabled") { look, index in
    look.elements[index].isEnabled ? "\(look.describe(index)) is enabled" : nil
  }

  private static let upright = property("is upright", isLayout: true) { look, index in
    let parts = [index] + look.screen.descendants(of: index)
    let flipped = parts.first { look.elements[$0].traits.contains(.upsideDown) }
    return flipped.map { "\(look.describe($0)) is upside down" }
  }

  private static let truncates = property("is truncated", isLayout: true) { look, index in
    let texts = [index] + look.screen.descendants(of: index)
    return texts.contains { look.elements[$0].traits.contains(.truncated) }
      ? nil : "\(look.describe(index)) is not truncated"
  }

  /// So many lines: exactly, or at most, where a text that needs more fills them all and is truncated.
  private static func lines(_ limit: Int, exactly: Bool) -> Predicate {
    property(exactly ? "stays on \(limit) line" : "up to \(limit) lines", isLayout: true) {
      look, index in
      let element = look.elements[index]
      if exactly {
        if element.traits.contains(.truncated) { return "\(look.describe(index)) is truncated" }
        return element.lines == limit ? nil : "\(look.describe(index)) has \(element.lines) lines"
      }
      if element.lines > limit {
        return "\(look.describe(index)) has \(element.lines) lines, not up to \(limit)"
      }
      if element.traits.contains(.truncated), element.lines != limit {
        return "\(look.describe(index)) is cut off after \(element.lines) lines, not \(limit)"
      }
      return nil
    }
  }

  /// As wide and high as the avatar of a chat row on the same screen.
  private static let chatRowSize = property("is the size of a chat row’s", isLayout: true) {
    look, index in
    guard let row = look.firstIndex(of: .chatRow), let avatar = look.part(.avatar, of: row) else {
      return "there is no chat row to compare it with"
    }
    let own = look.elements[index].frame
    guard own.width != avatar.frame.width || own.height != avatar.frame.height else { return nil }
    return "it is \(own.width)×\(own.height) points, a chat row’s \(avatar.frame.width)×"
      + "\(avatar.frame.height)"
  }
}

extension Claim {
  /// Judges a property of every element of every subject, which must have one.
  func judgeProperty(
    _ judge: inout Judge,
    lacks: (Claim, Look, Int) throws(StepError) -> String?
  ) throws(StepError) {
    guard !whens.isEmpty else {
      let frame = try frameWithSubjects(judge.take)
      return try judgeProperty(in: [frame], judge.take, &judge, lacks: lacks)
    }
    for when in whens {
      switch when {
      case .during(let phase):
        let (take, frames) = try judge.frames(of: phase)
        try judgeProperty(in: frames, take, &judge, lacks: lacks)
      case .atOnce, .later:
        let frames = Array(judge.take.afterAction)
        try judgeProperty(in: frames, judge.take, &judge, lacks: lacks)
      default:
        throw StepError(.error, "that cannot be said of this moment")
      }
    }
  }

  /// The end; for what the action took away, such as a key that was pressed, the frame before it.
  private func frameWithSubjects(_ take: Take) throws(StepError) -> Int {
    for thing in subjects {
      let isGone = try thing.find(take.atRest).isEmpty
      if isGone, thing.reach == .screen, try !thing.find(take.look(take.before)).isEmpty {
        return take.before
      }
    }
    return take.end
  }

  private func judgeProperty(
    in frames: [Int], _ take: Take, _ judge: inout Judge,
    lacks: (Claim, Look, Int) throws(StepError) -> String?
  ) throws(StepError) {
    for frame in frames {
      let look = take.look(frame)
      for thing in subjects {
        for (look, index) in try elements(of: thing, look) {
          var flaw = thing.flaw(look, index)
          if flaw == nil { flaw = try places.firstFlaw(look, index) }
          for case .detail(_, let detail) in conditions where flaw == nil {
            flaw = detail(look, index)
          }
          let lack = if let flaw { flaw } else { try lacks(self, look, index) }
          if let lack, !isNegated { throw StepError(.failed, lack, frame: frame) }
          if lack == nil, isNegated {
            throw StepError(
              .failed, "\(look.describe(index)) \(predicate.name), though it should not",
              frame: frame)
          }
        }
      }
    }
  }

  /// The elements of a thing, each with the look that it was found in.
  private func elements(of thing: Thing, _ look: Look) throws(StepError) -> [(Look, Int)] {
    var found: [(Look, Int)] = []
    if let rows, thing.reach == .part {
      for row in try rows.find(look) {
        var inRow = look
        inRow.within = [row]
        let parts = try thing.find(inRow)
        if parts.isEmpty, thing.isDue(look, row) {
          throw StepError(
            .failed, "\(look.describe(row)) has no \(thing.name)", frame: look.frame)
        }
        found += parts.map { (inRow, $0) }
      }
    } else {
      let elements = try thing.find(look)
      found = elements.map { (look, $0) }
    }
    guard !found.isEmpty else {
      throw StepError(.failed, "\(thing.name) is not there", frame: look.frame)
    }
    return found
  }
}
