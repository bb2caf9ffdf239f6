import ScreenModel

/// Puts a Setup together, sentence by sentence.
struct SetupBuilder {
  /// A phrase of a sentence.
  struct Piece {
    var fact: SetupFact
    var position: SourcePosition
  }

  var setup = Setup()
  /// What the sentence that is read decides.
  var effects: [String] = []
  /// Where an iOS without a menu is named.
  var menuPlace: SourcePosition?
  /// The plan's cases, by their IDs in small letters.
  private let cases: [String: PlanCase]
  private let ids: [String]
  private let reader = Reader(.setup, use: .setup, suggests: false)

  init(_ plan: Plan) {
    ids = plan.cases.map(\.id)
    cases = Dictionary(plan.cases.map { ($0.id.lowercased(), $0) }) { first, _ in first }
  }

  /// Reads items and the items of their inner lists.
  mutating func read(_ items: [SetupItem]) {
    let anyRead = items.map { item -> Bool in
      let isRead = read(item)
      read(item.children)
      return isRead
    }
    // The items of an inner list are alike: one that is not read beside one that is looks like a slip.
    guard anyRead.contains(true) else { return }
    for (item, isRead) in zip(items, anyRead)
    where !isRead && item.number.contains(".") && !item.text.isBlank {
      warn(item.text.start, "no phrase reads “\(Excerpt.escaped(item.text.string))”")
    }
  }

  /// Gives the Setup with the checks that need all of it.
  consuming func finished() -> Setup {
    checkVersions()
    checkPhones()
    return setup
  }

  private mutating func read(_ item: SetupItem) -> Bool {
    var isRead = false
    for sentence in item.text.sentences where read(sentence) { isRead = true }
    return isRead
  }

  /// Reads a sentence and tells whether something in it has a meaning.
  private mutating func read(_ text: PlanText) -> Bool {
    let tokens = reader.read(text)
    effects = []
    var pieces: [Piece] = []
    for token in tokens {
      if case .phrase(.setup(let fact), _) = token.content {
        pieces.append(Piece(fact: fact, position: text.positions[token.range.lowerBound]))
      }
    }
    apply(pieces)
    let isRead = tokens.contains(where: \.hasMeaning)
    if isRead { report(tokens, in: text) }
    let bound =
      isRead
      ? tokens.map { BoundPiece(range: $0.range, role: $0.role) }
      : [BoundPiece(range: 0..<text.characters.count, role: .remark)]
    setup.sentences.append(
      Setup.Sentence(
        cell: BoundCell(text: text, pieces: bound), effects: effects, isRead: isRead))
    return isRead
  }

  /// Says which words of a sentence are not read, or not usable.
  private mutating func report(_ tokens: [Token], in text: PlanText) {
    for token in tokens {
      let position = text.positions[token.range.lowerBound]
      switch token.content {
      case .undefined: warn(position, "no phrase reads “\(Excerpt.escaped(token.text))”")
      case .ambiguous(let phrases):
        warn(position, "several phrases read the same words: \(phrases.quotedList)")
      case .invalid(let message, _): fail(position, message)
      case .phrase, .mark: break
      }
    }
  }

  private mutating func apply(_ pieces: [Piece]) {
    applyPhones(pieces)
    applyMenu(pieces)
    applyModes(pieces)
    applyDirectory(pieces)
    applyContent(pieces)
    applyNames(pieces)
    applySwitch(pieces)
  }

  mutating func warn(_ position: SourcePosition, _ message: String) {
    setup.faults.append(Diagnostic(.warning, at: position, message))
  }

  mutating func fail(_ position: SourcePosition, _ message: String) {
    setup.faults.append(Diagnostic(.error, at: position, message))
  }

  mutating func say(_ topic: SetupTopic?, _ effect: String) {
    if let topic { setup.topics.insert(topic) }
    effects.append(effect)
  }

  mutating func claim(_ position: SourcePosition, _ check: @escaping SetupClaim.Check) {
    setup.claims.append(SetupClaim(at: position, check))
  }

  /// Gives the plan's cases with some IDs; one that the plan does not have is named.
  mutating func planCases(_ names: [String], _ position: SourcePosition) -> [PlanCase] {
    names.compactMap { name in
      if let found = cases[name.lowercased()] { return found }
      warn(position, "the plan has no case \(name)" + Suggestion.bracket(for: name, in: ids))
      return nil
    }
  }
}

extension Token {
  /// Whether it is more than a mark, a joining word or a remark.
  fileprivate var hasMeaning: Bool {
    switch content {
    case .phrase(.setup, _), .invalid, .ambiguous: true
    case .phrase, .mark, .undefined: false
    }
  }
}
