/// What a parameter's text means.
package enum ArgumentValue: Equatable, Sendable {
  /// A whole number that fits its type.
  case int(Int)
  /// A whole number of any size as its digits, a minus before them if it is negative.
  case bigInteger(String)
  /// A number with a fraction; infinite if the text names a number too large.
  case double(Double)
  /// A number with a fraction as it was written, nothing rounded.
  case decimal(String)
  /// A text, without its quotes if it had any.
  case string(String)
  /// The capture groups of a regular expression in their order, nil for one that took no part.
  case groups([String?])
  /// A value of the vocabulary's own.
  case custom(any Hashable & Sendable)

  /// Says whether two values have the same case and content.
  package static func == (left: ArgumentValue, right: ArgumentValue) -> Bool {
    switch (left, right) {
    case (.int(let one), .int(let other)): one == other
    case (.bigInteger(let one), .bigInteger(let other)): one == other
    case (.double(let one), .double(let other)): one == other
    case (.decimal(let one), .decimal(let other)): one == other
    case (.string(let one), .string(let other)): one == other
    case (.groups(let one), .groups(let other)): one == other
    case (.custom(let one), .custom(let other)): AnyHashable(one) == AnyHashable(other)
    default: false
    }
  }
}

/// The part of a text that a parameter took.
package struct Argument: Equatable, Sendable {
  /// The name of the parameter type, empty for the anonymous one.
  package let parameter: String
  /// The characters that the parameter took, quotes included.
  package let text: String
  /// The place of these characters, counted from 0 in the text that was matched.
  package let range: Range<Int>
  /// What the characters mean.
  package let value: ArgumentValue

  /// Creates an argument.
  package init(parameter: String, text: String, range: Range<Int>, value: ArgumentValue) {
    self.parameter = parameter
    self.text = text
    self.range = range
    self.value = value
  }
}

/// One way in which an expression reads the text from a place on.
package struct PrefixMatch: Equatable, Sendable {
  /// The place after the last character that was read.
  package let end: Int
  /// The arguments in the order of the expression's parameters.
  package let arguments: [Argument]

  /// Creates a match.
  package init(end: Int, arguments: [Argument]) {
    self.end = end
    self.arguments = arguments
  }
}
