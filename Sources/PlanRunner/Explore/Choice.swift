/// A place in a scenario at which a schedule can decide otherwise than a plain run.
///
/// Places are known by what is decided and by a number, so that a decision stays where it is when
/// another one is taken back: the second request is the second request whatever came before it.
package struct ChoicePlace: Hashable, Sendable {
  /// What is decided, and what the values mean.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Milliseconds until the reply to the directory's request with a number.
    case directory
    /// Milliseconds until the answer to the name server's question with a number.
    case name
    /// Milliseconds until the answer to the link server's question with a number.
    case link
    /// Milliseconds that the tester hesitates before the action with a number.
    case pause
    /// 1 when the action with a number comes before a reply that the words do not wait for.
    case early
    /// Milliseconds between the letters of the text of the action with a number; 0 for all at once.
    case letters
    /// 1 when the touch with a number, of something that asks a server, is a double tap.
    case twice
    /// Which of several things that are due at one moment comes first, from 0.
    case order
  }

  package var kind: Kind
  /// Counted from 1, for each kind by itself.
  package var number: Int

  /// Makes a place.
  package init(_ kind: Kind, _ number: Int) {
    self.kind = kind
    self.number = number
  }
}

/// What a schedule decides at one place.
package struct Choice: Hashable, Sendable {
  package var place: ChoicePlace
  package var value: Int

  /// Makes a choice.
  package init(_ place: ChoicePlace, _ value: Int) {
    self.place = place
    self.value = value
  }

  /// The choice as it is written on a command line: "directory2=3100".
  package var written: String { "\(place.kind.rawValue)\(place.number)=\(value)" }

  /// Reads a choice as it is written; gives `nil` for anything else, or a value out of its range.
  package init?(written text: some StringProtocol) {
    let sides = text.split(separator: "=", omittingEmptySubsequences: false)
    guard sides.count == 2, let value = Int(sides[1]) else { return nil }
    let letters = sides[0].prefix { !$0.isNumber }
    guard let kind = ChoicePlace.Kind(rawValue: String(letters)),
      let number = Int(sides[0].dropFirst(letters.count)), number > 0,
      kind.values.contains(value)
    else { return nil }
    self.init(ChoicePlace(kind, number), value)
  }

  /// The choice in words.
  package var words: String {
    let number = place.number
    switch place.kind {
    case .directory: return "the reply to request \(number) takes \(TimeText.seconds(value)) s"
    case .name: return "name answer \(number) takes \(TimeText.seconds(value)) s"
    case .link: return "link answer \(number) takes \(TimeText.seconds(value)) s"
    case .pause:
      return value == 0
        ? "action \(number) comes at once"
        : "\(TimeText.seconds(value)) s pass before action \(number)"
    case .early: return "action \(number) does not wait for the reply"
    case .letters:
      return
        "the text of action \(number) is typed letter by letter, one each \(TimeText.seconds(value)) s"
    case .twice: return "touch \(number) is a double tap"
    case .order:
      return
        "of the things that are due at one moment, in tie \(number), number \(value + 1) comes first"
    }
  }
}

extension ChoicePlace.Kind {
  /// The values that can be decided on.
  package var values: ClosedRange<Int> {
    switch self {
    case .directory, .name, .link: 1...Schedule.longestReply
    case .pause: 0...Schedule.longestPause
    case .letters: 0...Schedule.longestKeystroke
    case .early, .twice: 0...1
    case .order: 0...1_000
    }
  }
}

extension [Choice] {
  /// The choices as they are written on a command line.
  package var written: String { map(\.written).joined(separator: ",") }
}
