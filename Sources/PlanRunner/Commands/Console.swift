/// The two output streams of the process and what they can show.
package struct Console: Sendable {
  /// How text on standard output looks.
  package var style: ReportStyle
  /// Whether messages on standard error are in colour.
  package var errorsUseColor: Bool

  /// Looks at the streams and the environment once.
  package init(_ choice: Arguments.ColorChoice) {
    let output = Surroundings(
      isTerminal: System.isTerminal(.output), environment: System.environment)
    let errors = Surroundings(
      isTerminal: System.isTerminal(.errors), environment: System.environment)
    style = ReportStyle(
      glyphs: output.knowsUnicode ? .unicode : .ascii, usesColor: output.usesColor(choice),
      width: output.width(terminal: System.terminalColumns(.output)))
    errorsUseColor = errors.usesColor(choice)
  }

  /// Prints a result; the reader of a pipe may leave early.
  package func print(_ text: String) throws(System.Failure) {
    do throws(System.Failure) {
      try System.write(text, to: .output)
    } catch  where error.isBrokenPipe {
      return
    }
  }

  /// Tells the user on standard error what is wrong.
  package func complain(_ message: String) {
    let name = errorsUseColor ? "\u{1B}[31mplanrunner:\u{1B}[0m" : "planrunner:"
    note("\(name) \(message)")
  }

  /// Writes commands to a build server to standard error.
  package func command(_ text: String) {
    try? System.write(text, to: .errors)
  }

  /// Writes a line to standard error; where even that fails nobody can be told.
  package func note(_ line: String) {
    try? System.write(BuildLog.defused(line) + "\n", to: .errors)
  }
}

/// What the environment says of an output stream.
package struct Surroundings {
  package var isTerminal: Bool
  package var environment: (String) -> String?

  /// Makes the surroundings of a stream from a way to look variables up.
  package init(isTerminal: Bool, environment: @escaping (String) -> String?) {
    self.isTerminal = isTerminal
    self.environment = environment
  }

  /// Tells whether the stream gets colours: options before variables, NO_COLOR before CLICOLOR_FORCE.
  package func usesColor(_ choice: Arguments.ColorChoice) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if value("NO_COLOR") != nil { return false }
    for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
      if let force = value(name), force != "0" { return true }
    }
    if value("TERM") == "dumb" { return false }
    return isTerminal
  }

  /// Gives the columns to fill: COLUMNS, else the terminal's, else 80 on terminals and 100 elsewhere.
  package func width(terminal: Int?) -> Int {
    if let columns = value("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
    guard isTerminal else { return 100 }
    return terminal ?? 80
  }

  /// Tells whether the locale allows Unicode; without a locale it does.
  package var knowsUnicode: Bool {
    guard let locale = value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG") else { return true }
    let name = locale.lowercased()
    return name.contains("utf-8") || name.contains("utf8")
  }

  private func value(_ name: String) -> String? {
    environment(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}
