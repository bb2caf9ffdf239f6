/// A reader of one text with one expression.
///
/// The matcher walks the program and keeps a stack of the choices it made. A dead end, or a
/// recorded end when all are wanted, takes it back to the last choice, as a regular expression
/// would go back. What follows a step does not depend on how the step was reached; so each choice
/// is made once per place, and each end of a parameter is followed once.
struct ExpressionMatcher {
  private enum Paths {
    case steps(ArraySlice<Int>)
    case ends(EndCursor, of: ParameterType, next: Int)
  }

  private struct Choice {
    let step: Int
    let position: Int
    let captureCount: Int
    var paths: Paths
  }

  private struct Capture {
    let type: ParameterType
    let range: Range<Int>
    let value: ArgumentValue?
  }

  private struct Visit: Hashable {
    let step: Int
    let position: Int
  }

  private let program: ExpressionProgram
  private let text: ExpressionText
  private let context: Any?
  private let wantsWhole: Bool

  private var choices: [Choice] = []
  private var captures: [Capture] = []
  private var visits: Set<Visit> = []
  private var untried: [Int: UntriedEnds] = [:]
  private var runs = RunCache()
  private var ends: Set<Int> = []
  private var matches: [PrefixMatch] = []

  /// Prepares a match of the whole text, or of each part that begins at the start.
  init(_ program: ExpressionProgram, text: ExpressionText, context: Any?, wantsWhole: Bool) {
    self.program = program
    self.text = text
    self.context = context
    self.wantsWhole = wantsWhole
  }

  /// Returns the most preferred match for each end that the expression can reach.
  ///
  /// When the whole text is wanted, that is one match at most.
  mutating func run(from start: Int) -> [PrefixMatch] {
    var place = Visit(step: program.first, position: start)
    while true {
      if let next = advance(from: place) {
        place = next
      } else if wantsWhole && !matches.isEmpty {
        return matches
      } else if let next = goBack() {
        place = next
      } else {
        return matches
      }
    }
  }

  /// Takes a step that leaves no choice; a choice is put on the stack instead.
  private mutating func advance(from place: Visit) -> Visit? {
    switch program.steps[place.step] {
    case .accept:
      record(end: place.position)
      return nil
    case .literal(let literal, let next):
      guard program.stands(literal, in: text, at: place.position) else { return nil }
      return Visit(step: next, position: place.position + literal.count)
    case .whiteSpace(let joins, let next):
      let end = whiteSpaceEnd(from: place.position)
      guard end > place.position || joins && followsWhiteSpace(place.position) else { return nil }
      return Visit(step: next, position: end)
    case .choice(let steps):
      guard visits.insert(place).inserted else { return nil }
      choose(.steps(steps[...]), at: place)
      return nil
    case .parameter(let type, let next):
      guard visits.insert(place).inserted else { return nil }
      let cursor = EndCursor(
        of: type, in: text, from: place.position, context: context, runs: &runs)
      choose(.ends(cursor, of: type, next: next), at: place)
      return nil
    }
  }

  private mutating func choose(_ paths: Paths, at place: Visit) {
    choices.append(
      Choice(
        step: place.step, position: place.position, captureCount: captures.count, paths: paths))
  }

  /// Returns the next path of the last choice that has one left.
  private mutating func goBack() -> Visit? {
    while let choice = choices.popLast() {
      captures.removeLast(captures.count - choice.captureCount)
      if let next = follow(choice) { return next }
    }
    return nil
  }

  private mutating func follow(_ choice: Choice) -> Visit? {
    var choice = choice
    switch choice.paths {
    case .steps(var steps):
      guard let step = steps.popFirst() else { return nil }
      choice.paths = .steps(steps)
      choices.append(choice)
      return Visit(step: step, position: choice.position)
    case .ends(let cursor, let type, let next):
      guard let found = cursor.next(in: text, untried: &untried[choice.step, default: .init()])
      else { return nil }
      choices.append(choice)
      captures.append(
        Capture(type: type, range: choice.position..<found.end, value: found.value))
      return Visit(step: next, position: found.end)
    }
  }

  private mutating func record(end: Int) {
    guard !wantsWhole || end == text.characters.count else { return }
    guard ends.insert(end).inserted else { return }
    matches.append(PrefixMatch(end: end, arguments: captures.map(argument)))
  }

  private func argument(_ capture: Capture) -> Argument {
    let taken = text.string(capture.range)
    let value = capture.value ?? capture.type.value(of: taken, in: text, range: capture.range)
    return Argument(
      parameter: capture.type.name, text: taken, range: capture.range, value: value)
  }

  private func whiteSpaceEnd(from position: Int) -> Int {
    var end = position
    while end < text.characters.count, text.characters[end].isBlank { end += 1 }
    return end
  }

  private func followsWhiteSpace(_ position: Int) -> Bool {
    position > 0 && text.characters[position - 1].isBlank
  }
}
