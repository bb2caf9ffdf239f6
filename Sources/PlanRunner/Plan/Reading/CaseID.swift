/// What an ID cell says: the ID, a title behind it, and the tag with criteria.
struct CaseID {
  /// The ID; empty if the cell has none.
  private(set) var id = ""
  /// The text behind the ID.
  private(set) var title = ""
  /// The criteria of the tag.
  private(set) var criteria: [String] = []
  /// The place of the ID.
  private(set) var position: SourcePosition
  /// What is wrong with the tag.
  private(set) var diagnostics: [Diagnostic]
  /// Whether all of the cell but its tag is bold.
  private(set) var isBold = false

  /// Reads a rendered ID cell.
  init(_ cell: PlanText) {
    let tags = CriteriaReader.tags(of: cell)
    diagnostics = tags.diagnostics
    position = cell.start
    let inTag = Set(tags.brackets.flatMap(Array.init))
    let kept = cell.characters.indices.filter { !inTag.contains($0) }
    let visible = kept.filter { !cell.characters[$0].isWhitespace }
    criteria = tags.criteria
    guard let first = visible.first, let last = visible.last else { return }
    position = cell.positions[first]
    let rest = kept.filter { $0 >= first && $0 <= last }
    isBold = cell.spans.contains {
      $0.kind == .bold && $0.range.contains(first) && $0.range.contains(last)
    }
    let wordEnd = rest.firstIndex { cell.characters[$0].isWhitespace } ?? rest.endIndex
    let word = Self.withoutPunctuation(String(rest[..<wordEnd].map { cell.characters[$0] }))
    guard wordEnd < rest.endIndex, Self.looksLikeID(word) else {
      let whole = String(rest.map { cell.characters[$0] })
      id = wordEnd < rest.endIndex ? whole : word
      return
    }
    id = word
    let mentions = CriteriaReader.mentions(in: cell, from: rest[wordEnd])
    if criteria.isEmpty { criteria = mentions.criteria }
    title = String(rest[wordEnd...].map { cell.characters[$0] }.drop(while: \.isWhitespace))
    if CriteriaScan.isOnlyCriteria(title) { title = "" }
  }

  /// Says whether a word has the form of an ID: short, with a digit.
  static func looksLikeID(_ word: some StringProtocol) -> Bool {
    word.count <= 24 && word.contains(where: \.isNumber) && !word.contains(where: \.isWhitespace)
      && word.first.map { $0.isLetter || $0.isNumber || $0 == "#" } == true
  }

  private static func withoutPunctuation(_ word: String) -> String {
    var word = word
    while let last = word.last, ":.;,)".contains(last), word.count > 1 { word.removeLast() }
    return word
  }
}
