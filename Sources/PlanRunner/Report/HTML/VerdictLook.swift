/// How a verdict is told on the page: always by a word and a sign, and by a colour that nobody needs to see.
struct VerdictLook {
  /// The class that gives the colour.
  let name: StaticString
  let sign: StaticString
  let word: StaticString

  private init(_ name: StaticString, _ sign: StaticString, _ word: StaticString) {
    self.name = name
    self.sign = sign
    self.word = word
  }

  static let passed = VerdictLook("passed", "✓", "Passed")
  static let failed = VerdictLook("failed", "✗", "Failed")
  static let undefined = VerdictLook("undefined", "?", "Undefined")
  static let error = VerdictLook("error", "!", "Error")
  static let skipped = VerdictLook("skipped", "–", "Skipped")
  static let undecided = VerdictLook("undecided", "…", "Undecided")
  static let remark = VerdictLook("remark", "·", "Remark")
  static let notPlayed = VerdictLook("skipped", "–", "Not played")

  /// Gives the look of a case's or a scenario's status.
  init(_ status: Status) {
    switch status {
    case .passed: self = .passed
    case .failed: self = .failed
    case .undefined: self = .undefined
    case .error: self = .error
    case .skipped: self = .skipped
    }
  }

  /// Gives the look of a clause's status.
  init(_ status: ClauseVerdict.Status) {
    switch status {
    case .passed: self = .passed
    case .failed: self = .failed
    case .undefined: self = .undefined
    case .error: self = .error
    case .remark: self = .remark
    case .notPlayed: self = .notPlayed
    }
  }

  /// Gives the look of a criterion's status.
  init(_ status: CriterionStatus) {
    switch status {
    case .passed: self = .passed
    case .failed: self = .failed
    case .undecided: self = .undecided
    }
  }
}

extension HTMLText {
  /// Adds a verdict as a sign and a word.
  mutating func badge(_ look: VerdictLook) {
    markup(#"<span class="badge "#)
    markup(look.name)
    markup(#""><span aria-hidden="true">"#)
    markup(look.sign)
    markup("</span> ")
    markup(look.word)
    markup("</span>")
  }
}
