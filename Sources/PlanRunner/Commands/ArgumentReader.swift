/// Takes a command line apart into options and words.
package struct ArgumentReader {
  private var rest: ArraySlice<String>
  private var command: Command?
  private var optionsEnded = false

  /// One thing on a command line.
  package enum Item: Hashable, Sendable {
    case option(CommandOption, value: String)
    case word(String)
  }

  /// Makes a reader of the words behind the command.
  package init(_ words: ArraySlice<String>, command: Command?) {
    rest = words
    self.command = command
  }

  /// Takes the next thing off, or gives `nil` at the end.
  package mutating func next() throws(UsageError) -> Item? {
    guard let word = rest.popFirst() else { return nil }
    if optionsEnded || word == "-" || !word.hasPrefix("-") { return .word(word) }
    if word == "--" {
      optionsEnded = true
      return try next()
    }
    let (name, attached) = ArgumentReader.parts(of: word)
    let option = try option(named: name)
    return .option(option, value: try value(of: option, attached: attached))
  }

  /// Takes "--jobs=2" and "-j2" apart.
  private static func parts(of word: String) -> (name: String, attached: String?) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 { return (String(parts[0]), String(parts[1])) }
    let letter = word.dropFirst().first
    let takesValue = CommandOption.allCases.contains {
      $0.letter == letter && $0.placeholder != nil
    }
    guard takesValue, word.count > 2 else { return (word, nil) }
    return (String(word.prefix(2)), String(word.dropFirst(2)))
  }

  private func option(named word: String) throws(UsageError) -> CommandOption {
    let accepted = CommandOption.allCases.filter { $0.belongs(to: command ?? .run) }
    let found = CommandOption.allCases.first { option in
      word == "--\(option.rawValue)" || option.letter.map { word == "-\($0)" } == true
    }
    guard let found else {
      let names = accepted.map { "--\($0.rawValue)" }
      throw UsageError(
        "unknown option \(OptionValues.quoted(word))\(Suggestion.bracket(forBeginningOf: word, in: names))"
      )
    }
    guard accepted.contains(found) else {
      let commands = Command.allCases.filter { found.belongs(to: $0) }.map(\.rawValue)
      throw UsageError(
        "\(word) is an option of \(Suggestion.alternatives(commands)), not of \((command ?? .run).rawValue)"
      )
    }
    return found
  }

  /// Tells whether a word behind "mutate --plan" is the plan's file rather than a selector.
  private static func namesPlan(_ word: String?) -> Bool {
    guard let word, !word.hasPrefix("-") else { return false }
    return word.contains("/") || word.lowercased().hasSuffix(".md")
  }

  private mutating func value(
    of option: CommandOption, attached: String?
  ) throws(UsageError) -> String {
    guard let placeholder = option.placeholder else {
      if let attached {
        throw UsageError(
          "--\(option.rawValue) takes no value, but was given \(OptionValues.quoted(attached))")
      }
      return ""
    }
    if let attached { return attached }
    if option == .plan, command == .mutate, !ArgumentReader.namesPlan(rest.first) { return "" }
    guard let next = rest.first, next != "--", !next.hasPrefix("--") else {
      throw UsageError("--\(option.rawValue) needs a value: --\(option.rawValue) \(placeholder)")
    }
    rest = rest.dropFirst()
    return next
  }
}
