/// A phrase with optional text, alternatives and parameters, ready to be matched.
package struct CucumberExpression: Sendable {
  /// The expression as it was written.
  package let source: String
  /// The names of the parameter types in reading order, empty for an anonymous one.
  package let parameterNames: [String]
  /// The words of the literal text in reading order, in lower case; word endings in parentheses
  /// are left out.
  package let literalWords: [String]
  /// The lower-cased words with which a match can begin, or nil when it can begin with anything.
  ///
  /// Compare with ``firstWord(in:from:)``. A match is taken to end where a word of the text ends.
  package let firstLiterals: Set<String>?

  private let program: ExpressionProgram

  /// Reads an expression.
  ///
  /// - Throws: ``ExpressionError`` for the first fault, with its place.
  package init(
    _ source: String, types: ParameterTypeRegistry = .builtIn,
    options: ExpressionOptions = ExpressionOptions()
  ) throws(ExpressionError) {
    let tree = try ExpressionParser.parse(source)
    try ExpressionChecker.check(tree, of: source, types: types)
    self.source = source
    parameterNames = tree.children.filter { $0.kind == .parameter }.map(\.text)
    literalWords = LiteralWords.list(tree)
    program = ExpressionProgram(tree, types: types, options: options)
    firstLiterals = FirstWords.find(in: program)
  }

  /// Returns the arguments if the expression matches the whole text, else nil.
  ///
  /// Of several matches the one counts that a regular expression would find: the first of the
  /// alternatives, optional text rather than none, as much as possible for the first parameter.
  package func match(_ text: String, context: Any? = nil) -> [Argument]? {
    var matcher = ExpressionMatcher(
      program, text: ExpressionText(text), context: context, wantsWhole: true)
    return matcher.run(from: 0).first?.arguments
  }

  /// Returns one match for each place at which the expression can end, the longest first.
  ///
  /// - Parameters:
  ///   - text: The text to read.
  ///   - start: The place of the first character to read; places outside the text match nothing.
  ///   - context: A value that is passed to the parameter types of the vocabulary.
  /// - Returns: The matches, each with the preferred arguments for its end.
  package func matches(
    in text: ExpressionText, from start: Int, context: Any? = nil
  ) -> [PrefixMatch] {
    guard (0...text.characters.count).contains(start),
      program.canBegin(in: text, at: start, context: context)
    else { return [] }
    var matcher = ExpressionMatcher(program, text: text, context: context, wantsWhole: false)
    return matcher.run(from: start).sorted { $0.end > $1.end }
  }

  /// Returns one match for each place at which the expression can end, the longest first.
  package func matches(
    in characters: [Character], from start: Int, context: Any? = nil
  ) -> [PrefixMatch] {
    matches(in: ExpressionText(characters), from: start, context: context)
  }

  /// Returns the word at a place in the form of ``firstLiterals``: its letters and digits in lower
  /// case, or the one character that is neither; a blank for white space, nothing at the end.
  package static func firstWord(in characters: [Character], from start: Int) -> String {
    FirstWords.word(in: characters, from: start)
  }
}
