/// One row of the vocabulary: an expression, and what its words mean.
package struct Phrase: Sendable {
  /// Where a phrase may stand.
  package struct Use: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    package static let `do` = Use(rawValue: 1)
    package static let expect = Use(rawValue: 2)
    package static let setup = Use(rawValue: 4)
    package static let cases: Use = [.do, .expect]
  }

  package typealias Make = @Sendable (Captures) throws -> Meaning

  /// A Cucumber Expression.
  package var expression: String
  package var use: Use
  /// Makes the meaning from the values that the expression matched.
  ///
  /// - Throws: ``StepError`` when the values cannot be used together.
  package var make: Make

  package init(_ expression: String, _ use: Use = .cases, make: @escaping Make) {
    self.expression = expression
    self.use = use
    self.make = make
  }

  /// A phrase without values.
  package init(_ expression: String, _ use: Use, _ meaning: Meaning) {
    self.init(expression, use) { _ in meaning }
  }

  /// A phrase without values that may stand in any cell of a case.
  package init(_ expression: String, _ meaning: Meaning) {
    self.init(expression, .cases, meaning)
  }
}

/// The values that an expression matched, in order.
package struct Captures: Sendable {
  package var arguments: [Argument]

  package init(_ arguments: [Argument]) {
    self.arguments = arguments
  }

  /// Gives the text of a label, code span, name or case ID.
  package func text(_ index: Int = 0) -> String {
    switch arguments[index].value {
    case .string(let text): text
    default: arguments[index].text
    }
  }

  /// Gives a whole number.
  package func int(_ index: Int = 0) -> Int {
    if case .int(let number) = arguments[index].value { number } else { 0 }
  }

  /// Gives a value of the vocabulary's own.
  package func value<Value: Sendable>(_ index: Int = 0, _ type: Value.Type = Value.self)
    throws(StepError) -> Value
  {
    guard case .custom(let custom) = arguments[index].value,
      let captured = custom as? Captured<Value>
    else {
      throw StepError(.error, "“\(arguments[index].text)” has no value of the right kind")
    }
    return captured.value
  }
}

/// A value of the vocabulary's own, told apart by the words that it was read from.
package struct Captured<Value: Sendable>: Hashable, Sendable {
  package var words: String
  package var value: Value

  package init(_ words: String, _ value: Value) {
    self.words = words
    self.value = value
  }

  package static func == (left: Captured, right: Captured) -> Bool {
    left.words == right.words
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(words)
  }
}
