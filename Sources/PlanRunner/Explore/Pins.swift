import ScreenModel

/// What a phrase says of time, so that no schedule may decide it otherwise.
package enum Pin: Hashable, Sendable {
  /// Something is done, or seen, while the spinner shows: replies come after it.
  case spinner
  /// Something is seen so many milliseconds after the search while it still runs.
  case running(Int)
  /// What a reply brings is seen at a time: replies take as long as the servers say.
  case replyTime
}

/// What the words of a case say of time.
package struct Pins: Sendable {
  /// How the time of replies is bound.
  package enum Replies: Hashable, Sendable {
    /// They take at least so many milliseconds.
    case atLeast(Int)
    /// They take as long as the servers say.
    case asScripted
  }

  package var replies: Replies
  /// The phrases that say so, each with what it says.
  package var reasons: [(words: String, pin: Pin)]

  /// The spinner shows after about 1 s; at the latest then.
  private static let spinner = Moments.about(1_000).upperBound

  /// Gathers what phrases say.
  package init(_ reasons: [(words: String, pin: Pin)] = []) {
    self.reasons = reasons
    var shortest = 1
    var isOpen = true
    for (_, pin) in reasons {
      switch pin {
      case .spinner: shortest = max(shortest, Pins.spinner)
      case .running(let milliseconds): shortest = max(shortest, milliseconds)
      case .replyTime: isOpen = false
      }
    }
    replies = isOpen ? .atLeast(min(shortest, Schedule.longestReply)) : .asScripted
  }

  /// The least that a reply takes, in milliseconds.
  package var shortestReply: Int {
    if case .atLeast(let milliseconds) = replies { milliseconds } else { 0 }
  }
}

extension CompiledCase {
  /// What the words of the case, and of those whose words it uses, say of time.
  package func pins(otherCase: (String) -> CompiledCase?) -> Pins {
    var reasons = ownPins
    var seen = [id]
    var open = references
    while let next = open.popLast() {
      guard !seen.contains(next), let other = otherCase(next) else { continue }
      seen.append(next)
      reasons += other.ownPins
      open += other.references
    }
    return Pins(reasons)
  }

  private var ownPins: [(words: String, pin: Pin)] {
    let doing = steps.enumerated().compactMap { index, placed -> (words: String, pin: Pin)? in
      guard let pin = placed.step.pin, placed.step.startsOwnSearch || mayRunSearch(before: index)
      else { return nil }
      return (String(script.doCell.text.characters[placed.range]), pin)
    }
    let checks = clauses.compactMap { clause -> (words: String, pin: Pin)? in
      clause.pin.map { (String(script.expectCell.text.characters[clause.range]), $0) }
    }
    return doing + checks
  }
}

extension CompiledCase {
  /// Whether the step before another one may leave a search running.
  private func mayRunSearch(before index: Int) -> Bool {
    guard index > 0 else { return false }
    let last = steps[index - 1].step
    return !last.awaitsReply && !last.endsWithResults
  }
}

extension Clause {
  /// What its words say of time; `nil` where they leave it open.
  package var pin: Pin? {
    switch kind {
    case .claim(let claim): claim.pin
    case .statement(_, _, let whens, _): whens.contains { $0.span != nil } ? .replyTime : nil
    case .followUp, .reference, .backToMain, .remark: nil
    }
  }
}

extension Claim {
  /// A spinner is seen while a reply is on its way; what a reply brings has its time.
  fileprivate var pin: Pin? {
    let span = whens.compactMap(\.span).first
    if subjects.contains(where: { $0.kin.contains(.spinner) }) {
      if isNegated, !predicate.isAbsence { return nil }
      return span.map { .running($0.upperBound) } ?? .spinner
    }
    let brought: Set<Element.Identifier> = [
      .resultRow, .loadRow, .chat, .chatTitle, .joinBar, .overlay,
    ]
    let isBrought = subjects.contains { thing in
      // That a search failed is not brought by a reply.
      !thing.kin.isDisjoint(with: brought) && thing.label?.hasPrefix("Search failed") != true
    }
    return span != nil && isBrought ? .replyTime : nil
  }
}

extension When {
  /// The span after the action, in milliseconds, that the plan gives as a number.
  fileprivate var span: ClosedRange<Int>? {
    if case .after(let span) = self { span } else { nil }
  }
}
