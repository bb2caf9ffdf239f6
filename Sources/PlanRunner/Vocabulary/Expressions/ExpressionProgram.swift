/// An expression as steps, each of which names the steps that may follow.
///
/// No step leads back to an earlier one, so a path through the program ends.
struct ExpressionProgram: Sendable {
  enum Step: Sendable {
    /// The end of the expression.
    case accept
    case literal([Character], next: Int)
    /// White space of any length; of length 0 too if it joins white space already read.
    case whiteSpace(joins: Bool, next: Int)
    /// A choice between paths, the most preferred first.
    case choice([Int])
    case parameter(ParameterType, next: Int)
  }

  private(set) var steps: [Step] = [.accept]
  /// The step to begin with.
  private(set) var first = 0
  let options: ExpressionOptions

  /// Translates a checked tree.
  init(_ expression: ExpressionNode, types: ParameterTypeRegistry, options: ExpressionOptions) {
    self.options = options
    first = add(expression.children, types: types, before: 0)
  }

  private mutating func add(_ step: Step) -> Int {
    steps.append(step)
    return steps.count - 1
  }

  /// Adds nodes from the last to the first, so that each knows what follows it.
  private mutating func add(
    _ nodes: [ExpressionNode], types: ParameterTypeRegistry, before next: Int
  ) -> Int {
    var next = next
    var index = nodes.count - 1
    while index >= 0 {
      let node = nodes[index]
      switch node.kind {
      case .text:
        var start = index
        while start > 0, nodes[start - 1].kind == .text { start -= 1 }
        let text = nodes[start...index].map(\.text).joined()
        let joins = start > 0 && nodes[start - 1].kind == .optional
        next = add(literal: Array(text), joins: joins, before: next)
        index = start
      case .optional:
        let present = add(node.children, types: types, before: next)
        next = add(.choice([present, next]))
      case .alternation:
        var paths: [Int] = []
        for alternative in node.children {
          paths.append(add(alternative.children, types: types, before: next))
        }
        next = add(.choice(paths))
      case .parameter:
        if let type = types[node.text] { next = add(.parameter(type, next: next)) }
      case .expression, .alternative:
        next = add(node.children, types: types, before: next)
      }
      index -= 1
    }
    return next
  }

  private mutating func add(literal: [Character], joins: Bool, before next: Int) -> Int {
    guard options.joinsWhiteSpace else { return add(.literal(literal, next: next)) }
    var next = next
    var end = literal.count
    while end > 0 {
      let isSpace = literal[end - 1].isBlank
      var start = end - 1
      while start > 0, literal[start - 1].isBlank == isSpace { start -= 1 }
      next =
        isSpace
        ? add(.whiteSpace(joins: joins && start == 0, next: next))
        : add(.literal(Array(literal[start..<end]), next: next))
      end = start
    }
    return next
  }

  /// Tells whether a match can begin at a place, by the expression's first word or parameter.
  ///
  /// It costs little, and most expressions fail already here.
  func canBegin(in text: ExpressionText, at place: Int, context: Any?) -> Bool {
    canBegin(with: first, in: text, at: place, context: context)
  }

  private func canBegin(
    with step: Int, in text: ExpressionText, at place: Int, context: Any?
  ) -> Bool {
    switch steps[step] {
    case .accept, .whiteSpace: return true
    case .literal(let literal, _): return stands(literal, in: text, at: place)
    case .choice(let steps):
      return steps.contains { canBegin(with: $0, in: text, at: place, context: context) }
    case .parameter(let type, _):
      guard case .reader(let reader) = type.source else { return true }
      let start = MatchPlace(characters: text.characters, start: place, context: context)
      return !text.candidates(of: type.name, at: start, reader).isEmpty
    }
  }

  /// Tells whether the characters of a literal stand at a place of the text.
  func stands(_ literal: [Character], in text: ExpressionText, at place: Int) -> Bool {
    guard text.characters.count - place >= literal.count else { return false }
    return literal.indices.allSatisfy { accepts(text.characters[place + $0], for: literal[$0]) }
  }

  /// Says whether a character of the text is what the expression wants.
  private func accepts(_ character: Character, for wanted: Character) -> Bool {
    if character == wanted { return true }
    guard options.ignoresCase else { return false }
    if let one = character.asciiValue, let other = wanted.asciiValue {
      return one ^ other == 0x20 && (0x61...0x7A).contains(one | 0x20)
    }
    return character.lowercased() == wanted.lowercased()
  }
}
