/// Puts the phrases of a Do cell together into steps.
package struct DoComposer {
  /// A step and where its words stand.
  package struct Placed: Sendable {
    package var step: DoStep
    package var range: Range<Int>
    package var expression: String
  }

  package private(set) var steps: [Placed] = []
  /// What is wrong with some words, by their place.
  package private(set) var problems: [(range: Range<Int>, message: String)] = []
  private var lastJoining: Joining?

  package init(_ tokens: [Token]) {
    for (index, token) in tokens.enumerated() {
      switch token.content {
      case .mark(let mark):
        if mark == "," || mark == ";" || mark == "." { lastJoining = nil }
      case .phrase(let meaning, let expression):
        let next = index + 1 < tokens.count ? tokens[index + 1] : nil
        take(meaning, token, expression, next: next)
      case .undefined, .ambiguous, .invalid:
        break
      }
    }
  }

  private mutating func take(
    _ meaning: Meaning, _ token: Token, _ expression: String, next: Token?
  ) {
    switch meaning {
    case .step(let step):
      take(Placed(step: step, range: token.range, expression: expression))
      lastJoining = nil
    case .example(let example):
      takeExample(example, token, expression)
    case .joining(let joining):
      if case .filler = joining { return }
      if next.isEnd { problems.append((token.range, "nothing follows it")) }
      if case .or = joining, steps.isEmpty {
        problems.append((token.range, "there is nothing before it that could be done instead"))
      }
      lastJoining = joining
    case .remark:
      break
    default:
      problems.append((token.range, "nothing is done with this"))
    }
  }

  /// Takes a step; behind "or" it is another way of doing the one before.
  private mutating func take(_ placed: Placed) {
    if case .or = lastJoining, let last = steps.popLast() {
      steps.append(alternatives(last, placed))
    } else if placed.step.isMeans, let last = steps.popLast() {
      steps += [placed, last]
    } else {
      steps.append(placed)
    }
  }

  private func alternatives(_ first: Placed, _ second: Placed) -> Placed {
    let variant = Variant("way", [first.step.name, second.step.name])
    var both = DoStep(
      "\(first.step.name) or \(second.step.name)",
      variants: [variant] + first.step.variants + second.step.variants,
      demands: first.step.demands + second.step.demands, row: second.step.row ?? first.step.row
    ) { scene, options throws(StepError) in
      let chosen = options[variant] == 0 ? first.step : second.step
      try chosen.run(&scene, options)
    }
    both.ways = [variant] + first.step.ways + second.step.ways
    both.pin = first.step.pin ?? second.step.pin
    both.startsOwnSearch = first.step.startsOwnSearch || second.step.startsOwnSearch
    return Placed(
      step: both, range: first.range.lowerBound..<second.range.upperBound,
      expression: "\(first.expression) or \(second.expression)")
  }

  private mutating func takeExample(_ example: String, _ token: Token, _ expression: String) {
    guard var last = steps.last, let make = last.step.withExample else {
      problems.append((token.range, "there is nothing that this could be an example of"))
      return
    }
    last.step = make(example)
    last.range = last.range.lowerBound..<token.range.upperBound
    last.expression += " + " + expression
    steps[steps.count - 1] = last
  }
}
