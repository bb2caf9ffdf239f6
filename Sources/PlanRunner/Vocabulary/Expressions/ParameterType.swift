/// The place at which a parameter type of the vocabulary is asked to read.
package struct MatchPlace {
  /// The characters of the whole text.
  package let characters: [Character]
  /// The place of the first character to read.
  package let start: Int
  /// What the caller of the match passed along.
  package let context: Any?

  /// Creates a place.
  package init(characters: [Character], start: Int, context: Any? = nil) {
    self.characters = characters
    self.start = start
    self.context = context
  }
}

/// One way in which a parameter type can read a text.
package struct ParameterCandidate: Sendable {
  /// The place after the last character that was read.
  package let end: Int
  /// What the characters mean.
  package let value: ArgumentValue

  /// Creates a candidate.
  package init(end: Int, value: ArgumentValue) {
    self.end = end
    self.value = value
  }
}

/// A named kind of value that an expression can hold in braces.
package struct ParameterType: Sendable {
  /// A function that returns all ways to read a text at a place, the most preferred first.
  package typealias Reader = @Sendable (MatchPlace) -> [ParameterCandidate]
  /// A function that gives the capture groups of a match a meaning.
  package typealias Conversion = @Sendable ([String?]) -> ArgumentValue

  enum Source: Sendable {
    case builtIn(BuiltInParameterType)
    case patterns([ParameterPattern], Conversion?)
    case reader(Reader)
  }

  /// The name that stands in braces, empty for the anonymous type.
  package let name: String
  let source: Source

  /// Creates a type that reads with a function.
  ///
  /// - Throws: ``ParameterTypeError`` for a name with a reserved character, or none.
  package init(_ name: String, reader: @escaping Reader) throws(ParameterTypeError) {
    try Self.check(name)
    self.name = name
    source = .reader(reader)
  }

  /// Creates a type that reads what one of some regular expressions matches.
  ///
  /// The groups of all expressions, in their order, go to the conversion; without any group the
  /// whole text does. The value is ``ArgumentValue/string(_:)`` or ``ArgumentValue/groups(_:)``
  /// when there is no conversion.
  ///
  /// - Throws: ``ParameterTypeError`` for an unusable name, or expressions that can't be compiled.
  package init(
    _ name: String, patterns: [String], conversion: Conversion? = nil
  ) throws(ParameterTypeError) {
    try Self.check(name)
    guard !patterns.isEmpty else { throw .noPattern(name: name) }
    self.name = name
    var compiled: [ParameterPattern] = []
    for pattern in patterns {
      compiled.append(try ParameterPattern(pattern, of: name))
    }
    source = .patterns(compiled, conversion)
  }

  init(_ builtIn: BuiltInParameterType) {
    name = builtIn.rawValue
    source = .builtIn(builtIn)
  }

  private static func check(_ name: String) throws(ParameterTypeError) {
    guard !name.isEmpty, ParameterTypeRegistry.isLegal(name) else {
      throw .illegalName(name)
    }
  }
}
