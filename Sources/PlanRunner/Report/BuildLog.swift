/// Keeps words of a plan from being taken for commands by a build server that reads the log.
package enum BuildLog {
  /// Gives a text whose lines begin no command: none starts with `::`, `---`, `+++` or the like, and none has `##[`.
  ///
  /// A backslash is put where a command would begin. Each character of the text stays in its place.
  package static func defused(_ text: String) -> String {
    guard needsDefusing(text) else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(defusedLine)
      .joined(separator: "\n")
  }

  /// Looks for what may begin a command; few texts have any.
  private static func needsDefusing(_ text: String) -> Bool {
    var seen = 0
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte == 0x0A {
        seen = 0
      } else if seen > 0 || !(byte == 0x20 || byte == 0x09 || byte >= 0x80) {
        if byte == last, byte == UInt8(ascii: "#") || seen == 1 { return true }
        seen += 1
      }
      last = byte
    }
    return false
  }

  private static func defusedLine(_ line: Substring) -> String {
    var line = String(line)
    let start = line.firstIndex { !$0.isWhitespace } ?? line.endIndex
    if line[start...].hasPrefix("::") {
      line.insert("\\", at: start)
    } else if ["---", "+++", "~~~", "^^^"].contains(where: { line.hasPrefix($0 + " ") }) {
      line.insert("\\", at: line.startIndex)
    }
    guard line.contains("##") else { return line }
    return brokenMarkers(line)
  }

  /// Puts a backslash before the bracket of `##[` and `##name[`.
  private static func brokenMarkers(_ line: String) -> String {
    var result = ""
    var rest = line[...]
    while let range = rest.firstRange(of: "##") {
      let end = rest[range.upperBound...].firstIndex { $0 != "#" } ?? rest.endIndex
      result += rest[..<end]
      rest = rest[end...]
      let name = rest.prefix { $0.isLetter }
      guard rest[name.endIndex...].first == "[" else { continue }
      result += name + "\\"
      rest = rest[name.endIndex...]
    }
    return result + rest
  }
}
