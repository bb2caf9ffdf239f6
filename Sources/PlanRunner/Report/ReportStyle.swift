/// How a text report looks.
package struct ReportStyle: Hashable, Sendable {
  package var glyphs: Glyphs
  package var usesColor: Bool
  /// The columns that wrapped text may take.
  package var width: Int

  /// Makes a style; the default is what a file gets.
  package init(glyphs: Glyphs = .unicode, usesColor: Bool = false, width: Int = 100) {
    self.glyphs = glyphs
    self.usesColor = usesColor
    self.width = width
  }

  /// What a colour says; a word says it too.
  package enum Tone: String, Hashable, Sendable {
    case good = "32"
    case bad = "31"
    case unknown = "33"
    case skipped = "36"
    case strong = "1"
    case quiet = "2"
  }

  /// Gives a text in the colour of a tone.
  package func toned(_ text: String, _ tone: Tone) -> String {
    usesColor && !text.isEmpty ? "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Gives the sign of a case's status.
  package func mark(_ status: Status) -> String {
    switch status {
    case .passed: glyphs.passed
    case .skipped: glyphs.skipped
    case .failed, .error: glyphs.failed
    case .undefined: glyphs.undefined
    }
  }

  /// Gives the tone of a case's status.
  package func tone(_ status: Status) -> Tone {
    switch status {
    case .passed: .good
    case .skipped: .skipped
    case .failed, .error: .bad
    case .undefined: .unknown
    }
  }
}

extension ClauseVerdict {
  /// The plan's words without the comma that joins them to the next ones.
  var shownText: String { text.withoutEndingComma() }
}

extension ClauseVerdict.Status {
  /// The case status that it looks like in a report.
  var likeness: Status {
    switch self {
    case .passed: .passed
    case .failed: .failed
    case .undefined: .undefined
    case .error: .error
    case .remark, .notPlayed: .skipped
    }
  }

  /// The status as a word for people.
  var word: String {
    self == .notPlayed ? "not played" : rawValue
  }
}
