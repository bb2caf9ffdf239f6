package import ScreenModel

/// Reads the values of options and says what would have been right.
package enum OptionValues {
  /// The names of all phones.
  package static let phones = Phone.all.map(\.name)
  /// The names of all text sizes.
  package static let textSizes = TextSize.allCases.map(\.rawValue)
  /// The versions of iOS that can be asked for: the app needs 15, and 26 is the last one.
  package static let iosVersions = 15...26

  /// Reads a value that is one of a few words, whatever its case.
  package static func choice<Value: RawRepresentable & CaseIterable>(
    _ text: String, of option: CommandOption, as type: Value.Type = Value.self
  ) throws(UsageError) -> Value where Value.RawValue == String {
    let word = folded(text)
    for value in Value.allCases where folded(value.rawValue) == word { return value }
    throw unknown(text, of: option, known: Value.allCases.map(\.rawValue))
  }

  /// Reads toolbar modes; "both" means each of them.
  package static func modes(_ text: String) throws(UsageError) -> [ToolbarMode] {
    let word = folded(text)
    if word == "both" { return ToolbarMode.allCases }
    for mode in ToolbarMode.allCases where folded(mode.rawValue) == word { return [mode] }
    throw unknown(text, of: .mode, known: ToolbarMode.allCases.map(\.rawValue) + ["both"])
  }

  /// Reads a phone's name, with or without "iPhone".
  package static func phone(_ text: String) throws(UsageError) -> Phone {
    let word = folded(text)
    for phone in Phone.all where [word, "iphone" + word].contains(folded(phone.name)) {
      return phone
    }
    throw unknown(text, of: .phone, known: phones)
  }

  /// The numbers of schedules that can be asked for.
  package static let seeds = 1...1_000_000_000

  /// Reads a seed: a whole number that 64 bits hold.
  package static func seed(_ text: String) throws(UsageError) -> UInt64 {
    guard let seed = UInt64(text) else {
      throw UsageError("--seed takes a number from 0 to \(UInt64.max), not \(quoted(text))")
    }
    return seed
  }

  /// Reads the choices of a schedule, with commas between them; none are a plain run.
  package static func choices(_ text: String) throws(UsageError) -> [Choice] {
    var choices: [Choice] = []
    for item in text.split(separator: ",") {
      guard let choice = Choice(written: item) else {
        let kinds = ChoicePlace.Kind.allCases.map(\.rawValue)
        throw UsageError(
          "--choices doesn't understand \(quoted(String(item))); it takes \(Suggestion.alternatives(kinds)) "
            + "with a number, = and a value, for example directory1=3100,early2=1")
      }
      guard !choices.contains(where: { $0.place == choice.place }) else {
        throw UsageError("--choices decides \(quoted(String(item))) twice")
      }
      choices.append(choice)
    }
    return choices
  }

  /// Reads a whole number within bounds.
  package static func number(
    _ text: String, of option: CommandOption, in bounds: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    guard let number = Int(text), bounds.contains(number) else {
      throw UsageError(
        "--\(option.rawValue) takes a number from \(bounds.lowerBound) to \(bounds.upperBound), not \(quoted(text))"
      )
    }
    return number
  }

  /// Reads "2/5": the second of five shards.
  package static func shard(_ text: String) throws(UsageError) -> Arguments.Shard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1, index <= count
    else {
      throw UsageError(
        "--shard takes I/N with I from 1 to N, for example 2/5, not \(quoted(text))")
    }
    return Arguments.Shard(index: index, count: count)
  }

  /// Reads which scenarios to show: a number or "all".
  package static func variant(_ text: String) throws(UsageError) -> Arguments.Variant {
    if folded(text) == "all" { return .all }
    guard let number = Int(text), number >= 1 else {
      throw UsageError("--variant takes a number from 1, or all, not \(quoted(text))")
    }
    return .number(number)
  }

  /// Reads a list of criteria and ranges of them.
  package static func criteria(_ text: String) throws(UsageError) -> [String] {
    var result: [String] = []
    for item in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
      guard let range = NumberedRange(String(item)), range.numbers.count <= 1000 else {
        throw UsageError("--require takes criteria such as AC4 or AC3-AC9, not \(quoted(text))")
      }
      for id in range.members where !result.contains(id) { result.append(id) }
    }
    guard !result.isEmpty else {
      throw UsageError("--require takes criteria such as AC4 or AC3-AC9, not \(quoted(text))")
    }
    return result
  }

  private static func unknown(
    _ text: String, of option: CommandOption, known: [String]
  ) -> UsageError {
    let hint = Suggestion.bracket(for: text, in: known)
    return UsageError(
      "--\(option.rawValue) doesn't know \(quoted(text))\(hint); it takes \(Suggestion.alternatives(known))"
    )
  }

  /// Gives a user's words in quotes, safe to print.
  package static func quoted(_ text: String) -> String {
    "\"\(VisibleText.escaped(text))\""
  }

  private static func folded(_ text: String) -> String {
    String(text.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" })
  }
}
