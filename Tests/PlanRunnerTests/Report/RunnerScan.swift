import Foundation

/// The lines that GitHub's runner takes for commands when it reads the output of a step.
///
/// Written from what the runner is known to do, as a judge of everything that is printed.
struct RunnerScan {
  struct Command: Hashable {
    var name: String
    var properties: [String: String]
    var message: String
  }

  static let names: Set<String> = [
    "error", "warning", "notice", "debug", "group", "endgroup", "add-mask", "add-matcher",
    "remove-matcher", "echo", "stop-commands", "set-output", "save-state", "set-env", "add-path",
    "internal-set-repo-path",
  ]

  /// Gives the commands in a log; lines end at a line feed, a carriage return or both.
  static func commands(in log: String) -> [Command] {
    log.components(separatedBy: CharacterSet(charactersIn: "\r\n"))
      .filter { line in
        line.range(of: "::", options: .literal) != nil
          || line.range(of: "##[", options: .literal) != nil
      }
      .compactMap { command(in: $0) }
  }

  private static func command(in line: String) -> Command? {
    let scalars = Array(line.unicodeScalars.drop { $0.properties.isWhitespace })
    let trimmed = text(scalars[...])
    if scalars.starts(with: "::".unicodeScalars), let end = index(of: "::", in: scalars, from: 2) {
      let head = text(scalars[2..<end])
      let message = text(scalars[(end + 2)...])
      if let command = parsed(head, message, separator: ",") { return command }
    }
    let all = Array(trimmed.unicodeScalars)
    guard let start = index(of: "##[", in: all, from: 0),
      let end = index(of: "]", in: all, from: start + 3)
    else { return nil }
    return parsed(text(all[(start + 3)..<end]), text(all[(end + 1)...]), separator: ";")
  }

  private static func parsed(
    _ head: String, _ message: String, separator: Unicode.Scalar
  ) -> Command? {
    let parts = Array(head.unicodeScalars).split(
      separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first.map({ text($0).lowercased() }), names.contains(name) else {
      return nil
    }
    var properties: [String: String] = [:]
    for pair in (parts.count > 1 ? parts[1] : []).split(separator: separator) {
      let sides = pair.split(separator: "=", maxSplits: 1)
      if sides.count == 2 {
        properties[text(sides[0])] = unescaped(text(sides[1]), inProperty: true)
      }
    }
    return Command(name: name, properties: properties, message: unescaped(message))
  }

  private static func unescaped(_ text: String, inProperty: Bool = false) -> String {
    var text = text.replacing("%0D", with: "\r").replacing("%0A", with: "\n")
    if inProperty { text = text.replacing("%3A", with: ":").replacing("%2C", with: ",") }
    return text.replacing("%25", with: "%")
  }

  private static func index(of wanted: String, in text: [Unicode.Scalar], from start: Int) -> Int? {
    let wanted = Array(wanted.unicodeScalars)
    guard start + wanted.count <= text.count else { return nil }
    return (start...(text.count - wanted.count)).first {
      text[$0..<($0 + wanted.count)].elementsEqual(wanted)
    }
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
