/// Writes virtual time for people and machines.
package enum TimeText {
  /// Gives milliseconds as seconds without needless digits: "0", "1.05", "12".
  package static func seconds(_ milliseconds: Int) -> String {
    let size = milliseconds.magnitude
    var text = (milliseconds < 0 ? "-" : "") + String(size / 1000)
    var rest = Substring(String(1000 + size % 1000).dropFirst())
    while rest.last == "0" { rest.removeLast() }
    if !rest.isEmpty { text += "." + rest }
    return text
  }

  /// Gives a number with the right form of a word: "1 case", "2 cases".
  package static func count(_ number: Int, _ word: String, _ plural: String? = nil) -> String {
    number == 1 ? "1 \(word)" : "\(number) \(plural ?? word + "s")"
  }
}
