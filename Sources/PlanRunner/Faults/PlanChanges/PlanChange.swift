import ScreenModel

/// A value of the plan with other words in its place.
package struct PlanChange: Sendable {
  /// What kind of other words these are.
  package enum Kind: String, Hashable, Sendable {
    case unknownText = "a text that the app does not have"
    case knownText = "another text of the app"
    case otherCode = "another text in code marks"
    case bigger = "a bigger number"
    case smaller = "a smaller number"
    case swappedMode = "the other mode"
    case opposite = "the opposite"
    case denied = "denied"
    case undenied = "no longer denied"
    case negated = "the clause denied"
    case unknownCase = "a case that the plan does not have"
  }

  package var value: PlanValue
  package var kind: Kind
  /// The words to try in turn, until one is noticed.
  package var candidates: [String]

  /// Whether the vocabulary may have no such words; then there is nothing to notice.
  package var needsReading: Bool {
    switch kind {
    case .swappedMode, .opposite, .denied, .undenied, .negated: true
    default: false
    }
  }
}

/// A change as it was played.
package struct PlayedChange: Sendable {
  /// What became of a change.
  package enum Status: String, Hashable, Sendable, CaseIterable {
    /// The case did not pass any more.
    case killed
    /// The case still passed: the value decides nothing.
    case notRead = "not read"
    /// What the case says is true with the other words as well, so it is right to pass.
    case equivalent
  }

  package var change: PlanChange
  package var status: Status
  /// The words that were noticed, or the first that were tried.
  package var new: String
  /// The place of the old words in the plan.
  package var position: SourcePosition
  /// What the case said, or why it is right to pass; `nil` when the value is not read.
  package var message: String?
}

extension PlanValue {
  /// Gives the changes of the value; `seen` are the texts on the screens of its case.
  package func changes(seen: [String]) -> [PlanChange] {
    func change(_ kind: PlanChange.Kind, _ candidates: [String]) -> [PlanChange] {
      candidates.isEmpty ? [] : [PlanChange(value: self, kind: kind, candidates: candidates)]
    }
    switch kind {
    case .label, .name, .key:
      let others = KnownTexts.plain(besides: seen).prefix(1) + KnownTexts.keys + seen
      let fitting = others.filter { $0 != words && (kind == .label || $0.isOneWord) }
      return change(.unknownText, ["Xyzzy"]) + change(.knownText, fitting)
    case .code:
      return change(.otherCode, (["xyzzy"] + letters).filter { $0 != words })
    case .number:
      let number = Int(words) ?? 0
      return change(.bigger, ["\(number + 1)"])
        + (number > 0 ? change(.smaller, ["\(number - 1)"]) : [])
    case .duration, .points:
      let number = Double(words) ?? 0
      return change(.bigger, [Self.decimal(number * 2)])
        + change(.smaller, [Self.decimal(number / 2)])
    case .mode: return change(.swappedMode, Opposites.mode(words).map { [$0] } ?? [])
    case .word: return change(.opposite, Opposites.of(words))
    case .denial:
      return range.isEmpty ? change(.denied, ["no "]) : change(.undenied, [""])
    case .saying: return change(.negated, Opposites.denials(of: words))
    case .reference: return change(.unknownCase, ["Xyzzy99"])
    case .example: return []
    }
  }

  /// Beginnings of names, for codes that a name is said to be without.
  private var letters: [String] {
    (48...122).map { Character(UnicodeScalar(UInt8($0))) }
      .filter { $0.isLetter || $0.isNumber }.map { String($0) }
  }

  private static func decimal(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}

extension KnownTexts {
  /// The names of the keyboard's key.
  fileprivate static let keys = [Strings().searchKey, Strings().returnKey]

  /// Gives texts of the app that mean nothing in markdown and are not among some others.
  static func plain(besides others: [String]) -> [String] {
    let others = Set(others)
    return all.filter { $0.isPlain && !others.contains($0) }.sorted()
  }
}

extension String {
  /// Whether it can stand in the plan's source as it is.
  var isPlain: Bool {
    first?.isUppercase == true && last != " " && count <= 40
      && allSatisfy { $0.isLetter || $0.isNumber || $0 == " " || $0 == "?" }
  }

  fileprivate var isOneWord: Bool {
    allSatisfy(\.isLetter)
  }
}
