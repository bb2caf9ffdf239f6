/// The signs that reports draw with.
package struct Glyphs: Hashable, Sendable {
  /// The pieces of a frame.
  package struct Box: Hashable, Sendable {
    package var topLeft: String
    package var topRight: String
    package var bottomLeft: String
    package var bottomRight: String
    package var across: String
    package var down: String
  }

  package var phone: Box
  package var box: Box
  package var ellipsis: String
  package var avatar: String
  package var spinner: String
  package var clear: String
  package var cursor: String
  package var back: String
  package var magnifier: String
  package var plus: String
  package var arrow: String
  package var star: String
  package var pencil: String
  package var archive: String
  package var filter: String
  package var underline: String
  package var journal: String
  package var passed: String
  package var failed: String
  package var undefined: String
  package var skipped: String
  package var undecided: String
  package var dot: String
  package var openQuote: String
  package var closeQuote: String
  /// The quotes within quotes.
  package var innerQuotes: (open: Character, close: Character) { ascii ? ("'", "'") : ("‘", "’") }
  package var mask: String
  package var number: String
  package var selected: String

  private var ascii: Bool { openQuote == "\"" }

  /// Signs for terminals that know Unicode.
  package static let unicode = Glyphs(
    phone: Box(
      topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", across: "─", down: "│"),
    box: Box(
      topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘", across: "─", down: "│"),
    ellipsis: "…", avatar: "●", spinner: "◌", clear: "×", cursor: "▏", back: "‹", magnifier: "⌕",
    plus: "⊕", arrow: "↻", star: "★", pencil: "✎", archive: "▤",
    filter: "≡", underline: "─", journal: "⇄", passed: "✔",
    failed: "✘", undefined: "?", skipped: "–", undecided: "…", dot: "·", openQuote: "“",
    closeQuote: "”", mask: "◐", number: "#", selected: "✓")

  /// Signs for terminals that know ASCII only.
  package static let ascii = Glyphs(
    phone: Box(
      topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", across: "-", down: "|"),
    box: Box(
      topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", across: "-", down: "|"),
    ellipsis: "...", avatar: "o", spinner: "(~)", clear: "x", cursor: "|", back: "<",
    magnifier: "(?)", plus: "(+)", arrow: "(@)", star: "*", pencil: "(/)", archive: "[#]",
    filter: "=", underline: "-",
    journal: "<>", passed: "+", failed: "X", undefined: "?", skipped: "-", undecided: "~",
    dot: "-", openQuote: "\"", closeQuote: "\"", mask: "(mask)", number: "#",
    selected: "*")
}
