extension BuiltInParameterType {
  /// Returns what a text that the type has read means.
  func value(of text: String) -> ArgumentValue {
    switch self {
    case .anonymous, .word: .string(text)
    case .string: .string(Self.unquoted(text))
    case .byte: Self.integer(text, in: Int(Int8.min)...Int(Int8.max))
    case .short: Self.integer(text, in: Int(Int16.min)...Int(Int16.max))
    case .int, .long: Self.integer(text, in: Int.min...Int.max)
    case .biginteger: .bigInteger(Self.canonical(text))
    case .float, .double: .double(Self.number(text))
    case .bigdecimal: .decimal(text)
    }
  }

  private static func integer(_ text: String, in range: ClosedRange<Int>) -> ArgumentValue {
    guard let number = Int(text), range.contains(number) else {
      return .bigInteger(canonical(text))
    }
    return .int(number)
  }

  /// Takes away zeros before a whole number, and the minus of zero.
  private static func canonical(_ text: String) -> String {
    let digits = text.drop { $0 == "-" }.drop { $0 == "0" }
    guard !digits.isEmpty else { return "0" }
    return (text.hasPrefix("-") ? "-" : "") + digits
  }

  /// Reads a number; a point without digits before or after it has a zero there.
  private static func number(_ text: String) -> Double {
    var digits = text.hasPrefix("+") ? String(text.dropFirst()) : text
    if digits.hasPrefix(".") { digits = "0" + digits }
    if digits.hasPrefix("-.") { digits = "-0" + digits.dropFirst() }
    if digits.hasSuffix(".") { digits += "0" }
    return Double(digits) ?? .nan
  }

  /// Takes away the quotes, and the backslash before a quote of either kind.
  private static func unquoted(_ text: String) -> String {
    var result = ""
    for character in text.dropFirst().dropLast() {
      if character == "\"" || character == "'", result.last == "\\" { result.removeLast() }
      result.append(character)
    }
    return result
  }
}

extension ParameterType {
  /// Returns what a text means that the type has read without giving a value itself.
  func value(of taken: String, in text: ExpressionText, range: Range<Int>) -> ArgumentValue {
    switch source {
    case .builtIn(let builtIn):
      return builtIn.value(of: taken)
    case .reader:
      return .string(taken)
    case .patterns(let patterns, let conversion):
      var groups: [String?] = []
      var isRead = false
      for pattern in patterns {
        let found = isRead ? nil : pattern.groups(in: text, range: range)
        isRead = isRead || found != nil
        groups += found ?? Array(repeating: nil, count: pattern.groupCount)
      }
      if let conversion { return conversion(groups.isEmpty ? [taken] : groups) }
      return groups.isEmpty ? .string(taken) : .groups(groups)
    }
  }
}
